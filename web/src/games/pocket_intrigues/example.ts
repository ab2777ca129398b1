/** The rulebook's first example, for a still picture: card 6, lower action; Filia moves up, Lucius dies. */
import type { ActionCard, Courtier, PocketIntriguesPreview, PocketIntriguesView } from "./protocol";
import { withText, type Choice } from "../../table/choices";

const courtier = (id: string, house: string, wounded: string[], death: string[] = []): Courtier => ({
  id,
  name: ["name", `pi-character-${id}`],
  short: "",
  accusative: "",
  house,
  wounded: wounded.map((one) => ({ id: `pi-wounded-${one}` })),
  death: death.map((one) => ({ id: `pi-death-${one}` })),
});

const CARD: ActionCard = {
  number: 6,
  upper: "Y1 W1 / . : Y1v1, W1v1",
  lower: "W1 / Y1 Y2 : Y1^1, xW1",
  drawn: [
    {
      rows: [["Y1", "W1"], []],
      effects: [
        { kind: "move", symbol: "Y1", steps: 1 },
        { kind: "move", symbol: "W1", steps: 1 },
      ],
    },
    {
      rows: [["W1"], ["Y1", "Y2"]],
      effects: [
        { kind: "move", symbol: "Y1", steps: -1 },
        { kind: "attack", symbol: "W1", steps: 0 },
      ],
    },
  ],
};

/** All other cards of the picture's edition: its one card has number 6. */
const BLANK: ActionCard = { number: 0, upper: "", lower: "", drawn: [] };

export const VIEW: PocketIntriguesView = {
  setting: {
    game: "pocket-intrigues",
    names: [],
    players: 2,
    needed: 1,
    cast: [
      courtier("lucius", "citizen", [], ["heal-anyone", "wound-anyone"]),
      courtier("filia", "green", ["cannot-sink"]),
      courtier("asher", "green", [], ["move-anyone"]),
      courtier("diana", "purple", ["costs-nothing"]),
      courtier("brutol", "red", ["cannot-rise"]),
      courtier("gerard", "red", ["shields-row"]),
      courtier("elaine", "purple", [], ["wound-row"]),
    ],
    cards: [BLANK, BLANK, BLANK, BLANK, BLANK, CARD],
  },
  open: {
    waiting: [],
    outcome: null,
    game: 1,
    wins: [0, 0],
    first: 0,
    rows: [0, 1, 1, 1, 2, 3, 3],
    wounded: ["lucius", "gerard"],
    dead: [],
    card: null,
    lacks: [],
    holds: [true, true],
    dying: null,
    verb: null,
    deck: 0,
    discards: [],
    used: null,
    reshuffled: false,
    last: null,
  },
  own: { seat: 0, hand: 6, lacks: [], goal: { rises: "green", sinks: "red" }, standing: null },
};

export const MOVE: Choice = withText({
  kind: "hand-lower-6",
  form: "hand lower {one} {two}",
  parts: { one: "filia", two: "lucius" },
  span: null,
});

export const FORESEEN: PocketIntriguesPreview = {
  game: "pocket-intrigues",
  changes: [
    { who: "filia", row: 0, state: "unharmed" },
    { who: "lucius", row: 0, state: "dead" },
  ],
  total: 8,
  ends: false,
};
