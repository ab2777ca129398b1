/** Where everything stands on the stairs: pure arithmetic, in pixels of the board's own box.
 *
 * Rows share the height equally, portraits have one size, and every row keeps a free slot for whoever may come, so that choosing
 * moves nothing. Names stand beneath the portraits, or beside them where rows are many or low.
 */
import type { Size } from "../../table/arrange";
import type { Figure } from "./figures";

export interface Spot {
  x: number;
  y: number;
}

/** Where names stand: below the portraits, beside them, or on their foot where a row is too full for that. */
export type Naming = "beneath" | "beside" | "over";

export interface Step {
  /** The row, top 0. */
  row: number;
  left: number;
  width: number;
  top: number;
  height: number;
  naming: Naming;
  /** From one slot to the next. */
  pitch: number;
  /** The slot that is kept free, and how far to the right there is room. */
  free: Spot;
  end: number;
}

export interface Layout extends Size {
  /** A portrait. */
  wide: number;
  tall: number;
  gap: number;
  /** Room for what a row is worth, at either end of it. */
  gutter: number;
  /** The size of the names' type, their line, and their width where they stand beside portraits. */
  type: number;
  line: number;
  named: number;
  steps: Step[];
  spots: Map<string, Spot>;
}

/** Height of a portrait by its width. */
export const SHAPE = 68 / 64;
/** From this many rows on, and in rows lower than this, names stand beside the portraits. */
const MANY_ROWS = 7;
const LOW_ROW = 84;
/** Widest short name, in sizes of its type. */
const LONGEST_NAME = 4.5;

export function layOut(rows: readonly Figure[][], { width, height }: Size): Layout {
  const count = Math.max(1, rows.length);
  const high = height / count;
  const gutter = within(27, width * 0.05, 66);
  const stairs = Math.min(width * 0.03, 40);
  const gap = within(8, Math.min(width * 0.014, high * 0.2), 18);
  const inner = width - 2 * (gutter + stairs);
  const pad = within(2, high * 0.035, 10);
  const tread = treadOf(high);
  const room = high - 2 * pad - tread;
  const most = Math.max(1, ...rows.map((row) => row.length)) + 1;
  const beside = count >= MANY_ROWS || high < LOW_ROW;
  const { wide, abreast, type } = beside ? besides(inner, room, gap, most) : beneath(inner, room, gap, most);
  const line = beside ? 0 : type * 1.25;
  const named = Math.ceil(type * LONGEST_NAME);
  const layout: Layout = { width, height, wide, tall: wide * SHAPE, gap, gutter, type, line, named, steps: [], spots: new Map() };
  rows.forEach((figures, row) => {
    const left = count > 1 ? (stairs * (count - 1 - row)) / (count - 1) : 0;
    const fits = (figures.length + 1) * (wide + 4 + named + gap) - gap <= inner;
    const naming = beside ? (fits ? "beside" : "over") : "beneath";
    const pitch = wide + gap + (naming === "beside" ? named + 4 : 0);
    const step = { row, left, width: width - 2 * left, top: row * high, height: high, naming, pitch } as const;
    const places = slots(layout, figures.length + 1, abreast, step, pad + row * high, room);
    figures.forEach((figure, place) => layout.spots.set(figure.id, places[place] as Spot));
    layout.steps.push({ ...step, free: places[figures.length] as Spot, end: width - left - gutter });
  });
  return layout;
}

/** The lip of a step. */
export function treadOf(high: number): number {
  return within(3, high * 0.035, 10);
}

function besides(inner: number, room: number, gap: number, most: number): { wide: number; abreast: number; type: number } {
  const wide = Math.min(room / SHAPE, (inner + gap) / most - gap);
  return { wide, abreast: most, type: within(11, room * 0.27, 24) };
}

/** Portraits as large as they can be, in as many lines to a row as that takes. */
function beneath(inner: number, room: number, gap: number, most: number): { wide: number; abreast: number; type: number } {
  let best = { wide: 0, abreast: most, type: 0 };
  for (let abreast = most; abreast >= 2; abreast--) {
    const lines = Math.ceil(most / abreast);
    const across = (inner + gap) / abreast - gap;
    const high = (room - (lines - 1) * 2) / lines;
    const type = within(10, Math.min((across + gap) / LONGEST_NAME, high * 0.12), 26);
    const wide = Math.min(across, (high - type * 1.25) / SHAPE);
    if (wide > best.wide + 1) best = { wide, abreast, type };
  }
  return best;
}

/** The slots of a row, line by line, each line in the middle. */
function slots(layout: Layout, count: number, abreast: number, step: { pitch: number }, top: number, room: number): Spot[] {
  const lines = Math.ceil(count / abreast);
  const full = Math.ceil(count / lines);
  const high = layout.tall + layout.line;
  const first = top + (room - lines * high - (lines - 1) * 2) / 2;
  return Array.from({ length: count }, (_, place) => {
    const line = Math.floor(place / full);
    const here = Math.min(full, count - line * full);
    const x = layout.width / 2 - (here * step.pitch - layout.gap) / 2 + (place - line * full) * step.pitch;
    return { x, y: first + line * (high + 2) };
  });
}

/** The row among some that a point is meant for; rows beyond the edges begin at the edges themselves. */
export function rowAt({ steps, height }: Layout, y: number, open: readonly number[]): number | null {
  const high = steps[0]?.height ?? height;
  const edge = high * 0.3;
  if (y < edge && open.some((row) => row < 0)) return Math.max(...open.filter((row) => row < 0));
  if (y > height - edge && open.some((row) => row >= steps.length)) return Math.min(...open.filter((row) => row >= steps.length));
  const row = Math.floor(y / high);
  return open.includes(row) ? row : null;
}

function within(least: number, wanted: number, most: number): number {
  return Math.min(Math.max(least, wanted), most);
}
