/** Words about what somebody points at, asks about by a long press, or comes to with the keyboard.
 *
 * A pointer at rest says nothing, whatever comes to lie under it: it must have moved, and then stay a moment.
 */
import type { Action } from "svelte/action";

interface Terms {
  /** What there is to say about an element; empty for nothing. */
  words: (element: Element) => string;
  /** Say it; empty: say no more. */
  tell: (words: string) => void;
}

const MOMENT = 350;

export const pointing: Action<HTMLElement, Terms> = (place, first) => {
  let terms = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = "";

  function aim(words: string, wait: number): void {
    if (words === last) return;
    last = words;
    clearTimeout(timer);
    timer = setTimeout(() => terms.tell(words), wait);
  }

  function move(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || (!event.movementX && !event.movementY) || event.buttons) return;
    aim(terms.words(event.target as Element), MOMENT);
  }

  function leave(): void {
    aim("", 0);
  }

  function focus(event: FocusEvent): void {
    const here = event.target as Element;
    if (here.matches(":focus-visible")) aim(terms.words(here), 0);
  }

  /** A long press, or the other button of a mouse. */
  function ask(event: Event): void {
    const words = terms.words(event.target as Element);
    if (!words) return;
    event.preventDefault();
    last = "";
    aim(words, 0);
  }

  /** What is touched answers for itself; what was waited for is said no more. */
  function touch(): void {
    clearTimeout(timer);
  }

  const listening = new AbortController();
  const { signal } = listening;
  place.addEventListener("pointermove", move, { signal });
  place.addEventListener("pointerleave", leave, { signal });
  place.addEventListener("focusin", focus, { signal });
  place.addEventListener("focusout", leave, { signal });
  place.addEventListener("contextmenu", ask, { signal });
  place.addEventListener("click", touch, { signal, capture: true });
  return {
    update(next: Terms) {
      terms = next;
    },
    destroy() {
      clearTimeout(timer);
      listening.abort();
    },
  };
};
