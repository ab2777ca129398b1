/** Where ghosts stand: in the free slot of the row they would come to, side by side where several do. */
import type { Fate } from "./protocol";
import type { Figure } from "./figures";
import { SHAPE, type Layout, type Spot } from "./layout";

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

/** The strip on an edge of the ladder that stands for a row which is not there yet. */
export function stripOf({ steps, height }: Layout): number {
  return Math.min(Math.max(18, (height / steps.length) * 0.2), 46);
}

export function arrivals(
  changes: readonly Fate[],
  figures: ReadonlyMap<string, Figure>,
  layout: Layout,
  rowOf: ReadonlyMap<string, number>,
): Arrival[] {
  const moving = changes.filter((change) => change.row !== rowOf.get(change.who));
  const arriving = (row: number): number => moving.filter((other) => other.row === row).length;
  return changes.flatMap((change) => {
    const figure = figures.get(change.who);
    const from = layout.spots.get(change.who);
    if (!figure || !from) return [];
    const moves = moving.includes(change);
    const beyond = change.row < 0 || change.row >= layout.steps.length;
    const together = moving.filter((other) => other.row === change.row);
    const place = together.indexOf(change);
    const spot = !moves
      ? { to: from, size: layout.wide }
      : beyond
        ? onEdge(change.row < 0, place, together.length, arriving(change.row < 0 ? 0 : layout.steps.length - 1), layout)
        : inRow(change.row, place, together.length, layout);
    return [{ figure, from, ...spot, state: change.state, moves, beyond, hit: change.state !== figure.state }];
  });
}

/** In the free slot of a row, or beside it. */
function inRow(row: number, place: number, count: number, layout: Layout): { to: Spot; size: number } {
  const { wide, tall, gap } = layout;
  const { free, end } = layout.steps[row] ?? { free: { x: 0, y: 0 }, end: 0 };
  const size = Math.min(wide, (end - free.x - (count - 1) * gap) / count);
  const y = free.y + (tall - (tall * size) / wide) / 2;
  return { to: { x: free.x + place * (size + gap), y }, size };
}

/** On the strip beyond the first or last row: above or below that row's free slot, beside whoever else would come there. */
function onEdge(top: boolean, place: number, count: number, taken: number, layout: Layout): { to: Spot; size: number } {
  const { wide, gap, height, steps } = layout;
  const strip = stripOf(layout);
  const size = (strip - 6) / SHAPE;
  const { free, end } = steps[top ? 0 : steps.length - 1] ?? { free: { x: 0, y: 0 }, end: 0 };
  const first = free.x + (taken ? taken * (wide + gap) : Math.max(0, (wide - count * (size + 4)) / 2));
  const x = Math.min(first, end - count * (size + 4)) + place * (size + 4);
  return { to: { x, y: top ? 3 : height - strip + 3 }, size };
}
