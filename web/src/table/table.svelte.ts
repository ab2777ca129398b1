/** One table as this page knows it: what the house said, in order, and never more than that. */
import type { Lit, Look, Status } from "../games/contract";
import { thingsOf } from "../games/parts";
import { toasts } from "../design/toasts.svelte";
import { house } from "../house/http";
import { socket, type Doing } from "../house/socket.svelte";
import { prefs } from "../prefs.svelte";
import type { Advised, AnyView, Chat, Hint, Message, News, Preview, Room, Snapshot, Update } from "../protocol";
import { say, t } from "../words.svelte";
import { momentAfter, momentOf, viewOf, type Moment } from "./changes";
import { withText, wordsOf, type Choice, type SentChoice } from "./choices";
import { Draft } from "./draft.svelte";
import { forgetPlaces, rememberPlaces, settlePlaces } from "./motion";
import { someones } from "./people";
import { HousePreviews } from "./previews.svelte";
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
  previous = $state.raw<AnyView | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<Chat[]>([]);
  /** What the last entry told, for the live region and the mark of the last move. */
  last = $state.raw<Message[]>([]);
  pointed = $state.raw<Lit[]>([]);
  look = $state.raw<Look>({});
  /** What the game's messages begin with: `rk`. */
  code = $state("");
  /** What the master would consider in this moment, once I have asked. */
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** The log's length when it was last my turn: what has happened since is marked. */
  seenUpTo = $state(0);
  private held = $state.raw<Told[]>([]);
  /** The newest snapshot, while it is asked what to play back before it. */
  private arriving: Snapshot | null = null;
  private round = $state.raw<number[]>([]);
  /** The moment that will show what I have sent: Infinity until the house has answered. */
  private sent = $state(0);
  /** The moment for which the bell has rung before it was shown. */
  private rung = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private leave: () => void;
  /** Why I cannot do what I tried, until the next thing I do. */
  private explained = $state.raw<{ why: Message; seq: number; chosen: readonly Lit[] } | null>(null);
  readonly draft: Draft;
  readonly previews: HousePreviews;

  constructor(readonly id: string) {
    this.draft = new Draft({
      choices: () => this.choices,
      confirm: () => prefs.confirm,
      play: (text) => void this.play(text),
    });
    this.previews = new HousePreviews({
      seq: () => this.now?.seq ?? 0,
      able: () => this.you !== null && !this.over && this.able,
      consider: (text) => socket.consider(this.id, text),
      tell: (why) => (this.explained = { why, seq: this.now?.seq ?? 0, chosen: this.draft.chosen }),
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
    return Boolean(this.now?.view.open.outcome);
  }

  /** Whether older moments are being shown before the newest. */
  get behind(): boolean {
    return this.held.length > 0;
  }

  /** Whether something may be asked of the house: nothing is held back and the connection is open. */
  private get able(): boolean {
    return socket.line === "open" && !this.behind && !this.sending;
  }

  /** Legal moves, when they may be made. */
  get choices(): Choice[] {
    return this.able ? (this.now?.choices ?? NOTHING) : NOTHING;
  }

  /** Whether a move of mine is under way: it is until it is shown, or refused. */
  get sending(): boolean {
    return (this.now?.seq ?? 0) < this.sent;
  }

  get myTurn(): boolean {
    return this.asks(this.now);
  }

  /** Whether it is my turn in the newest moment, shown or not: for whoever looks elsewhere. */
  get awaited(): boolean {
    return this.asks(this.newest);
  }

  private asks(moment: Moment | null): boolean {
    return this.you !== null && Boolean(moment?.view.open.waiting.includes(this.you)) && !moment?.view.open.outcome;
  }

  /** Seats that have answered in a round where several are asked at once. */
  get decided(): number[] {
    const waiting = this.now?.view.open.waiting ?? [];
    return this.round.length > 1 ? this.round.filter((seat) => !waiting.includes(seat)) : [];
  }

  /** How far the house's time is ahead of this browser's. */
  offset = $state(0);

  people = $derived(someones(this.room?.seats ?? [], this.look, this.you, (seat) => this.statusOf(seat)));

  private statusOf(seat: number): Status {
    const info = this.room?.seats[seat];
    const open = this.now?.view.open;
    return {
      waited: !this.over && Boolean(open?.waiting.includes(seat)),
      decided: this.decided.includes(seat),
      here: info?.here ?? false,
      steward: info?.steward ?? false,
      won: open?.outcome?.winners.includes(seat) ?? false,
      clock: this.now?.clocks?.[seat] ?? null,
      offset: this.offset,
    };
  }

  names = $derived(this.people.map((one) => one.name));

  say(message: Message): string {
    return say(message, this.people);
  }

  /** A choice in words. */
  words(choice: SentChoice, number: number | null = null): string {
    return this.say(wordsOf(choice, { code: this.code, look: this.look, setting: this.now?.view.setting }, number));
  }

  /** Why I cannot do what I tried last, in words; empty once something else has happened. */
  get why(): string {
    const told = this.explained;
    const fresh = told && told.seq === this.now?.seq && told.chosen === this.draft.chosen;
    return fresh ? this.say(told.why) : "";
  }

  /** Whom or what the table waits for, when nothing is asked of me. */
  get waitingWords(): string {
    const seats = this.now?.view.open.waiting ?? [];
    if (this.over || !this.now) return t("page-game-over");
    const who = seats.map((seat) => this.names[seat] ?? "").join(", ");
    if (this.you !== null && this.decided.includes(this.you)) return t("page-you-decided", { who });
    return seats.length ? t("page-waiting-for", { who }) : t("page-chance-acts");
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
    const wanted = advised.choice && withText(advised.choice).text;
    const choice = this.choices.find(({ text }) => text === wanted);
    if (!choice) return;
    this.draft.clear();
    if (advised.number !== null) this.draft.number = advised.number;
    this.draft.pick(choice);
  }

  /** What would come of a move of mine. */
  preview(text: string): Promise<Preview | null> {
    return this.previews.preview(text);
  }

  async play(text: string): Promise<void> {
    if (!this.now || this.sending) return;
    play("quill");
    await this.send({ do: "move", table: this.id, seq: this.now.seq, text });
  }

  async undo(): Promise<void> {
    if (!this.sending) await this.send({ do: "undo", table: this.id, seq: this.latest });
  }

  leaveGame(): Promise<number> {
    return this.ask({ do: "leave", table: this.id });
  }

  comeBack(): Promise<number> {
    return this.ask({ do: "back", table: this.id });
  }

  speak(text: string): Promise<number> {
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

  /** Ask for something that changes the game: nothing else can be asked until its moment is shown. */
  private async send(doing: Doing): Promise<void> {
    this.sent = Infinity;
    this.sent = await this.ask(doing);
  }

  /** The moment in which something is done; 0 when it was refused. */
  private async ask(doing: Doing): Promise<number> {
    try {
      return await socket.request(doing);
    } catch (no) {
      const { why } = no as { why: Message };
      toasts.trouble(this.say(why));
      if (why.id === "house-no-stale") socket.resync(this.id);
      return 0;
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
    else if (whole && news.own && seen > 0 && missed > 0 && missed < MOST_HELD && prefs.moves) {
      void this.playBack(news, seen);
    } else this.land(news);
  }

  /** What has happened since my last visit, in order, before the present moment. */
  private async playBack(asked: Snapshot, seen: number): Promise<void> {
    this.arriving = asked;
    const replay = await house.replay(this.id, asked.own?.seat ?? null, { since: seen - 1, limit: 200 }).catch(() => null);
    const news = this.arriving;
    this.arriving = null;
    const views = new Map(replay?.moments.map((moment) => [moment.seq, viewOf(news.setting, moment)]));
    const first = news.log.length === news.seq ? views.get(seen) : undefined;
    const newest = momentOf(news);
    this.land(news, first ? { ...calm(newest), seq: seen, view: first } : newest);
    if (!first) return;
    let view = first;
    for (let seq = seen + 1; seq < news.seq; seq++) {
      view = views.get(seq) ?? view;
      this.held = [...this.held, { ...calm(newest), seq, view, story: news.log[seq - 1] ?? [] }];
    }
    this.held = [...this.held, { ...newest, story: news.log.at(-1) ?? [] }];
    this.timer = setTimeout(() => this.step(), BEAT);
  }

  /** Take a whole table in, and show its newest moment, or an older one to begin with. */
  private land(news: Snapshot, begin: Moment = momentOf(news)): void {
    const known = news.since > 0 ? [...this.log, ...this.held.map(entryOf)] : [];
    const log = [...known, ...news.log.map((story, index) => ({ number: news.since + index, story }))];
    this.log = begin.seq === news.seq ? log : log.slice(0, begin.seq);
    if (news.chat.length) this.chat = news.chat;
    this.last = [];
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
    const told = { ...momentAfter(newest, news), story: news.story ?? [] };
    const held = [...this.held, told];
    const passed = held.slice(0, -MOST_HELD);
    this.log = [...this.log, ...passed.map(entryOf)];
    this.held = held.slice(-MOST_HELD);
    if (!this.timer) this.step();
    // Held back for a reader who looks elsewhere: the bell does not wait.
    if (!this.held.includes(told) || !document.hidden || !this.asks(told) || this.asks(newest)) return;
    this.rung = told.seq;
    play("bell");
  }

  /** Show the next moment that waits; while the page is hidden they wait for its reader. */
  private step(): void {
    this.timer = undefined;
    const [next, ...rest] = this.held;
    if (!next || (document.hidden && !this.now?.view.open.outcome && this.held.length < MOST_HELD && this.holds)) return;
    this.held = rest;
    this.log = [...this.log, entryOf(next)];
    this.last = next.story;
    this.show(next, prefs.moves);
    this.timer = setTimeout(() => this.step(), prefs.moves && rest.length ? BEAT : prefs.moves ? BEAT / 3 : 0);
  }

  /** Moments are held for a reader who looks elsewhere; title, notice and bell come at once. */
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
    this.log = [...this.log, ...this.held.map(entryOf)];
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
    this.follows(before?.view.open.waiting ?? [], moment.view.open.waiting);
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
    if (this.over && !before.view.open.outcome) play("chord");
    else if (this.myTurn && !wasMine && before.seq >= this.rung) play("bell");
    else play((this.look.sound ?? (() => "paper" as const))(this.last) ?? "paper");
  }
}

const NOTHING: never[] = [];

/** What a moment tells, as an entry of the log. */
function entryOf({ seq, story }: Told): Entry {
  return { number: seq - 1, story };
}

/** A moment at which nothing is asked of anybody: it is only looked at. */
function calm(moment: Moment): Moment {
  return { ...moment, ask: null, choices: [], undo: false };
}
