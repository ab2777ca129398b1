/** What board, seats and dock of one court share: what is pointed at, and what the prompt says of it. */
import type { CursedCourtView, Message } from "./protocol";
import { say } from "../../words.svelte";
import type { BoardProps, Scene } from "../contract";
import { asItEnded, changedSince, courtOf, isBetweenYears, type Court, type Region } from "./court";
import { betWords, bumpedWords, regionWords } from "./tell";

/** Reading takes a moment of rest; a tap or the keyboard asks for it at once. */
const REST = 350;

export class CourtScene implements Scene {
  /** The region that is pointed at: its kin are outlined. */
  pointed = $state<string | null>(null);
  /** The region of which the prompt tells. */
  private read = $state<string | null>(null);
  /** Where a crown is being carried. */
  over = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly board: BoardProps<CursedCourtView>) {}

  court: Court = $derived.by(() => asItEnded(courtOf(this.board.view)));
  previous: Court | null = $derived.by(() => this.board.previous && courtOf(this.board.previous));
  /** What changed since my last bet: marked until I bet again. */
  changed = $derived.by(() => {
    if (isBetweenYears(this.court)) return new Set<string>();
    const before = this.board.since ?? this.board.previous;
    return changedSince(before && courtOf(before), this.court);
  });

  private held = $derived.by(() => {
    const key = this.over ?? this.board.draft.complete?.parts.region ?? this.pointed;
    return this.court.regions.find((one) => one.key === key);
  });

  point(region: string | null, atOnce = false): void {
    if (region === this.pointed && !atOnce) return;
    this.pointed = region;
    clearTimeout(this.timer);
    if (region === null || atOnce) this.read = region;
    else this.timer = setTimeout(() => (this.read = region), REST);
  }

  /** A set is kin to its nobles, a noble to the sets that need it. */
  isKin(region: Region): boolean {
    const { held } = this;
    if (!held || held.key === region.key) return false;
    return held.nobles.length > 1 ? held.nobles.includes(region.key) : region.nobles.includes(held.key);
  }

  /** The prompt's words: what the bet under way would do, the region that is read, or who has just taken a place of mine. */
  get told(): string {
    return (this.words ?? []).map((message) => say(message, this.board.people)).join(" ");
  }

  private get words(): Message[] | null {
    const { court, board } = this;
    const bet = board.draft.complete;
    if (bet?.parts.region) return betWords(court, bet, board.draft.number, board.view.setting);
    const place = court.regions.findIndex((one) => one.key === this.read);
    const region = court.regions[place];
    if (region) return regionWords(court, region, place);
    return board.choices.length && court.phase === "betting" ? bumpedWords(court) : null;
  }
}

/** The scene of a table; a still picture has none. */
export function sceneOf(board: BoardProps<CursedCourtView>): CourtScene {
  return (board.scene as CourtScene | undefined) ?? new CourtScene(board);
}
