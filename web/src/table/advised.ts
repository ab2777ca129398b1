/** An advised move in words. */
import type { Advised } from "../protocol";
import { t } from "../words.svelte";
import type { SentChoice } from "./choices";

/** How choices are put into words at a table or in a replay. */
export type Words = (choice: SentChoice, number?: number | null) => string;

export function called({ choice, number, text }: Advised, words: Words): string {
  if (!choice) return text;
  const [family, told] = [words(choice), words(choice, number)];
  return number === null || told !== family ? told : t("page-hint-number", { move: family, number });
}
