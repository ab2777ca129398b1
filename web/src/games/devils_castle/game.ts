/** What the coach tells the table: its room, its goal, its words, its climaxes, and how things sound. */
import type { AnyView, DevilsCastleView, Message } from "./protocol";
import type { Space, Wishes } from "../../table/arrange";
import type { Choice } from "../../table/choices";
import type { Sound } from "../../table/sound";
import type { BoardProps, Goal, Look } from "../contract";
import { choiceMessage } from "./choosing";
import { CoachScene } from "./scene.svelte";
import { staging } from "./staging";
import { headline } from "./evidence";
import { itemId } from "./things";

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

const between = (low: number, wanted: number, high: number): number => Math.round(Math.min(Math.max(low, wanted), high));

/** The seats are the board; what is mine has three rows, and one more at three players, whose hands are larger. */
function wishes({ width, height, portrait, players, seated }: Space): Wishes {
  const more = players === 3 ? 40 : 0;
  if (portrait) {
    const dock = between(118, height * 0.139, 170);
    return { column: width, seats: 0, own: seated ? between(137, height * 0.19, 300) + more : 0, dock };
  }
  const column = between(270, width * 0.283, 560);
  const low = height < 500;
  return {
    column,
    seats: 0,
    own: seated ? (low ? 155 : between(232, height * 0.3, 430)) : 0,
    dock: low ? 132 : between(150, height * 0.2, 240),
  };
}

/** What my society needs, and how it stands. */
function goal({ open, own, setting }: DevilsCastleView): Goal {
  const turn = open.turn;
  const claim = own?.claims.find((one) => one.kind === "declare");
  const society = own?.noted[own.seat]?.society;
  if (own && !claim && society) return { line: { id: "dc-goal-over", args: { society: ["name", `dc-society-${society}`] } } };
  if (!own || !claim) return { line: { id: "dc-goal-watching" }, more: { id: "dc-goal-turn", args: { turn, cap: setting.cap } } };
  const [least, most] = [claim.needed[0] ?? 3, claim.needed[1] ?? 3];
  return {
    line: {
      id: "dc-goal",
      args: { society: ["name", `dc-society-${claim.society}`], kind: claim.item, item: ["name", itemId(claim.item)], needed: least === most ? most : 0 },
    },
    more: { id: "dc-goal-stands", args: { count: claim.holdings[own.seat]?.certain ?? 0, turn, cap: setting.cap } },
  };
}

/** Kinds whose cards are laid out to choose from. */
const FROM_TRAY = ["take", "top", "cloak", "diplomat"];

/** An item goes to a seat; what has no item goes from its button. Cards that are shown or used have buttons of their own. */
function things({ kind, parts, text }: Choice): string[] {
  const place = FROM_TRAY.includes(kind) ? "tray:" : "";
  const cards = [parts.item, parts.next, parts.profession].filter((card) => card !== undefined).map((card) => place + card);
  const seats = parts.seat ? [parts.seat] : [...(parts.seats ?? "")];
  if (kind === "show" || kind === "use") return [`kind:${text}`];
  return cards.length ? [...cards, ...seats] : [`kind:${kind}`, ...seats];
}

export default {
  things,
  words: choiceMessage,
  chapters: ["dc-turn"],
  answers: (view, you) => (view as DevilsCastleView).open.turn_seat !== you,
  quiet: ["support", "defence", "doctor", "sextant", "texts"].map((kind) => `dc-did-choose-${kind}`).concat("dc-did-no-hypnosis", "dc-did-pass"),
  headline: (messages) => headline({ turn: 0, who: 0, messages: [...messages] }),
  inBar: () => false,
  apart: true,
  sides: true,
  wishes,
  scene: (board: BoardProps<DevilsCastleView>) => new CoachScene(board),
  goal: (view: AnyView) => goal(view as DevilsCastleView),
  staging: (before: AnyView, after: AnyView, story: readonly Message[]) =>
    staging(before as DevilsCastleView, after as DevilsCastleView, story),
  sound: (story) => story.map((message) => SOUNDS[message.id]).find((sound) => sound !== undefined) ?? "paper",
} satisfies Look;
