/** The legal moves: as they are sent, as a board chooses among them, and in words. */
import type { Look } from "../games/contract";
import type { Argument, ChoiceGroup, Message, Setting, Span } from "../protocol";
import { words } from "../words.svelte";

/** A legal move with its parts: `{ card: "NE2", square: "g7" }`. With a `span` it stands for a family of moves, and its
 * `text` has `{n}` where the number goes (`textOf` puts it in). */
export interface Choice {
  kind: string;
  /** The notation with the parts' names in braces: `offer {item} {seat}`. */
  form: string;
  parts: Record<string, string>;
  span: Span | null;
  /** The notation. */
  text: string;
}

/** A choice as the house sends one alone (in a hint): without its text, which follows from the rest. */
export type SentChoice = Omit<Choice, "text">;

/** The choices of a menu, whose groups come by columns; a number among a part's values is a place in `names`. */
export function choicesOf(menu: readonly ChoiceGroup[], names: readonly string[]): Choice[] {
  return menu.flatMap((group) => choicesIn(group, names));
}

function choicesIn([kind, form, columns, spans]: ChoiceGroup, names: readonly string[]): Choice[] {
  const lengths = [...Object.values(columns), ...(spans ?? [])].map((column) => (Array.isArray(column) ? column.length : 1));
  return Array.from({ length: Math.max(1, ...lengths) }, (_, place) => {
    const values = Object.entries(columns).map(([part, column]) => [part, at(column, place)] as const);
    const parts = Object.fromEntries(values.map(([part, value]) => [part, typeof value === "number" ? (names[value] ?? "") : value]));
    const span = spans && { part: spans[0], low: at(spans[1], place), high: at(spans[2], place) };
    return withText({ kind, form, parts, span });
  });
}

/** A value of a column; one that is the same for all choices stands there alone. */
function at<Value extends string | number>(column: Value | Value[], place: number): Value {
  return Array.isArray(column) ? column[place]! : column;
}

/** A choice with its notation. */
export function withText(choice: SentChoice): Choice {
  const text = Object.entries(choice.parts).reduce((form, [part, value]) => form.replaceAll(`{${part}}`, value), choice.form);
  return { ...choice, text };
}

/** A choice's text, its number put in. */
export function textOf(choice: Choice, number: number): string {
  return choice.span ? choice.text.replace("{n}", String(number)) : choice.text;
}

/** Whose choices are put into words. */
export interface Speaker {
  code: string;
  look: Look;
  setting: Setting | undefined;
}

/** A choice as a message: as its game says it, else by the common rule. With a number it is one move of a family, and
 * `CODE-do-KIND-at` says that where the game has such a message. */
export function wordsOf(choice: SentChoice, { code, look, setting }: Speaker, number: number | null = null): Message {
  const family = look.words && setting ? look.words(withText(choice), setting) : choiceWords(code, choice);
  const id = `${family.id}-at`;
  return number !== null && words.has(id) ? { id, args: { ...family.args, number } } : family;
}

/** The common rule, as `offer` in core/words.py: `CODE-do-KIND` with the parts as arguments. A seat's letter is the player
 * there, a part whose `CODE-PART-VALUE` is a message is that name, and a whole number is a number. */
export function choiceWords(code: string, { kind, parts, span }: SentChoice): Message {
  const args: Record<string, Argument> = {};
  for (const [part, value] of Object.entries(parts)) args[part] = argument(code, part, value);
  if (span) [args.low, args.high] = [span.low, span.high];
  return { id: `${code}-do-${kind}`, args };
}

function argument(code: string, part: string, value: string): Argument {
  if (part === "seat") return ["seat", value.charCodeAt(0) - "A".charCodeAt(0)];
  const name = `${code}-${part}-${value}`.replaceAll("_", "-");
  if (words.has(name)) return ["name", name];
  return /^(0|[1-9][0-9]{0,8})$/.test(value) ? Number(value) : value;
}
