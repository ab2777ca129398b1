/** One table as this page knows it: what the house said, in order, and never more than that. */
import type { Lit, Look, Someone } from "../games/contract";
import { thingsOf } from "../games/parts";
import { seatStyle } from "../design/seats";
import { toasts } from "../design/toasts.svelte";
import { house } from "../house/http";
import { socket } from "../house/socket.svelte";
import { prefs } from "../prefs.svelte";
import type { Advised, Chat, Hint, Message, News, Room, SeatInfo, Snapshot, Update, View } from "../protocol";
import { letter, say, words } from "../words.svelte";
import { changed, type Moment } from "./changes";
import { Draft } from "./draft.svelte";
import { forgetPlaces, rememberPlaces, settlePlaces } from "./motion";
import { play } from "./sound";
import { visits } from "./visits";

/** How long a moment stays before the next one is shown, when several wait. */
const BEAT = 900;
/** So many waiting moments are played back; of more, only the last ones. */
const MOST_HELD = 40;

/** One entry of the game's log: a move with all that came of it. */
export interface Entry {
  number: number;
  story: Message[];
}

/** A moment that waits to be shown, with what it tells. */
type Told = Moment & { story: Message[] };

export class Table {
  room = $state.raw<Room | null>(null);
  now = $state.raw<Moment | null>(null);
  previous = $state.raw<View | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<Chat[]>([]);
  /** What the last entry told, for the live region and the mark of the last move. */
  last = $state.raw<Message[]>([]);
  pointed = $state.raw<Lit[]>([]);
  refusal = $state("");
  look = $state.raw<Look>({});
  /** What the master would consider in this moment, once I have asked. */
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** The log's length when it was last my turn: what has happened since is marked. */
  seenUpTo = $state(0);
  private held = $state.raw<Told[]>([]);
  /** The newest snapshot, while it is asked what to play back before it. */
  private arriving: Snapshot | null = null;
  private round = $state.raw<number[]>([]);
  private sending = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private leave: () => void;
  readonly draft: Draft;

  constructor(readonly id: string) {
    this.draft = new Draft({
      choices: () => this.choices,
      confirm: () => prefs.confirm,
      play: (text) => void this.play(text),
    });
    forgetPlaces();
    this.leave = socket.watch(id, () => this.latest, (news) => this.take(news));
    document.addEventListener("visibilitychange", this.shown);
  }

