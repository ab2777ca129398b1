/** The doors of the front page: each game's colour, emblem and picture, as its manifest has them. */
import type { Component } from "svelte";
import doors from "camarilla:doors";
import crown from "emblem:crown";
import { games } from "../house/games.svelte";

export interface Door {
  tone: string;
  emblem: string;
  /** A picture of our own (`games/<game>/Emblem.svelte`), 320 x 200. */
  picture: Component | undefined;
  /** The address of the picture that a game of another package ships; else empty. */
  image: string;
}

const pictures = import.meta.glob<Component>("../games/*/Emblem.svelte", { eager: true, import: "default" });

/** A game that was added to the house after this page was built has the house's emblem. */
export function door(game: string): Door {
  const picture = pictures[`../games/${game.replaceAll("-", "_")}/Emblem.svelte`];
  const info = games.find(game);
  const { tone, emblem } = doors[game] ?? { tone: info?.tone ?? "gold", emblem: crown };
  return { tone: `var(--${tone})`, emblem, picture, image: info?.shipped?.door ?? "" };
}
