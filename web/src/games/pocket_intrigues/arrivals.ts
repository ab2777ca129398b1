/** Where ghosts stand: beside those who are in a row already, or on the edge where a new row would be. */
import type { Fate } from "../../protocol";
import type { Figure } from "./figures";
import { EDGE, type Layout, type Spot } from "./layout";

export interface Arrival {
  figure: Figure;
  from: Spot;
  to: Spot;
  size: number;
  state: string;
  moves: boolean;
  /** Its state would change. */
  hit: boolean;
}

export function arrivals(
  changes: readonly Fate[],
  figures: Map<string, Figure>,
  layout: Layout,
  rowOf: Map<string, number>,
  width: number,
): Arrival[] {
  const newcomers = new Map<number, number>();
  return changes.flatMap((change) => {
    const figure = figures.get(change.who);
    const from = layout.spots.get(change.who);
    if (!figure || !from) return [];
    const moves = change.row !== rowOf.get(change.who);
    const before = newcomers.get(change.row) ?? 0;
    if (moves) newcomers.set(change.row, before + 1);
    const there = moves ? spotIn(change.row, before, from, layout, rowOf, width) : { to: from, size: layout.wide };
    return [{ figure, from, ...there, state: change.state, moves, hit: change.state !== figure.state }];
  });
}

function spotIn(
  row: number,
  before: number,
  from: Spot,
  layout: Layout,
  rowOf: Map<string, number>,
  width: number,
): { to: Spot; size: number } {
  const step = layout.steps[row];
  if (!step) {
    const size = EDGE - 6;
    const x = Math.min(from.x + (layout.wide - size) / 2 + before * 8, width - size);
    return { to: { x, y: row < 0 ? 2 : layout.height - EDGE + 1 }, size };
  }
  const size = layout.wide * 0.82;
  const here = [...rowOf].filter(([, place]) => place === row).flatMap(([who]) => layout.spots.get(who) ?? []);
  const last = here.reduce((most, spot) => Math.max(most, spot.x + layout.wide), 0) || width / 2 - size / 2;
  const most = step.left + step.width - size - 22;
  const top = step.top + (step.height - size * 1.06) / 2 - 8;
  return { to: { x: Math.min(last + layout.gap + before * (size + layout.gap), most - 3 * before), y: top }, size };
}
