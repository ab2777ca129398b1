/** The end of a game of the match, step by step: the last ladder, each goal turned over and counted as the rulebook counts, and
 * whose the game is. */
import type { Argument, LastGame, Message, PocketIntriguesView } from "./protocol";
import type { Stage } from "../contract";
import { figuresOf, goalMembers, type Figure } from "./figures";

/** What a step shows: whose goal is counted, how far, and who brings what in this step. */
export interface Mark {
  last: LastGame;
  /** Seats whose goals are turned over, and the one that is counted now. */
  shown: readonly number[];
  seat: number | null;
  /** How much of that seat is counted: 0 the goal alone, 1 those who rise, 2 those who sink, 3 the minus. */
  counted: number;
  /** Points by courtier, on the board; all else is dimmed. Null where the whole ladder is looked at. */
  worth: Readonly<Record<string, number>> | null;
  /** The winners are crowned. */
  over: boolean;
}

const ENDS = "pi-end-";

export function staging(before: PocketIntriguesView, after: PocketIntriguesView, story: readonly Message[]): Stage<PocketIntriguesView>[] | null {
  const { last } = after.open;
  const cause = story.find(({ id }) => id.startsWith(ENDS));
  if (!last || !cause) return null;
  const view = endOf(before, after, last);
  const mark: Mark = { last, shown: [], seat: null, counted: 0, worth: null, over: false };
  const figures = figuresOf(view.setting.cast, last);
  const counts = last.goals.flatMap((_, seat) => counting(last, seat, figures).map((one) => ({ ...one, view })));
  const over = { ...view, open: { ...view.open, wins: after.open.wins } };
  const onward = after.open.outcome ? undefined : { id: "pi-stage-next" };
  return [{ words: cause, view, mark }, ...counts, { words: verdict(after, last), view: over, mark: { ...mark, shown: seats(last), over: true }, onward }];
}

/** The court at the end of the game, with what I had in that game; nobody has won it yet. */
function endOf(before: PocketIntriguesView, after: PocketIntriguesView, { rows, wounded, dead, counts }: LastGame): PocketIntriguesView {
  const { game, wins, card, lacks, deck, discards, used, reshuffled } = before.open;
  const open = { ...after.open, game, wins, card, lacks, deck, discards, used, reshuffled, rows, wounded, dead, dying: null, verb: null };
  const own = before.own && { ...before.own, standing: counts[before.own.seat] ?? null };
  return { ...after, open, own };
}

/** A seat's goal turned over, then counted house by house, then what wounds and deaths cost. */
function counting(last: LastGame, seat: number, figures: ReadonlyMap<string, Figure>): { words: Message; mark: Mark }[] {
  const goal = last.goals[seat];
  const count = last.counts[seat];
  if (!goal || !count) return [];
  const [points, lost, total] = count;
  const members = goalMembers(figures, goal);
  const step = (counted: number, worth: Record<string, number>, id: string, args: Record<string, Argument>): { words: Message; mark: Mark } => ({
    words: { id, args: { who: ["seat", seat], ...args } },
    mark: { last, shown: seats(last).slice(0, seat + 1), seat, counted, worth, over: false },
  });
  const house = (way: "rises" | "sinks"): Argument => ["name", `pi-house-${goal[way]}`];
  const side = (way: "rises" | "sinks"): { worth: Record<string, number>; args: Record<string, Argument> } => {
    const here = members.flatMap((figure, place) => (figure.house === goal[way] ? [[figure.id, points[place] ?? 0] as const] : []));
    const sum = here.reduce((all, [, worth]) => all + worth, 0);
    return { worth: Object.fromEntries(here), args: { house: house(way), sum: here.map(([, worth]) => worth).join(" + "), total: sum } };
  };
  const [up, down] = [side("rises"), side("sinks")];
  const minus = Object.fromEntries(lost.map((who) => [who, -1]));
  const all = Object.fromEntries(members.map(({ id }) => [id, 0]));
  return [
    step(0, all, "pi-stage-goal", { rises: house("rises"), sinks: house("sinks") }),
    step(1, up.worth, "pi-stage-rises", up.args),
    step(2, down.worth, "pi-stage-sinks", down.args),
    step(3, minus, "pi-stage-total", { minus: lost.length, total }),
  ];
}

function verdict({ open, setting }: PocketIntriguesView, { winners, counts }: LastGame): Message {
  const args: Record<string, Argument> = {
    who: ["seat", winners[0] ?? 0],
    count: winners.length,
    total: counts[winners[0] ?? 0]?.[2] ?? 0,
    wins: open.wins.join(" : "),
    needed: setting.needed,
    over: open.outcome ? "yes" : "no",
  };
  return { id: "pi-stage-won", args };
}

function seats({ goals }: LastGame): number[] {
  return goals.map((_, seat) => seat);
}
