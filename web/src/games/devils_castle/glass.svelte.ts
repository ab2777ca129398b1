/** The lorgnette: the words of whatever is pointed at, focused or tapped. `use:told={{ title, lines }}` on a thing. */
import { untrack } from "svelte";
import type { Action } from "svelte/action";

export interface Told {
  title: string;
  lines: string[];
}

/** The same words as one label for readers, each a sentence. */
export function heard({ title, lines }: Told): string {
  return [title, ...lines].map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`)).join(" ");
}

/** A pointer that only passes by brings nothing up. */
const LINGER = 180;
const SETTLE = 250;

class Glass {
  words = $state.raw<Told | null>(null);
  place = $state.raw<DOMRect | null>(null);
  held = $state.raw<Element | null>(null);
  private since = 0;

  look(element: Element, words: Told): void {
    this.held = element;
    this.since = performance.now();
    this.place = element.getBoundingClientRect();
    this.words = words;
  }

  /** There is something else to tell of a thing now. */
  renew(element: Element, words: Told): void {
    if (untrack(() => this.held) === element) this.words = words;
  }

  /** The page scrolls, maybe still from the touch that brought the words up. */
  scrolled(): void {
    if (performance.now() - this.since > SETTLE) this.away();
    else if (this.held) this.place = this.held.getBoundingClientRect();
  }

  /** Put it down, if it was held over this thing. */
  away(element?: Element): void {
    if (element && element !== this.held) return;
    this.held = null;
    this.words = null;
  }
}

export const glass = new Glass();

export const told: Action<HTMLElement | SVGElement, Told> = (element, first) => {
  let words = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const away = (): void => {
    clearTimeout(timer);
    glass.away(element);
  };
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType === "mouse") timer = setTimeout(() => glass.look(element, words), LINGER);
  };
  const focus = (): void => {
    if (element.matches(":focus-visible")) glass.look(element, words);
  };
  const click = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== "mouse") glass.look(element, words);
  };
  const press = (event: Event): void => {
    if ((event as KeyboardEvent).key === "Escape") away();
  };
  const heard: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", away],
    ["focus", focus],
    ["blur", away],
    ["click", click],
    ["keydown", press],
  ];
  for (const [name, hear] of heard) element.addEventListener(name, hear);
  return {
    update(next) {
      words = next;
      glass.renew(element, words);
    },
    destroy() {
      for (const [name, hear] of heard) element.removeEventListener(name, hear);
      away();
    },
  };
};
