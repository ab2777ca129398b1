/** Colour and emblem of every seat: never colour alone. */
import rose from "emblem:rose";
import lily from "emblem:fleur-de-lys";
import stag from "emblem:stag-head";
import raven from "emblem:raven";
import key from "emblem:key";
import swan from "emblem:swan";
import acorn from "emblem:acorn";
import tower from "emblem:stone-tower";
import moon from "emblem:moon";
import lion from "emblem:lion";

export interface SeatStyle {
  /** The jewel as a fill that carries `--on-jewel`. */
  fill: string;
  /** The same jewel as ink on paper. */
  ink: string;
  /** The inner SVG of its emblem. */
  emblem: string;
}

const jewel = (name: string, emblem: string): SeatStyle => ({
  fill: `var(--${name})`,
  ink: `var(--${name}-ink)`,
  emblem,
});

export const SEATS: readonly SeatStyle[] = [
  jewel("burgundy", rose),
  jewel("blue", lily),
  jewel("green", stag),
  jewel("gold", lion),
  jewel("plum", raven),
  jewel("teal", swan),
  jewel("rust", acorn),
  jewel("slate", tower),
  jewel("blue", moon),
  jewel("green", key),
];

export function seatStyle(seat: number): SeatStyle {
  return SEATS[seat % SEATS.length] as SeatStyle;
}
