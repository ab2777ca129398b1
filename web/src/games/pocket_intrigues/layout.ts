/** Where everything stands on the stairs: pure arithmetic, in pixels of the ladder's own box. */
import type { Figure } from "./figures";

export interface Spot {
  x: number;
  y: number;
}

export interface Step {
  /** The row, top 0. */
  row: number;
  left: number;
  width: number;
  top: number;
  height: number;
}

export interface Layout {
  /** A courtier's box; its name is the lowest part of it. */
  wide: number;
  high: number;
  gap: number;
  height: number;
  steps: Step[];
  spots: Map<string, Spot>;
}

/** Room above and below for a row that would be new. */
export const EDGE = 32;
const NAME = 19;
const PAD = 7;
const TREAD = 9;
const ROOMY = 520;
/** With more rows than this everybody stands a little smaller, so that all fit the screen. */
const MANY = 4;

export function layOut(rows: readonly Figure[][], width: number): Layout {
  const roomy = width >= ROOMY;
  const gutter = roomy ? 40 : 25;
  const gap = roomy ? 10 : 4;
  const inset = Math.min(roomy ? 16 : 4, (roomy ? 48 : 12) / Math.max(1, rows.length - 1));
  const narrowest = width - 2 * (gutter + inset * (rows.length - 1));
  const most = rows.length <= MANY ? 82 : 68;
  // On a wide screen a full row stays one line; on a narrow one it breaks, so that everybody can be touched.
  const abreast = roomy ? Math.min(7, Math.max(5, ...rows.map((row) => row.length))) : 5;
  const wide = Math.floor(Math.max(44, Math.min(most, (narrowest - (abreast - 1) * gap) / abreast)));
  const high = Math.round(wide * 1.06) + NAME;
  const layout: Layout = { wide, high, gap, height: 0, steps: [], spots: new Map() };
  let top = EDGE;
  rows.forEach((figures, row) => {
    const left = inset * (rows.length - 1 - row);
    const room = width - 2 * (left + gutter);
    const fit = Math.max(1, Math.floor((room + gap) / (wide + gap)));
    const lines = Math.max(1, Math.ceil(figures.length / fit));
    const height = lines * (high + gap) - gap + 2 * PAD + TREAD;
    layout.steps.push({ row, left, width: width - 2 * left, top, height });
    place(layout, figures, width / 2, top + PAD, Math.ceil(figures.length / lines));
    top += height;
  });
  layout.height = top + EDGE;
  return layout;
}

/** A row's figures in lines of so many, centred. */
function place(layout: Layout, figures: readonly Figure[], middle: number, top: number, fit: number): void {
  const { wide, high, gap, spots } = layout;
  figures.forEach((figure, index) => {
    const line = Math.floor(index / fit);
    const here = Math.min(fit, figures.length - line * fit);
    const x = middle - (here * (wide + gap) - gap) / 2 + (index - line * fit) * (wide + gap);
    spots.set(figure.id, { x: Math.round(x), y: top + line * (high + gap) });
  });
}

/** The row under a point, with rows beyond the edges; null outside. */
export function rowAt(layout: Layout, y: number): number | null {
  if (y < 0 || y > layout.height) return null;
  const found = layout.steps.find((step) => y < step.top + step.height && y >= step.top);
  if (found) return found.row;
  return y < EDGE ? -1 : layout.steps.length;
}
