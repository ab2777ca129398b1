/** What I think of the others, a mark each: for my own eyes, kept in this browser for one table. */
export const MARKS = ["order", "brotherhood", "trust", "doubt"] as const;
export type Mark = (typeof MARKS)[number] | "none";

export class Marks {
  private readonly key = `camarilla-marks-${location.pathname.split("/").at(-1) ?? ""}`;
  private set = $state.raw<Readonly<Record<number, Mark>>>(this.kept());

  of(seat: number): Mark {
    return this.set[seat] ?? "none";
  }

  give(seat: number, mark: Mark): void {
    this.set = { ...this.set, [seat]: mark };
    try {
      localStorage.setItem(this.key, JSON.stringify(this.set));
    } catch {
      // A browser that keeps nothing forgets them with the page.
    }
  }

  /** The next mark in the round: Order, Brotherhood, trust, doubt, nothing. */
  turn(seat: number): void {
    const round: readonly Mark[] = ["none", ...MARKS];
    this.give(seat, round[(round.indexOf(this.of(seat)) + 1) % round.length] ?? "none");
  }

  private kept(): Record<number, Mark> {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<number, Mark>;
    } catch {
      return {};
    }
  }
}
