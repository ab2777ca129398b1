/** A choice of the coach in words. */
import type { Argument, Message } from "./protocol";
import { choiceWords, type Choice } from "../../table/choices";
import { itemId } from "./things";

/** The arguments that name those declared with, one after the other. */
const NAMED = ["one", "two", "three", "four", "five", "six", "seven"];

export function choiceMessage(choice: Choice): Message {
  const { kind, parts } = choice;
  if (kind === "top") {
    return { id: "dc-do-top", args: { item: ["name", itemId(parts.item ?? "")], next: ["name", itemId(parts.next ?? "")] } };
  }
  if (parts.seats === undefined) return choiceWords("dc", choice);
  const letters = parts.seats.split(" ").filter(Boolean);
  const args: Record<string, Argument> = { count: letters.length };
  letters.forEach((name, place) => (args[NAMED[place]!] = ["seat", name.charCodeAt(0) - 65]));
  return { id: `dc-page-do-${kind}`, args };
}
