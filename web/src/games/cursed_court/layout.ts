/** Where the 27 regions and the seats stand in the room that they are given, and how much room the game wishes for. */
import type { Size, Space, Wishes } from "../../table/arrange";
import { NOBLES, type Court, type Region } from "./court";

/** `ring`: the sets around the nobles; `stack`: below them; `beside`: to their right. */
export type Form = "ring" | "stack" | "beside";

/** The sets of the classic edition as the ring shows them: six above, three left, three right, six below; rows beside and columns
 * above their nobles. */
const RING = [
  ...["salon", "opera", "procession", "bazaar", "regicide", "council"],
  ...["affair", "wedding", "curse"],
  ...["treaty", "church", "conspiracy"],
  ...["festival", "seance", "scandal", "masquerade", "feast", "coup"],
];

export interface Spot {
  region: Region;
  /** Its place in the setting. */
  place: number;
}

export function formOf({ width, height }: Size): Form {
  if (width >= 600 && height >= 560) return "ring";
  return width > height * 1.3 ? "beside" : "stack";
}

export function noblesOf(court: Court): Spot[] {
  return court.regions.slice(0, NOBLES).map((region, place) => ({ region, place }));
}

/** The sets in the order in which they are shown; another edition keeps its own. */
export function setsOf(court: Court): Spot[] {
  const sets = court.regions.slice(NOBLES).map((region, step) => ({ region, place: NOBLES + step }));
  const shown = RING.flatMap((key) => sets.find(({ region }) => region.key === key) ?? []);
  return shown.length === sets.length ? shown : sets;
}

/** How the seats stand: a row of crests, rows of three, or a list with the cards beside it. */
export type Seating = "row" | "rows" | "list";

/** The least and the greatest height of a seat in a list. */
const LEAST_SEAT = 50;
export const MOST_SEAT = 64;

export function seatingOf({ width, height }: Size, players: number): Seating {
  if (height >= LEAST_SEAT * players) return "list";
  return players > 4 && width < 330 ? "rows" : "row";
}

export function wishes({ width, height, portrait, players }: Space): Wishes {
  if (portrait) {
    if (height < 700) return { column: width, seats: 62, own: 0, dock: 144 };
    return { column: width, seats: height < 1000 ? 80 : 92, own: 0, dock: height < 1000 ? 156 : 170 };
  }
  if (height < 600) {
    return { column: Math.max(261, Math.min(340, width * 0.31)), seats: players > 4 ? 100 : 80, own: 0, dock: 212, grows: "dock" };
  }
  const column = Math.min(480, Math.max(272, width * 0.283));
  const seat = Math.min(MOST_SEAT, Math.max(LEAST_SEAT, height * 0.06));
  return { column, seats: Math.ceil(seat * players) + 8, own: 0, dock: column < 360 ? 312 : 216, grows: "seats" };
}
