/** Where ghosts stand: in the free slot of the row they would come to, side by side where several do. */
import type { Fate } from "../../protocol";
import type { Figure } from "./figures";
import type { Layout, Spot } from "./layout";

export interface Arrival {
  figure: Figure;
  from: Spot;
  to: Spot;
  /** The ghost's width. */
  size: number;
  state: string;
  moves: boolean;
  /** It would stand in a row that is not there yet: above the first or below the last. */
  beyond: boolean;
  /** Its state would change. */
  hit: boolean;
}

export function arrivals(
  changes: readonly Fate[],
  figures: ReadonlyMap<string, Figure>,
  layout: Layout,
  rowOf: ReadonlyMap<string, number>,
): Arrival[] {
  const last = layout.steps.length - 1;
  const step = (row: number): number => Math.min(Math.max(row, 0), last);
  const moving = changes.filter((change) => change.row !== rowOf.get(change.who));
  return changes.flatMap((change) => {
    const figure = figures.get(change.who);
    const from = layout.spots.get(change.who);
    if (!figure || !from) return [];
    const moves = moving.includes(change);
    const beyond = change.row < 0 || change.row > last;
    const together = moving.filter((other) => step(other.row) === step(change.row));
    const place = moves ? placeIn(step(change.row), together.indexOf(change), together.length, layout) : { to: from, size: layout.wide };
    return [{ figure, from, ...place, state: change.state, moves, beyond, hit: change.state !== figure.state }];
  });
}

function placeIn(row: number, place: number, count: number, layout: Layout): { to: Spot; size: number } {
  const { wide, tall, gap } = layout;
  const { free, end } = layout.steps[row] ?? { free: { x: 0, y: 0 }, end: 0 };
  const size = Math.min(wide, (end - free.x - (count - 1) * gap) / count);
  const y = free.y + (tall - (tall * size) / wide) / 2;
  return { to: { x: free.x + place * (size + gap), y }, size };
}
