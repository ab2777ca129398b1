/** What changed between two moments of the court: whoever was wounded, healed, died, or went to another row. */
import type { Figure } from "./figures";

/** More than this nobody can move in one turn; after a longer leap nothing is marked. */
const MOST = 3;

/** The court at one moment, and in which game of the match. */
export interface Moment {
  game: number;
  rows: readonly Figure[][];
}

export function changed(before: Moment | null, now: Moment): ReadonlySet<string> {
  if (!before || before.game !== now.game || !before.rows.length) return new Set();
  const states = new Map(before.rows.flat().map((figure) => [figure.id, figure.state]));
  const hurt = now.rows.flat().filter((figure) => states.get(figure.id) !== figure.state);
  return new Set([...hurt.map((figure) => figure.id), ...movers(before.rows, now.rows)]);
}

/** The fewest who, taken away, leave the others as they stood: rows shift when one closes up, so numbers say little. */
function movers(before: readonly Figure[][], now: readonly Figure[][]): string[] {
  const everybody = now.flat().map((figure) => figure.id);
  for (let count = 0; count <= MOST; count++) {
    const found = some(everybody, count).find((gone) => order(before, gone) === order(now, gone));
    if (found) return found;
  }
  return [];
}

function order(rows: readonly Figure[][], gone: readonly string[]): string {
  return rows
    .map((row) => row.map((figure) => figure.id).filter((id) => !gone.includes(id)).sort().join(" "))
    .filter(Boolean)
    .join("/");
}

/** All ways to take so many of a list. */
function some(from: readonly string[], count: number): string[][] {
  if (!count) return [[]];
  return from.flatMap((first, place) => some(from.slice(place + 1), count - 1).map((rest) => [first, ...rest]));
}
