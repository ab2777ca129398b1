/** The two houses of The Rose King and how their turns sound. */
import type { SeatStyle } from "../../design/seats";
import type { RoseKingView } from "./protocol";
import type { Space, Wishes } from "../../table/arrange";
import type { BoardProps, Goal, Look } from "../contract";
import { mark } from "./rose";
import { RoseKingScene } from "./scene.svelte";
import { staging } from "./staging";

const PALE_RED = "color-mix(in oklab, var(--burgundy) 42%, var(--on-jewel))";

const SIDES: readonly SeatStyle[] = [
  { fill: "var(--burgundy)", ink: "var(--burgundy-ink)", emblem: mark(0, PALE_RED, "var(--burgundy)") },
  { fill: "var(--slate)", ink: "var(--slate-ink)", emblem: mark(1, "var(--on-jewel)", "var(--slate)") },
];

/** A square board takes the width, or the height; the hands share what is left. */
function wishes({ width, height, portrait, seated }: Space): Wishes {
  const hands = seated ? 1 : 2;
  if (portrait) {
    const dock = Math.round(Math.min(150, Math.max(102, height * 0.147)));
    const left = height - 44 - width - dock;
    const seats = Math.round(Math.min(seated ? 150 : left, Math.max(76, left * (seated ? 0.42 : 1))));
    return { column: width, seats, own: seated ? Math.max(76, Math.min(250, left - seats)) : 0, dock };
  }
  const low = height < 500;
  const column = Math.max(254, width - height);
  const dock = low ? 124 : Math.round(Math.min(240, height * 0.22));
  const tallest = Math.round((column / 6) * 1.22 + 64);
  const hand = low || width < 1200 ? Math.round((height - (low ? 44 : 50) - dock) / 2) : Math.round(Math.min(tallest, Math.max(150, height * 0.21)));
  return { column, seats: hands * hand, own: seated ? hand : 0, dock };
}

function goal({ open, own }: RoseKingView): Goal {
  const [red, white] = open.sides.map((side) => side.score);
  return {
    line: { id: "rk-goal", args: { red: red ?? 0, white: white ?? 0 } },
    more: { id: own ? "rk-goal-more" : "rk-goal-left", args: { colour: own?.seat === 1 ? "white" : "red", stones: open.supply } },
  };
}

export default {
  seats: SIDES,
  wishes,
  scene: (board: BoardProps<RoseKingView>) => new RoseKingScene(board as never),
  goal: (view) => goal(view as RoseKingView),
  points: (view) => (view as RoseKingView).open.sides.map((side) => side.score),
  staging: (before, after, story) => staging(before as RoseKingView, after as RoseKingView, story),
  chapters: ["rk-new-deck"],
  inBar: ({ kind }) => kind === "pass",
  sound: (story) => (story.some(({ id }) => id === "rk-hero") ? "sword" : "paper"),
} satisfies Look;
