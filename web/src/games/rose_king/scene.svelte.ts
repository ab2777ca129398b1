/** What field, hands and seats of one table share: what is pointed at, what is dragged, and the crown's last way. */
import { untrack } from "svelte";
import type { RoseKingPreview, RoseKingView } from "./protocol";
import { KIND } from "../../table/draft.svelte";
import { onto, type Drag } from "../../table/drag";
import type { BoardProps, Scene } from "../contract";
import { discardsOf, handsOf, type HeldCard } from "./cards";
import { Pointing, type Spot } from "./pointing.svelte";
import { tellCard, tellMove, tellSpot } from "./tell";

type Given = BoardProps<RoseKingView, RoseKingPreview>;

export class RoseKingScene implements Scene {
  /** The card that is dragged. */
  private held = $state<string | null>(null);
  trail = $state.raw<{ from: string; card: string | null } | null>(null);
  readonly pointing: Pointing;
  private seen: RoseKingView | null = null;

  constructor(private readonly board: Given) {
    this.pointing = new Pointing({
      open: () => board.view.open,
      chosen: () => {
        const card = this.held ?? this.chosen;
        return card && board.you !== null ? { seat: board.you, card } : null;
      },
      preview: (seat, card) => {
        const text = seat === board.you ? board.choices.find((choice) => choice.parts.card === card)?.text : undefined;
        return text === undefined ? null : board.previews.of(text);
      },
    });
    $effect.pre(() => this.follow(board.view));
    // After a reload: where the crown stood when I had moved last.
    $effect.pre(() => {
      const was = board.since;
      if (was && !untrack(() => this.trail) && isNext(was, board.view)) this.trail = { from: was.open.crown, card: null };
    });
  }

  /** The crown's last way stays marked until the next; what was pointed at is forgotten with every moment. */
  private follow(now: RoseKingView): void {
    untrack(() => {
      this.pointing.clear();
      this.held = null;
      const { seen } = this;
      if (seen && isNext(seen, now)) this.trail = { from: seen.open.crown, card: newest(discardsOf(seen), discardsOf(now)) };
      else if (seen?.open.crown !== now.open.crown) this.trail = null;
      this.seen = now;
    });
  }

  /** The card of the chosen move. */
  get chosen(): string | null {
    return this.board.draft.complete?.parts.card ?? null;
  }

  get drawChosen(): boolean {
    return this.board.draft.complete?.kind === "draw";
  }

  get names(): string[] {
    return this.board.people.map((one) => one.name);
  }

  get told(): string {
    const { spot, routes } = this.pointing;
    const whole = this.board.draft.complete;
    const card = whole?.parts.card;
    if (whole && card && (!spot || "size" in spot || spotIsOf(spot, card, whole.parts.square))) {
      return tellMove(this.board.view.open, this.board.you ?? 0, whole, this.pointing.route(this.board.you ?? 0, card)?.preview ?? null);
    }
    return spot ? tellSpot(this.board.view.open, spot, routes, this.names) : "";
  }

  /** The squares that moves lead to, each with its card in words. */
  touchable = $derived.by(() => {
    const near = this.board.you ?? 0;
    const hand = handsOf(this.board.view.open)[near] ?? [];
    return new Map(
      this.board.choices.flatMap((choice) => {
        const card = hand.find((one) => one.card === choice.parts.card);
        if (!card?.square) return [];
        const words = tellCard(card, this.pointing.route(near, card.card)?.preview);
        return [[card.square, { words, hero: card.use === "hero" }] as const];
      }),
    );
  });

  /** Card and square stand for the same move: touching either again takes the choice back. */
  touch(part: string, value: string): void {
    const whole = this.board.draft.complete;
    if (whole && (whole.parts[part] ?? whole.kind) === value) this.board.draft.clear();
    else this.board.draft.choose({ part, value });
  }

  touchDraw(): void {
    this.touch(KIND, "draw");
  }

  /** A card of mine that cannot be played: say why, if it is my turn. */
  explain({ card, use }: HeldCard): void {
    if (this.board.choices.length) this.board.previews.explain(use === "no-hero" ? `${card}*` : card);
  }

  point(spot: Spot | null): void {
    if (this.held === null && JSON.stringify(spot) !== JSON.stringify(this.pointing.spot)) this.pointing.spot = spot;
  }

  /** A card, or the crown where no card is given, dragged onto a square. */
  dragOf(card: string | null): Drag {
    return {
      finger: true,
      under: onto("square"),
      begin: () => {
        this.pointing.clear();
        this.held = card;
      },
      over: (square) => {
        if (this.held === null) this.pointing.spot = square && this.touchable.has(square) ? { square } : null;
      },
      drop: (square) => this.drop(card, square),
    };
  }

  private drop(card: string | null, square: string | null): void {
    const { choices, draft } = this.board;
    this.held = null;
    this.pointing.clear();
    const meant = choices.find((choice) => choice.parts.square === square && (card === null || choice.parts.card === card));
    if (!meant) return;
    draft.choose({ part: "square", value: meant.parts.square ?? "" });
    // A dragged card is meant; only a hero, who does not come back, is asked for once more.
    if (meant.kind !== "hero") draft.confirm();
  }
}

/** Whether what is pointed at is the chosen move itself: its card, or its square. */
function spotIsOf(spot: Spot, card: string, square: string | undefined): boolean {
  return "square" in spot ? spot.square === square : "card" in spot && spot.card === card;
}

/** Whether exactly one card was played between two moments: one rose placed, or one hero gone. */
function isNext(before: RoseKingView, after: RoseKingView): boolean {
  const left = ({ open }: RoseKingView): number => open.sides.reduce((sum, side) => sum + side.heroes, open.supply);
  return left(before) - left(after) === 1;
}

function newest(before: readonly string[], after: readonly string[]): string | null {
  return after.find((card) => !before.includes(card)) ?? null;
}
