// Written by tools/protocol_types.py from the house's structs. Do not edit: run `make types`.

import type { Message, Outcome, View } from "../../protocol";
export type * from "../../protocol";

export interface DevilsCastleSetting {
  game: "devils-castle";
  players: number;
  names: string[];
  characters: string[];
  limit: number;
  items: Record<string, number>;
  professions: Record<string, boolean>;
  smuggling: boolean;
  divination: boolean;
  cap: number;
}

export interface DevilsCastleOpen {
  waiting: number[];
  outcome: Outcome | null;
  phase: string;
  turn: number;
  turn_seat: number | null;
  passengers: Passenger[];
  noted: Noted[];
  pile: number;
  pile_known: string[];
  pile_possible: string[];
  professions_left: number;
  professions_known: string[];
  supply: number;
  duel: DuelTally | null;
  offer: Offer | null;
  trade: number[];
  between: number[];
  way: string | null;
  asked_for: string | null;
  verdict: Verdict | null;
}

export interface Passenger {
  items: number;
  tokens?: number;
  seen_by?: number[];
  open?: boolean;
}

export interface Noted {
  society?: string | null;
  profession?: string | null;
  known?: string[];
  possible?: string[];
  a_bag?: boolean;
}

export interface DuelTally {
  attacker: number;
  defender: number;
  swords: number[];
  shields: number[];
  points: number[];
  pieces: DuelPiece[];
  hypnotised: number | null;
  duelist: number | null;
  poisoner: number | null;
  decided: number | null;
}

export interface DuelPiece {
  side: string;
  what: string;
  seat?: number | null;
  points?: number;
  void?: boolean;
}

export interface Offer {
  giver: number;
  receiver: number;
  item: string | null;
}

export interface Verdict {
  seat: number;
  how: string;
  society: string | null;
  item: string | null;
  counts: Counted[];
  counting: string[];
  needed: number;
  right: boolean;
}

export interface Counted {
  seat: number;
  society: string;
  items: number;
}

export interface DevilsCastleOwn {
  seat: number;
  noted: Noted[];
  pile_known: string[];
  pile_possible: string[];
  pile_top: string[];
  professions_known: string[];
  claims: Claim[];
  offered: string | null;
  mine: string | null;
}

export interface Claim {
  kind: string;
  society: string;
  item: string;
  counting: string[];
  needed: number[];
  holdings: Holding[];
  why_not: Message | null;
}

export interface Holding {
  member?: boolean | null;
  certain?: number;
  more?: boolean;
}

export type DevilsCastleView = View<DevilsCastleSetting, DevilsCastleOpen, DevilsCastleOwn>;
