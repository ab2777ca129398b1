/**
 * Cormorant for titles and numbers of rank, Literata for reading, cut down to what the page shows: a font file for the
 * letters that every page in English needs, one for Russian, and the rest, which is fetched when a name needs it.
 *
 * `@import "@fonts/fonts.css"` declares them all.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

type Range = readonly [first: number, last: number];
type Script = "latin" | "cyrillic";

interface Face {
  family: string;
  name: string;
  style: "normal" | "italic";
  /** The weights that the page uses: two, or one where nothing is set bold. */
  weights: readonly [lightest: number, boldest: number];
}

const FACES: readonly Face[] = [
  { family: "Cormorant Variable", name: "cormorant", style: "normal", weights: [400, 700] },
  { family: "Literata Variable", name: "literata", style: "normal", weights: [400, 700] },
  { family: "Literata Variable", name: "literata", style: "italic", weights: [400, 400] },
];

/** Kerning, the figures that `--numbers` asks for, and accents. Ligatures would double the glyphs of a script. */
const FEATURES = ["kern", "lnum", "tnum", "ccmp", "mark"];

/** The letters and signs of our own words, tests see to it; names of people may have others. */
export const COMMON: Record<Script, readonly Range[]> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xa0], // no-break space
    [0xab, 0xab], // «
    [0xb1, 0xb2], // ± ²
    [0xb7, 0xb7], // ·
    [0xbb, 0xbb], // »
    [0xd7, 0xd7], // ×
    [0xe9, 0xe9], // é
    [0x2013, 0x2014], // – —
    [0x2018, 0x2019], // ‘ ’
    [0x201c, 0x201e], // “ ” „
    [0x2020, 0x2020], // †
    [0x2026, 0x2026], // …
    [0x2039, 0x203a], // ‹ ›
    [0x2192, 0x2192], // →
    [0x2212, 0x2212], // −
  ],
  cyrillic: [
    [0x401, 0x401], // Ё
    [0x410, 0x44f],
    [0x451, 0x451], // ё
    [0x2116, 0x2116], // №
  ],
};

/** What the fonts' own files hold. */
const WHOLE: Record<Script, readonly Range[]> = {
  latin: [
    [0x20, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
    [0x2215, 0x2215],
  ],
  cyrillic: [
    [0x301, 0x301],
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x4b0, 0x4b1],
    [0x2116, 0x2116],
  ],
};

export function fonts(): Plugin {
  const folder = fileURLToPath(new URL("../node_modules/.fonts", import.meta.url));
  return {
    name: "camarilla-fonts",
    async config() {
      mkdirSync(folder, { recursive: true });
      const rules = [];
      for (const face of FACES) for (const script of ["latin", "cyrillic"] as const) rules.push(...(await cut(face, script, folder)));
      writeFileSync(join(folder, "fonts.css"), rules.join("\n"));
      return { resolve: { alias: { "@fonts": folder } } };
    },
  };
}

/** Write the common letters of a script and the others to files of their own; the rules that declare them. */
async function cut(face: Face, script: Script, folder: string): Promise<string[]> {
  const common = points(COMMON[script]);
  const others = points(WHOLE[script]).filter((point) => !common.includes(point));
  const font = readFileSync(source(face, script));
  const rules = [];
  for (const [part, letters] of [
    ["", common],
    ["-others", others],
  ] as const) {
    const file = `${face.name}-${script}${part}${face.style === "italic" ? "-italic" : ""}.woff2`;
    const [min, max] = face.weights;
    const text = String.fromCodePoint(...letters);
    const variationAxes = { wght: min === max ? min : { min, max } };
    const made = await subsetFont(font, text, { targetFormat: "woff2", variationAxes, keepFeatures: FEATURES });
    writeFileSync(join(folder, file), made);
    rules.push(declaration(face, file, letters));
  }
  return rules;
}

function source(face: Face, script: Script): string {
  const package_ = `@fontsource-variable/${face.name}`;
  const root = dirname(createRequire(import.meta.url).resolve(`${package_}/package.json`));
  return join(root, "files", `${face.name}-${script}-wght-${face.style}.woff2`);
}

function declaration(face: Face, file: string, letters: readonly number[]): string {
  const [min, max] = face.weights;
  return `@font-face {
  font-family: "${face.family}";
  font-style: ${face.style};
  font-weight: ${min === max ? min : `${min} ${max}`};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${ranges(letters).map(written).join(", ")};
}
`;
}

function points(of: readonly Range[]): number[] {
  return of.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

/** Numbers as the fewest ranges. */
function ranges(numbers: readonly number[]): Range[] {
  const made: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = made.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else made.push([number, number]);
  }
  return made;
}

function written([first, last]: Range): string {
  const hex = (point: number): string => point.toString(16).toUpperCase();
  return first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;
}
