/** An intrigue step by step: which action and whom, in either order. Asks the draft, and knows no rule. */
import type { PocketIntriguesPreview } from "./protocol";
import type { Choice } from "../../table/choices";
import { anyPart, fits, KIND, type Draft } from "../../table/draft.svelte";
import { say } from "../../words.svelte";
import type { Lit } from "../contract";
import { activeMarks, aims, choiceWords, isAction, markOf, type Components } from "./intrigues";
import { briefDeed, deedOf } from "./patterns";

interface Terms {
  draft: () => Draft;
  choices: () => readonly Choice[];
  components: () => Components;
  /** The row somebody stands in, top 0. */
  rowOf: (who: string) => number;
  /** What would come of a move; null until the house has said it. */
  preview: (text: string) => PocketIntriguesPreview | null;
  /** Say why a move cannot be made. */
  explain: (text: string) => void;
}

export class Scheme {
  constructor(private readonly terms: Terms) {}

  get draft(): Draft {
    return this.terms.draft();
  }

  private narrowed = $derived.by(() => this.draft.narrowed);

  complete = $derived.by(() => this.draft.complete);

  /** What would come of the move that is complete. */
  foreseen = $derived.by(() => (this.complete ? this.terms.preview(this.complete.text) : null));

  /** The action chosen so far, as the kind of its choices; null when none is, or when a death asks. */
  action = $derived.by<string | null>(() => {
    const kind = this.draft.chosen.find((one) => one.part === KIND)?.value ?? this.complete?.kind;
    return kind !== undefined && isAction(kind) ? kind : null;
  });

  private marks = $derived.by(() => (this.action ? activeMarks(this.action, this.terms.components().cards) : []));

  /** Whom the present move takes: its parts, in order. Empty until an action is chosen. */
  slots = $derived.by<string[]>(() => {
    const first = this.narrowed[0];
    return !first || (isAction(first.kind) && !this.action) ? [] : Object.keys(first.parts);
  });

  /** The part to be filled now: the first that leaves a choice. */
  slot = $derived.by<string | null>(
    () => this.slots.find((slot) => !this.chosen(slot) && (!this.begun || this.draft.values(slot).length > 1)) ?? null,
  );

  /** Those chosen before any action was. */
  firsts = $derived.by(() => this.draft.chosen.filter(({ part, value }) => part === anyPart(value).part).map(({ value }) => value));

  /** Who takes a part, where that is settled. */
  taker(slot: string): string | null {
    const values = this.slots.includes(slot) ? this.draft.values(slot) : [];
    return this.begun && values.length === 1 ? (values[0] ?? null) : null;
  }

  /** Who has taken a symbol of the chosen action: pairs of both, for its picture. */
  takers = $derived.by<[string, string][]>(() =>
    this.slots.flatMap((slot) => {
      const [symbol, who] = [this.symbol(slot), this.taker(slot)];
      return symbol && who ? [[symbol, who] as [string, string]] : [];
    }),
  );

  /** The symbol of the chosen action that a part stands for. */
  symbol(slot: string | null): string | null {
    return slot ? (markOf(slot, this.marks)?.symbol ?? null) : null;
  }

  /** Whether anything has been chosen. */
  get begun(): boolean {
    return this.draft.begun;
  }

  private chosen(slot: string): boolean {
    return this.draft.chosen.some((one) => one.part === slot);
  }

  /** What happens to whoever takes a part: the id of its words; empty for what a death allows. */
  deed(slot: string): string {
    const mark = markOf(slot, this.marks);
    return mark ? deedOf(mark) : "";
  }

  /** The same in a word or two. */
  brief(slot: string): string {
    const mark = markOf(slot, this.marks);
    return mark ? briefDeed(mark) : "";
  }

  /** The part somebody would take now. Those who fare alike are open together: their order says nothing. */
  private slotFor(who: string): string | null {
    const now = this.slot;
    if (!now) return null;
    const alike = this.slots.filter((slot) => slot !== now && !this.chosen(slot) && this.deed(slot) === this.deed(now));
    return [now, ...alike].find((slot) => this.draft.can(slot, who)) ?? null;
  }

  /** Whether somebody can be chosen for the part that is to be filled. */
  calls(who: string): boolean {
    return !this.takes(who) && this.slotFor(who) !== null;
  }

  /** Whether somebody can be chosen before any action is. */
  may(who: string): boolean {
    const { part, value } = anyPart(who);
    return !this.action && !this.slots.length && !this.takes(who) && this.draft.can(part, value);
  }

