/** Reading the view: what lies open, what I know beyond that and what the edition says, put together for drawing. */
import type { CursedCourtOpen, CursedCourtSetting, CursedCourtView, Region as EditionRegion, Setting } from "./protocol";
import { t } from "../../words.svelte";

export const NOBLES = 9;

export interface Crown {
  seat: number;
  coins: number;
  /** Known only of my own while its year goes on, and of all when it is over. */
  feint: boolean;
}

/** A region with what stands on it. */
export interface Region extends EditionRegion {
  crowns: Crown[];
  /** The fewest coins that take it. */
  least: number;
  /** Nobody can double the stack this year. */
  safe: boolean;
  /** How likely a crown there is to score and what it scores on average; null where no odds are shown. */
  chance: number | null;
  worth: number | null;
}

/** A bet of the year that goes on. */
export interface Bet {
  seat: number;
  region: string;
  coins: number;
  bumped: boolean;
}

/** A card that lies face down: who looks at it, and its noble if I am one of them. */
export interface Hidden {
  seats: number[];
  noble: string | null;
}

export interface Player {
  plays: boolean;
  points: number;
  free: number;
  /** All coins, free and on the board. */
  coins: number;
  /** The fewest coins under a crown of this player that nobody else could ever double this year. */
  safe: number;
  /** Crowns on the board. */
  crowns: number;
}

/** A crown that stood when its year ended; `points` is null while the cards of that year are covered. */
export interface PastCrown extends Crown {
  region: string;
  points: number | null;
}

export interface Year {
  year: number;
  points: number[];
  tableau: number[] | null;
  crowns: PastCrown[];
}

type Fixed = Omit<CursedCourtSetting, "regions" | "players">;
type Open = Omit<CursedCourtOpen, "regions" | "players" | "past" | "face_down">;

/** Everything these eyes see. */
export interface Court extends Fixed, Open {
  /** Whose eyes they are; null for a spectator. */
  seat: number | null;
  regions: Region[];
  hidden: Hidden[];
  players: Player[];
  /** In the order they were made. */
  bets: Bet[];
  past: Year[];
  /** Where my feint stands; null while it is in my hand. */
  feint: string | null;
}

export function courtOf(view: CursedCourtView): Court {
  const { setting, open, own } = view;
  const regions = regionsOf(view);
  return {
    ...setting,
    ...open,
    seat: own?.seat ?? null,
    feint: own?.feint ?? null,
    regions,
    hidden: open.face_down.map((seats, place) => ({ seats, noble: own?.cards[place] ?? null })),
    players: open.players.map(([plays, points, coins, safe], seat) => {
      const crowns = regions.flatMap((region) => region.crowns).filter((crown) => crown.seat === seat);
      const staked = crowns.reduce((sum, crown) => sum + crown.coins, 0);
      return { plays, points, coins, free: coins - staked, safe, crowns: crowns.length };
    }),
    bets: betsOf(view),
    past: open.past.map((year) => ({
      ...year,
      crowns: year.crowns.map(([seat, region, coins, feint, points]) => ({ seat, region: keyOf(setting.regions, region), coins, feint, points })),
    })),
  };
}

function regionsOf({ setting, open, own }: CursedCourtView): Region[] {
  return setting.regions.map((region, place) => {
    const [crowns, , least, safe] = open.regions[place] ?? [[], [], 0, false];
    const mine = own?.feint === region.key ? own.seat : null;
    return {
      ...region,
      crowns: crowns.map(([seat, coins]) => ({ seat, coins, feint: seat === mine })),
      least,
      safe,
      chance: share(own?.chances[place], 1000),
      worth: share(own?.worths[place], 100),
    };
  });
}

/** Odds come as whole numbers of thousandths and hundredths. */
function share(count: number | undefined, whole: number): number | null {
  return count === undefined ? null : count / whole;
}

function betsOf({ setting, open }: CursedCourtView): Bet[] {
  const bets = open.regions.flatMap((place, region) => {
    if (!place) return [];
    const [standing, bumped] = place;
    return [...bumped, ...standing].map((crown) => ({ crown, region, bumped: bumped.includes(crown) }));
  });
  bets.sort((a, b) => a.crown[2] - b.crown[2]);
  return bets.map(({ crown: [seat, coins], region, bumped }) => ({ seat, region: keyOf(setting.regions, region), coins, bumped }));
}

