/** The climaxes of a ride, step by step: a duel counted out, a declaration checked, and at the end all societies turned over.
 * Everything comes from the views before and after, and from what was told. */
import type { Argument, DevilsCastleView, DuelPiece, DuelTally, Message, Noted, Verdict } from "./protocol";
import type { Stage } from "../contract";
import { WON, seatOf } from "./evidence";
import { ITEMS, PROFESSIONS, itemId } from "./things";

/** What a step shows: all but these seats is dimmed. */
export interface StageMark {
  seats: number[];
  /** How many of a declaration have been counted; one more: the verdict. Null: no declaration. */
  counted: number | null;
}

export const markOf = (stage: unknown): StageMark | null => (stage ?? null) as StageMark | null;

type Step = Stage<DevilsCastleView>;

const seat = (number: number): Argument => ["seat", number];

export function staging(before: DevilsCastleView, after: DevilsCastleView, story: readonly Message[]): Step[] | null {
  const duel = story.some((one) => one.id === "dc-note-counted") ? (after.open.duel ?? before.open.duel) : null;
  const fought = duel ? duelSteps(after, duel, story) : [];
  const ended = after.open.outcome && !before.open.outcome ? endSteps(before, after, story) : [];
  const steps = [...fought, ...ended];
  return steps.length ? steps : null;
}

// A duel

const ORDER = ["fighter", "support"];

function duelSteps(after: DevilsCastleView, duel: DuelTally, story: readonly Message[]): Step[] {
  const { attacker, defender } = duel;
  const rank = ({ what }: DuelPiece): number => (what === "alchemist" ? ORDER.length + 1 : ORDER.includes(what) ? ORDER.indexOf(what) : ORDER.length);
  const pieces = [...duel.pieces].sort((one, other) => rank(one) - rank(other));
  const fighters = pieces.filter((one) => one.what === "fighter").length;
  const step = (count: number, words: Message): Step => {
    const laid = pieces.slice(0, count);
    const seats = [attacker, defender, ...laid.flatMap((one) => (one.seat == null ? [] : [one.seat]))];
    const shown = { ...duel, pieces: laid, points: [pointsOf(laid, "swords"), pointsOf(laid, "shields")], decided: null };
    return { words, view: withDuel(after, shown), mark: { seats, counted: null } satisfies StageMark };
  };
  const begin = step(fighters, { id: "dc-stage-duel", args: { who: seat(attacker), other: seat(defender) } });
  const added = pieces.slice(fighters).map((piece, place) => step(fighters + place + 1, pieceWords(piece, duel)));
  const winner = story.find((one) => one.id.startsWith(WON));
  const [swords, shields] = [duel.points[0] ?? 0, duel.points[1] ?? 0];
  const result: Message = winner
    ? { id: winner.id.replace(WON, "dc-stage-won"), args: { who: winner.args!.who!, swords, shields } }
    : { id: "dc-stage-tied", args: { swords, shields } };
  const won = winner ? [seatOf(winner) ?? attacker] : [attacker, defender];
  return [begin, ...added, { words: result, view: withDuel(after, duel), mark: { seats: won, counted: null } satisfies StageMark }];
}

function pointsOf(pieces: readonly DuelPiece[], side: string): number {
  return pieces.reduce((sum, piece) => sum + (piece.side === side && !piece.void ? (piece.points ?? 1) : 0), 0);
}

function pieceWords({ side, what, seat: whose, void: none }: DuelPiece, duel: DuelTally): Message {
  const other = seat(side === "swords" ? duel.attacker : duel.defender);
  const name: Argument = ["name", ITEMS[what] ? itemId(what) : PROFESSIONS[what] ? `dc-profession-${what}` : "dc-page-token"];
  if (none && whose != null && what === "support") return { id: "dc-stage-void-support", args: { who: seat(whose), other } };
  if (none) return { id: "dc-stage-void", args: { other, what: name } };
  if (whose == null) return { id: "dc-stage-token", args: { other } };
  if (what === "support") return { id: "dc-note-stood", args: { who: seat(whose), other } };
  if (what === "alchemist") return { id: "dc-stage-alchemist", args: { who: seat(whose), other } };
  if (whose === duel.attacker || whose === duel.defender) return { id: "dc-stage-piece-own", args: { who: seat(whose), what: name } };
  return { id: "dc-stage-piece", args: { who: seat(whose), other, what: name } };
}

/** The same moment with the scales as they stand in a step; nobody is waited for. */
function withDuel(view: DevilsCastleView, duel: DuelTally): DevilsCastleView {
  return { ...view, open: { ...view.open, phase: "powers", waiting: [], duel, outcome: null } };
}

// A declaration, and the end

function endSteps(before: DevilsCastleView, after: DevilsCastleView, story: readonly Message[]): Step[] {
  const { verdict } = after.open;
  const shown: number[] = [];
  const step = (words: Message, seats: number[], counted: number | null): Step => {
    shown.push(...seats);
    return { words, view: uncovered(before, after, shown), mark: { seats: [...seats], counted } satisfies StageMark };
  };
  const members = (society: string): number[] =>
    after.open.noted.flatMap((one, place) => (one.society === society ? [place] : []));
  const counted = verdict ? verdict.counts.length + 1 : null;
  const told = verdict ? verdictSteps(verdict, story, step) : [];
  const turned = ["order", "brotherhood"].map((society) => {
    const seats = members(society);
    return step({ id: "dc-stage-members", args: { society: ["name", `dc-society-${society}`], count: seats.length } }, seats, counted);
  });
  const result = story.find((one) => RESULTS.includes(one.id)) ?? { id: "dc-drawn-game" };
  return [...told, ...turned, step(result, after.open.outcome?.winners ?? [], counted)];
}

const CLAIMS = ["dc-note-declared", "dc-note-divined", "dc-note-declared-alone"];
const RESULTS = ["dc-society-wins", "dc-wins", "dc-drawn-game"];

type Make = (words: Message, seats: number[], counted: number | null) => Step;

function verdictSteps(verdict: Verdict, story: readonly Message[], step: Make): Step[] {
  const claim = story.find((one) => CLAIMS.includes(one.id));
  const steps = claim ? [step(claim, [], 0)] : [];
  verdict.counts.forEach((one, place) => {
    const said = story.find((message) => message.id === "dc-note-counts" && seatOf(message) === one.seat);
    const words = said ?? { id: "dc-stage-holds", args: { who: seat(one.seat), items: one.items } };
    steps.push(step(words, [one.seat], place + 1));
  });
  const right = { id: verdict.right ? "dc-note-true" : "dc-note-false" };
  return [...steps, step(right, verdict.counts.map((one) => one.seat), verdict.counts.length + 1)];
}

/** The end, as far as these seats have been turned over. */
function uncovered(before: DevilsCastleView, after: DevilsCastleView, shown: readonly number[]): DevilsCastleView {
  const turned = (noted: readonly Noted[]): Noted[] => noted.map((one, place) => (shown.includes(place) ? (after.open.noted[place] ?? one) : one));
  const passengers = after.open.passengers.map((one, place) => (shown.includes(place) ? one : (before.open.passengers[place] ?? one)));
  return {
    ...after,
    open: { ...after.open, outcome: null, waiting: [], passengers, noted: turned(before.open.noted) },
    own: after.own && before.own ? { ...after.own, noted: turned(before.own.noted) } : after.own,
  };
}
