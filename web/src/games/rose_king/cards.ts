/** The cards of The Rose King: in the open hands, and those that have been played. */
import type { Card, RoseKingOpen, RoseKingView } from "./protocol";

/** A card of an open hand and where it leads its owner now: `use` says what for, or why it cannot be played. */
export interface HeldCard {
  card: string;
  square: string | null;
  use: string;
}

/** Red's hand, then White's. */
export function handsOf({ hands }: RoseKingOpen): HeldCard[][] {
  return hands.map((hand) => hand.map(heldCard));
}

function heldCard([card, square, use]: Card): HeldCard {
  return { card, square, use };
}

/** The cards that have been played: all that are neither in a hand nor in the deck. */
export function discardsOf({ setting, open }: RoseKingView): string[] {
  const elsewhere = new Set([...open.hands.flat().map(([card]) => card), ...open.unseen]);
  return setting.cards.filter((card) => !elsewhere.has(card));
}
