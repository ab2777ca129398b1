/** What is laid out to choose from, if anything is: a loser's luggage, professions, the pile, the titles to ask for. */
import { KIND, type Draft } from "../../table/draft.svelte";

const LAID = ["take", "cloak", "top"];

export function trayOf(draft: Draft): string | null {
  const laid = LAID.find((kind) => draft.could(KIND, kind));
  // The Diplomat says first whom to ask.
  return laid ?? (draft.has(KIND, "diplomat") && draft.chosen.some((one) => one.part === "seat") ? "diplomat" : null);
}
