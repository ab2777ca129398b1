// Written by tools/protocol_types.py from the house's structs. Do not edit: run `make types`.

import type { Outcome, Own, View } from "../../protocol";
export type * from "../../protocol";

export interface RoseKingSetting {
  game: "rose-king";
  players: number;
  names: string[];
  size: number;
  stones: number;
  heroes: number;
  hand: number;
  cards: string[];
}

export interface RoseKingOpen {
  waiting: number[];
  outcome: Outcome | null;
  crown: string;
  hands: Card[][];
  sides: Side[];
  supply: number;
  unseen: string[];
  drawing: number | null;
}

export type Card = [card: string, square: string | null, use: string];

export interface Side {
  heroes: number;
  regions: string[][];
  score: number;
}

export type RoseKingView = View<RoseKingSetting, RoseKingOpen, Own>;

export interface RoseKingPreview {
  game: "rose-king";
  region: string[];
  scores: number[];
}
