/** Who plays by keyboard stays on the board: when the focused thing has been played, the next thing to touch takes over. */
import { tick } from "svelte";
import type { Action } from "svelte/action";

/** Give it what can be touched now; it looks again whenever that changes. */
export const kept: Action<HTMLElement, readonly unknown[]> = (board) => {
  let here = false;

  const pressed = (): void => void (here = true);
  const touched = (): void => void (here = false);

  board.addEventListener("keydown", pressed);
  addEventListener("pointerdown", touched);
  return {
    async update(things) {
      if (!here || !things.length) return;
      await tick();
      const focused = document.activeElement;
      if (focused?.matches("[data-touch]") || (focused !== document.body && !board.contains(focused))) return;
      board.querySelector<HTMLElement | SVGElement>("[data-touch]")?.focus({ preventScroll: true });
    },
    destroy() {
      board.removeEventListener("keydown", pressed);
      removeEventListener("pointerdown", touched);
    },
  };
};
