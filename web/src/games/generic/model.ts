/** What the generic board shows: blocks of things, made from a view and the layout that the house read from its types. */
import type { AnyView, Item, Layout, Message } from "../../protocol";
import { letter, t, words, type Called } from "../../words.svelte";
import type { Lit } from "../contract";

export type Look = NonNullable<Item["look"]>;

/** One thing on the board: a card, a die, a piece, a place. */
export interface Thing {
  key: string;
  /** What a choice calls it: one part, or several for a place between two axes; none where nothing speaks of it. */
  parts: Lit[];
  /** Its value, where it was guessed: it is whatever part of a choice has this value. */
  loose: string;
  look: Look;
  /** What is shown, and what is said of it. */
  text: string;
  name: string;
  glyph: string;
  note: string;
  seats: number[];
  empty: boolean;
  /** It was not so when I had moved last. */
  fresh: boolean;
}

export interface Block {
  key: string;
  kind: Item["kind"];
  label: string;
  things: Thing[];
  columns: number;
  /** Of a grid with two axes: the heads of its columns and rows. */
  heads: { columns: Thing[]; rows: Thing[] } | null;
  text: string;
  blocks: Block[];
}

type Value = unknown;

/** What the blocks are made from, beside the layout. */
export interface Sources {
  code: string;
  view: AnyView;
  before: AnyView | null;
  people: readonly Called[];
  /** The parts in which some choice has this value: for names and touches of what was guessed. */
  partsWith: (value: string) => string[];
}

/** The blocks of the board: what lies open, and what the setting is asked to show. */
export function boardBlocks({ items }: Layout, from: Sources): Block[] {
  const common = items.filter(({ path }) => path[0] !== "own");
  return common.filter((item) => !bySeat(item, from.view)).map((item) => block(item, from.view, from.before, from));
}

export function ownBlocks({ items }: Layout, from: Sources): Block[] {
  if (!from.view.own) return [];
  const mine = items.filter(({ path }) => path[0] === "own");
  return mine.map((item) => block(item, from.view, from.before, from));
}

/** What lies before one player. */
export function seatBlocks({ items }: Layout, seat: number, from: Sources): Block[] {
  const theirs = items.filter((item) => item.path[0] !== "own" && bySeat(item, from.view));
  return theirs.flatMap((item) => {
    const one = { ...item, path: [], seats: false };
    const [now, then] = [from.view, from.before].map((view) => (at(view, item.path) as Value[] | null)?.[seat] ?? null);
    const blocks = item.fields?.length && !Array.isArray(nested(item, now)) ? blocksIn(item, now, then, from) : [block(one, now, then, from)];
    return item.guessed ? blocks.map(counted) : blocks;
  });
}

/** A seat has little room: of a long list that nobody asked for it shows how long it is; pointing at it tells the rest. */
const LONGEST_AT_A_SEAT = 8;

function counted(block: Block): Block {
  const { things } = block;
  if (block.kind !== "hand" || things.length <= LONGEST_AT_A_SEAT) return block;
  const name = `${things.length}: ${things.map((thing) => thing.name).join(", ")}`;
  return { ...block, things: [{ ...NOTHING, key: "count", text: String(things.length), name, empty: false, fresh: things.some((thing) => thing.fresh) }] };
}

/** A struct that is sent as an array is no list. */
function nested(item: Item, value: Value): Value {
  return Array.isArray(value) && typeof item.fields?.[0]?.path[0] === "number" && !Array.isArray(value[0]) ? null : value;
}

function bySeat(item: Item, view: AnyView): boolean {
  const value = at(view, item.path);
  return item.seats === null ? Array.isArray(value) && value.length === view.setting.players : Boolean(item.seats);
}

function blocksIn(item: Item, value: Value, before: Value, from: Sources): Block[] {
  return (item.fields ?? []).map((field) => block(field, value, before, from));
}

function at(value: Value, path: readonly (string | number)[]): Value {
  return path.reduce<Value>((inner, step) => (inner as Record<string | number, Value> | null)?.[step] ?? null, value);
}

function block(item: Item, root: Value, past: Value, from: Sources): Block {
  const [value, before] = [at(root, item.path), past === null ? undefined : at(past, item.path)];
  const made: Block = {
    key: item.name,
    kind: item.kind,
    label: labelOf(item, from.code),
    things: [],
    columns: 0,
    heads: null,
    text: "",
    blocks: [],
  };
  if (item.kind === "text") return { ...made, text: sentence(value, from) };
  if (item.kind === "grid") return { ...made, ...grid(item, value, before, from) };
  if (item.kind === "track") return { ...made, things: track(item, value, before, from) };
  if (item.kind === "group" && value === null) return made;
  if (item.kind === "group" && !listed(item, value)) return { ...made, blocks: blocksIn(item, value, before ?? null, from) };
  if (item.kind === "counter" || item.kind === "pile") return { ...made, things: [amount(item, value, before, from)] };
  const old = before === undefined ? null : things(item, before, from).map(({ name }) => name);
  return {
    ...made,
    things: things(item, value, from).map((thing) => {
      const place = old?.indexOf(thing.name) ?? -1;
      if (place >= 0) old?.splice(place, 1);
      return { ...thing, fresh: old !== null && place < 0 };
    }),
  };
}

