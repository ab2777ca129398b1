/** Reading the view: what lies where, who knows what, and the facts of a region in words. */
import type { Bet, Crown, CursedCourtView, Hidden, Region } from "../../protocol";
import { say, t } from "../../words.svelte";
import type { Someone } from "../contract";

export const NOBLES = 9;

/** What a noble or a set is called. */
export function titleOf(region: Region): string {
  return typeof region.title === "string" ? region.title : t(region.title.id);
}

export function named(view: CursedCourtView, key: string): string {
  const region = view.regions.find((one) => one.key === key);
  return region ? titleOf(region) : key;
}

/** Face-down cards of a noble that these eyes may look at. */
export function secretsOf(view: CursedCourtView, noble: string): Hidden[] {
  return view.hidden.filter((card) => card.noble === noble);
}

/** Whether a noble lies open, or is known to these eyes alone, or has not been seen. */
export type Seen = "open" | "known" | "missing";

export function seen(view: CursedCourtView, noble: string): Seen {
  const place = view.regions.findIndex((one) => one.key === noble);
  if (view.tableau[place]) return "open";
  return secretsOf(view, noble).length ? "known" : "missing";
}

/** Seats around the table, mine in the middle, so that both my neighbours stand beside me. */
export function around(view: CursedCourtView, you: number | null): number[] {
  const first = you === null ? 0 : you - Math.floor((view.seats - 1) / 2);
  return Array.from({ length: view.seats }, (_, step) => (first + step + view.seats) % view.seats);
}

/** A year that is over is shown until the next one has its first bet. */
export function reckoned(view: CursedCourtView): number | null {
  const last = view.past.at(-1)?.year ?? null;
  return last !== null && view.bets.every((bet) => bet.year <= last) ? last : null;
}

/** The crowns that stood when a year ended. */
export function standing(view: CursedCourtView, year: number): Bet[] {
  return view.bets.filter((bet) => bet.year === year && !bet.bumped);
}

/** The court as it stood when its last year ended, all cards open: what is shown until the next year begins. */
export function asItEnded(view: CursedCourtView): CursedCourtView {
  const last = view.past.at(-1);
  if (!last || !isBetweenYears(view)) return view;
  const stood = standing(view, last.year);
  const crowns = (key: string): Crown[] => stood.filter((bet) => bet.region === key);
  const regions = view.regions.map((region) => ({ ...region, crowns: crowns(region.key), safe: false }));
  return { ...view, regions, tableau: last.tableau ?? view.tableau };
}

export function isBetweenYears(view: CursedCourtView): boolean {
  return view.phase === "over" || view.phase === "between" || view.phase === "voting";
}

/** What the crowns of a region scored, once their year is over; null where that is not known. */
export function scored(view: CursedCourtView, region: string): number[] | null {
  if (!isBetweenYears(view)) return null;
  const points = standing(view, view.past.at(-1)?.year ?? 0).filter((bet) => bet.region === region).map((bet) => bet.points);
  return points.every((one) => one !== null) && points.length ? points : null;
}

/** Bets of the year that goes on, made after the observer's own last one. */
export function news(view: CursedCourtView): Bet[] {
  const bets = view.bets.filter((bet) => bet.year === view.year);
  const mine = bets.findLastIndex((bet) => bet.seat === view.seat);
  return view.seat === null ? bets.slice(-1) : bets.slice(mine + 1);
}

export function percent(chance: number): string {
  return `${Math.round(chance * 100)}%`;
}

const unit = (view: CursedCourtView): string => (view.exchange ? "chips" : "coins");

/** Everything to be said of a region, a sentence a line: for the eye on a slip of paper, for the ear as a label. */
export function facts(view: CursedCourtView, region: Region, place: number, people: readonly Someone[]): string[] {
  const names = people.map((one) => one.name);
  const told = region.why ? [say(region.why, names)] : [];
  told.push(...(place < NOBLES ? nobleFacts(view, region, place) : setFacts(view, region)));
  for (const [order, crown] of region.crowns.entries()) told.push(crownFact(view, crown, order, names));
  if (region.safe) told.push(t("cc-table-safe"));
  else if (region.crowns.length && !region.why && !view.coinless && !isBetweenYears(view)) told.push(t(`cc-table-least-${unit(view)}`, { least: region.least }));
  const prospect = view.prospects[place];
  if (prospect) {
    const worth = Math.round(prospect.worth * 10) / 10;
    told.push(t(chanceOf(view, region), { percent: Math.round(prospect.chance * 100), worth }));
  }
  return told;
}

/** Whose crown the odds are about: crowns that share a region of a coinless court score less and less. */
function chanceOf(view: CursedCourtView, region: Region): string {
  if (!view.coinless || !region.crowns.length) return "cc-table-chance";
  return region.crowns.some((crown) => crown.seat === view.seat) ? "cc-table-chance-own" : "cc-table-chance-next";
}

function nobleFacts(view: CursedCourtView, region: Region, place: number): string[] {
  const open = view.tableau[place] ?? 0;
  const known = secretsOf(view, region.key).length;
  const aside = view.left_out?.[place] ?? 0;
  const told = [t("cc-table-ladder", { points: region.points.join(", ") }), t("cc-table-open", { open })];
  if (known) told.push(t("cc-table-known", { known }));
  if (aside) told.push(t("cc-table-aside", { aside }));
  return told;
}

function setFacts(view: CursedCourtView, region: Region): string[] {
  const missing = region.nobles.filter((noble) => seen(view, noble) === "missing");
  const nobles = region.nobles.map((noble) => named(view, noble)).join(", ");
  const told = [t("cc-table-set", { nobles, points: region.points[0] ?? 0 })];
  const list = missing.map((noble) => named(view, noble)).join(", ");
  told.push(missing.length ? t("cc-table-missing", { nobles: list }) : t("cc-table-complete"));
  return told;
}

function crownFact(view: CursedCourtView, crown: Crown, order: number, names: readonly string[]): string {
  const who = names[crown.seat] ?? "";
  const held = view.coinless
    ? t("cc-table-crown", { who, place: order + 1 })
    : t(`cc-table-held-${unit(view)}`, { who, coins: crown.coins });
  return crown.feint ? `${held} ${t("cc-table-feint")}` : held;
}
