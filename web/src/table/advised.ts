/** An advised move: in words, and its chance beside another's. */
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

/** Chances nearer to each other than this are the same: the search is not that exact. */
const NOISE = 0.015;

export function aboutTheSame(one: Advised, other: Advised): boolean {
  return Math.abs(one.value - other.value) < NOISE;
}

/** The chance to win. */
export function percentOf({ value }: Advised): number {
  return Math.round(100 * value);
}
