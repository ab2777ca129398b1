/** "No, thank you, until I say otherwise": windows that this page answers by itself, at this table, in this browser.
 *
 * Everybody is asked in every window, whatever they hold. An answer given here comes after the same moment whatever one
 * could have done, and is a move like any other: it tells nobody anything.
 */
import type { DevilsCastleOpen } from "../../protocol";
import type { Choice } from "../../table/choices";

/** How long a window stays open before the page answers it. */
export const MOMENT = 1200;

/** Every kind of window, and the answer that does nothing. */
export const WINDOWS: Readonly<Record<string, string>> = {
  powers: "pass",
  doctor: "no",
  hypnosis: "no",
  defence: "no",
  texts: "speak",
};

/** The kind of window that is open, if it is one of those. */
export function windowOf({ phase, duel }: DevilsCastleOpen, you: number | null): string | null {
  if (phase === "support") return you !== null && duel?.defender === you ? "defence" : null;
  return phase in WINDOWS ? phase : null;
}

export class Comfort {
  declined = $state.raw<readonly string[]>([]);
  private readonly key = `camarilla-no-thanks-${location.pathname}`;

  constructor() {
    const kept = sessionStorage.getItem(this.key);
    this.declined = kept ? kept.split(" ").filter((name) => name in WINDOWS) : [];
  }

  has(name: string): boolean {
    return this.declined.includes(name);
  }

  set(name: string, declined: boolean): void {
    const others = this.declined.filter((one) => one !== name);
    this.declined = declined ? [...others, name] : others;
    sessionStorage.setItem(this.key, this.declined.join(" "));
  }

  /** What to answer now without being asked, if anything. */
  answer(open: string | null, choices: readonly Choice[]): string | null {
    if (open === null || !this.has(open)) return null;
    return choices.find((choice) => choice.text === WINDOWS[open])?.text ?? null;
  }
}
