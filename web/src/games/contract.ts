/** What the table gives a board, and what a board gives the table. Written out in web/README.md. */
import type { Component } from "svelte";
import type { SeatStyle } from "../design/seats";
import type { AnyView, Ask, Chat, Hand, Message, Outcome, Preview, Setting } from "../protocol";
import type { Size, Space, Wishes } from "../table/arrange";
import type { Choice } from "../table/choices";
import type { Draft } from "../table/draft.svelte";
import type { Sound } from "../table/sound";
import type { Called } from "../words.svelte";

/** How somebody stands at the table now. In a replay: nobody is waited for, and everybody is here. */
export interface Status {
  /** A decision of theirs is waited for. */
  waited: boolean;
  /** They have decided in a round in which several are asked at once. */
  decided: boolean;
  here: boolean;
  /** The steward plays for them. */
  steward: boolean;
  won: boolean;
  clock: Hand | null;
  /** How far the house's time is ahead of this browser's, for the clock. */
  offset: number;
}

/** Somebody at the table, by seat: what to call them, their colour with their emblem, and how they stand. */
export interface Someone extends Called {
  seat: number;
  style: SeatStyle;
  bot: boolean;
  you: boolean;
  status: Status;
}

/** A thing of the game that is to be shown lit: `{ part: "square", value: "e5" }`, `{ part: "seat", value: "A" }`. */
export interface Lit {
  part: string;
  value: string;
}

/** What the house says about a move, asked when somebody wants to know it. In a replay the answer is always null. */
export interface Previews<P extends Preview = Preview> {
  /** What would come of a legal move, by its text. Reactive: reading it asks the house; null until it answers. */
  of(text: string): P | null;
  /** Why a move cannot be made, by its text. Reactive in the same way; null until the answer, and for a legal move. */
  why(text: string): Message | null;
  /** Say in the action bar why a move cannot be made: for a touch on something that cannot be chosen. */
  explain(text: string): void;
}

/** `V` is the game's view: `view.setting` (fixed for the game), `view.open` (what everybody sees) and `view.own` (what
 * this seat knows beyond that; null for a spectator). `P` is what its previews hold. */
export interface BoardProps<V extends AnyView = AnyView, P extends Preview = Preview> {
  /** The game's name, as the house knows it. */
  game: string;
  /** What this observer sees now. */
  view: V;
  /** What they saw one entry before, for motion; null at first and after a jump. */
  previous: V | null;
  /** What they saw when they had moved last, for marking what has changed since; null for spectators and in replays. */
  since?: V | null;
  /** The legal moves, if something is asked of me. Empty while the table plays back or a move is under way. */
  choices: Choice[];
  ask: Ask | null;
  /** My seat; null for a spectator. In a replay: the seat that is looked through. */
  you: number | null;
  people: Someone[];
  /** What a line of the log or a choice that is pointed at lights. */
  lit: Lit[];
  /** What I was told, entry by entry, up to the moment that is shown. */
  log?: readonly (readonly Message[])[];
  /** What was said at the table. */
  chat?: readonly Chat[];
  /** The partly chosen move. */
  draft: Draft;
  /** What would come of a move, and why one cannot be made. */
  previews: Previews<P>;
  /** Make a move by its text. Boards usually leave this to `draft`. */
  play: (text: string) => void;
  /** Only to be looked at, as in a replay or a picture: there is nothing to do and nothing to switch. */
  still?: boolean;
  /** The room that this part has, in pixels: it fills it, and nothing of it may lie outside. */
  size: Size;
  portrait: boolean;
  /** What the parts of one table share: made once by `Look.scene`. */
  scene?: Scene;
  /** The `mark` of the stage that is shown, while a climax is staged; else null. */
  stage?: unknown;
}

/** What the parts of one table share. */
export interface Scene {
  /** What is pointed at, in words: shown in the prompt's place meanwhile. */
  readonly told?: string;
}

/** One step of a climax: what is said in the prompt, what is seen meanwhile, and what the board dims all else for. */
export interface Stage<V extends AnyView = AnyView> {
  words: Message;
  view: V;
  mark: unknown;
  /** What the button of the last step says, if not "Continue". */
  onward?: Message;
}

