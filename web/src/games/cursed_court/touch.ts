/** How regions are touched: a bet begins with its fewest coins and a plain crown, and is changed from there. */
import { prefs } from "../../prefs.svelte";
import type { Draft } from "../../table/draft.svelte";
import type { Court } from "./court";

/** A crown that is about to be placed. */
export interface Ghost {
  seat: number;
  coins: number;
  feint: boolean;
}

/** Choose a region, or take the choice back. */
export function touchRegion(draft: Draft, region: string): void {
  if (!draft.could("region", region)) return;
  if (draft.has("region", region)) {
    draft.clear();
    return;
  }
  draft.clear();
  draft.choose({ part: "region", value: region });
  const [first] = draft.narrowed;
  // Without confirmation a coinless crown would be placed at once: then whether it is a feint is asked first.
  if (!draft.complete && first && (first.span || prefs.confirm)) draft.choose({ part: "feint", value: first.parts.feint ?? "no" });
  draft.number = draft.complete?.span?.low ?? 0;
}

/** The crown that a complete bet would place on this region. */
export function ghostOn(draft: Draft, court: Court, region: string): Ghost | null {
  const bet = draft.complete;
  if (!bet || bet.parts.region !== region || court.seat === null) return null;
  return { seat: court.seat, coins: draft.number, feint: bet.parts.feint === "yes" };
}

/** Plus and minus change the coins of the bet under way; says whether they did. */
export function nudge(draft: Draft, key: string): boolean {
  const span = draft.complete?.span;
  const by = key === "+" || key === "=" ? 1 : key === "-" || key === "−" ? -1 : 0;
  if (!span || !by) return false;
  draft.number = Math.min(span.high, Math.max(span.low, draft.number + by));
  return true;
}
