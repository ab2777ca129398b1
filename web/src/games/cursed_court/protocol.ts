// Written by tools/protocol_types.py from the house's structs. Do not edit: run `make types`.

import type { Name, Outcome, View } from "../../protocol";
export type * from "../../protocol";

export interface CursedCourtSetting {
  game: "cursed-court";
  players: number;
  names: string[];
  regions: Region[];
  years: number;
  coinless: boolean;
  masquerade: boolean;
  exchange: boolean;
  unit: string;
}

export interface Region {
  key: string;
  title: string | Name;
  nobles: string[];
  points: number[];
}

export interface CursedCourtOpen {
  waiting: number[];
  outcome: Outcome | null;
  phase: string;
  year: number;
  season: string;
  marker: number | null;
  regions: (Place | null)[];
  tableau: number[];
  face_down: number[][];
  deck: number;
  left_out: number[] | null;
  left_out_cards: number;
  pot: number;
  agreed: number[];
  players: Player[];
  past: Year[];
}

export type Place = [crowns: Crown[], bumped: Crown[], least: number, safe: boolean];

export type Crown = [seat: number, coins: number, number: number];

export type Player = [plays: boolean, points: number, coins: number, safe: number, bought: number, cashed: number];

export interface Year {
  year: number;
  points: number[];
  tableau: number[] | null;
  crowns: PastCrown[];
}

export type PastCrown = [seat: number, region: number, coins: number, feint: boolean, points: number | null];

export interface CursedCourtOwn {
  seat: number;
  cards: (string | null)[];
  feint: string | null;
  chances: number[];
  worths: number[];
}

export type CursedCourtView = View<CursedCourtSetting, CursedCourtOpen, CursedCourtOwn>;
