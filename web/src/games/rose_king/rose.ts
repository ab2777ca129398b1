/** The heraldic rose, drawn by us: five petals, five smaller ones, barbs between them and the seed. Centre 0 0, radius 40. */

type Pair = [x: number, y: number];

function turned([x, y]: Pair, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  return `${(x * cosine - y * sine).toFixed(1)} ${(x * sine + y * cosine).toFixed(1)}`;
}

/** Five times the same stroke, each a fifth of a turn further. */
function fivefold(first: number, stroke: (at: (x: number, y: number) => string) => string): string {
  return [0, 1, 2, 3, 4].map((fifth) => stroke((x, y) => turned([x, y], first + 72 * fifth))).join("");
}

export interface RoseShape {
  petals: string;
  heart: string;
  barbs: string;
}

/** A rose with one petal up (York's way to show it), or with two (Lancaster's). */
function shape(first: number): RoseShape {
  const petals = fivefold(
    first,
    (at) => `M${at(0, -4)}C${at(-11, -10)} ${at(-32, -42)} ${at(-7, -38)}Q${at(-3, -37)} ${at(0, -33)}Q${at(3, -37)} ${at(7, -38)}C${at(32, -42)} ${at(11, -10)} ${at(0, -4)}Z`,
  );
  const heart = fivefold(first + 36, (at) => `M${at(0, -2)}C${at(-8, -8)} ${at(-12, -20)} ${at(0, -19)}C${at(12, -20)} ${at(8, -8)} ${at(0, -2)}Z`);
  const barbs = fivefold(first + 36, (at) => `M${at(-5, -24)}Q${at(-1, -31)} ${at(0, -39)}Q${at(1, -31)} ${at(5, -24)}Z`);
  return { petals, heart, barbs };
}

/** Red, then White. */
export const ROSES: readonly [RoseShape, RoseShape] = [shape(36), shape(0)];

export function roseOf(seat: number): RoseShape {
  return ROSES[seat === 0 ? 0 : 1];
}

/** The crown, upon a base line of 60 units, centre 0 0. */
export const CROWN =
  "M-29 20L-35 -14L-17 0L0 -27L17 0L35 -14L29 20Z M-29 25H29V32H-29Z M-35 -20a5 5 0 1 0 .1 0Z M35 -20a5 5 0 1 0 .1 0Z M0 -34a5.5 5.5 0 1 0 .1 0Z";

/** A sword, its point up: blade, then hilt. From -40 to 40. */
export const BLADE = "M0 -42L6 -30V14H-6V-30Z";
export const HILT = "M-17 14H17V20H-17Z M-4 20H4V34H-4Z M0 33a5.5 5.5 0 1 0 .1 0Z";

/** A shield, its middle at 0 0, 60 high. */
export const SHIELD = "M-24 -28Q0 -20 24 -28V-4C24 14 12 24 0 32C-12 24 -24 14 -24 -4Z";

/** The inner SVG of a seat's mark, 512 x 512. */
export function mark(seat: number, petals: string, heart: string): string {
  const { petals: outer, heart: inner } = roseOf(seat);
  return (
    `<g transform="translate(256 256) scale(6)" stroke-linejoin="round">` +
    `<path d="${outer}" fill="${petals}"/><path d="${inner}" fill="${heart}"/>` +
    `<circle r="6" fill="var(--gilt-bright)"/></g>`
  );
}
