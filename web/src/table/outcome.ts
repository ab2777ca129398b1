/** How a game ended, said to whoever looks: "You won 41 : 32", "You came 2nd of 4, one point behind Anselm". */
import type { Look } from "../games/contract";
import type { AnyView } from "../protocol";
import { listed, t } from "../words.svelte";

export function verdictOn(view: AnyView, you: number | null, people: readonly string[], look: Look): string {
  const { outcome } = view.open;
  if (!outcome) return "";
  const { scores, winners } = outcome;
  const names = listed(winners.filter((seat) => seat !== you).map((seat) => people[seat] ?? ""));
  if (you === null) return forOthers(names, scores, winners, look);
  const mine = scores[you] ?? 0;
  const won = winners.includes(you);
  const how = won ? (winners.length > 1 ? "shared" : "won") : winners.length ? "lost" : "draw";
  if (scores.length === 2) return t("page-verdict-two", { how, mine, theirs: scores[1 - you] ?? 0 });
  if (look.sides) return t("page-verdict-sides", { how, names });
  const place = 1 + scores.filter((score) => score > mine).length;
  const standing = { how, mine, place, count: scores.length, behind: Math.max(...scores) - mine, names, winners: winners.length };
  return t(look.counts?.(view) === "games" ? "page-verdict-games" : "page-verdict-many", standing);
}

function forOthers(names: string, scores: readonly number[], winners: readonly number[], look: Look): string {
  const [first] = winners;
  if (first === undefined) return look.sides ? t("page-verdict-sides", { how: "draw", names }) : t("page-end-draw");
  if (scores.length > 2 || winners.length > 1) return t("page-end-winners", { names, count: winners.length });
  return t("page-end-winner-two", { names, mine: scores[first] ?? 0, theirs: scores[1 - first] ?? 0 });
}
