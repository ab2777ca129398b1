/** What the parts of one coach share: the declaration thought over, my marks, who is looked at closely, what is known of whom. */
import type { DevilsCastleView } from "../../protocol";
import type { BoardProps } from "../contract";
import { Claiming } from "./claiming.svelte";
import { Comfort } from "./comfort.svelte";
import { deedsOf, sinceMine, turnsOf } from "./evidence";
import { Marks } from "./marks.svelte";

export class CoachScene {
  readonly claiming: Claiming;
  readonly comfort = new Comfort();
  readonly marks = new Marks();
  /** The seat that is opened to be read. */
  opened = $state<number | null>(null);

  constructor(private readonly board: BoardProps<DevilsCastleView>) {
    this.claiming = new Claiming(board);
  }

  turns = $derived.by(() => turnsOf(this.board.log ?? []));
  deeds = $derived.by(() => deedsOf(this.turns, this.board.you));
  news = $derived.by(() => sinceMine(this.turns, this.board.you));
  /** The first turn that has come since mine: what is newer is marked. */
  fresh = $derived(this.news[0]?.turn ?? Infinity);
  answering = $derived.by(() => this.comfort.answer(this.board.view.open, this.board.choices));

  /** Answer for me after a while, if I wish so. */
  answerForMe(): (() => void) | undefined {
    const text = this.answering;
    if (!text) return;
    const timer = setTimeout(() => this.board.play(text), this.comfort.pause());
    return () => clearTimeout(timer);
  }
}
