/** The master's review of one seat's moves, as far as it has come. It outlives the panel that shows it, which a drawer opens and
 * closes. */
import { toasts } from "../design/toasts.svelte";
import { house } from "../house/http";
import { me } from "../house/me.svelte";
import type { Judged, Review } from "../protocol";

const AGAIN = 700;
const BAD: readonly Judged["mark"][] = ["doubtful", "mistake", "blunder"];

export const SIGNS: Readonly<Record<Judged["mark"], string>> = { best: "★", good: "✓", doubtful: "?!", mistake: "?", blunder: "??" };

export const isBad = ({ mark }: Judged): boolean => BAD.includes(mark);

export class Reviewing {
  seat = $state(0);
  review = $state.raw<Review | null>(null);
  private asked = 0;

  constructor(private readonly id: string) {}

  moves = $derived(this.review?.moves ?? []);
  bad = $derived(this.moves.filter(isBad));

  /** Ask until every move is looked at; another seat or room ends the asking. */
  async ask(seat: number): Promise<void> {
    const mine = ++this.asked;
    [this.seat, this.review] = [seat, null];
    try {
      await me.ensure();
      do {
        const found = await house.review(this.id, seat);
        if (mine !== this.asked) return;
        this.review = found;
        if (found.done >= found.total) return;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      } while (mine === this.asked);
    } catch (error) {
      toasts.trouble(error instanceof Error ? error.message : String(error));
    }
  }

  close(): void {
    this.asked += 1;
  }

  /** The decision that was made in a step of the record. */
  at(step: number): Judged | null {
    return this.moves.find(({ number }) => number === step) ?? null;
  }

  /** The nearest mistake before or after a step. */
  mistake(step: number, way: -1 | 1): Judged | null {
    return (way > 0 ? this.bad.find(({ number }) => number > step) : this.bad.findLast(({ number }) => number < step)) ?? null;
  }
}
