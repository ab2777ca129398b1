/** What the others seem to be after, weighed from what they did: whom they moved, wounded and healed. */
import type { Argument, Courtier, Goal, Message, PocketIntriguesView } from "./protocol";

/** How likely a seat is to raise a house, and to sink it; together each makes one. */
export interface Suspicion {
  seat: number;
  rises: Readonly<Record<string, number>>;
  sinks: Readonly<Record<string, number>>;
  /** How much they have done that says something. */
  deeds: number;
}

/** Something that was done to a courtier: rows down, or a wound (1) or its healing (-1). */
interface Deed {
  seat: number;
  house: string;
  down: number;
  harm: number;
}

/** How much a point that a deed brings speaks for a goal. */
const TRUST = 0.45;

export const NOBLE_HOUSES = ["green", "red", "purple", "blue"] as const;

export function weigh(view: PocketIntriguesView, log: readonly Message[][]): Suspicion[] {
  const deeds = deedsOf(view, log);
  const mine = view.own?.goal ?? null;
  return Array.from({ length: view.setting.players }, (_, seat) => seat)
    .filter((seat) => seat !== view.own?.seat)
    .map((seat) => suspicion(seat, deeds.filter((deed) => deed.seat === seat), mine));
}

function suspicion(seat: number, deeds: readonly Deed[], mine: Goal | null): Suspicion {
  const goals = goalsBut(mine).map((goal) => ({ goal, weight: Math.exp(TRUST * deeds.reduce((sum, deed) => sum + gain(deed, goal), 0)) }));
  const all = goals.reduce((sum, { weight }) => sum + weight, 0);
  const share = (way: "rises" | "sinks"): Record<string, number> =>
    Object.fromEntries(
      NOBLE_HOUSES.map((house) => [house, goals.filter(({ goal }) => goal[way] === house).reduce((sum, { weight }) => sum + weight / all, 0)]),
    );
  return { seat, rises: share("rises"), sinks: share("sinks"), deeds: deeds.length };
}

/** What a deed brings somebody with this goal. */
function gain({ house, down, harm }: Deed, { rises, sinks }: Goal): number {
  if (house === rises) return -down - harm;
  return house === sinks ? down - harm : 0;
}

/** Goals that others may hold: every two houses are on one card, and mine is not theirs. */
function goalsBut(mine: Goal | null): Goal[] {
  const both = NOBLE_HOUSES.flatMap((rises) => NOBLE_HOUSES.filter((sinks) => sinks !== rises).map((sinks) => ({ rises, sinks })));
  return both.filter(({ rises, sinks }) => !mine || ![mine.rises, mine.sinks].every((house) => house === rises || house === sinks));
}

/** All that was done to courtiers in the game under way. */
function deedsOf({ setting, open }: PocketIntriguesView, log: readonly Message[][]): Deed[] {
  const begun = log.findLastIndex((story) => story.some(({ id, args }) => id === "pi-rows" && args?.game === open.game));
  return log.slice(Math.max(0, begun)).flatMap((story) => {
    const seat = actorOf(story);
    return seat === null ? [] : story.flatMap((message) => deed(seat, message, setting.cast));
  });
}

/** Whose deeds a story tells. */
export function actorOf(story: readonly Message[]): number | null {
  for (const { id, args } of story) {
    const who = id === "pi-plays" ? args?.who : id.startsWith("pi-does-") ? args?.player : undefined;
    if (Array.isArray(who) && who[0] === "seat") return who[1];
  }
  return null;
}

function deed(seat: number, { id, args }: Message, cast: readonly Courtier[]): Deed[] {
  const house = courtierOf(args?.who, cast)?.house;
  const effect = EFFECTS[id];
  if (!house || !effect) return [];
  const steps = typeof args?.steps === "number" ? args.steps : 1;
  return [{ seat, house, down: effect.down * steps, harm: effect.harm }];
}

const EFFECTS: Record<string, { down: number; harm: number }> = {
  "pi-rises": { down: -1, harm: 0 },
  "pi-rises-by": { down: -1, harm: 0 },
  "pi-does-raise": { down: -1, harm: 0 },
  "pi-sinks": { down: 1, harm: 0 },
  "pi-sinks-by": { down: 1, harm: 0 },
  "pi-does-lower": { down: 1, harm: 0 },
  "pi-is-wounded": { down: 0, harm: 1 },
  "pi-does-wound": { down: 0, harm: 1 },
  "pi-healed": { down: 0, harm: -1 },
  "pi-does-heal": { down: 0, harm: -1 },
};

/** What a message tells of courtiers, as signs: up, down, wounded, healed, dead, swapped. */
export function signsOf({ id, args }: Message, cast: readonly Courtier[]): { who: string; sign: string }[] {
  const sign = SIGNS[id];
  const named = [args?.who, args?.other].flatMap((who) => courtierOf(who, cast)?.id ?? []);
  return sign ? named.map((who) => ({ who, sign })) : [];
}

const SIGNS: Record<string, string> = {
  "pi-rises": "↑",
  "pi-rises-by": "↑",
  "pi-does-raise": "↑",
  "pi-sinks": "↓",
  "pi-sinks-by": "↓",
  "pi-does-lower": "↓",
  "pi-does-swap": "↕",
  "pi-is-wounded": "×",
  "pi-does-wound": "×",
  "pi-healed": "+",
  "pi-does-heal": "+",
  "pi-dies": "†",
};

/** The courtier that a message names. */
export function courtierOf(who: Argument | undefined, cast: readonly Courtier[]): Courtier | undefined {
  return cast.find(({ name }) => (typeof name === "string" ? name === who : Array.isArray(who) && who[1] === name[1]));
}
