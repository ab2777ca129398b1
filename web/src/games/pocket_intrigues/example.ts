/** The rulebook's first example, for a still picture: card 6, lower action; Filia moves up, Lucius dies. */
import type { ActionCard, Figure, Intrigue } from "../../protocol";

const courtier = (id: string, house: string, state: string, wounded: string[], death: string[] = []): Figure => ({
  id,
  name: { is: "name", id: `pi-character-${id}` },
  short: "",
  house,
  state,
  wounded: wounded.map((one) => ({ id: `pi-wounded-${one}`, args: {} })),
  death: death.map((one) => ({ id: `pi-death-${one}`, args: {} })),
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

export const MOVE: Intrigue = {
  text: "hand lower filia lucius",
  kind: "action",
  parts: { way: "hand lower", card: "6", Y1: "filia", W1: "lucius" },
  words: { id: "pi-choice-2", args: {} },
  span: null,
  changes: [
    { who: "filia", row: 0, state: "unharmed" },
    { who: "lucius", row: 0, state: "dead" },
  ],
  total: 8,
  ends: false,
};
