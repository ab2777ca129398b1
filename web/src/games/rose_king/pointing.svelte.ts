/** What is pointed at on the board, and what that shows: where cards lead, which cards reach a square, regions. */
import type { RoseKingOpen, RoseKingPreview } from "./protocol";
import { handsOf, type HeldCard } from "./cards";

/** A card of a hand, a square, or all regions of one size. */
export type Spot = { seat: number; card: string } | { square: string } | { seat: number; size: number };

/** A card and whose it is: drawn as the way from the crown to where it leads. */
export interface Route {
  seat: number;
  card: HeldCard;
  /** What playing it would come to, as far as the house has said. */
  preview: RoseKingPreview | null;
}

export interface Region {
  seat: number;
  squares: string[];
}

interface Terms {
  open: () => RoseKingOpen;
  /** The card of the move that is chosen or dragged, and whose it is. */
  chosen: () => { seat: number; card: string } | null;
  /** What playing a card would come to. */
  preview: (seat: number, card: string) => RoseKingPreview | null;
}

export class Pointing {
  spot = $state.raw<Spot | null>(null);

  constructor(private readonly terms: Terms) {}

  /** The ways to draw: of what is pointed at, else of the chosen move. */
  routes = $derived.by<Route[]>(() => {
    const spot = this.spot;
    const pointed = spot && !("size" in spot) ? this.routesAt(spot) : [];
    const chosen = this.terms.chosen();
    const own = chosen ? this.routesAt(chosen) : [];
    return [...own, ...pointed.filter((one) => !own.some((other) => other.card.card === one.card.card))];
  });

  /** The regions to outline: what the chosen rose would join, else those that are pointed at. */
  regions = $derived.by<Region[]>(() => {
    const spot = this.spot;
    const joined = this.routes.flatMap(({ seat, preview }) => (preview ? [{ seat, squares: preview.region }] : []));
    return [...joined, ...(spot ? regionsAt(this.terms.open(), spot) : [])];
  });

  /** The way of a card, if it is drawn. */
  route(seat: number, card: string): Route | null {
    return this.routes.find((route) => route.seat === seat && route.card.card === card) ?? null;
  }

  clear(): void {
    this.spot = null;
  }

  private routesAt(spot: { seat: number; card: string } | { square: string }): Route[] {
    return handsOf(this.terms.open()).flatMap((hand, seat) =>
      hand
        .filter((card) => ("square" in spot ? card.square === spot.square : seat === spot.seat && card.card === spot.card))
        .map((card) => ({ seat, card, preview: this.terms.preview(seat, card.card) })),
    );
  }
}

function regionsAt(open: RoseKingOpen, spot: Spot): Region[] {
  return open.sides.flatMap((side, seat) =>
    side.regions
      .filter((region) => {
        if ("square" in spot) return region.includes(spot.square);
        return "size" in spot && seat === spot.seat && region.length === spot.size;
      })
      .map((squares) => ({ seat, squares })),
  );
}

/** Regions of equal size together, largest first: `[8, 2, 1, 1]` is an 8, a 2 and two 1s. */
export function sizesOf(regions: readonly string[][]): { size: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const { length } of regions) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].map(([size, count]) => ({ size, count })).sort((a, b) => b.size - a.size);
}