function listed(item: Item, value: Value): value is Value[] {
  return Array.isArray(value) && (typeof item.fields?.[0]?.path[0] !== "number" || value.length === 0 || Array.isArray(value[0]));
}

/** The items of a list, or of a record by its keys. */
function things(item: Item, value: Value, from: Sources): Thing[] {
  if (Array.isArray(value)) return value.map((one, place) => ({ ...thing(item, one, from), key: String(place) }));
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") return [thing(item, value, from)];
  return Object.entries(value).map(([key, one]) => ({ ...thing(item, key, from), key, note: plain(one, from) }));
}

const NOTHING: Omit<Thing, "key"> = {
  parts: [],
  loose: "",
  look: "plain",
  text: "",
  name: "",
  glyph: "",
  note: "",
  seats: [],
  empty: true,
  fresh: false,
};

/** One value as a thing; a struct is called by its first field and carries the others as a note. */
function thing(item: Item, value: Value, from: Sources): Thing {
  const made = { ...NOTHING, key: item.name, look: item.look ?? "plain" };
  if (value === null || value === undefined || value === "") return { ...made, text: "–", name: t("page-blank") };
  if (item.fields?.length && typeof value === "object") return whole(item, value, from);
  if (made.look === "seat" && typeof value === "number") {
    const name = from.people[value]?.name ?? letter(value);
    return { ...made, seats: [value], text: name, name, empty: false, parts: [{ part: "seat", value: letter(value) }] };
  }
  const raw = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const name = nameOf(item, raw || plain(value, from), from);
  const text = made.look === "die" && raw ? raw : name; // a die shows its pips, whatever its faces are called
  const parts = item.part && raw ? [{ part: item.part, value: raw }] : [];
  const loose = item.guessed && typeof value === "string" ? value : "";
  return { ...made, parts, loose, text, name, glyph: item.glyphs?.[raw] ?? "", empty: false };
}

function whole(item: Item, value: object, from: Sources): Thing {
  const [first, ...rest] = (item.fields ?? []).map((field) => [field, at(value, field.path)] as const);
  const head = thing({ ...first![0], guessed: true, part: item.part ?? "" }, first![1], from);
  const shown = rest.filter(([, inner]) => inner !== null && inner !== false && !(Array.isArray(inner) && !inner.length));
  const note = shown.map(([field, inner]) => said(field, inner, from)).join(", ");
  return { ...head, key: item.name, note, look: item.look ?? "plain", name: note ? `${head.name}: ${note}` : head.name };
}

function said(field: Item, value: Value, from: Sources): string {
  const label = labelOf(field, from.code);
  if (value === true) return label;
  const words = typeof value === "string" ? nameOf(field, value, from) : field.look === "seat" ? thing(field, value, from).text : plain(value, from);
  return typeof value === "string" ? words : `${label} ${words}`;
}

/** Any value in a few signs. */
function plain(value: Value, from: Sources): string {
  if (value === true) return "✓";
  if (value === false || value === null || value === undefined) return "–";
  if (Array.isArray(value)) {
    if (value[0] === "name" && value.length === 2) return words.format(String(value[1]));
    return value.map((one) => plain(one, from)).join(" ") || "–";
  }
  if (typeof value !== "object") return String(value);
  if ("id" in value && words.has(String(value.id))) return words.say(value as Message, from.people);
  return Object.values(value).map((one) => plain(one, from)).join(" ");
}

function sentence(value: Value, from: Sources): string {
  return typeof value === "string" && words.has(value) ? words.format(value) : plain(value, from);
}

/** A number or a top card, and whether it changed. A pile that is a list counts its things and shows the last. */
function amount(item: Item, value: Value, before: Value, from: Sources): Thing {
  const fresh = before !== undefined && JSON.stringify(before) !== JSON.stringify(value);
  if (!Array.isArray(value)) return { ...thing(item, value, from), fresh };
  const top = thing(item, value.at(-1), from);
  return { ...top, note: String(value.length), fresh };
}

