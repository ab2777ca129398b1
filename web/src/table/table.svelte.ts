/** One table as this page knows it: what the house said, in order, and never more than that. */
import type { Lit, Look, Status } from "../games/contract";
import { partsOf, thingsOf } from "../games/parts";
import { toasts } from "../design/toasts.svelte";
import { house } from "../house/http";
import { socket, type Doing } from "../house/socket.svelte";
import { prefs } from "../prefs.svelte";
import type { Advised, AnyView, Chat, Hint, Message, News, Preview, Room, Snapshot, Update } from "../protocol";
import { say, t } from "../words.svelte";
import { momentAfter, momentOf, type Moment } from "./changes";
import { withText, wordsOf, type Choice, type SentChoice } from "./choices";
import { Draft } from "./draft.svelte";
import { History, stepsOf } from "./history.svelte";
import { forgetPlaces, rememberPlaces, settlePlaces } from "./motion";
import { verdictOn } from "./outcome";
import { someones } from "./people";
import { MAX_HELD, Playback, type Told } from "./playback.svelte";
import { HousePreviews } from "./previews.svelte";
import { play } from "./sound";
import { visits } from "./visits";

/** One entry of the game's log: a move with all that came of it. */
export interface Entry {
  number: number;
  story: Message[];
}

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
  /** Which of the advised moves is pointed at. */
  hintAt = $state(0);
  /** The log's length when it was last my turn: what has happened since is marked. */
  seenUpTo = $state(0);
  /** What I saw when I had moved last: boards mark what has changed since. */
  since = $state.raw<AnyView | null>(null);
  /** What has happened since, to be told once more. */
  private recent = $state.raw<Told[]>([]);
  /** Looking back at the game, on this very table. */
  history = $state.raw<History | null>(null);
  readonly playback: Playback;
  /** The newest snapshot, while it is asked what came before it. */
  private arriving: Snapshot | null = null;
  private round = $state.raw<number[]>([]);
  /** The moment that will show what I have sent: Infinity until the house has answered. */
  private sent = $state(0);
  /** My last move's entry, until it is shown. */
  private sentUpTo = 0;
  private movedAt = 0;
  /** The moment for which the bell has rung before it was shown. */
  private rung = 0;
  private leave: () => void;
  /** Why I cannot do what I tried, until the next thing I do. */
  private explained = $state.raw<{ why: Message; seq: number; chosen: readonly Lit[] } | null>(null);
  readonly draft: Draft;
  readonly previews: HousePreviews;

  constructor(readonly id: string) {
    this.playback = new Playback({
      show: (told) => this.showTold(told),
      staging: (told) => (this.now && this.look.staging?.(this.now.view, told.view, told.story)) ?? null,
      isPassing: (told) => this.isPassing(told),
      holdsWhileHidden: () => this.you !== null && !this.over,
      isPaused: () => socket.line === "lost",
    });
    this.draft = new Draft({
      choices: () => this.choices,
      confirm: () => prefs.confirm,
      able: () => this.able,
      play: (text) => void this.play(text),
    });
    this.previews = new HousePreviews({
      seq: () => this.now?.seq ?? 0,
      able: () => this.you !== null && !this.over && this.able,
      consider: (text) => socket.consider(this.id, text),
      tell: (why) => (this.explained = { why, seq: this.now?.seq ?? 0, chosen: this.draft.chosen }),
    });
    forgetPlaces();
    this.movedAt = visits.of(id).moved;
    this.leave = socket.watch(id, () => this.latest, (news) => this.take(news));
    document.addEventListener("visibilitychange", this.shown);
  }

  close(): void {
    this.leave();
    this.playback.stop();
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
    return this.playback.behind;
  }

  /** What is to be seen now: a step of the past, a step of a climax, or the present moment. */
  get view(): AnyView | null {
    return this.history?.now?.view ?? this.playback.stage?.view ?? this.now?.view ?? null;
  }

  get viewBefore(): AnyView | null {
    return this.history ? (this.history.before?.view ?? null) : this.previous;
  }

  /** The log as far as the view has come: what is looked back at, or told once more, ends where it stood then. */
  shownLog = $derived.by(() => {
    const seq = this.history?.now?.seq ?? this.now?.seq ?? 0;
    return (this.log.at(-1)?.number ?? 0) < seq ? this.log : this.log.filter((entry) => entry.number < seq);
  });

  /** Whether something may be asked of the house: nothing is held back and the connection is open. */
  get able(): boolean {
    return socket.line === "open" && this.mayChoose;
  }

  /** Whether the present moment is shown, and no move of mine is under way. */
  private get mayChoose(): boolean {
    return !this.behind && !this.sending && !this.history;
  }

  /** Legal moves, when they may be chosen. While the line is lost what was chosen stays, but is not made. */
  get choices(): Choice[] {
    return this.mayChoose && !this.forced ? (this.now?.choices ?? NOTHING) : NOTHING;
  }

  /** The one answer there is, which the house will give for me: that is no question. */
  get forced(): Choice | null {
    return onlyChoice(this.now);
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
    if (this.you === null || onlyChoice(moment)) return false;
    return Boolean(moment?.view.open.waiting.includes(this.you)) && !moment?.view.open.outcome;
  }

  /** "Your turn" is for turns; else "Your answer". */
  get turnWords(): string {
    const answers = this.now && this.you !== null && this.look.answers?.(this.now.view, this.you);
    return t(answers ? "page-your-answer" : "page-your-turn");
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
      waited: !this.over && !this.playback.stage && Boolean(open?.waiting.includes(seat)),
      decided: this.decided.includes(seat),
      here: info?.here ?? false,
      steward: !this.over && (info?.steward ?? false),
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

  /** How the game ended, said to whoever looks. */
  get verdict(): string {
    return this.now ? verdictOn(this.now.view, this.you, this.names, this.look) : "";
  }

  /** Whom or what the table waits for, when nothing is asked of me. */
  get waitingWords(): string {
    const seats = this.now?.view.open.waiting ?? [];
    if (this.over) return this.verdict;
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
    return this.myTurn && this.able && this.choices.length > 1 && !this.room?.terms.rated;
  }

  // What I do

  async askHint(): Promise<void> {
    if (!this.mayHint || this.hinting) return;
    this.hinting = true;
    this.draft.clear(); // the moves are drawn where one chooses
    const moment = this.now;
    try {
      const hint = await house.hint(this.id);
      if (this.now !== moment) return;
      this.hint = hint;
      this.showHint(0);
    } catch (error) {
      toasts.trouble(error instanceof Error ? error.message : String(error));
    } finally {
      this.hinting = false;
    }
  }

  /** Ask for a hint, or close the one that is open. */
  turnHint(): void {
    if (this.hint) this.closeHint();
    else void this.askHint();
  }

  /** Point at one of the advised moves, and light it on the board. */
  showHint(at: number): void {
    this.hintAt = at;
    const choice = this.hint?.moves[at]?.choice;
    this.pointed = choice ? partsOf(choice) : [];
  }

  closeHint(): void {
    this.hint = null;
    this.pointed = [];
  }

  /** Put an advised move on the board, to be confirmed. */
  follow(advised: Advised): void {
    const wanted = advised.choice && withText(advised.choice).text;
    const choice = this.choices.find(({ text }) => text === wanted);
    if (!choice) return;
    this.closeHint();
    this.draft.clear();
    if (advised.number !== null) this.draft.number = advised.number;
    this.draft.pick(choice);
  }

  /** Follow the hint with this place, if there is one. */
  followHint(at: number): void {
    const advised = this.hint?.moves[at];
    if (advised) this.follow(advised);
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

  /** Ask for something that changes the game: nothing else can be asked until its moment is shown. */
  private async send(doing: Doing): Promise<void> {
    this.sent = Infinity;
    this.sent = await this.ask(doing);
    if (doing.do === "move" && this.sent) this.moved(this.sent);
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
    return this.playback.newest ?? this.now;
  }

  private get latest(): number {
    return this.newest?.seq ?? 0;
  }

  private take(news: News): void {
    if (news.is === "room") this.room = news;
    else if (news.is === "chat") this.chat = [...this.chat, news];
    else if (news.is === "snapshot") this.jump(news);
    else if (news.is === "update") this.queue(news);
    else if (news.is === "no" && this.room) toasts.trouble(this.say(news.why));
  }

  /** A whole table: at first, after a break, or after an undo. */
  private jump(news: Snapshot): void {
    const visit = visits.of(this.id);
    // Where a move was taken back, the log is shorter than its entries are many: then the newest moment must do.
    const whole = news.since === 0 && news.log.length === news.seq;
    const known = this.now ? this.latest : visit.seen;
    const missed = news.seq - known;
    const from = this.now ? known : Math.min(visit.moved || known, known);
    if (this.arriving) this.arriving = news;
    else if (this.tellsOn && missed === 0) this.goOn(news, []);
    else if (news.own && known > 0 && (missed > 0 || !this.now) && news.seq - from < MAX_HELD && (whole || this.now)) {
      void this.reconnect(news, from, known);
    } else this.land(news);
  }

  /** What has happened since I moved last: marked, and what I have not seen yet is played before the present moment. */
  private async reconnect(asked: Snapshot, from: number, known: number): Promise<void> {
    this.arriving = asked;
    const seat = asked.own?.seat ?? null;
    const steps = await stepsOf(this.id, seat, Math.max(0, from - 1)).catch(() => []);
    const news = this.arriving;
    this.arriving = null;
    const newest = momentOf(news);
    const views = new Map(steps.map((step) => [step.seq, step.view]));
    const story = (seq: number): Message[] => news.log[seq - 1 - news.since] ?? [];
    const told: Told[] = [];
    for (let seq = from + 1; seq < news.seq; seq++) {
      const view = views.get(seq);
      if (view) told.push({ ...calm(newest), seq, view, story: story(seq) });
    }
    if (news.seq > from) told.push({ ...newest, story: story(news.seq) });
    this.since = this.since ?? views.get(from) ?? null;
    const unseen = told.filter((moment) => moment.seq > known);
    const first = views.get(known);
    if (this.tellsOn && unseen.length === news.seq - known) this.goOn(news, unseen);
    else if (!unseen.length || !first || prefs.beat === 0) this.land(news);
    else {
      this.land(news, { ...calm(newest), seq: known, view: first });
      this.recent = told.filter((moment) => moment.seq <= known);
      this.playback.replay(unseen);
    }
    if (!this.recent.length) this.recent = told;
  }

  /** Whether somebody is being told what happened: a break of the line does not cut that short. */
  private get tellsOn(): boolean {
    return this.behind && !document.hidden;
  }

  /** The line is back: go on telling, and then tell what happened meanwhile. */
  private goOn(news: Snapshot, unseen: Told[]): void {
    if (news.chat.length) this.chat = news.chat;
    for (const told of unseen) this.playback.add(told);
    this.playback.resume();
  }

  /** Take a whole table in, and show its newest moment, or an older one to begin with. */
  private land(news: Snapshot, begin: Moment = momentOf(news)): void {
    const known = news.since > 0 ? [...this.log, ...this.playback.held.map(entryOf)] : [];
    const log = [...known, ...news.log.map((story, index) => ({ number: news.since + index, story }))];
    this.log = begin.seq === news.seq ? log : log.slice(0, begin.seq);
    if (news.chat.length) this.chat = news.chat;
    this.last = [];
    this.playback.stop();
    this.show(begin, false);
  }

  private queue(news: Update): void {
    const { newest } = this;
    if (!newest || news.seq !== newest.seq + 1) {
      socket.resync(this.id);
      return;
    }
    const told = { ...momentAfter(newest, news), story: news.story ?? [] };
    const passed = this.playback.add(told);
    this.log = [...this.log, ...passed.map(entryOf)];
    // Held back for a reader who looks elsewhere: the bell does not wait.
    if (!this.playback.held.includes(told) || !document.hidden || !this.asks(told) || this.asks(newest)) return;
    this.rung = told.seq;
    play("bell");
  }

  private shown = (): void => {
    if (!document.hidden) this.playback.resume();
  };

  /** Skip to the newest moment. */
  catchUp(): void {
    const { held, newest } = this.playback;
    if (!newest) return;
    const fresh = held.filter((told) => told.seq > (this.log.at(-1)?.number ?? -1) + 1);
    this.playback.stop();
    this.log = [...this.log, ...fresh.map(entryOf)];
    this.last = held.flatMap((told) => told.story);
    this.recent = [...this.recent.filter((told) => !held.includes(told)), ...held];
    this.show(newest, false);
  }

  /** Tell again what has happened since I moved last. */
  onceMore(): void {
    if (!this.canRepeat || !this.since || !this.now) return;
    const moments = this.recent;
    this.recent = [];
    this.draft.clear();
    this.show({ ...calm(this.now), seq: (moments[0]?.seq ?? 1) - 1, view: this.since }, false);
    this.playback.replay(moments);
  }

  get canRepeat(): boolean {
    return this.recent.length > 0 && this.since !== null && !this.behind && !this.history && this.now !== null;
  }

  private showTold(told: Told): void {
    // Told once more, it is in the log already.
    if (told.seq > (this.log.at(-1)?.number ?? -1) + 1) this.log = [...this.log, entryOf(told)];
    this.last = told.story;
    this.recent = [...this.recent, told];
    this.show(told, prefs.moves);
  }

  private show(moment: Moment, moves: boolean): void {
    const before = this.now;
    const wasMine = this.myTurn;
    if (moves) rememberPlaces();
    this.previous = moves ? (before?.view ?? null) : null;
    this.now = moment;
    this.offset = moment.at - Date.now();
    this.hint = null;
    // A half-made choice stays while others answer the same question.
    if (JSON.stringify(before?.ask) !== JSON.stringify(moment.ask)) this.draft.clear();
    this.follows(before?.view.open.waiting ?? [], moment.view.open.waiting);
    if (moves) void settlePlaces();
    this.sounds(before, wasMine);
    if (this.sentUpTo && moment.seq >= this.sentUpTo) this.moved(this.sentUpTo);
    visits.keep({ table: this.id, seen: Math.max(moment.seq, visits.of(this.id).seen), moved: this.movedAt });
    if (!before) this.seenUpTo = Math.min(this.log.length, this.movedAt || this.log.length);
  }

  /** The house has taken my move as an entry of the log: shown already, or still to come. */
  private moved(seq: number): void {
    const shown = this.recent.find((told) => told.seq === seq);
    if (shown) this.mark(shown, this.recent.filter((told) => told.seq > seq));
    else if (this.now && this.now.seq >= seq) this.mark(this.now, []);
    else this.sentUpTo = seq;
  }

  /** I have moved: from here on, what others do is new. */
  private mark(moment: Moment, later: Told[]): void {
    this.movedAt = moment.seq;
    this.since = moment.view;
    this.recent = later;
    this.seenUpTo = this.log.length - later.length;
    this.sentUpTo = 0;
    visits.keep({ table: this.id, seen: this.now?.seq ?? moment.seq, moved: this.movedAt });
  }

  /** Whether a moment tells only what I did, or what needs no telling. */
  private isPassing(told: Told): boolean {
    if (told.story.length && told.story.every(({ id }) => this.look.quiet?.includes(id))) return true;
    return told.seq === this.sentUpTo || (this.sent === Infinity && this.myTurn);
  }

  // Looking back

  /** Whether somebody may look back here: players always, everybody when the game is over. */
  get canLookBack(): boolean {
    return (this.you !== null || this.over) && this.latest > 1;
  }

  /** Step back or forth on this table; from the last step on, it is live again. */
  async lookBack(step: number): Promise<void> {
    if (!this.canLookBack || this.behind) return;
    if (!this.history) {
      if (step >= 0) return;
      const steps = await stepsOf(this.id, this.you).catch(() => []);
      if (steps.length < 2) return;
      this.history = new History(steps, steps.length - 1);
    }
    this.browse(this.history.at + step);
  }

  browse(to: number): void {
    if (!this.history) return;
    rememberPlaces();
    if (this.history.go(to)) this.history = null;
    void settlePlaces();
  }

  live(): void {
    this.history = null;
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

function onlyChoice(moment: Moment | null): Choice | null {
  const [only, ...others] = moment?.choices ?? NOTHING;
  return only && !others.length && (!only.span || only.span.low === only.span.high) ? only : null;
}

/** What a moment tells, as an entry of the log. */
function entryOf({ seq, story }: Told): Entry {
  return { number: seq - 1, story };
}

/** A moment at which nothing is asked of anybody: it is only looked at. */
function calm(moment: Moment): Moment {
  return { ...moment, ask: null, choices: [], undo: false };
}
