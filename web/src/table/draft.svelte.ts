/** The partly chosen move: its parts so far, the moves they leave, one step back, and the whole once it is one. */
import type { Lit } from "../games/contract";
import { textOf, type Choice } from "./choices";

/** The word under which a choice's kind may be chosen like a part. */
export const KIND = "kind";

/** A thing chosen before it is known which part of a move it is to be: it must only be some part. */
export function anyPart(value: string): Lit {
  return { part: `${ANY}${value}`, value };
}

const ANY = "any ";

interface Terms {
  choices: () => readonly Choice[];
  /** Whether a complete move waits for a second touch. */
  confirm: () => boolean;
  /** Whether a move can be made now; always, if this is not said. */
  able?: () => boolean;
  play: (text: string) => void;
}

export class Draft {
  /** Parts chosen so far, in order. */
  chosen = $state.raw<readonly Lit[]>([]);
  /** The number of a move that has one. */
  number = $state(0);

  constructor(private readonly terms: Terms) {}

  /** The moves that what is chosen leaves. */
  narrowed = $derived.by(() => this.terms.choices().filter((choice) => this.chosen.every((one) => fits(choice, one))));

  /** The one move left, once anything was chosen. */
  complete = $derived.by<Choice | null>(() =>
    this.chosen.length && this.narrowed.length === 1 ? (this.narrowed[0] ?? null) : null,
  );

  /** Its text, with its number. */
  get text(): string | null {
    return this.complete && textOf(this.complete, this.number);
  }

  get begun(): boolean {
    return this.chosen.length > 0;
  }

  /** Whether this can be touched now: some move that is left has it. */
  can(part: string, value: string): boolean {
    return this.narrowed.some((choice) => fits(choice, { part, value }));
  }

  /** Whether some legal move has it, whatever is chosen so far: touching it begins anew. */
  could(part: string, value: string): boolean {
    return this.terms.choices().some((choice) => fits(choice, { part, value }));
  }

  has(part: string, value: string): boolean {
    return this.chosen.some((one) => one.part === part && one.value === value);
  }

  /** The values that a part may still take, in the order of the choices. */
  values(part: string): string[] {
    const found = this.narrowed.map((choice) => (part === KIND ? choice.kind : choice.parts[part]));
    return [...new Set(found.filter((value) => value !== undefined))];
  }

  /** Touch something: it is chosen, or, if it was, no longer. Touching never makes a move. */
  touch(part: string, value: string): void {
    if (this.has(part, value)) this.chosen = this.chosen.filter((one) => one.part !== part);
    else this.choose({ part, value });
  }

  /** Choose parts. What contradicts them is dropped; what is no move at all is ignored. */
  choose(...parts: Lit[]): void {
    const kept = this.chosen.filter((one) => !parts.some((part) => part.part === one.part));
    for (let keep = kept.length; keep >= 0; keep--) {
      const tried = [...kept.slice(0, keep), ...parts];
      if (this.terms.choices().some((choice) => tried.every((one) => fits(choice, one)))) {
        this.take(tried);
        return;
      }
    }
  }

  /** Choose a whole move; the second time, take the choice back. */
  pick(choice: Choice): void {
    if (this.complete === choice) {
      this.clear();
      return;
    }
    const parts = Object.entries(choice.parts).map(([part, value]) => ({ part, value }));
    this.take([{ part: KIND, value: choice.kind }, ...parts]);
  }

  /** One step back; says whether there was one. */
  back(): boolean {
    const was = this.begun;
    this.chosen = this.chosen.slice(0, -1);
    return was;
  }

  clear(): void {
    this.chosen = [];
  }

  /** Make the move that is complete. */
  confirm(): void {
    const text = this.text;
    if (text === null || this.terms.able?.() === false) return;
    this.clear();
    this.terms.play(text);
  }

  private take(parts: readonly Lit[]): void {
    this.chosen = parts;
    const whole = this.complete;
    if (!whole) return;
    if (whole.span) this.number = Math.min(Math.max(this.number, whole.span.low), whole.span.high);
    else if (!this.terms.confirm()) this.confirm();
  }
}

/** Whether a move has this part. */
export function fits(choice: Choice, { part, value }: Lit): boolean {
  if (part.startsWith(ANY)) return Object.values(choice.parts).includes(value);
  return (part === KIND ? choice.kind : choice.parts[part]) === value;
}
