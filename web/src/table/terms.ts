/** A table's terms in words. */
import type { Option, Terms } from "../protocol";
import { t, words } from "../words.svelte";

export type ClockTerms = Terms["clock"];
export type Value = boolean | number | string;

export function clockWords(clock: ClockTerms): string {
  if (clock.kind === "move") return t("page-clock-move", { seconds: clock.seconds });
  if (clock.kind === "bank") {
    return t("page-clock-bank", { minutes: Math.round(clock.seconds / 60), increment: clock.increment });
  }
  return clock.kind === "days" ? t("page-clock-correspondence", { days: clock.days }) : t("page-clock-none");
}

/** An option's value as the game words it (`cc-option-ties-another-year`), or plainly. */
export function valueWords(option: Option, value: Value): string {
  if (typeof value === "boolean") return value ? t("page-yes") : t("page-no");
  const id = `${option.title}-${value}`;
  return words.has(id) ? t(id) : String(value);
}
