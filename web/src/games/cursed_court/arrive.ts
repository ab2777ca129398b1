/** A crown comes from its owner's place at the table to where it stands. */
import type { Action } from "svelte/action";
import { fly, swell } from "../../table/motion";

/** `seat`: whose crown; null when it stood there before, or nobody saw it come. */
export const arrive: Action<HTMLElement, number | null> = (element, seat) => {
  if (seat === null) return;
  const home = element.closest("[data-court]")?.querySelector(`[data-home="${seat}"]`);
  if (home) fly(element, home.getBoundingClientRect());
  else swell(element);
};

/** What has just been turned up. */
export const appear: Action<HTMLElement | SVGElement, boolean> = (element, fresh) => {
  if (fresh) swell(element);
};
