/** A moment of a ride, made by hand for the rules page: five in the coach, a duel about to be decided. */
import { seatStyle } from "../../design/seats";
import type { DevilsCastleView, SeatView } from "../../protocol";
import { words } from "../../words.svelte";
import type { Someone } from "../contract";
import { capital, characterName } from "./things";

const stranger: SeatView = {
  character: "",
  items: 1,
  tokens: 0,
  society: null,
  seen_by: [],
  profession: null,
  open: false,
  known: [],
  possible: [],
  a_bag: false,
};

const passengers: SeatView[] = [
  { ...stranger, character: "countess", items: 3, tokens: 1, society: "order", profession: "clairvoyant", known: ["key", "monocle", "bag_goblet"] },
  { ...stranger, character: "major", items: 2, profession: "thug", open: true },
  { ...stranger, character: "professor", items: 1, tokens: 2, society: "order", seen_by: [0], known: ["key"] },
  { ...stranger, character: "singer", items: 3, known: ["dagger"], seen_by: [1] },
  { ...stranger, character: "abbe", items: 2, society: "brotherhood", seen_by: [0], a_bag: true },
];

export const VIEW: DevilsCastleView = {
  view: "devils-castle",
  seat: 0,
  seats: 5,
  waiting: [2, 4],
  outcome: null,
  phase: "powers",
  turn: 14,
  turn_seat: 1,
  limit: 5,
  pile: 10,
  pile_known: [],
  pile_possible: [],
  pile_top: [],
  professions_left: 5,
  professions_known: [],
  supply: 9,
  smuggling: false,
  divination: false,
  cap: 0,
  passengers,
  claims: [],
  verdict: null,
  duel: {
    attacker: 1,
    defender: 3,
    swords: [4],
    shields: [0, 2],
    points: [4, 4],
    pieces: [
      { side: "swords", what: "fighter", seat: 1, points: 1, void: false },
      { side: "shields", what: "fighter", seat: 3, points: 1, void: false },
      { side: "swords", what: "support", seat: 4, points: 1, void: false },
      { side: "shields", what: "support", seat: 0, points: 1, void: false },
      { side: "shields", what: "support", seat: 2, points: 1, void: false },
      { side: "swords", what: "thug", seat: 1, points: 1, void: false },
      { side: "swords", what: "token", seat: null, points: 1, void: false },
      { side: "shields", what: "token", seat: null, points: 1, void: false },
    ],
    hypnotised: null,
    duelist: null,
    poisoner: null,
    decided: null,
    shown: [],
  },
  offer: null,
  trade: [],
  between: [],
  way: null,
  mine: null,
  asked_for: null,
  notes: [],
};

/** The people of the picture go by their characters. */
export function people(): Someone[] {
  void words.language;
  return passengers.map((one, seat) => ({
    seat,
    name: capital(characterName(one.character)),
    style: seatStyle(seat),
    bot: false,
    you: seat === 0,
  }));
}
