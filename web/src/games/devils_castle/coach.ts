/** Where everybody sits in the coach: two benches with the floor between them, in exact pixels. Clockwise from my left: up
 * one bench and down the other, so that turns and the sextant go around as they are seen. */
import type { Size } from "../../table/arrange";

export interface Box extends Size {
  left: number;
  top: number;
}

export interface Coach {
  /** The others' places, clockwise from my left. */
  seats: Box[];
  floor: Box;
  /** The place that an odd number of passengers leaves. */
  spare: Box | null;
  /** Air around the coach, where its wheels are. */
  margin: number;
}

/** Lines of the benches: where they begin, how thick they are. */
interface Line {
  at: number;
  size: number;
}

const GAP = 5;
/** So few others, or a window so low: they sit beside the floor. */
const FEW = 2;
const LOW = 500;

export function coach({ width, height }: Size, portrait: boolean, others: number): Coach {
  const margin = width > 640 && height > LOW ? 16 : 3;
  const inner = { width: width - 2 * margin, height: height - 2 * margin };
  const beside = !portrait && (others <= FEW || (height < LOW && others <= 4));
  const made = beside ? besideFloor(inner, others) : portrait ? twoColumns(inner, others) : twoRows(inner, others);
  const moved = (box: Box): Box => ({ ...box, left: box.left + margin, top: box.top + margin });
  return { seats: made.seats.map(moved), floor: moved(made.floor), spare: made.spare && moved(made.spare), margin };
}

type Made = Omit<Coach, "margin">;

/** Two columns, the floor across the middle: the left one from the bottom up, the right one from the top down. */
function twoColumns({ width, height }: Size, others: number): Made {
  const columns = others <= FEW ? 1 : 2;
  const rows = Math.ceil(others / columns);
  const floor = Math.round(Math.max(56, height * 0.17));
  const above = Math.ceil(rows / 2);
  const lines = parted(height, floor, rows, above);
  const across = even(width, columns);
  const left = Array.from({ length: rows }, (_, row) => ({ row: rows - 1 - row, column: 0 }));
  const right = columns === 2 ? Array.from({ length: rows }, (_, row) => ({ row, column: 1 })) : [];
  const boxes = [...left, ...right].map(({ row, column }) => boxOf(across[column]!, lines.rows[row]!));
  return {
    seats: boxes.slice(0, others),
    floor: { left: 0, top: lines.floor, width, height: floor },
    spare: boxes[others] ?? null,
  };
}

/** Two rows, the floor between them: I sit at the right end, so the lower one goes from right to left, the upper one back. */
function twoRows({ width, height }: Size, others: number): Made {
  const columns = Math.ceil(others / 2);
  const floor = Math.round(height * (height < LOW ? 0.235 : 0.185));
  const lines = parted(height, floor, 2, 1);
  const across = even(width, columns);
  const odd = columns * 2 - others;
  const lower = Array.from({ length: columns - odd }, (_, place) => ({ row: 1, column: columns - 1 - odd - place }));
  const upper = Array.from({ length: columns }, (_, column) => ({ row: 0, column }));
  const place = ({ row, column }: { row: number; column: number }): Box => boxOf(across[column]!, lines.rows[row]!);
  return {
    seats: [...lower, ...upper].map(place),
    floor: { left: 0, top: lines.floor, width, height: floor },
    spare: odd ? place({ row: 1, column: columns - 1 }) : null,
  };
}

/** The floor between a left and a right bench. */
function besideFloor({ width, height }: Size, others: number): Made {
  const rows = Math.ceil(others / 2);
  const floor = Math.round(width * 0.33);
  const lines = parted(width, floor, 2, 1);
  const down = even(height, rows);
  const left = Array.from({ length: rows }, (_, row) => ({ row: rows - 1 - row, column: 0 }));
  const right = Array.from({ length: rows }, (_, row) => ({ row, column: 1 }));
  const boxes = [...left, ...right].map(({ row, column }) => boxOf(lines.rows[column]!, down[row]!));
  return {
    seats: boxes.slice(0, others),
    floor: { left: lines.floor, top: 0, width: floor, height },
    spare: boxes[others] ?? null,
  };
}

const boxOf = (across: Line, down: Line): Box => ({ left: across.at, width: across.size, top: down.at, height: down.size });

/** Equal lines with gaps between them. */
function even(room: number, count: number): Line[] {
  const size = (room - GAP * (count - 1)) / count;
  return Array.from({ length: count }, (_, place) => ({ at: place * (size + GAP), size }));
}

/** Equal lines with the floor after the first few of them. */
function parted(room: number, floor: number, count: number, before: number): { rows: Line[]; floor: number } {
  const size = (room - floor - GAP * count) / count;
  const rows = Array.from({ length: count }, (_, place) => ({
    at: place * (size + GAP) + (place >= before ? floor + GAP : 0),
    size,
  }));
  return { rows, floor: before * (size + GAP) };
}

/** The others, clockwise from my left; a spectator sees all. */
export function othersOf(players: number, you: number | null): number[] {
  const first = you === null ? 0 : you + 1;
  return Array.from({ length: you === null ? players : players - 1 }, (_, step) => (first + step) % players);
}
