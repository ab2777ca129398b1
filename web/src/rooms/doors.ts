/** The four doors of the front page: each game's colour and emblem. A game without an entry gets the house's. */
import castle from "emblem:castle";
import crown from "emblem:crown";
import mask from "emblem:drama-masks";
import rose from "emblem:rose";
import stairs from "emblem:stairs";

export interface Door {
  tone: string;
  emblem: string;
}

const DOORS: Record<string, Door> = {
  "rose-king": { tone: "var(--burgundy)", emblem: rose },
  "cursed-court": { tone: "var(--plum)", emblem: mask },
  "pocket-intrigues": { tone: "var(--green)", emblem: stairs },
  "devils-castle": { tone: "var(--blue)", emblem: castle },
};

export function door(game: string): Door {
  return DOORS[game] ?? { tone: "var(--gold)", emblem: crown };
}
