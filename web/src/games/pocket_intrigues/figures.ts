/** Courtiers where they stand and as they are, and all about them in words. */
import type { Courtier, Goal, Name } from "./protocol";
import { say, t, words } from "../../words.svelte";
import { houseName } from "./houses";

/** A courtier of the cast, and how it is now: `unharmed`, `wounded` or `dead`. */
export interface Figure extends Courtier {
  state: string;
}

/** The court of the game under way, or of one that is over: rows in the order of the cast, the rest by id. */
export interface Court {
  rows: readonly number[];
  wounded: readonly string[];
  dead: readonly string[];
}

/** Everybody by id, in the order of the cast. */
export function figuresOf(cast: readonly Courtier[], { wounded, dead }: Court): Map<string, Figure> {
  const state = (id: string): string => (dead.includes(id) ? "dead" : wounded.includes(id) ? "wounded" : "unharmed");
  return new Map(cast.map((courtier) => [courtier.id, { ...courtier, state: state(courtier.id) }]));
}

/** The rows from the top, each with those who stand there; none before they are laid out. */
export function ladderOf(figures: ReadonlyMap<string, Figure>, { rows }: Court): Figure[][] {
  const everybody = [...figures.values()];
  const height = 1 + Math.max(-1, ...rows);
  return Array.from({ length: height }, (_, row) => everybody.filter((_figure, place) => rows[place] === row));
}

/** The four whom a goal speaks of, in the order in which they are counted: who is to rise, then who is to sink. */
export function goalMembers(figures: ReadonlyMap<string, Figure>, { rises, sinks }: Goal): Figure[] {
  return [rises, sinks].flatMap((house) => [...figures.values()].filter((figure) => figure.house === house));
}

export function fullName({ name }: Courtier): string {
  return typeof name === "string" ? name : t(name[1]);
}

/** The name for a narrow card: an edition's own, or the short form that the words know. */
export function shortName({ name, short }: Courtier): string {
  return typeof name === "string" ? short : shortForm(name);
}

function shortForm([, id]: Name): string {
  return words.form(id, "short") || t(id);
}

/** What works while wounded and what a death does, each as a sentence. */
export function abilities(courtier: Courtier): string[] {
  return [
    ...courtier.wounded.map((one) => `${t("pi-picture-wounded")} ${say(one)}`),
    ...courtier.death.map((one) => `${t("pi-picture-death")} ${say(one)}`),
  ];
}

/** Everything about a courtier, for a screen reader and for whoever points. */
export function about(figure: Figure): string {
  const who = t("pi-board-figure", {
    who: fullName(figure),
    house: houseName(figure.house),
    state: t(`pi-state-${figure.state}`),
  });
  return [who, ...abilities(figure)].join(" ");
}
