/** What board, own and seats of a game without a board share: the layout, what it shows now, and how choices touch it. */
import { untrack } from "svelte";
import { games } from "../../house/games.svelte";
import { house } from "../../house/http";
import type { Layout } from "../../protocol";
import type { Choice } from "../../table/choices";
import { KIND } from "../../table/draft.svelte";
import { letter, say, t } from "../../words.svelte";
import type { BoardProps, Lit, Scene } from "../contract";
import { isLit } from "../parts";
import { movesWords } from "./words";
import { boardBlocks, named, ownBlocks, seatBlocks, spaced, type Block, type Sources, type Thing } from "./model";

/** Something to choose that the board does not show: a kind of move, or a value of a part. */
export interface Chip {
  part: string;
  value: string;
  label: string;
  /** A whole move, where it has no parts to choose. */
  choice: Choice | null;
}

export interface ChipGroup {
  part: string;
  label: string;
  chips: Chip[];
}

export class GenericScene implements Scene {
  readonly told = "";
  private layout = $state.raw<Layout>({ items: [] });
  /** The most that there was to choose beside the board, in pixels at a readable size: its place is kept. */
  trayArea = $state(0);

  constructor(private readonly board: BoardProps) {
    void house.layout(board.game).then((layout) => (this.layout = layout));
    $effect(() => {
      const area = this.layout.items.length ? areaOf(this.tray) : 0;
      untrack(() => (this.trayArea = Math.max(this.trayArea, area)));
    });
  }

  private get code(): string {
    return games.find(this.board.game)?.code ?? "";
  }

  private sources = $derived.by<Sources>(() => ({
    code: this.code,
    view: this.board.view,
    before: this.board.since ?? this.board.previous,
    people: this.board.people,
    partsWith: (value) => this.values.get(value) ?? [],
  }));

  /** For every value of the choices, the parts that have it. */
  private values = $derived.by(() => {
    const found = new Map<string, string[]>();
    for (const choice of this.board.choices) {
      for (const [part, value] of Object.entries(choice.parts)) {
        const parts = found.get(value) ?? [];
        if (!parts.includes(part)) found.set(value, [...parts, part]);
      }
    }
    return found;
  });

  common = $derived.by(() => boardBlocks(this.layout, this.sources));
  mine = $derived.by(() => ownBlocks(this.layout, this.sources));
  seats = $derived.by(() => this.board.people.map((_, seat) => seatBlocks(this.layout, seat, this.sources)));

  /** Everything of the choices that can be touched on the board. */
  private shown = $derived.by(() => {
    const all = thingsIn([...this.common, ...this.mine, ...this.seats.flat()]);
    const parts = all.flatMap((thing) => this.partsOf(thing));
    const seats = this.board.people.map((_, seat) => ({ part: "seat", value: letter(seat) }));
    return new Set([...parts, ...seats].map(({ part, value }) => `${part} ${value}`));
  });

  /** What a choice would call a thing. */
  private partsOf(thing: Thing): Lit[] {
    if (thing.parts.length || !thing.loose) return thing.parts;
    return (this.values.get(thing.loose) ?? []).slice(0, 1).map((part) => ({ part, value: thing.loose }));
  }

  /** What is to choose beside the board: kinds, moves without parts, and parts whose values the board does not show. */
  tray = $derived.by<ChipGroup[]>(() => {
    const { choices } = this.board;
    const parts = [...new Set(choices.flatMap((choice) => Object.keys(choice.parts)))];
    return [this.kinds(choices), ...parts.map((part) => this.rest(part, choices))].filter(({ chips }) => chips.length);
  });

  private kinds(choices: readonly Choice[]): ChipGroup {
    const kinds = [...new Set(choices.map(({ kind }) => kind))];
    const chips = kinds.flatMap((kind) => this.chipsOf(choices.filter((choice) => choice.kind === kind)));
    return { part: KIND, label: "", chips: chips.length === 1 && !chips[0]?.choice ? [] : chips };
  }

