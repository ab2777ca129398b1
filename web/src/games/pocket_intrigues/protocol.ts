// Written by tools/protocol_types.py from the house's structs. Do not edit: run `make types`.

import type { Message, Name, Outcome, View } from "../../protocol";
export type * from "../../protocol";

export interface PocketIntriguesSetting {
  game: "pocket-intrigues";
  players: number;
  names: string[];
  needed: number;
  cast: Courtier[];
  cards: ActionCard[];
}

export interface Courtier {
  id: string;
  name: string | Name;
  short: string;
  accusative: string;
  house: string;
  wounded: Message[];
  death: Message[];
}

export interface ActionCard {
  number: number;
  upper: string;
  lower: string;
  drawn: Pattern[];
}

export interface Pattern {
  rows: string[][];
  effects: Effect[];
}

export interface Effect {
  kind: string;
  symbol: string;
  steps: number;
}

export interface PocketIntriguesOpen {
  waiting: number[];
  outcome: Outcome | null;
  game: number;
  wins: number[];
  first: number | null;
  rows: number[];
  wounded: string[];
  dead: string[];
  card: number | null;
  lacks: (Message | null)[];
  holds: boolean[];
  dying: string | null;
  verb: string | null;
  deck: number;
  discards: number[];
  used: number | null;
  reshuffled: boolean;
  last: LastGame | null;
}

export interface LastGame {
  cause: string;
  rows: number[];
  wounded: string[];
  dead: string[];
  goals: Goal[];
  counts: Count[];
  winners: number[];
  stuck: number | null;
  card: number | null;
}

export interface Goal {
  rises: string;
  sinks: string;
}

export type Count = [points: number[], minus: string[], total: number];

export interface PocketIntriguesOwn {
  seat: number;
  hand: number | null;
  lacks: (Message | null)[];
  goal: Goal | null;
  standing: Count | null;
}

export type PocketIntriguesView = View<PocketIntriguesSetting, PocketIntriguesOpen, PocketIntriguesOwn>;

export interface PocketIntriguesPreview {
  game: "pocket-intrigues";
  changes: Fate[];
  total: number;
  ends: boolean;
}

export interface Fate {
  who: string;
  row: number;
  state: string;
}
