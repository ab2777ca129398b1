/** A game step by step, through one pair of eyes: on the live table, and in a replay. */
import { house } from "../house/http";
import type { AnyView, Message } from "../protocol";
import { viewOf } from "./changes";

export interface Step {
  /** Of the record, chance's steps among them. */
  number: number;
  /** How many entries the log had then. */
  seq: number;
  story: Message[];
  view: AnyView;
}

const STEPS_PER_REQUEST = 200;

/** Every step of a game as these eyes saw it, from an entry of the log on. */
export async function stepsOf(table: string, seat: number | null, since = 0): Promise<Step[]> {
  const all: Step[] = [];
  for (;;) {
    const { setting, moments } = await house.replay(table, seat, { since, first: all.length, limit: STEPS_PER_REQUEST });
    all.push(...moments.map((moment) => ({ ...moment, view: viewOf(setting, moment) })));
    if (moments.length < STEPS_PER_REQUEST) return all;
  }
}

/** Where somebody stands who looks back at a game that may still go on. */
export class History {
  steps = $state.raw<Step[]>([]);
  at = $state(0);

  constructor(steps: Step[], at: number) {
    this.steps = steps;
    this.at = at;
  }

  get now(): Step | null {
    return this.steps[this.at] ?? null;
  }

  get before(): Step | null {
    return this.steps[this.at - 1] ?? null;
  }

  /** Go to a step; says whether it is the last. */
  go(to: number): boolean {
    this.at = Math.max(0, Math.min(this.steps.length - 1, to));
    return this.at === this.steps.length - 1;
  }
}
