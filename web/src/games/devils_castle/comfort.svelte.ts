/** "Pass automatically while I have nothing": questions that everybody is asked whatever they hold, answered by this page
 * where my only answer is to do nothing. At this table, in this browser.
 *
 * The answer comes after a pause that is drawn anew each time and does not depend on what I hold.
 */
import type { DevilsCastleOpen } from "../../protocol";
import type { Choice } from "../../table/choices";

const LEAST_PAUSE = 900;
const MOST_PAUSE = 2600;

/** Every question that all are asked, and the answer that does nothing. */
const NOTHING: Readonly<Record<string, string>> = {
  powers: "pass",
  doctor: "no",
  hypnosis: "no",
  support: "no",
};

export class Comfort {
  private readonly key = `camarilla-pass-${location.pathname}`;
  on = $state(sessionStorage.getItem(this.key) !== null);

  set(on: boolean): void {
    this.on = on;
    if (on) sessionStorage.setItem(this.key, "on");
    else sessionStorage.removeItem(this.key);
  }

  /** Whether everybody is asked this, whatever they hold. */
  concerns({ phase }: DevilsCastleOpen): boolean {
    return phase in NOTHING;
  }

  /** What to answer now without asking me, if anything. */
  answer({ phase }: DevilsCastleOpen, choices: readonly Choice[]): string | null {
    const text = choices.length === 1 ? choices[0]?.text : undefined;
    return this.on && text !== undefined && text === NOTHING[phase] ? text : null;
  }

  pause(): number {
    return LEAST_PAUSE + Math.random() * (MOST_PAUSE - LEAST_PAUSE);
  }
}