  /** The moves of one kind: one chip, or one for each where they have no parts. */
  private chipsOf(choices: readonly Choice[]): Chip[] {
    const [first] = choices;
    if (!first) return [];
    const bare = choices.filter((choice) => !Object.keys(choice.parts).length);
    if (bare.length < 2) {
      const label = named(`${this.code}-kind-${first.kind}`) ?? (choices.length === 1 ? this.words(first) : spaced(first.kind));
      return [{ part: KIND, value: first.kind, label, choice: bare[0] ?? null }];
    }
    return bare.map((choice) => ({ part: KIND, value: choice.text, label: choice.text, choice }));
  }

  private rest(part: string, choices: readonly Choice[]): ChipGroup {
    const values = [...new Set(choices.flatMap((choice) => choice.parts[part] ?? []))];
    const hidden = values.filter((value) => !this.shown.has(`${part} ${value}`));
    if (hidden.every((value) => /^\d+$/.test(value))) hidden.sort((a, b) => Number(a) - Number(b));
    const chips = hidden.map((value) => ({ part, value, label: this.valueName(part, value), choice: null }));
    return { part, label: named(`${this.code}-part-${part}`) ?? spaced(part), chips };
  }

  private valueName(part: string, value: string): string {
    return named(`${this.code}-${part}-${value}`) ?? (value.replaceAll("_", " ") || t("page-blank"));
  }

  private words(choice: Choice): string {
    return say(movesWords(choice, this.board.view.setting), this.board.people);
  }

  // Touching

  /** Whether a move that is left has this thing. */
  can(thing: Thing): boolean {
    const parts = this.partsOf(thing);
    return parts.length > 0 && this.some(this.board.draft.narrowed, parts);
  }

  /** Whether any legal move has it. */
  could(thing: Thing): boolean {
    const parts = this.partsOf(thing);
    return parts.length > 0 && this.some(this.board.choices, parts);
  }

  has(thing: Thing): boolean {
    const parts = this.partsOf(thing);
    return parts.length > 0 && parts.every(({ part, value }) => this.board.draft.has(part, value));
  }

  isLit(thing: Thing): boolean {
    const parts = this.partsOf(thing);
    return parts.length > 0 && parts.every(({ part, value }) => isLit(this.board.lit, value, part));
  }

  touch(thing: Thing): void {
    const parts = this.partsOf(thing);
    if (parts.length > 1 && !this.has(thing)) this.board.draft.choose(...parts);
    else for (const { part, value } of parts) this.board.draft.touch(part, value);
  }

  seatThing(seat: number): Thing {
    const name = this.board.people[seat]?.name ?? "";
    const parts = [{ part: "seat", value: letter(seat) }];
    return { key: letter(seat), parts, loose: "", look: "seat", text: name, name, glyph: "", note: "", seats: [seat], empty: false, fresh: false };
  }

  canChip({ part, value, choice }: Chip): boolean {
    return choice ? this.board.draft.narrowed.includes(choice) : this.board.draft.can(part, value);
  }

  hasChip({ part, value, choice }: Chip): boolean {
    return choice ? this.board.draft.complete === choice : this.board.draft.has(part, value);
  }

  touchChip({ part, value, choice }: Chip): void {
    if (choice) this.board.draft.pick(choice);
    else this.board.draft.touch(part, value);
  }

  private some(choices: readonly Choice[], parts: readonly Lit[]): boolean {
    return choices.some((choice) => parts.every(({ part, value }) => choice.parts[part] === value));
  }
}

/** Room that chips take, with what lies between them. */
function areaOf(groups: readonly ChipGroup[]): number {
  const chips = groups.flatMap(({ label, chips }) => [label, ...chips.map((chip) => chip.label)]);
  return chips.reduce((sum, label) => sum + (label.length * 9 + 34) * 48, 0) * 1.1;
}

function thingsIn(blocks: readonly Block[]): Thing[] {
  return blocks.flatMap((block) => [...block.things, ...(block.heads ? [...block.heads.columns, ...block.heads.rows] : []), ...thingsIn(block.blocks)]);
}
