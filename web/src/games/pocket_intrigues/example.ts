/** The rulebook's first example, for a still picture: card 6, lower action; Filia moves up, Lucius dies. */
import type { ActionCard, PocketIntriguesPreview } from "../../protocol";
import { withText, type Choice } from "../../table/choices";
import type { Figure } from "./figures";

const courtier = (id: string, house: string, state: string, wounded: string[], death: string[] = []): Figure => ({
  id,
  name: ["name", `pi-character-${id}`],
  short: "",
  accusative: "",
  house,
  state,
  wounded: wounded.map((one) => ({ id: `pi-wounded-${one}` })),
  death: death.map((one) => ({ id: `pi-death-${one}` })),
});

export const ROWS: Figure[][] = [
  [courtier("lucius", "citizen", "wounded", [], ["heal-anyone", "wound-anyone"])],
  [
    courtier("filia", "green", "unharmed", ["cannot-sink"]),
    courtier("asher", "green", "unharmed", [], ["move-anyone"]),
    courtier("diana", "purple", "unharmed", ["costs-nothing"]),
  ],
  [courtier("brutol", "red", "unharmed", ["cannot-rise"])],
  [
    courtier("gerard", "red", "wounded", ["shields-row"]),
    courtier("elaine", "purple", "unharmed", [], ["wound-row"]),
  ],
];

export const CARD: ActionCard = {
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
