/** Moves drawn over the board: where the things stand that they speak of, the arrows between them, and the room left beside. */
import type { SentChoice } from "./choices";

/** A move to be drawn. Things are named as boards name them in `data-thing`, the source first. */
export interface DrawnMove {
  /** What its badge shows: its number, or its mark. */
  label: string;
  things: readonly string[];
  look: "hint" | "played" | "better";
}

/** What a choice is drawn at, where its game does not say: its kind (a card, a button), then its parts. */
export function usualThings({ kind, parts }: SentChoice): string[] {
  return [`kind:${kind}`, ...Object.values(parts)];
}

/** A rectangle, relative to the frame of the table. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Where a thing is seen within the frame; null if it is not. */
function boxOf(frame: Element, thing: string): Box | null {
  const room = frame.getBoundingClientRect();
  for (const element of frame.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)) {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (width && height && right > room.left && left < room.right && bottom > room.top && top < room.bottom) {
      return { left: left - room.left, top: top - room.top, right: right - room.left, bottom: bottom - room.top };
    }
  }
  return null;
}

/** Where the things of a move are seen, the source first. */
export function boxesOf(frame: Element, move: DrawnMove): Box[] {
  return move.things.map((thing) => boxOf(frame, thing)).filter((box) => box !== null);
}

/** Where a badge has room in the corner of a target, beside those that are there already. */
export function badgeAt({ left, top, right, bottom }: Box, before: number, size: number): Point {
  const [wide, tall] = [right - left, bottom - top];
  const shift = size / 4;
  const x = left + Math.min(wide, size) / 2 - shift + before * size * 0.92;
  return { x: Math.max(size / 2, x), y: Math.max(size / 2, top + Math.min(tall, size) / 2 - shift) };
}

/** An arrow from edge to edge: a path with a light bend, where its head stands, and the angle that the head points to. */
export interface Arrow {
  path: string;
  head: Point;
  angle: number;
}

export function arrowBetween(from: Box, to: Box): Arrow {
  const [a, b] = [edge(from, middle(to), 1), edge(to, middle(from), 0.72)];
  const bend = { x: (a.x + b.x) / 2 - (b.y - a.y) * 0.12, y: (a.y + b.y) / 2 + (b.x - a.x) * 0.12 };
  const angle = (Math.atan2(b.y - bend.y, b.x - bend.x) * 180) / Math.PI;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return { path: `M${round(a.x)} ${round(a.y)}Q${round(bend.x)} ${round(bend.y)} ${round(b.x)} ${round(b.y)}`, head: b, angle };
}

const middle = ({ left, top, right, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The point of a box on the way from its middle to another point, this share of the way to its edge. */
function edge(box: Box, to: Point, share: number): Point {
  const { x, y } = middle(box);
  const [across, down] = [to.x - x, to.y - y];
  const [wide, tall] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
  const reach = share * Math.min(across ? wide / Math.abs(across) : Infinity, down ? tall / Math.abs(down) : Infinity, 1);
  return { x: x + across * reach, y: y + down * reach };
}

/** A sheet that is narrower cannot be read. */
const NARROWEST = 280;

/** The room where a sheet of a wished size covers none of the boxes: the one that gives it the most of its wish. */
export function freeRoom(frame: Box, boxes: readonly Box[], wish: { width: number; height: number }): Box {
  const xs = [...new Set([frame.left, frame.right, ...boxes.flatMap((box) => [box.left, box.right])])].filter((x) => x >= frame.left && x <= frame.right);
  const ys = [...new Set([frame.top, frame.bottom, ...boxes.flatMap((box) => [box.top, box.bottom])])].filter((y) => y >= frame.top && y <= frame.bottom);
  let [best, most] = [{ ...frame, top: frame.bottom }, 0];
  for (const left of xs) for (const right of xs) for (const top of ys) for (const bottom of ys) {
    const worth = Math.min(right - left, wish.width) * Math.min(bottom - top, wish.height);
    if (right - left < NARROWEST || bottom <= top || worth < most) continue;
    // Of two that are as good the lower one is nearer to the thumb.
    if (worth === most && bottom <= best.bottom) continue;
    if (boxes.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)) continue;
    [best, most] = [{ left, top, right, bottom }, worth];
  }
  return best;
}
