/** An advised move in words. */
import type { Advised } from "../protocol";
import { t } from "../words.svelte";
import type { SentChoice } from "./choices";

/** How choices are put into words at a table or in a replay. */
export type Words = (choice: SentChoice) => string;

export function called(move: Advised, words: Words): string {
  const told = move.choice ? words(move.choice) : move.text;
  return move.number === null ? told : t("page-hint-number", { move: told, number: move.number });
}
