/** What board, own and seats of a table share: the court as it is shown, the intrigue that is being spun, what is pointed at, and
 * what changed since my turn. */
import type { PocketIntriguesOpen, PocketIntriguesPreview, PocketIntriguesView } from "./protocol";
import { say, t } from "../../words.svelte";
import type { BoardProps, Scene as Shared } from "../contract";
import { figuresOf, goalMembers, ladderOf, shortName } from "./figures";
import { isAction } from "./intrigues";
import { changedSince, type Change } from "./latest";
import { Scheme } from "./scheme.svelte";
import { actorOf, signsOf } from "./weighing";

type Props = BoardProps<PocketIntriguesView, PocketIntriguesPreview>;

export class Scene implements Shared {
  readonly scheme: Scheme;
  /** Words about what is pointed at; empty where nothing is. */
  pointed = $state("");
  private seen: PocketIntriguesOpen | null = null;

  constructor(private readonly board: Props) {
    this.scheme = new Scheme({
      draft: () => board.draft,
      choices: () => board.choices,
      components: () => board.view.setting,
      rowOf: (who) => this.rowOf.get(who) ?? 0,
      preview: (text) => board.previews.of(text),
      explain: (text) => board.previews.explain(text),
    });
  }

  figures = $derived.by(() => figuresOf(this.board.view.setting.cast, this.board.view.open));
  rows = $derived.by(() => ladderOf(this.figures, this.board.view.open));
  rowOf = $derived.by(() => new Map(this.rows.flatMap((row, place) => row.map((figure) => [figure.id, place] as const))));

  /** What changed since I moved last; for a spectator and in a replay, with the last step. */
  changes = $derived.by<Change[]>(() => {
    const { view, previous, since } = this.board;
    const before = (since ?? previous)?.open;
    if (!before || before.game !== view.open.game) return [];
    return changedSince(view.setting.cast, before, view.open, this.stories);
  });

  /** What was told since I moved last; to a spectator, the last step. */
  private stories = $derived.by(() => {
    const { log = [], since, you } = this.board;
    return log.slice(since ? log.findLastIndex((story) => actorOf(story) === you) + 1 : -1);
  });

  /** What each seat did since I moved last, in signs: "Gerard ↑". */
  did(seat: number): string {
    const { cast } = this.board.view.setting;
    const told = this.stories.filter((story) => actorOf(story) === seat).flat();
    return told.flatMap((message) => signsOf(message, cast).map(({ who, sign }) => `${this.nameOf(who)} ${sign}`)).join(", ");
  }

  /** The next moment is shown: what is pointed at may be another by now. */
  follow({ open }: PocketIntriguesView): void {
    if (this.seen === open) return;
    this.pointed = "";
    this.seen = open;
  }

  /** For the prompt: what would follow from the chosen move, whatever is pointed at; else the next step and what is pointed at. */
  get told(): string {
    return this.scheme.complete ? this.plan() : [this.nextStep(), this.pointed].filter(Boolean).join(" ");
  }

  private nextStep(): string {
    const { scheme } = this;
    if (scheme.action && scheme.slot) {
      const count = scheme.slots.length;
      const place = count > 1 ? `${t("pi-board-step", { step: scheme.slots.indexOf(scheme.slot) + 1, count })} ` : "";
      return capital(`${place}${t("pi-board-choose", { deed: t(scheme.deed(scheme.slot)) })}`);
    }
    if (scheme.firsts.length) return t("pi-board-choose-action", { who: scheme.firsts.map((id) => this.nameOf(id)).join(", ") });
    return "";
  }

  /** The complete move in few words, and what would come of it. */
  private plan(): string {
    const { scheme } = this;
    const choice = scheme.complete;
    if (!choice) return "";
    const deeds = Object.entries(choice.parts).map(([slot, who]) => ({ name: this.nameOf(who), does: scheme.brief(slot) }));
    const kinds = [...new Set(deeds.map(({ does }) => does))];
    const told = kinds.map((does) => `${deeds.filter((deed) => deed.does === does).map(({ name }) => name).join(", ")}: ${does}`);
    const done = isAction(choice.kind) ? `${told.join("; ")}.` : scheme.words(choice);
    return [done, ...(scheme.foreseen ? this.outlook(scheme.foreseen) : [])].join(" ");
  }

  /** What my goal would bring, whether it is the end, who would die, and what that would ask for. */
  private outlook({ changes, ends, total }: PocketIntriguesPreview): string[] {
    const dead = changes.filter((one) => one.state === "dead").flatMap((one) => this.figures.get(one.who) ?? []);
    const told = dead.map((figure) => [t("pi-board-dies", { who: shortName(figure) }), ...figure.death.map((one) => say(one))].join(" "));
    const now = this.board.view.own?.standing?.[2] ?? total;
    const gain = total - now > 0 ? `+${total - now}` : total < now ? `−${now - total}` : "±0";
    return [t(ends ? "pi-board-ends-with" : "pi-board-then-total", { total, gain }), ...told];
  }

  private nameOf(id: string): string {
    const figure = this.figures.get(id);
    return figure ? shortName(figure) : id;
  }

  /** The four of my goal with what each is worth now. */
  standing = $derived.by(() => {
    const own = this.board.view.own;
    if (!own?.goal || !own.standing) return [];
    const [points, minus] = own.standing;
    return goalMembers(this.figures, own.goal).map((figure, place) => ({
      figure,
      points: points[place] ?? 0,
      costs: minus.includes(figure.id),
    }));
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
