/** A moment of a year, made by hand for the rules page: a summer with three players, seen by the first of them. */
import { seatStyle } from "../../design/seats";
import { AT_REST } from "../../table/people";
import type { CursedCourtView, Place, Region } from "./protocol";
import type { Called } from "../../words.svelte";
import type { Someone } from "../contract";

const NOBLES = ["courtesan", "merchant", "king", "priestess", "queen", "duke", "jester", "sorceress", "assassin"];
/** The letters of docs/rules/cursed-court.md, section 7. */
const LETTERS = "CMKPQDJSA";
const SETS: [string, string, number][] = [
  ["affair", "CMK", 0.39],
  ["wedding", "PQD", 0.39],
  ["curse", "JSA", 0.16],
  ["procession", "CPJ", 0.16],
  ["bazaar", "MQS", 0.62],
  ["regicide", "KDA", 0.39],
  ["scandal", "CQA", 0.39],
  ["feast", "KQJ", 0.62],
  ["opera", "CMPQ", 0.24],
  ["council", "MKQD", 0.62],
  ["seance", "PQJS", 0.16],
  ["coup", "QDSA", 0.24],
  ["masquerade", "CKJA", 0.16],
  ["church", "MPDS", 0.16],
  ["salon", "CMP", 0.39],
  ["treaty", "MKD", 0.62],
  ["festival", "PJS", 0.06],
  ["conspiracy", "DSA", 0.16],
];
const CHANCES = [0.62, 1, 1, 0.62, 1, 0.62, 0.62, 0.62, 0.62];
/** Whose crown stands where, on how many coins. */
const CROWNS: Record<string, [seat: number, coins: number]> = {
  king: [1, 4],
  queen: [0, 11],
  council: [2, 6],
  treaty: [0, 0],
  feast: [1, 2],
};

function region(key: string, nobles: string[], points: number[]): Region {
  return { key, title: ["name", nobles.length > 1 ? `cc-set-${key}` : `cc-noble-${key}`], nobles, points };
}

function place({ key }: Region): Place | null {
  const crown = CROWNS[key];
  if (!crown) return null;
  const [seat, coins] = crown;
  return [[[seat, coins, Object.keys(CROWNS).indexOf(key)]], [], Math.max(1, coins * 2), coins > 10];
}

const REGIONS = [
  ...NOBLES.map((key) => region(key, [key], [1, 2, 5, 8])),
  ...SETS.map(([key, letters]) => region(key, [...letters].map((letter) => NOBLES[LETTERS.indexOf(letter)] ?? ""), [letters.length])),
];
const ODDS = [...CHANCES, ...SETS.map(([, , chance]) => chance)].map((chance) => 1000 * chance);

export const VIEW: CursedCourtView = {
  setting: {
    ...{ game: "cursed-court", players: 3, names: [], regions: REGIONS, years: 3 },
    ...{ coinless: false, masquerade: false, exchange: false, unit: "coins" },
  },
  open: {
    ...{ waiting: [2], outcome: null, phase: "betting", year: 1, season: "summer", marker: 0 },
    regions: REGIONS.map(place),
    tableau: [0, 0, 1, 0, 1, 0, 0, 0, 0],
    face_down: [[0, 1], [0, 1], [1, 2], [1, 2], [2, 0], [2, 0]],
    ...{ deck: 28, left_out: null, left_out_cards: 0, pot: 0, agreed: [] },
    players: [0, 1, 2].map(() => [true, 0, 20, 11, 0, 0]),
    past: [],
  },
  own: { seat: 0, cards: ["king", "merchant", null, null, "queen", "duke"], feint: null, chances: ODDS, worths: ODDS },
};

export const people = (called: (seat: number) => Called): Someone[] =>
  [0, 1, 2].map((seat) => ({ seat, ...called(seat), style: seatStyle(seat), bot: false, you: seat === 0, status: AT_REST }));
