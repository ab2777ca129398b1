/** What the parts of one coach share: the declaration thought over, my marks, who is looked at closely, what is known of whom. */
import type { DevilsCastleView } from "./protocol";
import { say, t, words } from "../../words.svelte";
import { KIND } from "../../table/draft.svelte";
import type { BoardProps, Scene } from "../contract";
import { choiceMessage } from "./choosing";
import { Claiming } from "./claiming.svelte";
import { deedsOf, sinceMine, turnsOf } from "./evidence";
import { glass, heard } from "./glass.svelte";
import { Marks } from "./marks.svelte";
import { itemId } from "./things";

export class CoachScene implements Scene {
  readonly claiming: Claiming;
  readonly marks = new Marks();
  /** The seat that is opened to be read. */
  opened = $state<number | null>(null);

  constructor(private readonly board: BoardProps<DevilsCastleView>) {
    this.claiming = new Claiming(board);
  }

  turns = $derived.by(() => turnsOf(this.board.log ?? [], this.first));
  deeds = $derived.by(() => deedsOf(this.turns));
  news = $derived.by(() => sinceMine(this.turns, this.board.you));
  /** The first turn that has come since mine: what is newer is marked. */
  fresh = $derived(this.news[0]?.turn ?? Infinity);

  /** Whose the first turn was: turns go round one by one. */
  private get first(): number | null {
    const { setting, open } = this.board.view;
    return open.turn_seat === null ? null : (open.turn_seat + setting.players * open.turn - open.turn + 1) % setting.players;
  }

  /** The words of what is pointed at; else what the choice so far would do, and what it still needs. */
  get told(): string {
    return glass.words ? heard(glass.words) : this.claiming.claim ? this.claimWords() : this.planWords();
  }

  private claimWords(): string {
    const { claim, choice, ready } = this.claiming;
    if (!claim) return "";
    const items = words.form(itemId(claim.item), "many");
    if (!ready || !choice) return t(`dc-page-claim-whom-${claim.kind}`, { items });
    return `${say(choiceMessage(choice), this.board.people)}. ${t("dc-page-then-declare")}`;
  }

  private planWords(): string {
    const { draft, people } = this.board;
    const kind = draft.complete?.kind ?? draft.chosen.find((one) => one.part === KIND)?.value;
    const help = kind && words.has(`dc-page-then-${kind}`) ? t(`dc-page-then-${kind}`) : "";
    if (draft.complete) return help && `${say(choiceMessage(draft.complete), people)}. ${help}`;
    if (!draft.begun) return "";
    const missing = !kind ? KIND : ["item", "seat", "next"].find((part) => draft.narrowed.some((one) => part in one.parts) && !draft.chosen.some((one) => one.part === part));
    return [missing ? t(`dc-page-choose-${missing}`) : "", help].filter(Boolean).join(" ");
  }
}
