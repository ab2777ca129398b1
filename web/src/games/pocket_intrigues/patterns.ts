/** Actions as their cards draw them: symbols in lanes of their own, and what happens to each, as `edition draw` has it. */
import type { Pattern } from "./protocol";
import { t } from "../../words.svelte";

export interface Mark {
  symbol: string;
  yellow: boolean;
  row: number;
  /** Rows down; below zero rows up. */
  steps: number;
  heal: boolean;
  attack: boolean;
  /** Place among those something happens to, from 1; 0 for who only has to be there. */
  turn: number;
}

/** The symbols of an action from the top row down, left to right: one lane each. */
export function marksOf(pattern: Pattern): Mark[] {
  const active = [...new Set(pattern.effects.map((effect) => effect.symbol))];
  return pattern.rows.flatMap((symbols, row) =>
    symbols.map((symbol) => {
      const own = pattern.effects.filter((effect) => effect.symbol === symbol);
      return {
        symbol,
        yellow: symbol.startsWith("Y"),
        row,
        steps: own.reduce((sum, effect) => sum + effect.steps, 0),
        heal: own.some((effect) => effect.kind === "heal"),
        attack: own.some((effect) => effect.kind === "attack"),
        turn: active.indexOf(symbol) + 1,
      };
    }),
  );
}

/** All that happens to a symbol: the id of its words. */
export function deedOf(mark: Mark): string {
  const parts = mark.heal ? ["heal"] : [];
  if (mark.steps) parts.push(`${mark.steps > 0 ? "down" : "up"}-${Math.abs(mark.steps)}`);
  if (mark.attack) parts.push("attack");
  return `pi-deed-${parts.join("-")}`;
}

function markName(mark: Mark): string {
  return t(mark.yellow ? "pi-board-yellow" : "pi-board-white", { number: mark.symbol.slice(1) });
}

/** A whole action in words: who must stand where, and what happens to whom. */
export function describe(pattern: Pattern): string {
  const marks = marksOf(pattern);
  const rows = pattern.rows.map((_, row) => {
    const here = marks.filter((mark) => mark.row === row).map(markName);
    return here.join(" + ") || t("pi-board-anybody");
  });
  const deeds = marks
    .filter((mark) => mark.turn)
    .sort((one, other) => one.turn - other.turn)
    .map((mark) => `${markName(mark)} ${t(deedOf(mark))}`);
  return t("pi-board-action", { rows: rows.join(" / "), deeds: deeds.join("; ") });
}

/** What happens to a symbol in a word or two: "down, attack". */
export function briefDeed(mark: Mark): string {
  const steps = Math.abs(mark.steps);
  const parts = mark.heal ? [t("pi-short-heal")] : [];
  if (mark.steps) parts.push(t(mark.steps > 0 ? "pi-short-down" : "pi-short-up", { steps }));
  if (mark.attack) parts.push(t("pi-short-attack"));
  return parts.join(", ");
}

/** An action in a few words: "2 × up; attack". */
export function caption(pattern: Pattern): string {
  const active = marksOf(pattern).filter((mark) => mark.turn);
  const deeds = active.sort((one, other) => one.turn - other.turn).map(briefDeed);
  const told = [...new Set(deeds)].map((deed) => {
    const times = deeds.filter((one) => one === deed).length;
    return times > 1 ? `${times} × ${deed}` : deed;
  });
  return told.join("; ");
}
