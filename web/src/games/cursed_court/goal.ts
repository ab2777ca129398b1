/** The goal in two lines: where in the game we are, and who leads. */
import type { Argument, CursedCourtView, Message } from "./protocol";
import type { Goal } from "../contract";
import { SEASON_EMBLEMS } from "./emblems";
import { COUNTING, courtOf, crownsDue, isBetweenYears, ranking, type Court } from "./court";

export function goalOf(view: CursedCourtView): Goal {
  const court = courtOf(view);
  return { emblem: isBetweenYears(court) ? undefined : SEASON_EMBLEMS[court.season], line: time(court), more: standing(court) };
}

function time(court: Court): Message {
  const years = court.year <= court.years ? court.years : 0;
  if (court.phase === COUNTING) return { id: "cc-goal-counting", args: { year: court.year } };
  if (isBetweenYears(court)) return { id: "cc-goal-year", args: { year: court.past.at(-1)?.year ?? court.year, years } };
  const due = crownsDue(court);
  const placed = court.seat === null ? 0 : (court.players[court.seat]?.crowns ?? 0);
  const args = { year: court.year, years, season: ["name", `cc-${court.season}`] as Argument, deck: court.deck };
  if (court.seat === null) return { id: "cc-goal-season", args };
  return { id: "cc-goal-crown", args: { ...args, crown: Math.min(placed + 1, due), due } };
}

/** How it stands. Points, or chips at the Exchange. */
export function standing(court: Court): Message {
  const order = ranking(court);
  const [first, second] = order;
  const unit = court.exchange ? "chips" : "points";
  const pot = court.exchange ? court.pot : 0;
  if (!first || !second) return { id: "cc-goal-start", args: { years: court.years } };
  if (!court.exchange && first.has === 0) return { id: "cc-goal-start", args: { years: court.years } };
  const leaders = order.filter((one) => one.has === first.has).map((one) => one.seat);
  const lead: Record<string, Argument> = { unit, pot, who: ["seat", first.seat], most: first.has };
  const mine = order.find((one) => one.seat === court.seat);
  if (!mine) return leaders.length > 1 ? { id: "cc-goal-tie", args: lead } : { id: "cc-goal-leader", args: lead };
  if (!leaders.includes(mine.seat)) {
    const place = order.findIndex((one) => one.has === mine.has) + 1;
    return { id: "cc-goal-behind", args: { ...lead, mine: mine.has, place, leaders: leaders.length } };
  }
  if (leaders.length > 1) return { id: "cc-goal-level", args: lead };
  return { id: "cc-goal-ahead", args: { ...lead, who: ["seat", second.seat], next: second.has } };
}