export interface EndProps<V extends AnyView = AnyView> {
  view: V;
  outcome: Outcome;
  people: Someone[];
}

export interface NotebookProps<V extends AnyView = AnyView> {
  view: V;
  people: Someone[];
  /** What I was told, entry by entry. */
  log: Message[][];
}

/** A game's own way to finish a move in the action bar: how many, and what else belongs to it. */
export interface PickerProps<V extends AnyView = AnyView, P extends Preview = Preview> {
  view: V;
  /** The move that is complete (null at rest: the picker keeps its room and shows what is mine), and all that are legal. */
  choice: Choice | null;
  choices: readonly Choice[];
  draft: Draft;
  previews: Previews<P>;
  people: Someone[];
}

/** What I try to do and how it stands, always in sight: one line, and a second that says how the game ends and how near that is. */
export interface Goal {
  /** A small drawing before the line. */
  emblem?: string;
  line: Message;
  more?: Message;
}

/** What a game may tell the table about itself, in `games/<game>/game.ts` (all of it optional). */
export interface Look {
  /** Colours and emblems of the seats, where the game has its own. */
  seats?: readonly SeatStyle[];
  /** Whether what is asked is an answer to somebody else's turn; else it is my turn. */
  answers?(view: AnyView, you: number): boolean;
  /** Messages that are told in passing, without a pause of their own. */
  quiet?: readonly string[];
  /** A chapter of the log in one line, once it is past: the log shows that line, and the chapter when it is opened. */
  headline?(messages: readonly Message[]): Message | null;
  /** Messages that begin a chapter of the log: a year, a duel, a new game of the match. */
  chapters?: readonly string[];
  /** A choice in words, where the rule of `choiceWords` (table/choices.ts) does not do: the same as `choice_words` of
   * the game's rules. Declared as a method, so that a game may name its own setting: `words(choice, setting: MySetting)`. */
  words?(choice: Choice, setting: Setting): Message;
  /** What a choice is drawn at in a hint or a review, as the board names its parts in `data-thing`, what is used first; else its
   * kind (`kind:spy`) and its parts. */
  things?(choice: Choice): string[];
  /** Whether a choice gets a button in the action bar; else those without parts do. */
  inBar?: (choice: Choice) => boolean;
  /** Shown in the action bar with a complete move, in place of the plain slider. */
  picker?: Picker;
  /** Whether the board itself tells apart whatever moves are left; else the bar shows the last few as buttons. */
  apart?: boolean;
  /** Room that the game wishes for its parts in a window; else `usualWishes`. */
  wishes?: (space: Space) => Wishes;
  /** What board, own and seats of one table share (what is pointed at, a half-made plan): made once a table, inside a component,
   * so that it may hold state and effects. */
  scene?(board: BoardProps<any, any>): Scene;
  /** The goal and how it stands, through the eyes of this view; the words lie in the game's `.ftl`. */
  goal?(view: AnyView, people: readonly Someone[]): Goal | null;
  /** A climax to be staged between two moments, step by step (the end of a year, a duel, the last count): the board shows each
   * step's view, the prompt its words, and the last step waits for Continue. Null where nothing is to be staged. */
  staging?(before: AnyView, after: AnyView, story: readonly Message[]): Stage[] | null;
  /** Whether sides win and not players: an outcome then has no places and no points. */
  sides?: boolean;
  /** What an outcome's scores count; points, unless a game says otherwise. */
  counts?: (view: AnyView) => "points" | "games";
  /** Every player's points as the view shows them, for the lead over time at the end; null where they are secret. */
  points?(view: AnyView): number[] | null;
  /** The sound of what happened; else paper. */
  sound?: (story: readonly Message[]) => Sound | null;
}

/** A part of a table: the board, what is mine, the seats. */
export type Part = Component<BoardProps<any, any>>;
export type End = Component<EndProps<any>>;
export type Picker = Component<PickerProps<any, any>>;
export type Notebook = Component<NotebookProps<any>>;
