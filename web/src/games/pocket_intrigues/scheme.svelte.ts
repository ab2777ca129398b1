/** An intrigue step by step: which action, then whom for each of its symbols. Asks the draft, and knows no rule. */
import type { Intrigue } from "../../protocol";
import type { Draft } from "../../table/draft.svelte";
import type { Lit } from "../contract";

/** Parts of a choice that are no place for a courtier. */
const FIXED = ["way", "card", "dying"];
const ORDINALS = ["one", "two", "three"];

export class Scheme {
  constructor(
    private readonly given: () => Draft,
    private readonly choices: () => readonly Intrigue[],
  ) {}

  get draft(): Draft {
    return this.given();
  }

  narrowed = $derived.by(() => this.draft.narrowed as Intrigue[]);

  complete = $derived.by(() => this.draft.complete as Intrigue | null);

  /** The action chosen so far, `hand upper`; null when none is, or when a death asks. */
  way = $derived.by(() => this.draft.chosen.find((one) => one.part === "way")?.value ?? this.complete?.parts.way ?? null);

  /** Whom the present move takes: its symbols, in order. Empty until an action is chosen. */
  slots = $derived.by<string[]>(() => {
    const first = this.narrowed[0];
    if (!first || (first.kind === "action" && !this.way)) return [];
    return Object.keys(first.parts).filter((part) => !FIXED.includes(part));
  });

  /** The symbol to be filled now: the first that leaves a choice. */
  slot = $derived.by<string | null>(
    () => this.slots.find((slot) => !this.chosen(slot) && (!this.begun || this.draft.values(slot).length > 1)) ?? null,
  );

  /** Who takes a symbol, where that is settled. */
  taker(slot: string): string | null {
    const values = this.slots.includes(slot) ? this.draft.values(slot) : [];
    return this.begun && values.length === 1 ? (values[0] ?? null) : null;
  }

  /** Whether anything about whom has been chosen. */
  get begun(): boolean {
    return this.draft.begun;
  }

  private chosen(slot: string): boolean {
    return this.draft.chosen.some((one) => one.part === slot);
  }

  /** What happens to whoever takes a symbol: the id of its words. */
  deed(slot: string): string {
    const found = this.narrowed[0]?.words.args[`${ORDINALS[this.slots.indexOf(slot)] ?? ""}-deed`];
    return typeof found === "object" && found.is === "name" ? found.id : "";
  }

  /** The symbol somebody would take now. Symbols that fare alike are open together: their order says nothing. */
  private slotFor(who: string): string | null {
    const now = this.slot;
    if (!now) return null;
    const alike = this.slots.filter((slot) => slot !== now && !this.chosen(slot) && this.deed(slot) === this.deed(now));
    return [now, ...alike].find((slot) => this.draft.can(slot, who)) ?? null;
  }

  /** Whether somebody can be chosen for the symbol that is to be filled. */
  calls(who: string): boolean {
    return this.slotFor(who) !== null;
  }

  /** Whether somebody is part of what is chosen. */
  takes(who: string): boolean {
    return this.begun && this.slots.some((slot) => this.taker(slot) === who);
  }

  /** Whether somebody could stand in for the last one chosen. */
  private standIn(who: string): Lit | null {
    const last = this.draft.chosen.at(-1);
    if (!last || !this.slots.includes(last.part)) return null;
    const rest = this.draft.chosen.slice(0, -1);
    const fits = (choice: Intrigue): boolean =>
      rest.every((one) => choice.parts[one.part] === one.value) && choice.parts[last.part] === who;
    return this.choices().some(fits) ? { part: last.part, value: who } : null;
  }

  /** Whether touching somebody would do anything. */
  touchable(who: string): boolean {
    return this.calls(who) || this.takes(who) || this.standIn(who) !== null;
  }

  touch(who: string): void {
    const slot = this.slotFor(who);
    if (slot) this.draft.choose({ part: slot, value: who });
    else if (this.takes(who)) this.complete ? this.draft.confirm() : this.draft.back();
    else {
      const other = this.standIn(who);
      if (other) this.draft.choose(other);
    }
  }

  /** Whether an action of a card can be taken. */
  offers(way: string): boolean {
    return this.draft.could("way", way);
  }

  /** Take an action; the second time, do it if it is whole. */
  take(way: string): void {
    if (this.way === way && this.complete) {
      this.draft.confirm();
      return;
    }
    if (this.way || !this.draft.can("way", way)) this.draft.clear();
    this.draft.choose({ part: "way", value: way });
  }

  /** The moves that differ only in what is done to those who are chosen: up or down. */
  branches = $derived.by<Intrigue[]>(() => {
    const who = this.draft.chosen.filter((one) => this.slots.includes(one.part));
    if (!who.length || this.slot) return [];
    const same = this.choices().filter((choice) => !choice.parts.way && who.every((one) => choice.parts[one.part] === one.value));
    return same.length > 1 ? same : [];
  });

  /** Rows that somebody could be brought to by a move that is left. */
  rowsFor(who: string): number[] {
    return [...new Set(this.narrowed.flatMap((choice) => choice.changes.filter((one) => one.who === who).map((one) => one.row)))];
  }

  /** Bring somebody to a row: chooses all that the moves which do so have in common. */
  bring(who: string, row: number): void {
    const fits = this.narrowed.filter((choice) => choice.changes.some((one) => one.who === who && one.row === row));
    const first = fits[0];
    if (!first) return;
    const common = Object.entries(first.parts)
      .filter(([part, value]) => !["card", "dying"].includes(part) && fits.every((choice) => choice.parts[part] === value))
      .map(([part, value]) => ({ part, value }));
    const kind = fits.every((choice) => choice.kind === first.kind) && first.kind !== "action";
    this.draft.choose(...common, ...(kind ? [{ part: "kind", value: first.kind }] : []));
  }
}
