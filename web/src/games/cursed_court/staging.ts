/** The end of a year, step by step: feints are unmasked, the hidden cards turn over, every crown scores in the order of its region,
 * and at the end of the game the years are summed. All of it from the views before and after, and from what was told. */
import type { Argument, CursedCourtView, Message, Place, Player, Year } from "./protocol";
import type { Stage } from "../contract";
import { COUNTING, courtOf, named, type Court, type PastCrown, type Region } from "./court";
import { standing } from "./goal";
import { titled } from "./tell";

/** What a step shows; all else is dimmed. */
export interface Mark {
  /** Regions that are counted now, the crown's own and its nobles. */
  regions: string[];
  /** Whose crown, or whose sum. */
  seat: number | null;
  /** Face-down cards that I knew and that have been turned over, by their place. */
  turned: number[];
  /** Whether all cards have been turned over. */
  open: boolean;
  /** What everybody has scored of this year so far, by seat. */
  gains: number[];
}

/** What is told after the crowns are counted, each line a step of its own. */
const AFTERWARDS = [
  ...["cc-takes-pot", "cc-takes-part", "cc-pot-stays", "cc-out", "cc-tied", "cc-another-year", "cc-will-sit-out"],
  ...["cc-end", "cc-result-chips", "cc-result-cash", "cc-wins", "cc-shares"],
];

export function stagingOf(before: CursedCourtView, after: CursedCourtView, story: readonly Message[]): Stage<CursedCourtView>[] | null {
  const year = after.open.past.at(-1);
  if (!year?.tableau || after.open.past.length <= before.open.past.length) return null;
  return new YearEnd(before, after, year, year.tableau, story).steps;
}

class YearEnd {
  readonly steps: Stage<CursedCourtView>[] = [];
  private readonly court: Court;
  private readonly crowns: PastCrown[];
  private readonly tableau: number[];
  private readonly turned: number[] = [];
  private readonly gains: number[];
  /** Crowns that have been counted. */
  private readonly counted = new Set<PastCrown>();
  private open = false;

  constructor(
    private readonly before: CursedCourtView,
    private readonly after: CursedCourtView,
    private readonly year: Year,
    private readonly last: readonly number[],
    private readonly story: readonly Message[],
  ) {
    this.court = courtOf(after);
    this.crowns = this.court.past.at(-1)?.crowns ?? [];
    this.tableau = [...before.open.tableau];
    this.gains = before.open.players.map(() => 0);
    this.step({ id: "cc-year-ends", args: { year: year.year } });
    this.unmask();
    this.turn();
    this.count();
    this.finish();
  }

  /** Feints first: they score nothing (CC-5.10). */
  private unmask(): void {
    for (const crown of this.crowns.filter((one) => one.feint)) {
      const region = this.region(crown);
      this.counted.add(crown);
      if (region) this.step({ id: "cc-unmasked", args: { who: ["seat", crown.seat], ...titled(region) } }, [crown.region], crown.seat);
    }
  }

  /** Card by card. Which of the others' cards it was stays between those who saw it. */
  private turn(): void {
    for (const [place, copies] of this.last.entries()) {
      const noble = this.court.regions[place];
      for (let left = copies - (this.tableau[place] ?? 0); noble && left > 0; left--) {
        this.tableau[place] = (this.tableau[place] ?? 0) + 1;
        const known = this.before.own?.cards.findIndex((key, card) => key === noble.key && !this.turned.includes(card)) ?? -1;
        if (known >= 0) this.turned.push(known);
        this.step({ id: "cc-turned", args: { ...titled(noble, "noble"), copies: 1 } }, [noble.key]);
      }
    }
    this.open = true;
  }

  /** Crown by crown: the nobles row by row, then the sets; on a shared region in the order they were placed. */
  private count(): void {
    for (const region of this.court.regions) {
      for (const crown of this.crowns.filter((one) => one.region === region.key && !one.feint)) {
        this.counted.add(crown);
        this.gains[crown.seat] = (this.gains[crown.seat] ?? 0) + (crown.points ?? 0);
        this.step(this.scored(region, crown), [region.key, ...region.nobles], crown.seat);
      }
    }
  }

  private scored(region: Region, crown: PastCrown): Message {
    const args: Record<string, Argument> = { who: ["seat", crown.seat], ...titled(region), points: crown.points ?? 0 };
    if (region.nobles.length === 1) return { id: "cc-stage-noble", args: { ...args, copies: this.copies(region.key) } };
    const missing = region.nobles.filter((noble) => !this.copies(noble));
    const list = (nobles: string[]): string => nobles.map((noble) => named(this.court, noble)).join(", ");
    if (!missing.length) return { id: "cc-stage-set", args: { ...args, nobles: list(region.nobles) } };
    return { id: "cc-stage-missing", args: { ...args, nobles: list(missing) } };
  }

  private copies(noble: string): number {
    return this.last[this.court.regions.findIndex((one) => one.key === noble)] ?? 0;
  }

  private finish(): void {
    const over = this.after.open.outcome !== null;
    if (over && !this.court.exchange) for (const one of this.sums()) this.step(one.words, [], one.seat);
    for (const message of this.story) if (AFTERWARDS.includes(message.id)) this.step(message);
    if (!over) this.step(this.court.exchange ? standing(this.court) : standing({ ...this.court, pot: 0 }));
  }

  /** The last count: everybody's years and their sum, the least first. */
  private sums(): { seat: number; words: Message }[] {
    const totals = this.court.players.map(({ points }, seat) => ({ seat, points })).sort((a, b) => a.points - b.points);
    return totals.map(({ seat, points }) => {
      const years = this.court.past.map((year) => year.points[seat] ?? 0);
      return { seat, words: { id: "cc-stage-sum", args: { who: ["seat", seat], count: years.length, years: years.join(" + "), points } } };
    });
  }

  private region(crown: PastCrown): Region | undefined {
    return this.court.regions.find((one) => one.key === crown.region);
  }

  private step(words: Message, regions: string[] = [], seat: number | null = null): void {
    const mark: Mark = { regions, seat, turned: [...this.turned], open: this.open, gains: [...this.gains] };
    this.steps.push({ words, view: this.view(), mark });
  }

  /** The court as it stands in this step: the year's crowns, the cards turned so far, the points counted so far. */
  private view(): CursedCourtView {
    const { setting, open, own } = this.before;
    const stood = this.year.crowns.map((crown, number) => ({ crown, number }));
    const regions = setting.regions.map((_, place): Place | null => {
      const here = stood.filter(({ crown }) => crown[1] === place);
      return here.length ? [here.map(({ crown: [seat, , coins], number }) => [seat, coins, number]), [], 0, false] : null;
    });
    const players = open.players.map((player, seat): Player => {
      const [plays, points, coins, safe, bought, cashed] = player;
      return [plays, points + (this.gains[seat] ?? 0), coins, safe, bought, cashed];
    });
    const crowns = this.year.crowns.map(([seat, region, coins, feint, points], place): Year["crowns"][number] => {
      const known = this.crowns[place] !== undefined && this.counted.has(this.crowns[place]);
      return [seat, region, coins, known && feint, known ? points : null];
    });
    const past = [...open.past, { year: this.year.year, points: [...this.gains], tableau: [...this.tableau], crowns }];
    return {
      setting,
      open: { ...open, phase: COUNTING, waiting: [], regions, tableau: [...this.tableau], players, past },
      own: own && { ...own, chances: [], worths: [] },
    };
  }
}
