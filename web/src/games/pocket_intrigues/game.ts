/** What Pocket Intrigues tells the table: its room, its goal, a chapter for every game of a match, and how each of them ends. */
import type { Argument, PocketIntriguesSetting, PocketIntriguesView } from "./protocol";
import type { Choice } from "../../table/choices";
import type { Goal, Look } from "../contract";
import { choiceWords } from "./intrigues";
import { wishes } from "./room";
import { Scene } from "./scene.svelte";
import { staging } from "./staging";

const BLOOD = ["pi-dies", "pi-is-wounded", "pi-does-wound"];

export default {
  apart: true,
  counts: (view) => ((view as PocketIntriguesView).setting.needed > 1 ? "games" : "points"),
  chapters: ["pi-rows"],
  wishes,
  scene: (board) => new Scene(board),
  goal: (view) => goal(view as PocketIntriguesView),
  staging: (before, after, story) => staging(before as PocketIntriguesView, after as PocketIntriguesView, story),
  words(choice: Choice, setting: PocketIntriguesSetting) {
    return choiceWords(choice, setting);
  },
  sound: (story) => (story.some((message) => BLOOD.includes(message.id)) ? "sword" : "paper"),
} satisfies Look;

function goal({ setting, open, own }: PocketIntriguesView): Goal {
  const match: Record<string, Argument> = { deaths: open.dead.length, game: open.game, needed: setting.needed };
  const more = { id: setting.needed > 1 ? "pi-goal-more" : "pi-goal-more-single", args: match };
  if (!own?.goal || !own.standing) return { line: { id: "pi-goal-watch" }, more };
  const { rises, sinks } = own.goal;
  const houses: Record<string, Argument> = { rises: ["name", `pi-house-${rises}`], sinks: ["name", `pi-house-${sinks}`] };
  return { line: { id: open.outcome ? "pi-goal-ended" : "pi-goal-line", args: { ...houses, total: own.standing[2] } }, more };
}
