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

/** "12 min", "1 h 5 min", "8 s". */
export function span(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const unit = (value: number, name: "hour" | "minute" | "second"): string =>
    new Intl.NumberFormat(words.language, { style: "unit", unit: name, unitDisplay: "short" }).format(value);
  if (seconds < 60) return unit(seconds, "second");
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return unit(minutes, "minute");
  return [unit(Math.floor(minutes / 60), "hour"), ...(minutes % 60 ? [unit(minutes % 60, "minute")] : [])].join(" ");
}
