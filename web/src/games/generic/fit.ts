/** `use:fit`: the type of a box is made as large as lets everything in it stand without scrolling.
 *
 * Everything inside is measured in `em`. A new room or new words fit it afresh; a new moment only ever makes it smaller, so that
 * nothing jumps from move to move.
 */
import type { Action } from "svelte/action";

export interface Fit {
  width: number;
  height: number;
  /** The largest type, in pixels. */
  most: number;
  /** What stands in the box: any value that changes with it. */
  content: unknown;
  /** What makes it worth beginning again: the language, or another kind of content. */
  afresh?: unknown;
}

const LEAST = 4;

export const fit: Action<HTMLElement, Fit> = (box, given) => {
  let last: Fit = given;
  let size = 0;

  const put = (to: number): void => {
    size = to;
    box.style.setProperty("font-size", `${to}px`);
  };
  const fits = (): boolean => box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;

  function search(most: number): void {
    put(most);
    if (fits()) return;
    let [low, high] = [LEAST, most];
    while (high - low > 0.25) {
      put((low + high) / 2);
      if (fits()) low = size;
      else high = size;
    }
    put(low);
  }

  let frame = requestAnimationFrame(() => search(last.most));
  void document.fonts.ready.then(() => search(last.most));
  return {
    update(next) {
      const same = next.width === last.width && next.height === last.height && next.most === last.most && next.afresh === last.afresh;
      last = next;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => search(same ? size || next.most : next.most));
    },
    destroy: () => cancelAnimationFrame(frame),
  };
};
