/** Dragging a card out of the hand onto a passenger, with mouse or pen; a finger scrolls, and touches twice instead. */

/** So far a pointer goes before a press becomes a drag. */
const FAR = 8;

interface Terms {
  /** The card is lifted. */
  lift: (item: string) => void;
  /** It is let go over a seat. */
  drop: (item: string, seat: string) => void;
}

export class Drag {
  item = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** The click that ends a drag is no touch. */
  private justDropped = false;

  constructor(private readonly terms: Terms) {}

  press(event: PointerEvent, item: string): void {
    if (event.pointerType === "touch" || event.button !== 0) return;
    const [fromX, fromY] = [event.clientX, event.clientY];
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener(
      "pointermove",
      (move) => {
        if (this.item === null && Math.hypot(move.clientX - fromX, move.clientY - fromY) < FAR) return;
        if (this.item === null) this.terms.lift(item);
        this.item = item;
        [this.x, this.y] = [move.clientX, move.clientY];
      },
      { signal },
    );
    const end = (up: PointerEvent): void => {
      listening.abort();
      if (this.item === null) return;
      this.item = null;
      this.justDropped = true;
      setTimeout(() => (this.justDropped = false));
      const under = document.elementFromPoint(up.clientX, up.clientY)?.closest<HTMLElement>("[data-seat]");
      if (up.type === "pointerup" && under?.dataset.seat) this.terms.drop(item, under.dataset.seat);
    };
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  }

  /** Whether a click is only the end of a drag. */
  get spent(): boolean {
    return this.justDropped;
  }
}

