/** The lorgnette: the words of whatever is pointed at, focused or tapped, to be read in the prompt's place meanwhile.
 * `use:told={{ title, lines }}` on a thing. */
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
const LINGER = 250;

class Glass {
  words = $state.raw<Told | null>(null);
  private held: Element | null = null;

  look(element: Element, words: Told): void {
    this.held = element;
    this.words = words;
  }

  /** There is something else to tell of a thing now. */
  renew(element: Element, words: Told): void {
    if (this.held === element && untrack(() => this.words)) this.words = words;
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
  /** A touch that chooses says what it chose; one that does not, what there is. */
  const click = (event: Event): void => {
    if (element.matches("[data-touch]")) away();
    else if ((event as PointerEvent).pointerType === "touch") glass.look(element, words);
  };
  const heard: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", away],
    ["focus", focus],
    ["blur", away],
    ["click", click],
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
