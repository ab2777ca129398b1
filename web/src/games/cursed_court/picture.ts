/** A moment of a year, made by hand for the rules page: a summer with three players, seen by the first of them. */
import { seatStyle } from "../../design/seats";
import type { Crown, CursedCourtView, Region } from "../../protocol";
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
const CROWNS: Record<string, Crown> = {
  king: { seat: 1, coins: 4, feint: null },
  queen: { seat: 0, coins: 11, feint: null },
  council: { seat: 2, coins: 6, feint: null },
  treaty: { seat: 0, coins: 0, feint: null },
  feast: { seat: 1, coins: 2, feint: null },
};

function region(key: string, nobles: string[], points: number[]): Region {
  const crown = CROWNS[key];
  const title = { is: "name" as const, id: nobles.length > 1 ? `cc-set-${key}` : `cc-noble-${key}` };
  const least = crown ? Math.max(1, crown.coins * 2) : 0;
  const safe = (crown?.coins ?? 0) > 10;
  return { key, title, nobles, points, crowns: crown ? [crown] : [], least, safe, why: null };
}

const player = (free: number, staked: number, crowns: number) => ({
  ...{ plays: true, points: 0, safe: 11, bought: 0, cashed: 0, feint: null },
  ...{ free, staked, crowns },
});

export const VIEW: CursedCourtView = {
  ...{ view: "cursed-court", seat: 0, seats: 3, waiting: [2], outcome: null },
  ...{ phase: "betting", year: 1, years: 3, season: "summer", marker: 0 },
  ...{ exchange: false, coinless: false, masquerade: false },
  regions: [
    ...NOBLES.map((key) => region(key, [key], [1, 2, 5, 8])),
    ...SETS.map(([key, letters]) => region(key, [...letters].map((letter) => NOBLES[LETTERS.indexOf(letter)] ?? ""), [letters.length])),
  ],
  prospects: [...CHANCES, ...SETS.map(([, , chance]) => chance)].map((chance) => ({ chance, worth: chance })),
  tableau: [0, 0, 1, 0, 1, 0, 0, 0, 0],
  hidden: [
    { seats: [0, 1], noble: "king" },
    { seats: [0, 1], noble: "merchant" },
    { seats: [1, 2], noble: null },
    { seats: [1, 2], noble: null },
    { seats: [2, 0], noble: "queen" },
    { seats: [2, 0], noble: "duke" },
  ],
  ...{ deck: 28, left_out: null, left_out_cards: 0, pot: 0, agreed: [] },
  players: [player(9, 11, 2), player(14, 6, 2), player(14, 6, 1)],
  bets: [],
  past: [],
};

export const people = (name: (seat: number) => string): Someone[] =>
  [0, 1, 2].map((seat) => ({ seat, name: name(seat), style: seatStyle(seat), bot: false, you: seat === 0 }));
