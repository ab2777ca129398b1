/** What everybody would have free if the bet under way were made. */
import type { CursedCourtView } from "../../protocol";
import type { Draft } from "../../table/draft.svelte";

export function freeAfter(view: CursedCourtView, draft: Draft): number[] {
  const free = view.players.map((player) => player.free);
  const bet = draft.complete;
  if (!bet?.span || view.seat === null) return free;
  free[view.seat] = (free[view.seat] ?? 0) - draft.number;
  const bumped = view.regions.find((one) => one.key === bet.parts.region)?.crowns[0];
  if (bumped) free[bumped.seat] = (free[bumped.seat] ?? 0) + bumped.coins;
  return free;
}
