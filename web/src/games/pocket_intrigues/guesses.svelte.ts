/** My own guesses about the others' goals, game by game: kept in this browser only. */
import type { Goal } from "./protocol";

type Guess = Partial<Goal>;

/** The guesses of one table. */
class Guesses {
  private kept = $state.raw<Record<string, Guess>>({});

  constructor(private readonly key: string) {
    try {
      this.kept = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, Guess>;
    } catch {
      this.kept = {}; // not ours, or cut short: begin with none
    }
  }

  /** What I guess of a seat in a game of the match. */
  of(game: number, seat: number): Guess {
    return this.kept[`${game} ${seat}`] ?? {};
  }

  /** Guess that a seat is to raise or to sink a house; the second time, take it back. */
  mark(game: number, seat: number, way: keyof Goal, house: string): void {
    const guess = { ...this.of(game, seat) };
    if (guess[way] === house) delete guess[way];
    else guess[way] = house;
    this.kept = { ...this.kept, [`${game} ${seat}`]: guess };
    localStorage.setItem(this.key, JSON.stringify(this.kept));
  }
}

const tables = new Map<string, Guesses>();

/** The guesses of the table that is looked at; its replay has the same last word in its address. */
export function guessesHere(): Guesses {
  const key = `camarilla-guesses-${location.pathname.split("/").at(-1) ?? ""}`;
  const known = tables.get(key) ?? new Guesses(key);
  tables.set(key, known);
  return known;
}
