/** What is pointed at on the board, and what that shows: where cards lead, which cards reach a square, regions. */
import type { Card, RoseKingView } from "../../protocol";

/** A card of a hand, a square, or all regions of one size. */
export type Spot = { seat: number; card: string } | { square: string } | { seat: number; size: number };

/** A card and whose it is: drawn as the way from the crown to where it leads. */
export interface Route {
  seat: number;
  card: Card;
}

export interface Region {
  seat: number;
  squares: string[];
}

interface Terms {
  view: () => RoseKingView;
  /** The card of the move that is chosen or dragged, and whose it is. */
  chosen: () => { seat: number; card: string } | null;
}

export class Pointing {
  spot = $state.raw<Spot | null>(null);

  constructor(private readonly terms: Terms) {}

  /** The ways to draw: of what is pointed at, else of the chosen move. */
  routes = $derived.by<Route[]>(() => {
    const spot = this.spot;
    const pointed = spot && !("size" in spot) ? routesAt(this.terms.view(), spot) : [];
    const chosen = this.terms.chosen();
    const own = chosen ? routesAt(this.terms.view(), chosen) : [];
    return [...own, ...pointed.filter((one) => !own.some((other) => other.card.card === one.card.card))];
  });

  /** The regions to outline: what the chosen rose would join, else those that are pointed at. */
  regions = $derived.by<Region[]>(() => {
    const spot = this.spot;
    const deeds = this.routes.flatMap(({ seat, card }) => (card.deed ? [{ seat, squares: card.deed.region }] : []));
    return [...deeds, ...(spot ? regionsAt(this.terms.view(), spot) : [])];
  });

  shows(seat: number, card: string): boolean {
    return this.routes.some((route) => route.seat === seat && route.card.card === card);
  }

  clear(): void {
    this.spot = null;
  }
}

function routesAt(view: RoseKingView, spot: { seat: number; card: string } | { square: string }): Route[] {
  return view.sides.flatMap((side, seat) =>
    side.hand
      .filter((card) => ("square" in spot ? card.square === spot.square : seat === spot.seat && card.card === spot.card))
      .map((card) => ({ seat, card })),
  );
}

function regionsAt(view: RoseKingView, spot: Spot): Region[] {
  return view.sides.flatMap((side, seat) =>
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
