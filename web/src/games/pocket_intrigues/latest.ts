/** What changed between two moments of the court: who was wounded, healed, died, or went to another row, and from where. */
import type { Courtier, Message } from "./protocol";
import { figuresOf, ladderOf, type Court, type Figure } from "./figures";
import { courtierOf } from "./weighing";

/** What became of somebody. */
export interface Change {
  who: string;
  /** The row it came from, counted as rows are now; between two rows where its own is gone. Null if it has not moved. */
  from: number | null;
  to: number;
  /** The state it had, if that has changed. */
  was: string | null;
}

const MOVES = ["pi-rises", "pi-rises-by", "pi-sinks", "pi-sinks-by", "pi-does-raise", "pi-does-lower", "pi-does-swap"];

/** Changes from one court to another of the same game. The stories between them tell who has moved: rows alone do not, as one who
 * sinks leaves the same ladder as all the others rising. */
export function changedSince(cast: readonly Courtier[], before: Court, after: Court, stories: readonly (readonly Message[])[]): Change[] {
  const [old, now] = [before, after].map((court) => ladderOf(figuresOf(cast, court), court)) as [Figure[][], Figure[][]];
  if (!old.length || !now.length) return [];
  const states = new Map(old.flat().map((figure) => [figure.id, figure.state]));
  const told = stories.flat().filter(({ id }) => MOVES.includes(id));
  const named = told.flatMap(({ args }) => [args?.who, args?.other].flatMap((who) => courtierOf(who, cast)?.id ?? []));
  const moved = order(old, named) === order(now, named) ? named : movers(old, now);
  const stayed = anchors(old, now, moved);
  return now.flatMap((row, to) =>
    row.flatMap((figure) => {
      const was = states.get(figure.id) === figure.state ? null : (states.get(figure.id) ?? null);
      const start = moved.includes(figure.id) ? whereNow(rowOf(old, figure.id), stayed, old.length) : to;
      const from = start === to ? null : start;
      return was === null && from === null ? [] : [{ who: figure.id, from, to, was }];
    }),
  );
}

/** The fewest who, taken away, leave the others as they stood: rows shift when one closes up, so numbers say little. */
function movers(before: readonly Figure[][], now: readonly Figure[][]): string[] {
  const everybody = now.flat().map((figure) => figure.id);
  for (let count = 0; count < everybody.length; count++) {
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

/** All ways to take this many of a list. */
function some(from: readonly string[], count: number): string[][] {
  if (!count) return [[]];
  return from.flatMap((first, place) => some(from.slice(place + 1), count - 1).map((rest) => [first, ...rest]));
}

/** Old rows that are still there, by somebody who has stayed in them: the number each has now. */
function anchors(before: readonly Figure[][], now: readonly Figure[][], moved: readonly string[]): Map<number, number> {
  const kept = now.flatMap((row, place) => row.filter(({ id }) => !moved.includes(id)).map(({ id }) => [rowOf(before, id), place] as const));
  return new Map(kept);
}

function rowOf(rows: readonly Figure[][], id: string): number {
  return rows.findIndex((row) => row.some((figure) => figure.id === id));
}

/** An old row as rows are counted now; one that is gone lies between its neighbours. */
function whereNow(row: number, stayed: ReadonlyMap<number, number>, height: number): number {
  for (let away = 0; away < height; away++) {
    const [above, below] = [stayed.get(row - away), stayed.get(row + away)];
    if (away === 0 && above !== undefined) return above;
    if (above !== undefined) return above + 0.5;
    if (below !== undefined) return below - 0.5;
  }
  return row;
}
