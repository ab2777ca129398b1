/** An advised move in words. */
import type { Advised } from "../protocol";
import { say, t } from "../words.svelte";

export function called(move: Advised, names: readonly string[]): string {
  const words = move.choice ? say(move.choice.words, names) : move.text;
  return move.number === null ? words : t("page-hint-number", { move: words, number: move.number });
}
