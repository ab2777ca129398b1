// Written by tools/protocol_types.py from the house's structs. Do not edit: run `make types`.

export type Name = [is: "name", id: string];

export type Who = [is: "seat", seat: number];

export interface Watch {
  do: "watch";
  table: string;
  since?: number;
}

export interface Unwatch {
  do: "unwatch";
  table: string;
}

export interface Move {
  do: "move";
  table: string;
  seq: number;
  id: string;
  text: string;
}

export interface Undo {
  do: "undo";
  table: string;
  seq: number;
  id: string;
}

export interface Back {
  do: "back";
  table: string;
  id: string;
}

export interface Leave {
  do: "leave";
  table: string;
  id: string;
}

export interface Say {
  do: "say";
  table: string;
  id: string;
  text: string;
}

export interface Consider {
  do: "consider";
  table: string;
  id: string;
  text: string;
}

export interface NewTable {
  terms: Terms;
  bot?: string | string[] | null;
  ready?: boolean;
  seat?: number;
}

export interface Terms {
  game: string;
  seats: number | null;
  options: Record<string, boolean | number | string>;
  clock: NoClock | MoveClock | BankClock | DaysClock;
  private: boolean;
  rated: boolean;
  watchable: boolean;
  delay: number;
  guests_bots: boolean;
  undo: boolean;
  order: "joined" | "random";
}

export interface NoClock {
  kind: "none";
}

export interface MoveClock {
  kind: "move";
  seconds: number;
}

export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

export interface DaysClock {
  kind: "days";
  days: number;
}

export interface SitDown {
  seat?: number | null;
}

export interface Readiness {
  yes?: boolean;
}

export interface BotSeat {
  bot: string;
}

export interface Wishes {
  name?: string | null;
  avatar?: string | null;
  language?: string | null;
}

