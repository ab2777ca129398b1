/** Who sits where in the coach: mine at the bottom, the next player to my left, and so on clockwise. */
export interface Seating {
  left: number[];
  top: number[];
  right: number[];
}

/** How many sit left and on top, by how many others there are; the rest sit on the right. */
const BENCHES: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [2, 3],
  [3, 2],
];

export function seating(seats: number, you: number | null): Seating {
  const first = you === null ? 0 : you + 1;
  const count = you === null ? seats : seats - 1;
  const others = Array.from({ length: count }, (_, step) => (first + step) % seats);
  const [left, top] = BENCHES[count] ?? [0, count];
  return {
    left: others.slice(0, left).reverse(),
    top: others.slice(left, left + top),
    right: others.slice(left + top),
  };
}
