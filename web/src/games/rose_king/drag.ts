/** Dragging a card, or the crown, onto a square. */
import type { Action } from "svelte/action";

/** What a drag does to the board. */
export interface Drag {
  /** It has begun: this card is in hand; null for the crown. */
  begin: (card: string | null) => void;
  /** It is over a square, or over nothing. */
  over: (square: string | null) => void;
  /** It was let go over a square, or given up. */
  drop: (card: string | null, square: string | null) => void;
}

interface Terms {
  card: string | null;
  drag: Drag;
}

/** So many pixels, and a touch has become a drag. */
const SLACK = 8;

function squareAt(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-square]");
  return found?.dataset.square ?? null;
}

export const dragged: Action<HTMLElement | SVGElement, Terms> = (element, first) => {
  let { card, drag } = first;
  let from: PointerEvent | null = null;
  let under = false;

  function down(event: Event): void {
    const touch = event as PointerEvent;
    if (touch.button === 0 && touch.isPrimary) from = touch;
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (!under && Math.hypot(dx, dy) < SLACK) return;
    if (!under) {
      under = true;
      element.setAttribute("data-dragged", "");
      element.style.pointerEvents = "none"; // so that the square under it is found
      drag.begin(card);
    }
    place(dx, dy);
    drag.over(squareAt(event));
  }

  function place(dx: number, dy: number): void {
    const matrix = element instanceof SVGElement ? element.ownerSVGElement?.getScreenCTM() : null;
    const scale = matrix?.a ? 1 / matrix.a : 1;
    element.style.translate = `${dx * scale}px ${dy * scale}px`;
  }

  function end(event: PointerEvent): void {
    if (under) {
      const square = event.type === "pointerup" ? squareAt(event) : null;
      settle();
      swallowClick();
      drag.drop(card, square);
    }
    from = null;
  }

  function settle(): void {
    under = false;
    element.style.translate = element.style.pointerEvents = "";
    element.removeAttribute("data-dragged");
  }

  element.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
  return {
    update(next: Terms) {
      ({ card, drag } = next);
    },
    destroy() {
      element.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    },
  };
};

/** The click that ends a drag is no touch. */
function swallowClick(): void {
  const stop = (event: Event): void => event.stopPropagation();
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}
