/** Choices of Pocket Intrigues: which action of which card, whom it takes, where it brings them, and its words. */
import type { ActionCard, Argument, Courtier, Message, PocketIntriguesSetting } from "./protocol";
import type { Choice } from "../../table/choices";
import { deedOf, marksOf, type Mark } from "./patterns";

/** What choices are made of: all that has to be known to put them into words. */
export type Components = Pick<PocketIntriguesSetting, "cast" | "cards">;

/** The parts of a choice, in the order in which something happens to those who take them. */
const ORDINALS = ["one", "two", "three"];
const HALVES = ["upper", "lower"];

/** The kind of a choice that is an action: `hand-upper-5` is the upper one of card 5, in hand. */
export function actionKind(source: string, half: string, card: number): string {
  return `${source}-${half}-${card}`;
}

/** Whether a choice of this kind is an action of a card, and not what a death allows. */
export function isAction(kind: string): boolean {
  return kind.includes("-");
}

/** Those symbols of an action that something happens to, in that order; none for what a death allows. */
export function activeMarks(kind: string, cards: readonly ActionCard[]): Mark[] {
  const [, half = "", number] = kind.split("-");
  const pattern = cards.find((card) => String(card.number) === number)?.drawn[HALVES.indexOf(half)];
  const marks = pattern ? marksOf(pattern).filter((mark) => mark.turn) : [];
  return marks.sort((one, other) => one.turn - other.turn);
}

/** The symbol of an action that stands for a part of its choices. */
export function markOf(part: string, marks: readonly Mark[]): Mark | null {
  return marks[ORDINALS.indexOf(part)] ?? null;
}

/** Where a choice would bring those whom it takes, counted in rows from the top. */
export function aims(choice: Choice, cards: readonly ActionCard[], rowOf: (who: string) => number): Map<string, number> {
  const marks = activeMarks(choice.kind, cards);
  const takers = Object.entries(choice.parts);
  const rows = takers.map(([part, who]) => {
    if (choice.kind === "swap") return rowOf(takers.find(([, other]) => other !== who)?.[1] ?? who);
    const steps = { raise: -1, lower: 1 }[choice.kind] ?? markOf(part, marks)?.steps ?? 0;
    return rowOf(who) + steps;
  });
  return new Map(takers.map(([, who], place) => [who, rows[place] ?? 0]));
}

/** A choice in words, as `choice_words` of the rules has it. */
export function choiceWords(choice: Choice, { cast, cards }: Components): Message {
  const takers = Object.values(choice.parts);
  if (!isAction(choice.kind)) {
    const named = takers.map((who, place) => name(who, place ? "other" : "who", cast));
    return { id: `pi-do-${choice.kind}`, args: Object.assign({}, ...named) };
  }
  const [source = "", half = "", card = ""] = choice.kind.split("-");
  const args: Record<string, Argument> = { source, half, card };
  activeMarks(choice.kind, cards).forEach((mark, place) => {
    const key = ORDINALS[place] ?? "";
    Object.assign(args, name(takers[place] ?? "", key, cast), { [`${key}-deed`]: ["name", deedOf(mark)] });
  });
  return { id: `pi-do-action-${takers.length}`, args };
}

/** A courtier as arguments of a message. */
function name(who: string, key: string, cast: readonly Courtier[]): Record<string, Argument> {
  const courtier = cast.find((one) => one.id === who);
  if (!courtier) return { [key]: who };
  if (typeof courtier.name !== "string") return { [key]: courtier.name };
  return { [key]: courtier.name, [`${key}-short`]: courtier.short, [`${key}-acc`]: courtier.accusative };
}