  close(): void {
    this.leave();
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.shown);
  }

  // What is known

  get you(): number | null {
    return this.room?.you ?? null;
  }

  get playing(): boolean {
    return this.room?.state === "playing";
  }

  get over(): boolean {
    return Boolean(this.now?.view.outcome);
  }

  /** Whether older moments are being shown before the newest. */
  get behind(): boolean {
    return this.held.length > 0;
  }

  /** Legal moves, when they may be made: nothing is held back and the line is open. */
  get choices() {
    const able = socket.line === "open" && !this.behind && !this.sending;
    return able ? (this.now?.choices ?? []) : NOTHING;
  }

  get myTurn(): boolean {
    return this.you !== null && Boolean(this.now?.view.waiting.includes(this.you)) && !this.over;
  }

  /** Seats that have answered in a round where several are asked at once. */
  get decided(): number[] {
    const waiting = this.now?.view.waiting ?? [];
    return this.round.length > 1 ? this.round.filter((seat) => !waiting.includes(seat)) : [];
  }

  /** How far the house's time is ahead of this browser's. */
  offset = $state(0);

  people = $derived(someones(this.room?.seats ?? [], this.look, this.you));

  names = $derived(this.people.map((one) => one.name));

  say(message: Message): string {
    return say(message, this.names);
  }

  /** What the log line or choice that is pointed at speaks of. */
  point(things: Lit[]): void {
    this.pointed = things;
  }

  pointAt(message: Message): void {
    this.pointed = thingsOf(message);
  }

  /** Whether the house would give a hint: it is my turn, and the table is a casual one. */
  get mayHint(): boolean {
    return this.myTurn && this.choices.length > 1 && !this.room?.terms.rated;
  }

  // What I do

  async askHint(): Promise<void> {
    if (!this.mayHint || this.hinting) return;
    this.hinting = true;
    const moment = this.now;
    try {
      const hint = await house.hint(this.id);
      if (this.now === moment) this.hint = hint;
    } catch (error) {
      toasts.trouble(error instanceof Error ? error.message : String(error));
    }
    this.hinting = false;
  }

  /** Put an advised move on the board, to be confirmed. */
  follow(advised: Advised): void {
    const choice = this.choices.find((one) => one.text === advised.choice?.text);
    if (!choice) return;
    this.draft.clear();
    if (advised.number !== null) this.draft.number = advised.number;
    this.draft.pick(choice);
  }

  async play(text: string): Promise<void> {
    if (!this.now || this.sending) return;
    this.sending = true;
    this.refusal = "";
    play("quill");
    await this.ask({ do: "move", table: this.id, seq: this.now.seq, text });
    this.sending = false;
  }

  undo(): Promise<void> {
    return this.ask({ do: "undo", table: this.id, seq: this.latest });
  }

  leaveGame(): Promise<void> {
    return this.ask({ do: "leave", table: this.id });
  }

  comeBack(): Promise<void> {
    return this.ask({ do: "back", table: this.id });
  }

  speak(text: string): Promise<void> {
    return this.ask({ do: "say", table: this.id, text });
  }

  async change(doing: Promise<Room>): Promise<Room | null> {
    try {
      const room = await doing;
      if (room.table === this.id) this.room = room;
      return room;
    } catch (error) {
      toasts.trouble(error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  rematch(): Promise<Room | null> {
    return this.change(house.rematch(this.id));
  }

  private async ask(request: Parameters<typeof socket.request>[0]): Promise<void> {
    try {
      await socket.request(request);
    } catch (no) {
      this.refusal = this.say((no as { why: Message }).why);
      toasts.trouble(this.refusal);
      if ((no as { why: Message }).why.id === "house-no-stale") socket.resync(this.id);
    }
  }

  // What the house says

  /** The newest moment that is known, shown or not. */
  private get newest(): Moment | null {
    return this.held.at(-1) ?? this.now;
  }

  private get latest(): number {
    return this.newest?.seq ?? 0;
  }

  private take(news: News): void {
    if (news.is === "room") this.room = news;
    else if (news.is === "chat") this.chat = [...this.chat, news];
    else if (news.is === "snapshot") this.jump(news);
    else if (news.is === "update") this.queue(news);
    else if (news.is === "no") toasts.trouble(this.say(news.why));
  }

  private jump(news: Snapshot): void {
    const seen = this.now ? news.seq : visits.seen(this.id);
    const missed = news.seq - seen;
    // Where a move was taken back, the log is shorter than its entries are many: then the newest moment must do.
    const whole = news.since === 0 && news.log.length === news.seq;
    if (this.arriving) this.arriving = news;
    else if (whole && news.view.seat !== null && seen > 0 && missed > 0 && missed < MOST_HELD && prefs.moves) {
      void this.playBack(news, seen);
    } else this.land(news);
  }

  /** What has happened since my last visit, in order, before the present moment. */
  private async playBack(asked: Snapshot, seen: number): Promise<void> {
    this.arriving = asked;
    const moments = await house.replay(this.id, asked.view.seat, { since: seen - 1, limit: 200 }).catch(() => []);
    const news = this.arriving;
    this.arriving = null;
    const views = new Map(moments.map(({ seq, view }) => [seq, view]));
    const first = news.log.length === news.seq ? views.get(seen) : undefined;
    this.land(news, first ? { ...calm(news), seq: seen, view: first } : news);
    if (!first) return;
    let view = first;
    for (let seq = seen + 1; seq < news.seq; seq++) {
      view = views.get(seq) ?? view;
      this.held = [...this.held, { ...calm(news), seq, view, story: news.log[seq - 1] ?? [] }];
    }
    this.held = [...this.held, { ...news, story: news.log.at(-1) ?? [] }];
    this.timer = setTimeout(() => this.step(), BEAT);
  }

  /** Take a whole table in, and show its newest moment, or an older one to begin with. */
  private land(news: Snapshot, begin: Moment = news): void {
    const known = news.since > 0 ? this.log : [];
    const log = [...known, ...news.log.map((story, index) => ({ number: news.since + index, story }))];
    this.log = begin === news ? log : log.slice(0, begin.seq);
    if (news.chat.length) this.chat = news.chat;
    this.held = [];
    clearTimeout(this.timer);
    this.timer = undefined;
    this.show(begin, false);
  }

  private queue(news: Update): void {
    const { newest } = this;
    if (!newest || news.seq !== newest.seq + 1) {
      socket.resync(this.id);
      return;
    }
    const told = { ...news, view: changed(newest.view, news.change) };
    this.held = [...this.held, told].slice(-MOST_HELD);
    if (!this.timer) this.step();
  }

  /** Show the next moment that waits; while the page is hidden they wait for its reader. */
  private step(): void {
    this.timer = undefined;
    const [next, ...rest] = this.held;
    if (!next || (document.hidden && !this.now?.view.outcome && this.held.length < MOST_HELD && this.holds)) return;
    this.held = rest;
    this.log = [...this.log, { number: next.seq - 1, story: next.story }];
    this.last = next.story;
    this.show(next, prefs.moves);
    this.timer = setTimeout(() => this.step(), prefs.moves && rest.length ? BEAT : prefs.moves ? BEAT / 3 : 0);
  }

  /** Moments are held for a reader who looks elsewhere; their title and bell come at once. */
  private get holds(): boolean {
    return this.you !== null;
  }

  private shown = (): void => {
    if (!document.hidden && !this.timer && this.held.length) this.step();
  };

  /** Skip to the newest moment. */
  catchUp(): void {
    const newest = this.held.at(-1);
    if (!newest) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.log = [...this.log, ...this.held.map(({ seq, story }) => ({ number: seq - 1, story }))];
    this.last = this.held.flatMap((one) => one.story);
    this.held = [];
    this.show(newest, false);
  }

  private show(moment: Moment, moves: boolean): void {
    const before = this.now;
    const wasMine = this.myTurn;
    if (moves) rememberPlaces();
    this.previous = moves ? (before?.view ?? null) : null;
    this.now = moment;
    visits.keep(this.id, moment.seq);
    this.offset = moment.at - Date.now();
    this.hint = null;
    // A half-made choice stays while others answer the same question; anything else asked begins anew.
    if (JSON.stringify(before?.ask) !== JSON.stringify(moment.ask)) this.draft.clear();
    this.follows(before?.view.waiting ?? [], moment.view.waiting);
    if (moves) void settlePlaces();
    this.sounds(before, wasMine);
    if (wasMine || !before) this.seenUpTo = this.log.length;
  }

  private follows(before: number[], waiting: number[]): void {
    const fewer = waiting.length < before.length && waiting.every((seat) => before.includes(seat));
    if (!fewer || !waiting.length) this.round = waiting;
  }

  private sounds(before: Moment | null, wasMine: boolean): void {
    if (!before) return;
    if (this.over && !before.view.outcome) play("chord");
    else if (this.myTurn && !wasMine) play("bell");
    else play((this.look.sound ?? (() => "paper" as const))(this.last) ?? "paper");
  }
}

const NOTHING: never[] = [];

/** A moment at which nothing is asked of anybody: it is only looked at. */
function calm(moment: Moment): Moment {
  return { ...moment, ask: null, choices: [], undo: false };
}

export function botName(bot: string): string {
  return words.has(`bots-${bot}`) ? words.t(`bots-${bot}`) : bot;
}

/** Everybody at a table; where two would be called the same, their seats' letters tell them apart. */
export function someones(seats: readonly SeatInfo[], look: Look, you: number | null): Someone[] {
  const plain = seats.map((seat) => (seat.bot ? botName(seat.bot) : seat.name || words.t("page-nobody")));
  return plain.map((name, seat) => ({
    seat,
    name: plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} ${letter(seat)}`,
    style: look.seats?.[seat] ?? seatStyle(seat),
    bot: seats[seat]?.bot !== null,
    you: seat === you,
  }));
}
