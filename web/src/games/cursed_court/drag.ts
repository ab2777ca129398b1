/** A crown taken from the hand and dropped on a region: the same as touching the region. */
import type { Action } from "svelte/action";

interface Drop {
  /** Whether there is anything to carry now. */
  able: boolean;
  /** Which region the crown is over, null for none. */
  over: (region: string | null) => void;
  drop: (region: string) => void;
}

const START = 6;

export const carried: Action<HTMLElement, Drop> = (crown, terms) => {
  let from: { x: number; y: number } | null = null;
  let now = terms;

  // The crown itself lets the pointer through while it is carried.
  const under = (event: PointerEvent): string | null =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-region]")?.dataset.region ?? null;

  function down(event: PointerEvent): void {
    if (!now.able || event.button > 0) return;
    from = { x: event.clientX, y: event.clientY };
    crown.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.hypot(dx, dy) < START && crown.dataset.carried === undefined) return;
    crown.dataset.carried = "";
    crown.style.translate = `${dx}px ${dy}px`;
    now.over(under(event));
  }

  function up(event: PointerEvent): void {
    const dropped = crown.dataset.carried !== undefined && event.type === "pointerup";
    const target = dropped ? under(event) : null;
    from = null;
    delete crown.dataset.carried;
    crown.style.translate = "";
    now.over(null);
    if (target) now.drop(target);
  }

  crown.addEventListener("pointerdown", down);
  crown.addEventListener("pointermove", move);
  crown.addEventListener("pointerup", up);
  crown.addEventListener("pointercancel", up);
  // The click that ends a drag is no touch on nothing, which would take the choice back.
  crown.addEventListener("click", (event) => event.stopPropagation());
  return {
    update(next) {
      now = next;
    },
  };
};
