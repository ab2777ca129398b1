/** What everybody would have free if the bet under way were made. */
import type { Draft } from "../../table/draft.svelte";
import type { Court } from "./court";

export function freeAfter(court: Court, draft: Draft): number[] {
  const bet = draft.complete?.span ? draft.complete.parts.region : undefined;
  const bumped = court.regions.find((region) => region.key === bet)?.crowns[0];
  const stake = bet ? draft.number : 0;
  return court.players.map(({ free }, seat) => {
    const back = seat === bumped?.seat ? bumped.coins : 0;
    return free + back - (seat === court.seat ? stake : 0);
  });
}
