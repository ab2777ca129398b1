/** What the coach tells the table: chapters of the log, which moves are buttons, and how things sound. */
import type { Sound } from "../../table/sound";
import type { Look } from "../contract";

/** Moves that have their own place among the deeds. */
const DEEDS = ["clairvoyant", "ring"];

const SOUNDS: Readonly<Record<string, Sound>> = {
  "dc-note-attacked": "sword",
  "dc-note-showed": "sword",
  "dc-did-token": "coin",
  "dc-note-got-token": "coin",
  "dc-note-opened": "bell",
  "dc-note-declared": "bell",
};

export default {
  chapters: ["dc-turn"],
  inBar: (choice) => !Object.keys(choice.parts).length && !DEEDS.includes(choice.kind),
  sound: (story) => story.map((message) => SOUNDS[message.id]).find((sound) => sound !== undefined) ?? "paper",
} satisfies Look;
