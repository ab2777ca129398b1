/** How much room Pocket Intrigues wishes for its parts in a window, and how its own part uses what it gets. */
import type { Size, Space, Wishes } from "../../table/arrange";

export function wishes({ width, height, portrait, players, seated }: Space): Wishes {
  if (portrait) {
    const tall = height >= 700;
    const wide = width >= 600;
    const own = wide ? height * 0.17 : tall ? Math.min(180, height * 0.148) : 90;
    return { column: width, seats: wide ? 58 : tall ? 50 : 42, own: seated ? own : 0, dock: wide ? 140 : tall ? 116 : 102 };
  }
  if (height < 560) {
    const column = Math.min(440, Math.max(310, width * 0.485));
    return { column, seats: 46, own: seated ? 150 : 0, dock: 122, grows: seated ? "own" : "seats" };
  }
  const column = Math.min(480, Math.max(316, width * 0.283));
  const own = Math.min(560, Math.max(272, height * 0.345));
  // Where the log is to stand in the column of a low window, three or four share one line.
  const line = width >= 1200 && height < 860 && players > 2;
  return { column, seats: line ? 48 : 8 + 42 * players, own: seated ? own : 0, dock: height < 800 ? 150 : 166, grows: seated ? "own" : "seats" };
}

/** Actions in a line or in a square of two by two, with the goal before them and the discards' number where there is room. */
export function ownPlan({ width, height }: Size, portrait: boolean): { shape: "line" | "square"; goal: boolean; piles: boolean } {
  const shape = !portrait && height >= 230 ? "square" : "line";
  return { shape, goal: shape === "square" ? height >= 270 : width >= 700, piles: shape === "square" };
}
