/** The same game against stronger or weaker opponents. */
import { levelsOf } from "../house/cast";
import { house } from "../house/http";
import type { GameInfo, Room } from "../protocol";
import { router } from "../router.svelte";
import type { Table } from "./table.svelte";

export type Step = "easier" | "harder";

/** Every other seat's level one step up or down; null if somebody else plays here, or all are at the end already. */
function shifted({ seats, you }: Room, game: GameInfo, step: Step): string[] | null {
  const others = seats.filter((_, seat) => seat !== you);
  if (you === null || others.some(({ bot }) => bot === null)) return null;
  const levels = levelsOf(game);
  const now = others.map(({ bot }) => bot ?? "");
  // A bot that is of no level counts as weaker than all of them.
  const next = now.map((level) => levels[levels.indexOf(level) + (step === "harder" ? 1 : -1)] ?? level);
  return next.some((level, seat) => level !== now[seat]) ? next : null;
}

/** What suits how the game ended: somebody stronger for a winner, somebody weaker for a loser. */
function fitting({ now, you }: Table): Step {
  return you !== null && now?.view.open.outcome?.winners.includes(you) ? "harder" : "easier";
}

/** What there is to offer, what suits best first. */
export function stepsFor(table: Table, game: GameInfo): Step[] {
  const { room } = table;
  const order: Step[] = fitting(table) === "harder" ? ["harder", "easier"] : ["easier", "harder"];
  return room ? order.filter((step) => shifted(room, game, step)) : [];
}

/** The one to suggest, if there is one that suits. */
export function suggestedStep(table: Table, game: GameInfo): Step | null {
  return stepsFor(table, game).find((step) => step === fitting(table)) ?? null;
}

/** A new table with the same terms, everybody one seat further on. */
export async function playStep(table: Table, game: GameInfo, step: Step): Promise<void> {
  const { room } = table;
  const bots = room && shifted(room, game, step);
  if (!room || !bots) return;
  const seat = ((room.you ?? 0) + room.seats.length - 1) % room.seats.length;
  const opened = await table.change(house.open({ terms: room.terms, bot: bots, seat }));
  if (opened) router.go(`/table/${opened.table}`);
}
