/** Dragging a thing to a place: `use:dragged={{ under: onto("square"), drop }}`. The thing follows the pointer from where it
 * stands; the click that ends a drag is no touch.
 */
import type { Action } from "svelte/action";
import { unitsPerPixel } from "./motion";

export interface Drag<Place = string> {
  /** The place under the pointer, if any. */
  under: (event: PointerEvent) => Place | null;
  /** Whether it can be dragged now; else it stays. */
  able?: boolean;
  /** Whether a finger drags it, too; else a finger scrolls, and touches twice instead. */
  finger?: boolean;
  begin?: () => void;
  /** It is over a place, or over none. */
  over?: (place: Place | null) => void;
  /** It was let go over a place, or given up. */
  drop: (place: Place | null) => void;
}

/** So many pixels, and a press has become a drag. */
const SLACK = 8;

/** Places that are elements: `onto("square")` finds whatever has `data-square`. */
export function onto(name: string): (event: PointerEvent) => string | null {
  return ({ clientX, clientY }) => {
    const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement | SVGElement>(`[data-${name}]`);
    return found?.dataset[name] ?? null;
  };
}

export function dragged<Place>(...[element, first]: Parameters<Action<HTMLElement | SVGElement, Drag<Place>>>) {
  let terms = first;
  let listening: AbortController | null = null;
  let lifted: Lifted | null = null;

  function down(event: Event): void {
    const press = event as PointerEvent;
    const able = terms.able !== false && (terms.finger || press.pointerType !== "touch");
    if (!able || press.button !== 0 || !press.isPrimary) return;
    listening?.abort();
    listening = new AbortController();
    const { signal } = listening;
    addEventListener("pointermove", (move) => follow(press, move), { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  }

  function follow(press: PointerEvent, move: PointerEvent): void {
    const [dx, dy] = [move.clientX - press.clientX, move.clientY - press.clientY];
    if (!lifted && Math.hypot(dx, dy) < SLACK) return;
    if (!lifted) {
      lifted = new Lifted(element);
      terms.begin?.();
    }
    lifted.carry(dx, dy);
    terms.over?.(terms.under(move));
  }

  function end(event?: PointerEvent): void {
    listening?.abort();
    if (!lifted) return;
    const place = event?.type === "pointerup" ? terms.under(event) : null;
    lifted.settle();
    lifted = null;
    if (event) swallowClick();
    terms.over?.(null);
    terms.drop(place);
  }

  element.addEventListener("pointerdown", down);
  return {
    update(next: Drag<Place>) {
      terms = next;
    },
    destroy() {
      element.removeEventListener("pointerdown", down);
      end();
    },
  };
}

/** A thing off its place. It lets the pointer through, so that what lies under it is found. */
class Lifted {
  private readonly from: [x: number, y: number];

  constructor(private readonly element: HTMLElement | SVGElement) {
    const stands = getComputedStyle(element);
    const [x = 0, y = 0] = stands.translate.split(" ").map((one) => parseFloat(one) || 0);
    this.from = [x, y];
    const { style } = element;
    if (stands.position === "static") style.position = "relative";
    style.zIndex = "20";
    style.pointerEvents = "none";
    style.transition = "none";
    element.setAttribute("data-dragged", "");
  }

  carry(dx: number, dy: number): void {
    const scale = unitsPerPixel(this.element);
    this.element.style.translate = `${this.from[0] + dx * scale}px ${this.from[1] + dy * scale}px`;
  }

  settle(): void {
    const { style } = this.element;
    style.translate = style.position = style.zIndex = style.pointerEvents = style.transition = "";
    this.element.removeAttribute("data-dragged");
  }
}

function swallowClick(): void {
  const stop = (event: Event): void => event.stopPropagation();
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}
