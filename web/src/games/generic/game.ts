/** The table of a game that has no folder here: room for its parts, and its words. */
import type { Space, Wishes } from "../../table/arrange";
import type { Look } from "../contract";
import Span from "./Span.svelte";
import { GenericScene } from "./scene.svelte";
import { goal, movesWords } from "./words";

/** Seats stand in this many columns. */
export function seatColumns(players: number, width: number): number {
  const most = Math.max(1, Math.floor(width / (width < 400 ? 112 : 150)));
  const rows = Math.ceil(players / most);
  return Math.ceil(players / rows);
}

function wishes({ width, height, portrait, players, seated }: Space): Wishes {
  const low = height < 700;
  if (portrait) {
    const rows = Math.ceil(players / seatColumns(players, width));
    const seats = rows * Math.round(Math.min(110, Math.max(56, height * 0.095)));
    return { column: width, seats, own: seated ? Math.round(Math.max(84, height * 0.14)) : 0, dock: low ? 132 : 160 };
  }
  const column = Math.max(270, Math.round(width * 0.32));
  const dock = height < 500 ? 130 : Math.round(Math.min(220, height * 0.22));
  const left = height - 50 - dock;
  const rows = Math.ceil(players / seatColumns(players, column));
  const seats = Math.round(Math.min(left * (seated ? 0.5 : 1), Math.max(rows * 56, left * (low ? 0.4 : 0.26))));
  return { column, seats, own: seated ? Math.round(left * (low ? 0.5 : 0.3)) : 0, dock, grows: seated ? "own" : "seats" };
}

export default {
  wishes,
  scene: (board) => new GenericScene(board),
  goal,
  words: movesWords,
  inBar: () => false,
  apart: true,
  picker: Span,
} satisfies Look;