function grid(item: Item, value: Value, before: Value, from: Sources): Pick<Block, "things" | "columns" | "heads"> {
  const [cells, old] = [value, before].map((all) => ((all ?? []) as Value[]).flat());
  const rowLength = Array.isArray((value as Value[] | null)?.[0]) ? ((value as Value[][])[0]?.length ?? 1) : Math.ceil(Math.sqrt(cells!.length));
  const columns = measure(item.columns, from) || rowLength;
  const rows = measure(item.rows, from) || Math.ceil(cells!.length / columns) || 1;
  const heads = item.column && item.row ? { columns: axis(item.column, columns, item.column_look, from), rows: axis(item.row, rows, item.row_look, from) } : null;
  const made = Array.from({ length: columns * rows }, (_, place) => {
    const cell = { ...thing({ ...item, part: "" }, cells![place] ?? null, from), key: String(place) };
    const across = heads?.columns[place % columns];
    const down = heads?.rows[Math.floor(place / columns)];
    const parts = across && down ? [...down.parts, ...across.parts] : placeParts(item, place, columns, rows, from);
    const where = across && down ? `${down.name}, ${across.name}` : (parts[0]?.value ?? String(place + 1));
    const fresh = before !== undefined && JSON.stringify(old![place] ?? null) !== JSON.stringify(cells![place] ?? null);
    return { ...cell, parts, loose: "", name: cell.empty ? where : `${where}: ${cell.name}`, note: where, fresh };
  });
  return { things: made, columns, heads };
}

/** The values 1, 2, 3... of a part, as the heads of an axis. */
function axis(part: string, count: number, look: Look = "plain", from: Sources): Thing[] {
  return Array.from({ length: count }, (_, place) => {
    const value = String(place + 1);
    const item: Item = { kind: "hand", name: part, path: [], part, look };
    return { ...thing(item, value, from), key: value };
  });
}

function placeParts(item: Item, place: number, columns: number, rows: number, from: Sources): Lit[] {
  if (!item.part) return [];
  return [{ part: item.part, value: placeName(item, place, columns, rows, from) }];
}

function placeName(item: Item, place: number, columns: number, rows: number, from: Sources): string {
  if (item.places === "squares") return `${String.fromCharCode(97 + (place % columns))}${rows - Math.floor(place / columns)}`;
  const names = item.places && item.places !== "numbers" ? (from.view.setting as unknown as Record<string, Value>)[item.places] : null;
  return Array.isArray(names) ? String(names[place] ?? place + 1) : String(place + 1);
}

function measure(given: string | number | undefined, { view }: Sources): number {
  return typeof given === "string" ? Number((view.setting as unknown as Record<string, Value>)[given] ?? 0) : (given ?? 0);
}

/** The places of a track with whoever stands there: a place for each marker, or one for the only one. Places count from 0. */
function track(item: Item, value: Value, before: Value, from: Sources): Thing[] {
  const standing = (all: Value): number[] => (Array.isArray(all) ? all : all === null || all === undefined ? [] : [all]).map(Number);
  const [now, then] = [standing(value), before === undefined ? null : standing(before)];
  const length = measure(item.length, from) || Math.max(1, ...now.map((place) => place + 1));
  return Array.from({ length }, (_, place) => {
    const here = now.flatMap((at, marker) => (at === place ? [marker] : []));
    const names = here.map((marker) => (item.look === "seat" ? (from.people[marker]?.name ?? letter(marker)) : ""));
    const value = placeName(item, place, length, 1, from);
    const note = item.places ? nameOf(item, value, from) : String(place);
    return {
      ...NOTHING,
      key: String(place),
      look: item.look ?? "plain",
      parts: item.part ? [{ part: item.part, value }] : [],
      text: here.length && item.look !== "seat" ? "●" : "",
      seats: item.look === "seat" ? here : [],
      name: [note, ...names].filter(Boolean).join(": "),
      note,
      empty: !here.length,
      fresh: then !== null && here.some((marker) => then[marker] !== place),
    };
  });
}

function labelOf(item: Item, code: string): string {
  if (item.label && words.has(item.label)) return words.format(item.label);
  return named(`${code}-show-${item.name}`) ?? spaced(item.name);
}

/** The name of a value: `CODE-PART-VALUE`, or under the name of its field, or of a part that some choice has it in. A bare
 * number says nothing of the kind: three coins are not the face of a die. */
function nameOf(item: Item, value: string, { code, partsWith }: Sources): string {
  const singular = item.name.replace(/s$/, "");
  const parts = item.part ? [item.part] : [singular, item.name, ...(/^\d+$/.test(value) ? [] : partsWith(value))];
  return parts.map((part) => named(`${code}-${part}-${value}`)).find(Boolean) ?? value.replaceAll("_", " ");
}

/** The words of a message, or nothing where there is none of that name. */
export function named(id: string): string | null {
  const hyphened = id.replaceAll("_", "-");
  return words.has(hyphened) ? words.format(hyphened) : null;
}

/** A name of the program as people write it: `left_out` is "Left out". */
export function spaced(name: string): string {
  const text = name.replaceAll(/[_-]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
