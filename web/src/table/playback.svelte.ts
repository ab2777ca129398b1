/** Moments on their way to the reader: shown one by one, at a pace a person can follow, climaxes staged step by step. */
import type { Stage } from "../games/contract";
import { prefs } from "../prefs.svelte";
import type { Message } from "../protocol";
import type { Moment } from "./changes";

/** A moment that waits to be shown, with what it tells. */
export type Told = Moment & { story: Message[] };

/** Of more waiting moments than this only the last ones are played. */
export const MAX_HELD = 40;
/** A second sentence of one moment takes less time than the first. */
const FURTHER_SENTENCE = 0.7;
/** What I did myself, and what is told in passing, takes a part of the time. */
const IN_PASSING = 0.15;

interface Terms {
  /** Make a moment the present one. */
  show: (moment: Told) => void;
  /** The steps of a climax that leads to a moment, if it is one. */
  staging: (moment: Told) => Stage[] | null;
  /** Whether a moment tells only what I did, or what needs no telling. */
  isPassing: (moment: Told) => boolean;
  /** Whether moments wait while the page is hidden. */
  holdsWhileHidden: () => boolean;
  /** Whether something else has the prompt's place: nothing is told meanwhile. */
  isPaused: () => boolean;
}

export class Playback {
  held = $state.raw<Told[]>([]);
  /** What is being told in the prompt's place. */
  telling = $state.raw<readonly Message[]>([]);
  /** The steps of the climax that is shown, and which of them is. */
  private stages = $state.raw<Stage[]>([]);
  private at = $state(0);
  /** The steps of a climax wait until their reader lets them go on. */
  halted = $state(false);
  /** The moment whose climax has been staged. */
  private staged: Told | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly terms: Terms) {}

  /** Whether older moments are being shown before the newest. */
  get behind(): boolean {
    return this.held.length > 0;
  }

  get stage(): Stage | null {
    return this.stages[this.at] ?? null;
  }

  /** The last step of a climax waits for its reader. */
  get waits(): boolean {
    return this.at === this.stages.length - 1;
  }

  get newest(): Told | null {
    return this.held.at(-1) ?? null;
  }

  /** Queue a moment; returns those that are too old to be played one by one. */
  add(told: Told): Told[] {
    const held = [...this.held, told];
    const passed = this.stages.length ? [] : held.slice(0, -MAX_HELD);
    this.held = passed.length ? held.slice(-MAX_HELD) : held;
    if (this.timer === undefined && !this.stages.length) this.next();
    return passed;
  }

  /** Play moments again from the first: the newest of them comes last. */
  replay(moments: Told[]): void {
    this.stop();
    this.staged = null;
    this.held = moments;
    this.next();
  }

  /** The page is looked at again, or the line is back. */
  resume(): void {
    if (this.timer !== undefined) return;
    if (this.stage) this.tellStage();
    else if (this.held.length) this.next();
  }

  /** A tap: the next step of a climax, or the end of what is told. */
  skip(): void {
    if (this.stage && !this.waits) this.step(1);
    else if (this.stage) {
      this.stages = [];
      this.showNext();
    } else {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.next();
    }
  }

  /** Let the steps of a climax wait, or go on. */
  halt(): void {
    this.halted = !this.halted;
    this.tellStage();
  }

  /** A climax from its first step once more. */
  again(): void {
    this.halted = false;
    this.step(-this.stages.length);
  }

  /** To the last step of a climax, which stays until its reader has seen it. */
  toLast(): void {
    this.step(this.stages.length);
  }

  /** Some steps of a climax on, or back. */
  step(by: number): void {
    this.at = Math.max(0, Math.min(this.at + by, this.stages.length - 1));
    this.tellStage();
  }

  /** Forget all that waits, and what is told. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.stages = [];
    this.held = [];
    this.telling = [];
  }

  private next(): void {
    this.timer = undefined;
    this.telling = [];
    const moment = this.held[0];
    if (!moment) return;
    if (this.terms.isPaused()) return;
    if (document.hidden && this.held.length < MAX_HELD && this.terms.holdsWhileHidden()) return;
    const stages = this.staged === moment || prefs.beat === 0 ? null : this.terms.staging(moment);
    if (stages?.length) {
      this.staged = moment;
      this.stages = stages;
      this.at = 0;
      this.halted = false;
      this.tellStage();
    } else this.showNext();
  }

  private tellStage(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.telling = this.stage ? [this.stage.words] : [];
    if (this.stage && !this.waits && !this.halted) this.timer = setTimeout(() => this.goOn(), prefs.beat * 1.2);
  }

  private goOn(): void {
    this.timer = undefined;
    if (!this.terms.isPaused()) this.step(1);
  }

  private showNext(): void {
    const [moment, ...rest] = this.held;
    if (!moment) return;
    this.held = rest;
    this.terms.show(moment);
    // A climax has told its moment.
    if (this.staged === moment) {
      this.telling = [];
      this.timer = setTimeout(() => this.next(), 0);
      return;
    }
    // One moment may be shown at once; what follows waits its turn.
    if (this.terms.isPassing(moment)) this.timer = setTimeout(() => this.next(), prefs.beat * IN_PASSING);
    else this.tell(moment.story, 0);
  }

  /** One sentence at a time: a small prompt has no room for more. */
  private tell(story: readonly Message[], place: number): void {
    const sentence = story[place];
    if (!sentence || !prefs.beat) {
      this.timer = setTimeout(() => this.next(), 0);
      return;
    }
    this.telling = [sentence];
    this.timer = setTimeout(() => this.tell(story, place + 1), prefs.beat * (place ? FURTHER_SENTENCE : 1));
  }
}
