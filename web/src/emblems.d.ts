declare module "emblem:*" {
  /** The inner SVG of one emblem, drawn on a field of 512 x 512. */
  const body: string;
  export default body;
}

declare module "camarilla:doors" {
  /** By game: a colour of the design and the inner SVG of an emblem. */
  const doors: Record<string, { tone: string; emblem: string }>;
  export default doors;
}

declare module "*.md?help" {
  const html: string;
  export default html;
}
