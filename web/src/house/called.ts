/** What to call whoever sits at a table, in the reader's language. */
import type { SeatInfo } from "../protocol";
import { words, type Called } from "../words.svelte";
import { nameId } from "./cast";

/** A guest without a name of their own, as `house-guest` calls them in either language. */
const GUEST = /^(?:Guest|Гость) (\d+)$/;

export function called({ bot, name }: Pick<SeatInfo, "bot" | "name">): Called {
  if (bot) {
    const id = nameId(name);
    return words.has(id) ? words.called(id) : { name, cases: {} };
  }
  const guest = GUEST.exec(name);
  if (guest) return words.called("house-guest", { number: guest[1] ?? "" });
  return name ? words.person(name) : { name: words.t("page-nobody"), cases: {} };
}

/** Whether somebody has not said what to call them. */
export function isNameless(person: { name: string } | null): boolean {
  return !person || GUEST.test(person.name);
}
