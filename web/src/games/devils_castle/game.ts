/** What the coach tells the table: chapters of the log, which moves are buttons, and how things sound. */
import type { Message } from "../../protocol";
import { choiceWords, type Choice } from "../../table/choices";
import type { Sound } from "../../table/sound";
import type { Look } from "../contract";
import { itemId } from "./things";

/** Moves that have their own place among the deeds. */
const DEEDS = ["clairvoyant", "ring"];

const SOUNDS: Readonly<Record<string, Sound>> = {
  "dc-note-attacked": "sword",
  "dc-note-showed": "sword",
  "dc-note-showed-own": "sword",
  "dc-did-token": "coin",
  "dc-did-token-own": "coin",
  "dc-note-got-token": "coin",
  "dc-note-opened": "bell",
  "dc-note-declared": "bell",
};

/** A choice in words, as `choice_words` of the rules has it. */
function words(choice: Choice): Message {
  const { kind, parts } = choice;
  const id = `dc-do-${kind}`;
  if (kind === "top") return { id, args: { item: ["name", itemId(parts.item ?? "")], next: ["name", itemId(parts.next ?? "")] } };
  if (parts.seats === undefined) return choiceWords("dc", choice);
  const names = parts.seats.split(" ").filter(Boolean);
  return { id, args: { count: names.length, names: names.join(", ") } };
}

export default {
  words,
  chapters: ["dc-turn"],
  inBar: (choice) => !Object.keys(choice.parts).length && !DEEDS.includes(choice.kind),
  sound: (story) => story.map((message) => SOUNDS[message.id]).find((sound) => sound !== undefined) ?? "paper",
} satisfies Look;
