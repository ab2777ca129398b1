/** Motion of the coach: a card comes from the passenger who gives it, a piece swells as it is laid down. */
import { tick } from "svelte";
import type { Action } from "svelte/action";
import { fly, swell } from "../../table/motion";
import { letter } from "../../words.svelte";

/** `use:comesFrom={seat}`: the element flies in from that seat when it is drawn. */
export const comesFrom: Action<HTMLElement, number | null> = (element, seat) => {
  if (seat === null) return;
  void tick().then(() => {
    const place = document.querySelector(`[data-part="seat"][data-seat="${letter(seat)}"]`);
    if (place) fly(element, place.getBoundingClientRect());
  });
};

/** `use:laid`: the element swells as it is drawn. */
export const laid: Action<HTMLElement> = (element) => swell(element);
