/** What the table is to know of Cursed Court: its room, its goal, how a year ends, and how bets are made and sound. */
import type { AnyView, CursedCourtSetting, CursedCourtView, Message } from "./protocol";
import type { Choice } from "../../table/choices";
import type { BoardProps, Look } from "../contract";
import CoinPicker from "./CoinPicker.svelte";
import { courtOf, holdings } from "./court";
import { goalOf } from "./goal";
import { wishes } from "./layout";
import { CourtScene } from "./scene.svelte";
import { stagingOf } from "./staging";
import { choiceWords } from "./tell";

export default {
  chapters: ["cc-year"],
  wishes,
  scene: (board: BoardProps) => new CourtScene(board as BoardProps<CursedCourtView>),
  goal: (view) => goalOf(view as CursedCourtView),
  staging: (before: AnyView, after: AnyView, story: readonly Message[]) =>
    stagingOf(before as CursedCourtView, after as CursedCourtView, story),
  points: (view) => holdings(courtOf(view as CursedCourtView)),
  picker: CoinPicker,
  inBar: () => false,
  apart: true,
  words(choice: Choice, setting: CursedCourtSetting) {
    return choiceWords(choice, setting);
  },
  sound: (story) => {
    if (story.some((message) => message.id.startsWith("cc-bump"))) return "sword";
    return story.some((message) => message.id.startsWith("cc-bet")) ? "coin" : "paper";
  },
} satisfies Look;
