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
}

export interface GameInfo {
  name: string;
  code: string;
  title: Message;
  line: Message;
  fewest: number;
  most: number;
  minutes: number;
  secrets: boolean;
  options: Option[];
  bots: BotInfo[];
  usual_bot: string;
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
  played: Advised | null;
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

export type GameView = RoseKingView | CursedCourtView | PocketIntriguesView | DevilsCastleView;

export type Command = Watch | Unwatch | Move | Undo | Back | Leave | Say | Consider;

export type News = Room | Chat | Snapshot | Update | Done | No | Considered | Over | Turn;

export type GameSetting = RoseKingSetting | CursedCourtSetting | PocketIntriguesSetting | DevilsCastleSetting;

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

export interface RoseKingPreview {
  game: "rose-king";
  region: string[];
  scores: number[];
}

export type GamePreview = PocketIntriguesPreview | RoseKingPreview;
