/** Crowns on their way: from their owner's seat to a region, and home again when they are bumped. They fly above all parts of the
 * table, which clip what they hold. */
import { mount, unmount } from "svelte";
import type { Action } from "svelte/action";
import type { SeatStyle } from "../../design/seats";
import { swell } from "../../table/motion";
import { prefs } from "../../prefs.svelte";
import Crown from "./Crown.svelte";

const PLACED = 280;
/** A crown that is lost goes home slowly enough to be seen. */
const BUMPED = 700;

export function place(style: SeatStyle, seat: number, region: string): void {
  carry(style, home(seat), spot(region), PLACED);
}

export function bringHome(style: SeatStyle, seat: number, region: string): void {
  carry(style, spot(region), home(seat), BUMPED);
}

const home = (seat: number): Element | null => document.querySelector(`[data-home="${seat}"]`);
const spot = (region: string): Element | null => document.querySelector(`[data-region="${region}"] [data-crowns]`);

function carry(style: SeatStyle, from: Element | null, to: Element | null, milliseconds: number): void {
  if (!prefs.moves || !from || !to) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const size = Math.max(18, Math.min(start.height, end.height, 44));
  const sheet = document.createElement("div");
  Object.assign(sheet.style, { position: "fixed", zIndex: "40", pointerEvents: "none", width: `${size}px`, height: `${size}px`, left: "0", top: "0" });
  document.body.append(sheet);
  const crown = mount(Crown, { target: sheet, props: { style } });
  const at = (box: DOMRect): string => `${box.left + (box.width - size) / 2}px ${box.top + (box.height - size) / 2}px`;
  const flight = sheet.animate(
    [{ translate: at(start), scale: "1" }, { scale: milliseconds === BUMPED ? "1.5" : "1.1" }, { translate: at(end), scale: "1" }],
    { duration: milliseconds, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
  flight.onfinish = flight.oncancel = () => {
    void unmount(crown);
    sheet.remove();
  };
}

/** What has just been turned up. */
export const appear: Action<HTMLElement | SVGElement, boolean> = (element, fresh) => {
  if (fresh) swell(element);
};
