/** The last count, region by region, the largest first, each its size squared; then what decides, and whose the game is. */
import type { Message, RoseKingView } from "./protocol";
import type { Stage } from "../contract";
import { sizesOf, type Region } from "./pointing.svelte";

/** What is counted in one step: the regions that are lit, and the sums so far. */
export interface RoseKingStage {
  regions: Region[];
  sums: number[];
}

const VERDICT = ["rk-tie-largest", "rk-tie-stones", "rk-wins", "rk-drawn-game"];

export function staging(before: RoseKingView, after: RoseKingView, story: readonly Message[]): Stage<RoseKingView>[] | null {
  if (before.open.outcome || !after.open.outcome) return null;
  const sums = after.open.sides.map(() => 0);
  const stages: Stage<RoseKingView>[] = [];
  const show = (words: Message, regions: Region[]): void => {
    const sides = after.open.sides.map((side, seat) => ({ ...side, score: sums[seat] ?? 0 }));
    const view = { ...after, open: { ...after.open, sides } };
    stages.push({ words, view, mark: { regions, sums: [...sums] } satisfies RoseKingStage });
  };
  show({ id: after.open.supply === 0 ? "rk-end-stones" : "rk-end-stuck", args: {} }, []);
  for (const [seat, side] of after.open.sides.entries()) {
    for (const { size, count } of sizesOf(side.regions)) {
      const points = count * size * size;
      sums[seat] = (sums[seat] ?? 0) + points;
      const regions = side.regions.filter((region) => region.length === size).map((squares) => ({ seat, squares }));
      show({ id: "rk-counted", args: { who: ["seat", seat], count, size, points, sum: sums[seat] ?? 0 } }, regions);
    }
  }
  for (const message of story) if (VERDICT.includes(message.id)) show(message, []);
  return stages;
}