  /** Whether somebody is part of what is chosen. */
  takes(who: string): boolean {
    return this.begun && (this.firsts.includes(who) || this.slots.some((slot) => this.taker(slot) === who));
  }

  /** Whether somebody could stand in for the last one chosen. */
  private standIn(who: string): Lit | null {
    const last = this.draft.chosen.at(-1);
    if (!last || last.part === KIND) return null;
    const rest = this.draft.chosen.slice(0, -1);
    const one = this.slots.includes(last.part) ? { part: last.part, value: who } : anyPart(who);
    return this.terms.choices().some((choice) => [...rest, one].every((part) => fits(choice, part))) ? one : null;
  }

  /** Whether touching somebody would choose, change or take back something. */
  touchable(who: string): boolean {
    return this.calls(who) || this.may(who) || this.takes(who) || this.standIn(who) !== null;
  }

  touch(who: string): void {
    const slot = this.slotFor(who);
    if (this.takes(who)) this.release(who);
    else if (slot) this.draft.choose({ part: slot, value: who });
    else if (this.may(who)) this.draft.choose(anyPart(who));
    else {
      const other = this.standIn(who);
      if (!other) this.explain(who);
      else {
        this.draft.back();
        this.draft.choose(other);
      }
    }
  }

  /** Take back whatever has brought somebody in: the choice of them, or, if they followed from it, the last step. */
  private release(who: string): void {
    const kept = this.draft.chosen.filter(({ part, value }) => value !== who && (part !== KIND || isAction(value)));
    if (kept.length < this.draft.chosen.length) this.draft.chosen = kept;
    else this.draft.back();
  }

  /** Why somebody cannot take the one part that is open. */
  private explain(who: string): void {
    const open = this.slots.filter((slot) => !this.taker(slot));
    const [source, half] = this.action?.split("-") ?? [];
    const form = this.action ? `${source} ${half}` : this.narrowed[0]?.kind;
    if (form && open.length === 1) this.terms.explain([form, ...this.slots.map((slot) => this.taker(slot) ?? who)].join(" "));
  }

  /** Whether an action of a card can be taken, whatever is chosen so far. */
  offers(action: string): boolean {
    return this.draft.could(KIND, action);
  }

  /** Whether an action goes with those who are chosen. */
  suits(action: string): boolean {
    const wanted = [...this.firsts.map(anyPart), { part: KIND, value: action }];
    return this.terms.choices().some((choice) => wanted.every((one) => fits(choice, one)));
  }

  /** Take an action with those who were chosen first, as far as they fit; the second time, take the choice back. */
  take(action: string): void {
    if (this.action === action && this.draft.has(KIND, action)) {
      this.draft.chosen = this.firsts.map(anyPart);
      return;
    }
    if (this.action === action) {
      this.draft.clear();
      return;
    }
    this.draft.chosen = this.firsts.map(anyPart);
    this.draft.choose({ part: KIND, value: action });
  }

  /** The moves that differ only in what is done to those who are chosen: up or down. */
  branches = $derived.by<Choice[]>(() => {
    const who = this.draft.chosen.filter((one) => this.slots.includes(one.part));
    if (!who.length || this.slot) return [];
    const same = this.terms.choices().filter((choice) => !isAction(choice.kind) && who.every((one) => fits(choice, one)));
    return same.length > 1 ? same : [];
  });

  /** What would come of one of them. */
  preview(choice: Choice): PocketIntriguesPreview | null {
    return this.terms.preview(choice.text);
  }

  words(choice: Choice): string {
    return say(choiceWords(choice, this.terms.components()));
  }

  /** Rows that somebody could be brought to by a move that is left. */
  rowsFor(who: string): number[] {
    return [...new Set(this.narrowed.flatMap((choice) => this.aim(choice, who) ?? []))].filter((row) => row !== this.terms.rowOf(who));
  }

  private aim(choice: Choice, who: string): number | undefined {
    return aims(choice, this.terms.components().cards, this.terms.rowOf).get(who);
  }

  /** Bring somebody to a row: chooses all that the moves which do so have in common. */
  bring(who: string, row: number): void {
    const able = this.narrowed.filter((choice) => this.aim(choice, who) === row);
    const first = able[0];
    if (!first) return;
    const parts = Object.entries(first.parts).map(([part, value]) => ({ part, value }));
    const common = [{ part: KIND, value: first.kind }, ...parts].filter((one) => able.every((choice) => fits(choice, one)));
    this.draft.choose(...(common.length ? common : [anyPart(who)]));
  }
}