export interface Account {
  login: string;
  password: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface Vacation {
  days: number;
}

export interface WhichSeat {
  seat: number;
}

export interface Reach {
  email?: string | null;
  webhook?: string | null;
}

export interface Room {
  is: "room";
  table: string;
  terms: Terms;
  state: string;
  host: string;
  you: number | null;
  seats: SeatInfo[];
  watchers: number;
  rematch: string | null;
}

export interface SeatInfo {
  name: string;
  avatar: string;
  person: string | null;
  bot: string | null;
  ready: boolean;
  here: boolean;
  steward: boolean;
}

export interface Chat {
  is: "chat";
  table: string;
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

export interface Snapshot {
  is: "snapshot";
  table: string;
  seq: number;
  at: number;
  ask?: Ask | null;
  menu?: ChoiceGroup[];
  clocks?: Hand[] | null;
  undo?: boolean;
  setting: Setting;
  open: Open;
  own: Own | null;
  since: number;
  log: Message[][];
  chat: Chat[];
}

export interface Ask {
  words: Message;
  clause: string;
}

export interface Message {
  id: string;
  args?: Record<string, Argument>;
}

export type Argument = string | number | Name | Who;

export type ChoiceGroup = [kind: string, form: string, parts: Record<string, string | number | (string | number)[]>, span: Spans | null];

export type Spans = [part: string, low: number | number[], high: number | number[]];

export interface Hand {
  left: number;
  since: number | null;
}

export interface Setting {
  game: string;
  players: number;
  names: string[];
}

export interface Open {
  waiting: number[];
  outcome: Outcome | null;
}

export interface Outcome {
  scores: number[];
  winners: number[];
}

export interface Own {
  seat: number;
}

export interface Update {
  is: "update";
  table: string;
  seq: number;
  at: number;
  ask?: Ask | null;
  menu?: ChoiceGroup[];
  clocks?: Hand[] | null;
  undo?: boolean;
  open?: Change | null;
  own?: Change | null;
  story?: Message[];
}

export interface Change {
  put?: Record<string, unknown>;
  at?: Record<string, Record<string, unknown>>;
  more?: Record<string, unknown[]>;
}

export interface Done {
  is: "done";
  id: string;
  table: string;
  seq: number;
}

export interface No {
  is: "no";
  id: string;
  table: string;
  why: Message;
}

export interface Considered {
  is: "considered";
  id: string;
  table: string;
  preview: Preview | null;
  why: Message | null;
}

export interface Preview {
  game: string;
}

export interface Over {
  is: "over";
  table: string;
  outcome: Outcome;
}

export interface Turn {
  is: "turn";
  table: string;
  game: string;
}

export interface RematchOffer {
  is: "rematch";
  table: string;
  rematch: string;
  game: string;
  name: string;
}

export interface Now {
  table: string;
  seq: number;
  at: number;
  ask?: Ask | null;
  menu?: ChoiceGroup[];
  clocks?: Hand[] | null;
  undo?: boolean;
}

export interface Listed {
  id: string;
  game: string;
  state: string;
  seats: (string | null)[];
  created: number;
  ended: number | null;
  rated: boolean;
  watchable: boolean;
  result: Outcome | null;
  your_seat: number | null;
  your_turn: boolean;
  steward: boolean;
  moved: number | null;
}

export interface GameInfo {
  name: string;
  code: string;
  title: Message;
  line: Message;
  fewest: number;
  most: number;
  minutes: number;
  designers: string[];
  year: number;
  tone: string;
  secrets: boolean;
  options: Option[];
  bots: BotInfo[];
  usual_bot: string;
  shipped: ShippedBoard | null;
}

export interface Option {
  name: string;
  default: boolean | number | string;
  title: string;
  help: string;
  choices: string[];
  low: number;
  high: number;
  people: boolean | number | string | null;
  applies: Condition | null;
}

export interface Condition {
  option: string;
  values: (boolean | number | string)[];
}

export interface BotInfo {
  name: string;
  title: Message;
  about: Message;
}

export interface ShippedBoard {
  script: string;
  style: string;
  door: string;
}

export interface Layout {
  items: Item[];
}

export interface Item {
  kind: "counter" | "grid" | "group" | "hand" | "none" | "pile" | "text" | "track";
  label?: string;
  seats?: boolean | null;
  part?: string;
  look?: "card" | "die" | "plain" | "seat";
  glyphs?: Record<string, string>;
  columns?: string | number;
  rows?: string | number;
  length?: string | number;
  places?: string;
  column?: string;
  row?: string;
  column_look?: "card" | "die" | "plain" | "seat";
  row_look?: "card" | "die" | "plain" | "seat";
  name: string;
  path: (string | number)[];
  guessed?: boolean;
  fields?: Item[];
}

export interface Replay {
  setting: Setting;
  moments: Moment[];
}

export interface Moment {
  number: number;
  seq: number;
  text: string;
  story: Message[];
  open: Open;
  own: Own | null;
}

export interface OpenReplay {
  setting: Setting;
  moments: OpenMoment[];
}

export interface OpenMoment {
  number: number;
  seq: number;
  text: string;
  teller: number | null;
  story: Message[];
  open: Open;
  owns: Own[];
}

export interface Refusal {
  why: Message;
  words: string;
}

export interface Me {
  person: Person | null;
}

export interface Person {
  id: string;
  kind: string;
  name: string;
  avatar: string;
  language: string;
  created: number;
  away_until: number | null;
  owner: string | null;
}

export interface Profile {
  person: Person;
  ratings: GameRating[];
  history: Listed[];
}

export interface GameRating {
  game: string;
  rating: number;
  games: number;
}

export interface Ranked {
  who: string;
  name: string;
  rating: number;
  games: number;
}

export interface Hint {
  seq: number;
  moves: Advised[];
}

export interface Advised {
  text: string;
  choice: Choice | null;
  number: number | null;
  value: number;
  visits: number;
  reasons: Message[];
  differs: Message[];
}

export interface Choice {
  kind: string;
  form: string;
  parts: Record<string, string>;
  span: Span | null;
}

export interface Span {
  part: string;
  low: number;
  high: number;
}

export interface Review {
  seat: number;
  done: number;
  total: number;
  moves: Judged[];
}

export interface Judged {
  number: number;
  text: string;
  mark: "best" | "blunder" | "doubtful" | "good" | "mistake";
  played: Advised;
  best: Advised[];
}

export interface TableFigures {
  moves: number;
  milliseconds: number;
  seats: SeatFigures[];
}

export interface SeatFigures {
  decisions: number;
  thought: number;
  longest: number;
  before: number | null;
  after: number | null;
}

export interface PersonFigures {
  score: Score;
  games: GameFigures[];
  company: Record<string, Score>;
}

export interface Score {
  games: number;
  wins: number;
}

export interface GameFigures {
  game: string;
  score: Score;
  minutes: number;
  moves: number;
  curve: number[];
}

export interface AccountInfo {
  person: Person;
  login: string | null;
  passkeys: Passkey[];
  devices: Device[];
}

export interface Passkey {
  id: string;
  label: string;
  created: number;
}

export interface Device {
  id: string;
  label: string;
  created: number;
  this: boolean;
}

export interface Reached {
  email: string | null;
  webhook: string | null;
  mail: boolean;
  webhooks: boolean;
  asked: string | null;
}

export interface View<S extends Setting, O extends Open, W extends Own> {
  setting: S;
  open: O;
  own: W | null;
}

export type AnyView = View<Setting, Open, Own>;

export type Command = Watch | Unwatch | Move | Undo | Back | Leave | Say | Consider;

export type News = Room | Chat | Snapshot | Update | Done | No | Considered | Over | Turn | RematchOffer;
