/**
 * The last step of the build: a document for every kind of address, and everything compressed beside itself.
 *
 * The page is one document, but what a browser should fetch at once depends on the room, the game and the reader's
 * language, which the house knows. `documents/LANGUAGE/NAME.html` is that document with links to these files; NAME is
 * `room`, `table` (of a game that was added after this page was built) or `table-FOLDER`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const LANGUAGES = ["en", "ru"] as const;
type Language = (typeof LANGUAGES)[number];

/** The font that most words are set in. The others are fetched when they are used, after the scripts. */
const FONTS: Record<Language, string> = { en: "literata-latin", ru: "literata-cyrillic" };
/** What every room asks the house first. */
const DATA = ["/api/me", "/api/games"].map((address) => `<link rel="preload" as="fetch" crossorigin href="${address}">`);
const COMPRESSIBLE = /\.(?:html|js|css|svg)$/;
/** Below this, headers weigh more than what is saved. */
const SMALLEST = 256;

export function documents(): Plugin {
  return {
    name: "camarilla-documents",
    apply: "build",
    enforce: "post",
    writeBundle({ dir }, bundle) {
      const folder = dir as string;
      const page = readFileSync(join(folder, "index.html"), "utf8");
      const games = Object.values(bundle).flatMap((file) => (file.type === "chunk" && /^game-(\w+)$/.exec(file.name)?.[1]) || []);
      for (const language of LANGUAGES) {
        const to = join(folder, "documents", language);
        mkdirSync(to, { recursive: true });
        const write = (name: string, chunks: readonly string[]): void => {
          const links = [...preloads(bundle, chunks), ...DATA, fontLink(bundle, FONTS[language])].filter((link) => !named(page, link));
          const written = page
            .replace('<html lang="en">', `<html lang="${language}">`)
            .replace("  </head>", `${links.map((link) => `    ${link}\n`).join("")}  </head>`);
          writeFileSync(join(to, `${name}.html`), written);
        };
        const words = `words-${language}`;
        write("room", [words]);
        write("table", [words, "table"]);
        for (const game of games) write(`table-${game}`, [words, `${words}-${game}`, "table", `game-${game}`]);
      }
      compress(folder);
    },
  };
}

/** Links to chunks, to those that they import, and to their style sheets. */
function preloads(bundle: Rolldown.OutputBundle, names: readonly string[]): Set<string> {
  const links = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) links.add(`<link rel="stylesheet" crossorigin href="/${sheet}">`);
    links.add(`<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk" || !names.includes(chunk.name)) continue;
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk" && !imported.isEntry) add(imported);
    }
    add(chunk);
  }
  return links;
}

/** Whether a page names the file of a link already. */
function named(page: string, link: string): boolean {
  return page.includes(link.slice(link.indexOf('href="') + "href=".length, -1));
}

function fontLink(bundle: Rolldown.OutputBundle, name: string): string {
  const font = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(`${name}.woff2`));
  if (!font) throw new Error(`there is no font ${name}`);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.fileName}">`;
}

function compress(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!COMPRESSIBLE.test(file)) continue;
    const path = join(folder, file);
    const plain = readFileSync(path);
    if (plain.length < SMALLEST) continue;
    const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length, [constants.BROTLI_PARAM_LGWIN]: 22 } };
    writeFileSync(`${path}.br`, brotliCompressSync(plain, options));
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
  }
}
