// Written by tools/protocol_types.py from the house's structs. Do not edit: run `make types`.

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

export interface NewTable {
  terms: Terms;
  bot?: string | null;
  ready?: boolean;
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
  ask: Ask | null;
  choices: Choice[];
  clocks: Hand[] | null;
  at: number;
  undo: boolean;
  view: View;
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
  args: Record<string, string | number | Name | Who>;
}

export interface Name {
  is: "name";
  id: string;
}

export interface Who {
  is: "seat";
  seat: number;
}

export interface Choice {
  text: string;
  kind: string;
  parts: Record<string, string>;
  words: Message;
  span: Span | null;
}

export interface Span {
  part: string;
  low: number;
  high: number;
}

export interface Hand {
  left: number;
  since: number | null;
}

export interface View {
  view: string;
  seat: number | null;
  seats: number;
  waiting: number[];
  outcome: Outcome | null;
}

export interface Outcome {
  scores: number[];
  winners: number[];
}

export interface Update {
  is: "update";
  table: string;
  seq: number;
  ask: Ask | null;
  choices: Choice[];
  clocks: Hand[] | null;
  at: number;
  undo: boolean;
  change: Change;
  story: Message[];
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
  ask: Ask | null;
  choices: Choice[];
  clocks: Hand[] | null;
  at: number;
  undo: boolean;
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

export interface Moment {
  number: number;
  seq: number;
  text: string;
  story: Message[];
  view: View;
}

export interface OpenMoment {
  number: number;
  seq: number;
  text: string;
  teller: number | null;
  story: Message[];
  views: View[];
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

export interface RoseKingView {
  view: "rose-king";
  seat: number | null;
  seats: number;
  waiting: number[];
  outcome: Outcome | null;
  size: number;
  crown: string;
  sides: SideView[];
  supply: number;
  stones: number;
  heroes: number;
  most: number;
  deck: number;
  unseen: string[];
  discards: string[];
  drawing: number | null;
}

export interface SideView {
  hand: Card[];
  heroes: number;
  roses: string[];
  regions: string[][];
  score: number;
}

export interface Card {
  card: string;
  square: string | null;
  use: string;
  deed: Deed | null;
}

export interface Deed {
  region: string[];
  scores: number[];
}

export interface CursedCourtView {
  view: "cursed-court";
  seat: number | null;
  seats: number;
  waiting: number[];
  outcome: Outcome | null;
  phase: string;
  year: number;
  years: number;
  season: string;
  marker: number | null;
  exchange: boolean;
  coinless: boolean;
  masquerade: boolean;
  regions: Region[];
  prospects: Prospect[];
  tableau: number[];
  hidden: Hidden[];
  deck: number;
  left_out: number[] | null;
  left_out_cards: number;
  pot: number;
  agreed: number[];
  players: Player[];
  bets: Bet[];
  past: Year[];
}

export interface Region {
  key: string;
  title: string | Name;
  nobles: string[];
  points: number[];
  crowns: Crown[];
  least: number;
  safe: boolean;
  why: Message | null;
}

export interface Crown {
  seat: number;
  coins: number;
  feint: boolean | null;
}

export interface Prospect {
  chance: number;
  worth: number;
}

export interface Hidden {
  seats: number[];
  noble: string | null;
}

export interface Player {
  plays: boolean;
  points: number;
  free: number;
  staked: number;
  safe: number;
  crowns: number;
  bought: number;
  cashed: number;
  feint: string | null;
}

export interface Bet {
  year: number;
  season: string;
  seat: number;
  region: string;
  coins: number;
  bumped: boolean;
  feint: boolean | null;
  points: number | null;
}

export interface Year {
  year: number;
  points: number[];
  tableau: number[] | null;
}

export interface PocketIntriguesView {
  view: "pocket-intrigues";
  seat: number | null;
  seats: number;
  waiting: number[];
  outcome: Outcome | null;
  game: number;
  needed: number;
  wins: number[];
  first: number | null;
  turn: number | null;
  rows: Figure[][];
  open: number | null;
  hand: number | null;
  holds: boolean[];
  goal: Goal | null;
  standing: Count | null;
  ways: Way[];
  dying: string | null;
  verb: string | null;
  deck: number;
  discards: number[];
  used: number | null;
  reshuffled: boolean;
  cards: ActionCard[];
  last: LastGame | null;
}

export interface Figure {
  id: string;
  name: string | Name;
  short: string;
  house: string;
  state: string;
  wounded: Message[];
  death: Message[];
}

export interface Goal {
  rises: string;
  sinks: string;
}

export interface Count {
  goal: Goal;
  points: Record<string, number>;
  minus: string[];
  total: number;
}

export interface Way {
  source: string;
  half: string;
  lacks: Message | null;
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

export interface LastGame {
  cause: string;
  rows: Figure[][];
  counts: Count[];
  winners: number[];
  stuck: number | null;
  card: number | null;
}

export interface DevilsCastleView {
  view: "devils-castle";
  seat: number | null;
  seats: number;
  waiting: number[];
  outcome: Outcome | null;
  phase: string;
  turn: number;
  turn_seat: number | null;
  limit: number;
  pile: number;
  pile_known: string[];
  pile_possible: string[];
  pile_top: string[];
  professions_left: number;
  professions_known: string[];
  supply: number;
  smuggling: boolean;
  divination: boolean;
  cap: number;
  passengers: SeatView[];
  claims: ClaimView[];
  verdict: VerdictView | null;
  duel: DuelView | null;
  offer: OfferView | null;
  trade: number[];
  between: number[];
  way: string | null;
  mine: string | null;
  asked_for: string | null;
  notes: Page[];
}

export interface SeatView {
  character: string;
  items: number;
  tokens: number;
  society: string | null;
  seen_by: number[];
  profession: string | null;
  open: boolean;
  known: string[];
  possible: string[];
  a_bag: boolean;
}

export interface ClaimView {
  kind: string;
  society: string;
  item: string;
  counting: string[];
  needed: number[];
  holdings: HoldingView[];
  why_not: Message | null;
}

export interface HoldingView {
  member: boolean | null;
  certain: number;
  more: boolean;
}

export interface VerdictView {
  seat: number;
  how: string;
  society: string | null;
  item: string | null;
  counts: CountView[];
  counting: string[];
  needed: number;
  right: boolean;
}

export interface CountView {
  seat: number;
  society: string;
  items: number;
}

export interface DuelView {
  attacker: number;
  defender: number;
  swords: number[];
  shields: number[];
  points: number[];
  pieces: PieceView[];
  hypnotised: number | null;
  duelist: number | null;
  poisoner: number | null;
  decided: number | null;
  shown: string[];
}

export interface PieceView {
  side: string;
  what: string;
  seat: number | null;
  points: number;
  void: boolean;
}

export interface OfferView {
  giver: number;
  receiver: number;
  item: string | null;
}

export interface Page {
  turn: number;
  words: Message;
}

export interface Intrigue {
  text: string;
  kind: string;
  parts: Record<string, string>;
  words: Message;
  span: Span | null;
  changes: Fate[];
  total: number;
  ends: boolean;
}

export interface Fate {
  who: string;
  row: number;
  state: string;
}

export interface Wager {
  text: string;
  kind: string;
  parts: Record<string, string>;
  words: Message;
  span: Span | null;
  back: GivenBack | null;
}

export interface GivenBack {
  seat: number;
  coins: number;
}

export type Request = Watch | Unwatch | Move | Undo | Back | Leave | Say;

export type News = Room | Chat | Snapshot | Update | Done | No | Over | Turn;

export type GameView = RoseKingView | CursedCourtView | PocketIntriguesView | DevilsCastleView;
