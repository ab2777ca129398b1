/** What the table is to know of Cursed Court: a year is a chapter, coins ring, and bets are made with a coin picker. */
import type { Look } from "../contract";
import CoinPicker from "./CoinPicker.svelte";

export default {
  chapters: ["cc-year"],
  picker: CoinPicker,
  sound: (story) => {
    if (story.some((message) => message.id.startsWith("cc-bump"))) return "sword";
    return story.some((message) => message.id.startsWith("cc-bet")) ? "coin" : "paper";
  },
} satisfies Look;
