/** Parts of choices and of messages, in one form: what a board lights. */
import type { Message } from "../protocol";
import type { SentChoice } from "../table/choices";
import { letter } from "../words.svelte";
import type { Lit } from "./contract";

/** What a choice speaks of: its kind, and every part. */
export function partsOf(choice: SentChoice): Lit[] {
  const parts = Object.entries(choice.parts).map(([part, value]) => ({ part, value }));
  return [{ part: "kind", value: choice.kind }, ...parts];
}

/** What a message speaks of: `dc-item-dagger` is the item `dagger`, seat 0 is the seat `A`. */
export function thingsOf(message: Message): Lit[] {
  return Object.entries(message.args ?? {}).flatMap(([part, value]) => {
    if (typeof value === "string") return [{ part, value }];
    if (typeof value === "number") return [{ part, value: String(value) }];
    if (value[0] === "seat") return [{ part: "seat", value: letter(value[1]) }];
    return [{ part, value: value[1].split("-").slice(2).join("-") }];
  });
}

/** Whether a thing of the board is among what is lit; without a part, by its value alone. */
export function isLit(lit: readonly Lit[], value: string, part?: string): boolean {
  return lit.some((one) => one.value === value && (part === undefined || one.part === part));
}
