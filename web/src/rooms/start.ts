/** One touch from the front page to a table: bots take the other seats. */
import { house } from "../house/http";
import { me } from "../house/me.svelte";
import type { GameInfo, Terms } from "../protocol";
import { router } from "../router.svelte";
import { applicable, usualValues } from "../table/terms";

/** The terms of a table nobody has said anything about. */
export function plainTerms(game: GameInfo): Terms {
  return {
    game: game.name,
    seats: Math.min(game.most, Math.max(game.fewest, 4)),
    options: applicable(game.options, usualValues(game.options)),
    clock: { kind: "none" },
    private: false,
    rated: false,
    watchable: true,
    delay: 0,
    guests_bots: true,
    undo: true,
    order: "joined",
  };
}

export async function playNow(game: GameInfo): Promise<void> {
  await me.ensure();
  const room = await house.open({ terms: plainTerms(game), bot: game.usual_bot });
  router.go(`/table/${room.table}`);
}
