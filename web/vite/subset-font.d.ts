declare module "subset-font" {
  interface Options {
    targetFormat?: "sfnt" | "woff" | "woff2";
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** A font with the letters of a text, and no others. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
