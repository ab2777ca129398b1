/** What Pocket Intrigues tells the table: a chapter for every game of a match, and steel when blood flows. */
import type { PocketIntriguesSetting } from "../../protocol";
import type { Choice } from "../../table/choices";
import type { Look } from "../contract";
import { choiceWords } from "./intrigues";

const BLOOD = ["pi-dies", "pi-is-wounded", "pi-does-wound"];

export default {
  apart: true,
  chapters: ["pi-rows"],
  words(choice: Choice, setting: PocketIntriguesSetting) {
    return choiceWords(choice, setting);
  },
  sound: (story) => (story.some((message) => BLOOD.includes(message.id)) ? "sword" : "paper"),
} satisfies Look;
