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

/** The values a form begins with: of every option, whether it applies or not. */
export function usualValues(options: readonly Option[]): Record<string, Value> {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

/** Whether there is anything to decide about an option, the others being set like this. */
export function applies({ applies: condition }: Option, values: Readonly<Record<string, Value>>): boolean {
  return !condition || condition.values.includes(values[condition.option] ?? "");
}

/** The values of the options that apply: the house refuses the others. */
export function applicable(options: readonly Option[], values: Readonly<Record<string, Value>>): Record<string, Value> {
  const names = options.filter((option) => applies(option, values)).map((option) => option.name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
