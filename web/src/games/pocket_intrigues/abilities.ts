/** A small sign for every ability, on a field of 24 x 24; their words tell the rest. */

const UP = "M12 4l6 7h-4v9h-4v-9H6Z";
const DOWN = "M12 20l-6-7h4V4h4v9h4Z";
const CROSS = "M10 4h4v6h6v4h-6v6h-4v-6H4v-4h6Z";
const SWORD = "M5 3l11 11l3-1l1 2l-3 2l-1 3l-2-1l1-3L4 5Z";
const BAR = "M3.5 5L5 3.5L20.5 19L19 20.5Z";
const SHIELD = "M12 2l8 3v6c0 5-3 8.5-8 11c-5-2.5-8-6-8-11V5Z";
const DROP = "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z";

const SIGNS: Record<string, string> = {
  "pi-wounded-cannot-rise": `${UP}${BAR}`,
  "pi-wounded-cannot-sink": `${DOWN}${BAR}`,
  "pi-wounded-cannot-be-healed": `${CROSS}${BAR}`,
  "pi-wounded-cannot-be-attacked": `${SHIELD}`,
  "pi-wounded-shields-row": "M12 3l6 2.3v5c0 4-2.3 6.7-6 8.7c-3.7-2-6-4.7-6-8.7v-5ZM1 8l3 1v6l-3-1ZM23 8l-3 1v6l3-1Z",
  "pi-wounded-costs-nothing": "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18Zm0 3a6 6 0 1 0 0 12a6 6 0 0 0 0-12Zm-4 4.7h8v2.6h-8Z",
  "pi-wounded-any-house": "M12 2l3 6.5l7 .8l-5.2 4.7l1.5 7l-6.3-3.6l-6.3 3.6l1.5-7L2 9.3l7-.8Z",
  "pi-death-heal": CROSS,
  "pi-death-wound": DROP,
  "pi-death-raise": UP,
  "pi-death-lower": DOWN,
  "pi-death-move": "M12 1l5 6h-3.5v10H17l-5 6l-5-6h3.5V7H7Z",
  "pi-death-swap": "M7 2l5 6H9v13H5V8H2ZM17 22l-5-6h3V3h4v13h3Z",
};

/** The sign of an ability by the id of its words: those on death by what they do, wherever they do it. */
export function signOf(id: string): string {
  return SIGNS[id] ?? SIGNS[id.split("-").slice(0, 3).join("-")] ?? SWORD;
}
