/** A declaration that is being thought over: of which kind, and who is named. Nothing is said before it is confirmed. */
import type { Claim, DevilsCastleView } from "./protocol";
import type { Choice } from "../../table/choices";
import type { Draft } from "../../table/draft.svelte";

interface Table {
  readonly view: DevilsCastleView;
  readonly choices: readonly Choice[];
  readonly draft: Draft;
}

export class Claiming {
  kind = $state<string | null>(null);
  named = $state.raw<readonly string[]>([]);

  constructor(private readonly table: Table) {}

  /** What would be claimed; null when none is thought of, or none can be made now. */
  claim = $derived.by<Claim | null>(() => {
    if (!this.table.choices.some((choice) => choice.kind === this.kind)) return null;
    return this.table.view.own?.claims.find((claim) => claim.kind === this.kind) ?? null;
  });

  /** The move it comes to, if these may be named. */
  choice = $derived.by<Choice | null>(() => {
    const seats = [...this.named].sort().join(" ");
    return this.table.choices.find((choice) => choice.kind === this.kind && choice.parts.seats === seats) ?? null;
  });

  /** Whether it waits to be confirmed. */
  get ready(): boolean {
    return this.choice !== null && this.table.draft.complete === this.choice;
  }

  /** Whether somebody may be named, or not named any more: some declaration has them beside those named already. */
  can(letter: string): boolean {
    if (this.named.includes(letter)) return true;
    const wanted = [...this.named, letter];
    return this.table.choices.some((choice) => {
      const seats = choice.kind === this.kind ? (choice.parts.seats ?? "").split(" ") : [];
      return wanted.every((one) => seats.includes(one));
    });
  }

  open(kind: string): void {
    this.table.draft.clear();
    this.kind = kind;
    this.named = [];
  }

  toggle(letter: string): void {
    if (!this.can(letter)) return;
    this.table.draft.clear();
    this.named = this.named.includes(letter) ? this.named.filter((one) => one !== letter) : [...this.named, letter];
  }

  /** Put it to be confirmed. */
  propose(): void {
    if (this.choice) this.table.draft.pick(this.choice);
  }

  close(): void {
    this.kind = null;
    this.named = [];
  }
}
