/** Places on the board, ways of cards and outlines of regions, in the units of the drawing. */
import type { RoseKingView } from "./protocol";

/** The side of a square, and the rim around all of them. */
export const SIDE = 100;
export const RIM = 58;

export interface Point {
  x: number;
  y: number;
}

/** How the board lies before somebody: north is away from Red, and towards White, who sits opposite. */
export interface Lie {
  size: number;
  turned: boolean;
}

export function lieOf({ setting, own }: RoseKingView): Lie {
  return { size: setting.size, turned: own?.seat === 1 };
}

export function spanOf(size: number): number {
  return size * SIDE + 2 * RIM;
}

/** Where something that is drawn for Red lies for these eyes. */
export function place(x: number, y: number, { size, turned }: Lie): Point {
  return turned ? { x: spanOf(size) - x, y: spanOf(size) - y } : { x, y };
}

/** `a1` is the corner in the south-west; rows are named from the south. */
export function centre(square: string, lie: Lie): Point {
  const [column, row] = cell(square);
  return place(RIM + (column + 0.5) * SIDE, RIM + (lie.size - row - 0.5) * SIDE, lie);
}

/** As these eyes read them: from the far left corner to the near right one. */
export function allSquares({ size, turned }: Lie): string[] {
  const all = Array.from({ length: size * size }, (_, at) => named(at % size, size - 1 - Math.floor(at / size)));
  return turned ? all.reverse() : all;
}

function cell(square: string): [column: number, row: number] {
  return [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
}

function named(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** The eight ways, clockwise from north. */
export const WAYS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

/** A card's name taken apart: `NE2` goes two squares north-east, an eighth of a turn from north. */
export function wayOf(card: string, turned = false): { way: string; turn: number; distance: number; roman: string } {
  const way = card.replace(/\d+$/, "");
  const distance = Number(card.slice(way.length));
  const turn = 45 * WAYS.findIndex((one) => one === way) + (turned ? 180 : 0);
  return { way, turn, distance, roman: ROMAN[distance] ?? String(distance) };
}

type Step = [dx: number, dy: number];

const EDGES: { out: Step; from: Step; along: Step }[] = [
  { out: [0, -1], from: [0, 0], along: [1, 0] },
  { out: [1, 0], from: [1, 0], along: [0, 1] },
  { out: [0, 1], from: [1, 1], along: [-1, 0] },
  { out: [-1, 0], from: [0, 1], along: [0, -1] },
];

interface Edge {
  at: Step;
  along: Step;
}

/** The edges of a region, clockwise, its squares on their right. */
function edgesOf(squares: readonly string[], { size, turned: round }: Lie): Edge[] {
  const last = size - 1;
  const cells = squares.map(cell).map(([column, row]): Step => (round ? [last - column, row] : [column, last - row]));
  const within = new Set(cells.map(String));
  return cells.flatMap(([x, y]) =>
    EDGES.filter(({ out }) => !within.has(String([x + out[0], y + out[1]]))).map(
      ({ from, along }): Edge => ({ at: [x + from[0], y + from[1]], along }),
    ),
  );
}

/** One closed walk along edges; where two squares meet by a corner it stays with its own. */
function walk(edges: Edge[]): Edge[] {
  const first = edges.pop() as Edge;
  const made = [first];
  for (let last = first; ; ) {
    const [x, y] = [last.at[0] + last.along[0], last.at[1] + last.along[1]];
    const ways: Step[] = [turned(last.along), last.along, turned(turned(turned(last.along)))];
    const index = ways
      .map((along) => edges.findIndex((one) => one.at[0] === x && one.at[1] === y && String(one.along) === String(along)))
      .find((found) => found >= 0);
    if (index === undefined) return made;
    last = edges.splice(index, 1)[0] as Edge;
    made.push(last);
  }
}

function turned([dx, dy]: Step): Step {
  return [-dy, dx];
}

/** A path around a region, drawn in a little from its edges, with round corners. */
export function outline(squares: readonly string[], lie: Lie, inset = 5, round = 20): string {
  const edges = edgesOf(squares, lie);
  const paths: string[] = [];
  while (edges.length) paths.push(rounded(walk(edges), inset, round));
  return paths.join(" ");
}

function rounded(loop: Edge[], inset: number, round: number): string {
  const corners = loop.flatMap((edge, index) => {
    const before = loop.at(index - 1) as Edge;
    if (String(before.along) === String(edge.along)) return [];
    const [nx, ny] = [turned(before.along), turned(edge.along)].reduce(([ax, ay], [bx, by]) => [ax + bx, ay + by]);
    const [x, y] = [RIM + edge.at[0] * SIDE + inset * nx, RIM + edge.at[1] * SIDE + inset * ny];
    const [into, out] = [before.along, edge.along];
    return [`${x - round * into[0]} ${y - round * into[1]} Q${x} ${y} ${x + round * out[0]} ${y + round * out[1]}`];
  });
  return `M${corners.join("L")}Z`;
}
