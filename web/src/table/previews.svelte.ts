/** What the house says about moves that somebody considers: each is asked once a moment. */
import { SvelteMap } from "svelte/reactivity";
import type { Previews } from "../games/contract";
import type { Considered, Message, Preview } from "../protocol";

interface Terms {
  /** The moment that is shown; answers of other moments are forgotten. */
  seq: () => number;
  /** Whether the house can be asked now: it answers whoever has a seat. */
  able: () => boolean;
  consider: (text: string) => Promise<Considered>;
  /** Show somebody why they cannot do what they tried. */
  tell: (why: Message) => void;
}

export class HousePreviews implements Previews {
  private readonly answers = new SvelteMap<string, Considered>();
  private readonly asked = new Map<string, Promise<Considered | null>>();
  private askedAt = 0;

  constructor(private readonly terms: Terms) {}

  of(text: string): Preview | null {
    return this.read(text)?.preview ?? null;
  }

  why(text: string): Message | null {
    return this.read(text)?.why ?? null;
  }

  explain(text: string): void {
    const seq = this.terms.seq();
    void this.consider(text).then((answer) => {
      if (answer?.why && seq === this.terms.seq()) this.terms.tell(answer.why);
    });
  }

  /** What would come of a move; null where the game does not say, and for a move that cannot be made. */
  async preview(text: string): Promise<Preview | null> {
    return (await this.consider(text))?.preview ?? null;
  }

  /** The answer as far as it is there. Whoever reads it for a first time asks for it, and reads again when it comes. */
  private read(text: string): Considered | null {
    if (!this.terms.able()) return null;
    const answer = this.answers.get(this.key(text));
    if (!answer) queueMicrotask(() => void this.consider(text)); // a question is no part of reading
    return answer ?? null;
  }

  private consider(text: string): Promise<Considered | null> {
    if (!this.terms.able()) return Promise.resolve(null);
    this.forgetOthers();
    const key = this.key(text);
    const known = this.asked.get(key);
    if (known) return known;
    const asking = this.terms.consider(text).then(
      (answer) => {
        if (this.asked.get(key) === asking) this.answers.set(key, answer);
        return answer;
      },
      () => null, // refused: nothing is known about this move
    );
    this.asked.set(key, asking);
    return asking;
  }

  private forgetOthers(): void {
    const seq = this.terms.seq();
    if (seq === this.askedAt) return;
    this.askedAt = seq;
    this.asked.clear();
    this.answers.clear();
  }

  private key(text: string): string {
    return `${this.terms.seq()} ${text}`;
  }
}

/** Where there is nobody to ask: in a replay and in a picture. */
export const NO_PREVIEWS: Previews<never> = { of: () => null, why: () => null, explain: () => undefined };