function keyOf(regions: readonly EditionRegion[], place: number): string {
  return regions[place]?.key ?? "";
}

/** What a noble or a set is called. */
export function titleOf(region: EditionRegion): string {
  return typeof region.title === "string" ? region.title : t(region.title[1]);
}

export function named(court: Court, key: string): string {
  const region = court.regions.find((one) => one.key === key);
  return region ? titleOf(region) : key;
}

/** Face-down cards of a noble that these eyes may look at. */
export function secretsOf(court: Court, noble: string): Hidden[] {
  return court.hidden.filter((card) => card.noble === noble);
}

/** Whether a noble lies open, or is known to these eyes alone, or has not been seen. */
export type Seen = "open" | "known" | "missing";

export function seen(court: Court, noble: string): Seen {
  const place = court.regions.findIndex((one) => one.key === noble);
  if (court.tableau[place]) return "open";
  return secretsOf(court, noble).length ? "known" : "missing";
}

/** Seats around the table, mine in the middle, so that both my neighbours stand beside me. */
export function around({ players }: Setting, you: number | null): number[] {
  const first = you === null ? 0 : you - Math.floor((players - 1) / 2);
  return Array.from({ length: players }, (_, step) => (first + step + players) % players);
}

/** The court as it stood when its last year ended, all cards open: what is shown until the next year begins. */
export function asItEnded(court: Court): Court {
  const last = court.past.at(-1);
  if (!last || !isBetweenYears(court)) return court;
  const crowns = (key: string): Crown[] => last.crowns.filter((crown) => crown.region === key);
  const regions = court.regions.map((region) => ({ ...region, crowns: crowns(region.key), safe: false }));
  return { ...court, regions, tableau: last.tableau ?? court.tableau };
}

/** The phase of the views in which a year's end is staged (see staging.ts). */
export const COUNTING = "counting";

/** Whether the last year is over and no other has begun. */
export function isBetweenYears({ phase }: Pick<Court, "phase">): boolean {
  return phase === "over" || phase === "between" || phase === "voting" || phase === COUNTING;
}

export const SEASONS = ["spring", "summer", "autumn", "winter"];

/** How many crowns everybody has on the board when the season ends (CC-3.12). */
export function crownsDue({ season }: Pick<Court, "season">): number {
  return SEASONS.indexOf(season) + 1;
}

/** What the crowns of a region scored, once their year is over; null for one that is not counted yet, or covered. */
export function scored(court: Court, region: string): (number | null)[] {
  if (!isBetweenYears(court)) return [];
  return court.past.at(-1)?.crowns.filter((crown) => crown.region === region).map((crown) => crown.points) ?? [];
}

/** Bets of the year that goes on, made after the observer's own last one. */
export function news({ bets, seat }: Court): Bet[] {
  return seat === null ? bets.slice(-1) : bets.slice(bets.findLastIndex((bet) => bet.seat === seat) + 1);
}

/** Regions that changed since the observer's last bet, which the view itself tells, and nobles with a card that has just appeared. */
export function changedSince(before: Court | null, after: Court): ReadonlySet<string> {
  const appeared = after.regions.slice(0, NOBLES).filter((_, place) => {
    const was = before?.tableau[place];
    return was !== undefined && before?.year === after.year && (after.tableau[place] ?? 0) > was;
  });
  return new Set([...news(after).map((bet) => bet.region), ...appeared.map((noble) => noble.key)]);
}

/** The observer's crowns that were bumped since their own last bet, the latest last, with who took each place. */
export function lost({ bets, seat }: Court): { region: string; taker: number }[] {
  if (seat === null) return [];
  const mine = bets.findLastIndex((bet) => bet.seat === seat);
  return bets.flatMap(({ region, seat: taker }, place) => {
    if (place < mine) return [];
    const stood = bets.slice(0, place).findLast((bet) => bet.region === region);
    return stood?.seat === seat && stood.bumped ? [{ region, taker }] : [];
  });
}

/** What everybody plays for: points, at the Exchange chips. */
export function holdings(court: Court): number[] {
  return court.players.map(({ points, coins }) => (court.exchange ? coins : points));
}

/** Everybody in the order of the count, best first. */
export function ranking(court: Court): { seat: number; has: number }[] {
  return holdings(court)
    .map((has, seat) => ({ seat, has }))
    .sort((a, b) => b.has - a.has);
}
