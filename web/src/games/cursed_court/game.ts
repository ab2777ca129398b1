/** What the table is to know of Cursed Court: a year is a chapter, coins ring, and bets are made with a coin picker. */
import type { CursedCourtSetting } from "../../protocol";
import type { Choice } from "../../table/choices";
import type { Look } from "../contract";
import CoinPicker from "./CoinPicker.svelte";
import { choiceWords } from "./tell";

export default {
  chapters: ["cc-year"],
  picker: CoinPicker,
  words(choice: Choice, setting: CursedCourtSetting) {
    return choiceWords(choice, setting);
  },
  sound: (story) => {
    if (story.some((message) => message.id.startsWith("cc-bump"))) return "sword";
    return story.some((message) => message.id.startsWith("cc-bet")) ? "coin" : "paper";
  },
} satisfies Look;
