/** Parts of choices and of messages, in one form: what a board lights. */
import type { Choice, Message } from "../protocol";
import { letter } from "../words.svelte";
import type { Lit } from "./contract";

/** What a choice speaks of. */
export function partsOf(choice: Choice): Lit[] {
  return Object.entries(choice.parts).map(([part, value]) => ({ part, value }));
}

/** What a message speaks of: `dc-item-dagger` is the item `dagger`, seat 0 is the seat `A`. */
export function thingsOf(message: Message): Lit[] {
  return Object.entries(message.args ?? {}).flatMap(([part, value]) => {
    if (typeof value === "string") return [{ part, value }];
    if (typeof value === "number") return [{ part, value: String(value) }];
    if (value.is === "seat") return [{ part: "seat", value: letter(value.seat) }];
    return [{ part, value: value.id.split("-").slice(2).join("-") }];
  });
}

/** Whether a thing of the board is among what is lit; without a part, by its value alone. */
export function isLit(lit: readonly Lit[], value: string, part?: string): boolean {
  return lit.some((one) => one.value === value && (part === undefined || one.part === part));
}
