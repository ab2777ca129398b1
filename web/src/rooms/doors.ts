/** The doors of the front page: each game's colour, emblem and picture. A game without an entry gets the house's. */
import type { Component } from "svelte";
import castle from "emblem:castle";
import crown from "emblem:crown";
import mask from "emblem:drama-masks";
import rose from "emblem:rose";
import stairs from "emblem:stairs";

export interface Door {
  tone: string;
  emblem: string;
  /** A picture of our own (`games/<game>/Emblem.svelte`), 320 x 200. */
  picture: Component | undefined;
}

const TONES: Record<string, Omit<Door, "picture">> = {
  "rose-king": { tone: "var(--burgundy)", emblem: rose },
  "cursed-court": { tone: "var(--plum)", emblem: mask },
  "pocket-intrigues": { tone: "var(--green)", emblem: stairs },
  "devils-castle": { tone: "var(--blue)", emblem: castle },
};

const pictures = import.meta.glob<Component>("../games/*/Emblem.svelte", { eager: true, import: "default" });

export function door(game: string): Door {
  const picture = pictures[`../games/${game.replaceAll("-", "_")}/Emblem.svelte`];
  return { ...(TONES[game] ?? { tone: "var(--gold)", emblem: crown }), picture };
}
