/** What the table gives a board, and what a board gives the table. Written out in web/README.md. */
import type { Component } from "svelte";
import type { SeatStyle } from "../design/seats";
import type { Ask, Choice, Message, Outcome, View } from "../protocol";
import type { Draft } from "../table/draft.svelte";
import type { Sound } from "../table/sound";

/** Somebody at the table, by seat: what to call them, and their colour with their emblem. */
export interface Someone {
  seat: number;
  name: string;
  style: SeatStyle;
  bot: boolean;
  you: boolean;
}

/** A thing of the game that is to be shown lit: `{ part: "square", value: "e5" }`, `{ part: "seat", value: "A" }`. */
export interface Lit {
  part: string;
  value: string;
}

export interface BoardProps<V extends View = View> {
  /** What these eyes see now. */
  view: V;
  /** What they saw one entry before, for motion; null at first and after a jump. */
  previous: V | null;
  /** The legal moves, if something is asked of me. Empty while the table plays back or the line is down. */
  choices: Choice[];
  ask: Ask | null;
  /** My seat; null for a spectator. In a replay: whose eyes these are. */
  you: number | null;
  people: Someone[];
  /** What a line of the log or a choice that is pointed at lights. */
  lit: Lit[];
  /** The partly chosen move. */
  draft: Draft;
  /** Make a move by its text. Boards usually leave this to `draft`. */
  play: (text: string) => void;
  /** Only to be looked at, as in a replay or a picture: there is nothing to do and nothing to switch. */
  still?: boolean;
}

export interface EndProps<V extends View = View> {
  view: V;
  outcome: Outcome;
  people: Someone[];
}

export interface NotebookProps<V extends View = View> {
  view: V;
  people: Someone[];
}

/** A game's own way to finish a move in the action bar: how many, and what else belongs to it. */
export interface PickerProps<V extends View = View> {
  view: V;
  /** The move that is complete, and all that were legal. */
  choice: Choice;
  choices: readonly Choice[];
  draft: Draft;
  people: Someone[];
}

/** What a game may tell the table about itself, in `games/<game>/game.ts` (all of it optional). */
export interface Look {
  /** Colours and emblems of the seats, where the game has its own (The Rose King's two roses). */
  seats?: readonly SeatStyle[];
  /** Messages that begin a chapter of the log: a year, a duel, a new game of the match. */
  chapters?: readonly string[];
  /** Whether a choice gets a button in the action bar; else those without parts do. */
  inBar?: (choice: Choice) => boolean;
  /** Shown in the action bar with a complete move, in place of the plain slider. */
  picker?: Picker;
  /** Whether the board itself tells apart whatever moves are left; else the bar shows the last few as buttons. */
  apart?: boolean;
  /** The sound of what happened; else paper. */
  sound?: (story: readonly Message[]) => Sound | null;
}

export type Board = Component<BoardProps<any>>;
export type End = Component<EndProps<any>>;
export type Picker = Component<PickerProps<any>>;
export type Notebook = Component<NotebookProps<any>>;
