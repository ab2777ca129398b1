declare module "emblem:*" {
  /** The inner SVG of one emblem, drawn on a field of 512 x 512. */
  const body: string;
  export default body;
}

declare module "*.md?help" {
  const html: string;
  export default html;
}
