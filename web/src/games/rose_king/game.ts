/** The two houses of The Rose King and how their turns sound. */
import type { SeatStyle } from "../../design/seats";
import type { Look } from "../contract";
import { mark } from "./rose";

const PALE_RED = "color-mix(in oklab, var(--burgundy) 42%, var(--on-jewel))";

const SIDES: readonly SeatStyle[] = [
  { fill: "var(--burgundy)", ink: "var(--burgundy-ink)", emblem: mark(0, PALE_RED, "var(--burgundy)") },
  { fill: "var(--slate)", ink: "var(--slate-ink)", emblem: mark(1, "var(--on-jewel)", "var(--slate)") },
];

export default {
  seats: SIDES,
  chapters: ["rk-new-deck"],
  sound: (story) => (story.some(({ id }) => id === "rk-hero") ? "sword" : "paper"),
} satisfies Look;
