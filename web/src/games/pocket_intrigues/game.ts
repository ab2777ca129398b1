/** What Pocket Intrigues tells the table: a chapter for every game of a match, and steel when blood flows. */
import type { Look } from "../contract";

const BLOOD = ["pi-dies", "pi-is-wounded", "pi-does-wound"];

export default {
  apart: true,
  chapters: ["pi-rows"],
  sound: (story) => (story.some((message) => BLOOD.includes(message.id)) ? "sword" : "paper"),
} satisfies Look;
