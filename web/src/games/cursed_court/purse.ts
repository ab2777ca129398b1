/** What everybody would have free if the bet under way were made. */
import type { CursedCourtView, Wager } from "../../protocol";
import type { Draft } from "../../table/draft.svelte";

export function freeAfter(view: CursedCourtView, draft: Draft): number[] {
  const bet = draft.complete as Wager | null;
  const stake = bet?.parts.region && bet.span ? draft.number : 0;
  return view.players.map(({ free }, seat) => {
    const back = seat === bet?.back?.seat ? bet.back.coins : 0;
    return free + back - (seat === view.seat ? stake : 0);
  });
}
