/** `help.en.md?help`: a game's rules page as HTML, made while building; `<!-- RK-3.1 -->` becomes an anchor. */
import { readFileSync } from "node:fs";
import { Marked } from "marked";
import type { Plugin } from "vite";

const SUFFIX = ".md?help";
const CLAUSES = /<!--\s*([A-Z]{2}-[\d.]+(?:\s+[A-Z]{2}-[\d.]+)*)\s*-->/g;

export function help(): Plugin {
  const marked = new Marked({ gfm: true });
  return {
    name: "camarilla-help",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const file = id.slice(0, -"?help".length);
      this.addWatchFile(file);
      const source = readFileSync(file, "utf8").replace(CLAUSES, (_, clauses: string) => anchors(clauses));
      return `export default ${JSON.stringify(marked.parse(source, { async: false }))};`;
    },
  };
}

function anchors(clauses: string): string {
  return clauses
    .split(/\s+/)
    .map((clause) => `<a class="clause" id="${clause}"></a>`)
    .join("");
}
