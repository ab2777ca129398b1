/** Courtiers in words: names, states, what their wounds and deaths do. */
import type { Figure, Name } from "../../protocol";
import { say, t, words } from "../../words.svelte";
import { houseName } from "./houses";

export function fullName(figure: Figure): string {
  return typeof figure.name === "string" ? figure.name : t(figure.name.id);
}

/** The name for a narrow card: an edition's own, or the short form that the words know. */
export function shortName(figure: Figure): string {
  return typeof figure.name === "string" ? figure.short : shortForm(figure.name);
}

function shortForm(name: Name): string {
  return words.form(name.id, "short") || t(name.id);
}

/** What works while wounded and what a death does, each as a sentence. */
export function abilities(figure: Figure): string[] {
  return [
    ...figure.wounded.map((one) => `${t("pi-picture-wounded")} ${say(one)}`),
    ...figure.death.map((one) => `${t("pi-picture-death")} ${say(one)}`),
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

/** Everybody on the ladder by id. */
export function byId(rows: readonly Figure[][]): Map<string, Figure> {
  return new Map(rows.flat().map((figure) => [figure.id, figure]));
}
