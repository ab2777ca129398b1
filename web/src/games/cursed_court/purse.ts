/** What everybody would have free if the bet under way were made. */
import type { CursedCourtView, Wager } from "../../protocol";
import type { Draft } from "../../table/draft.svelte";

export function freeAfter(view: CursedCourtView, draft: Draft): number[] {
  const bet = draft.complete as Wager | null;
  if (!bet?.span) return view.players.map((player) => player.free);
  return bet.left.map((free, seat) => (seat === view.seat ? free - draft.number : free));
}
