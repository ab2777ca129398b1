/** Motion that explains: a thing goes from where it was to where it is. Off with reduced motion, cut short by the next.
 *
 * `use:flown={key}` on an element remembers its place under that key; when an element with the same key is next drawn or
 * moved, it flies there from the old place. `fly(element, from)` does the same by hand.
 */
import { tick } from "svelte";
import type { Action } from "svelte/action";
import { prefs } from "../prefs.svelte";

const PACE = 260;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

const places = new Map<string, DOMRect>();
const living = new Map<string, Element>();

/** Forget all places: another table, or a jump in a replay. */
export function forgetPlaces(): void {
  places.clear();
}

/** Remember where everything with a key stands; the table calls this just before it shows the next moment. */
export function rememberPlaces(): void {
  for (const [key, element] of living) places.set(key, element.getBoundingClientRect());
}

export const flown: Action<HTMLElement | SVGElement, string> = (element, key) => {
  let known = key;
  const arrive = async (): Promise<void> => {
    await tick();
    const from = places.get(known);
    if (from) fly(element, from);
  };
  living.set(known, element);
  void arrive();
  return {
    update(next: string) {
      if (living.get(known) === element) living.delete(known);
      known = next;
      living.set(known, element);
      void arrive();
    },
    destroy() {
      if (living.get(known) === element) living.delete(known);
    },
  };
};

/** After a moment is shown: whatever has moved without being drawn anew flies from its old place. */
export async function settlePlaces(): Promise<void> {
  await tick();
  for (const [key, element] of living) {
    const from = places.get(key);
    if (from) fly(element as HTMLElement | SVGElement, from);
  }
  places.clear();
}

/** Fly from an old place to where the element is. */
export function fly(element: HTMLElement | SVGElement, from: DOMRect, milliseconds = PACE): void {
  if (!prefs.moves) return;
  const to = element.getBoundingClientRect();
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  if (Math.hypot(dx, dy) < 2) return;
  const scale = unitsPerPixel(element);
  element.animate(
    [{ translate: `${dx * scale}px ${dy * scale}px` }, { translate: "0px 0px" }],
    { duration: milliseconds, easing: EASE },
  );
}

/** Inside an SVG, lengths are in its own units. */
export function unitsPerPixel(element: Element): number {
  const svg = element instanceof SVGElement ? element.ownerSVGElement : null;
  const matrix = svg?.getScreenCTM();
  return matrix && matrix.a ? 1 / matrix.a : 1;
}

/** A short swell, for what was just placed. */
export function swell(element: HTMLElement | SVGElement): void {
  if (!prefs.moves) return;
  element.animate([{ scale: "0.4", opacity: 0 }, { scale: "1.08" }, { scale: "1", opacity: 1 }], {
    duration: PACE,
    easing: EASE,
  });
}
