/** Arrow keys over what can be touched: `use:roving` on a board; things that can be touched are `[data-touch]`.
 *
 * One thing at a time is in the tab order. Arrows go to the nearest thing in that direction on the screen, Enter and
 * Space click it, Home and End go to the first and the last. Who plays by keyboard stays on the board: when the focused
 * thing has been played, the first thing that can be touched next takes over.
 */
import type { Action } from "svelte/action";

type Thing = HTMLElement | SVGElement;

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const roving: Action<HTMLElement | SVGElement> = (board) => {
  const things = (): Thing[] => [...board.querySelectorAll<Thing>("[data-touch]")];
  /** The last touch of the board came from the keyboard. */
  let byKey = false;
  /** The thing that was focused last. */
  let held: Thing | null = null;
  /** The one thing in the tab order. */
  let stop: Thing | undefined;
  /** Tab was pressed: between two things nothing has the focus, and it is not lost. */
  let leaves = false;
  /** Things whose place in the tab order was set here: it goes with their being touched. */
  const tended = new Set<Thing>();

  function settle(chosen?: Thing): void {
    const changed = watcher.takeRecords();
    heed(changed);
    const all = things();
    stop = chosen ?? all.find((thing) => thing === document.activeElement) ?? all.find((thing) => thing === stop) ?? all[0];
    for (const thing of tended) if (!all.includes(thing)) thing.removeAttribute("tabindex");
    tended.clear();
    for (const thing of all) {
      thing.setAttribute("tabindex", thing === stop ? "0" : "-1");
      tended.add(thing);
    }
    watcher.takeRecords(); // what was done just now
    if (changed.length) stay();
  }

  /** A board that says itself whether a thing is in the tab order has its way. */
  function heed(changes: MutationRecord[]): void {
    for (const { attributeName, target } of changes) if (attributeName === "tabindex") tended.delete(target as Thing);
  }

  function stay(): void {
    const focused = document.activeElement;
    const lost = focused === document.body || (focused === held && !held?.matches("[data-touch]"));
    if (byKey && lost && !leaves) things()[0]?.focus({ preventScroll: true });
  }

  function press(event: Event): void {
    byKey = true;
    const key = (event as KeyboardEvent).key;
    leaves = key === "Tab";
    const here = (event.target as Element).closest<Thing>("[data-touch]");
    if (!here || !board.contains(here)) return;
    if (key === "Enter" || key === " ") {
      if (here instanceof HTMLButtonElement) return;
      event.preventDefault();
      here.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      return;
    }
    const all = things();
    const way = WAYS[key];
    const next = way ? nearest(here, all, way) : key === "Home" ? all[0] : key === "End" ? all.at(-1) : undefined;
    if (!next) return;
    event.preventDefault();
    settle(next);
    next.focus();
  }

  function enter(event: Event): void {
    leaves = false;
    const here = (event.target as Element).closest<Thing>("[data-touch]");
    if (here) held = here;
    settle(here ?? undefined);
  }

  const pointed = (): void => void (byKey = false);
  const watcher = new MutationObserver((changes) => {
    heed(changes);
    settle();
    stay();
  });
  watcher.observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-touch", "tabindex"] });
  addEventListener("pointerdown", pointed);
  board.addEventListener("keydown", press);
  board.addEventListener("focusin", enter);
  settle();
  return {
    destroy() {
      watcher.disconnect();
      removeEventListener("pointerdown", pointed);
      board.removeEventListener("keydown", press);
      board.removeEventListener("focusin", enter);
    },
  };
};

function nearest(from: Thing, all: Thing[], [dx, dy]: [number, number]): Thing | undefined {
  const [x, y] = middle(from);
  let best: Thing | undefined;
  let least = Infinity;
  for (const thing of all) {
    if (thing === from) continue;
    const [tx, ty] = middle(thing);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (along <= 2) continue;
    const cost = along + 2.5 * aside;
    if (cost < least) [best, least] = [thing, cost];
  }
  return best;
}

function middle(thing: Thing): [number, number] {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
