/** Times in the reader's words. */
import { words } from "../words.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "5 minutes ago". */
export function ago(at: number): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const past = Date.now() - at;
  for (const [unit, milliseconds] of STEPS) {
    if (past >= milliseconds) return format.format(-Math.floor(past / milliseconds), unit);
  }
  return format.format(0, "minute");
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(at);
}
