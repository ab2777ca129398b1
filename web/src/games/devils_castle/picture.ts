/** A moment of a ride, made by hand for the rules page: five in the coach, a duel about to be decided. */
import { seatStyle } from "../../design/seats";
import { AT_REST } from "../../table/people";
import type { Argument, DevilsCastleView, Message } from "./protocol";
import { words } from "../../words.svelte";
import type { Someone } from "../contract";
import { capital, characterName } from "./things";

const CHARACTERS = ["countess", "major", "professor", "singer", "abbe"];
/** What this picture does not say. */
const UNKNOWN = { noted: [], pile_known: [], pile_possible: [], professions_known: [] };

export const VIEW: DevilsCastleView = {
  setting: {
    game: "devils-castle",
    players: 5,
    names: [],
    characters: CHARACTERS,
    limit: 5,
    items: {},
    professions: {},
    smuggling: false,
    divination: false,
    cap: 0,
  },
  open: {
    ...UNKNOWN,
    waiting: [2, 4],
    outcome: null,
    phase: "powers",
    turn: 14,
    turn_seat: 1,
    passengers: [
      { items: 3, tokens: 1 },
      { items: 2, open: true },
      { items: 1, tokens: 2, seen_by: [0] },
      { items: 3, seen_by: [1] },
      { items: 2, seen_by: [0] },
    ],
    pile: 10,
    professions_left: 5,
    supply: 9,
    duel: {
      attacker: 1,
      defender: 3,
      swords: [4],
      shields: [0, 2],
      points: [4, 4],
      pieces: [
        { side: "swords", what: "fighter", seat: 1 },
        { side: "shields", what: "fighter", seat: 3 },
        { side: "swords", what: "support", seat: 4 },
        { side: "shields", what: "support", seat: 0 },
        { side: "shields", what: "support", seat: 2 },
        { side: "swords", what: "thug", seat: 1 },
        { side: "swords", what: "token" },
        { side: "shields", what: "token" },
      ],
      hypnotised: null,
      duelist: null,
      poisoner: null,
      decided: null,
    },
    offer: null,
    trade: [],
    between: [],
    way: null,
    asked_for: null,
    verdict: null,
  },
  own: {
    ...UNKNOWN,
    seat: 0,
    noted: [
      { society: "order", profession: "clairvoyant", known: ["key", "monocle", "bag_goblet"] },
      { profession: "thug" },
      { society: "order", known: ["key"] },
      { known: ["dagger"] },
      { society: "brotherhood", a_bag: true },
    ],
    pile_top: [],
    claims: [],
    offered: null,
    mine: null,
  },
};

const who = (seat: number, other: number): Record<string, Argument> => ({ who: ["seat", seat], other: ["seat", other] });

/** What happened before: evidence for the seats. */
export const LOG: Message[][] = [
  [{ id: "dc-turn", args: { turn: 11, who: ["seat", 3] } }],
  [{ id: "dc-note-refused", args: who(2, 3) }],
  [{ id: "dc-turn", args: { turn: 12, who: ["seat", 4] } }],
  [
    { id: "dc-note-attacked", args: who(4, 2) },
    { id: "dc-note-stood", args: who(1, 4) },
    { id: "dc-note-stood", args: who(3, 2) },
    { id: "dc-note-counted", args: { ...who(4, 2), swords: 2, shields: 3 } },
    { id: "dc-note-won-duel", args: { who: ["seat", 2] } },
  ],
  [{ id: "dc-turn", args: { turn: 13, who: ["seat", 0] } }],
  [{ id: "dc-turn", args: { turn: 14, who: ["seat", 1] } }],
];

/** The people of the picture go by their characters. */
export function people(): Someone[] {
  void words.language;
  return CHARACTERS.map((character, seat) => ({
    seat,
    name: capital(characterName(character)),
    cases: {},
    style: seatStyle(seat),
    bot: false,
    status: AT_REST,
    you: seat === 0,
  }));
}
