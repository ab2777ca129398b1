/** How a game of a match ended, in words. */
import type { LastGame } from "./protocol";
import { t } from "../../words.svelte";
import type { Someone } from "../contract";

export function cause(last: LastGame, people: readonly Someone[]): string {
  return t(`pi-end-${last.cause}`, { who: people[last.stuck ?? -1]?.name ?? "", card: last.card ?? 0 });
}

/** What decided when points were equal; empty when they were not. */
export function tie(last: LastGame): string {
  const totals = last.counts.map(([, , total]) => total);
  const best = totals.filter((total) => total === Math.max(...totals)).length;
  if (best > last.winners.length) return t("pi-tie-single");
  return last.winners.length > 1 ? t("pi-tie-shared") : "";
}
