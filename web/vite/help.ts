/** `help.en.md?help`: a game's rules page as HTML, made while building. */
import { readFileSync } from "node:fs";
import { Marked } from "marked";
import type { Plugin } from "vite";
import { withAnchors } from "../src/rooms/clauses";

const SUFFIX = ".md?help";

export function help(): Plugin {
  const marked = new Marked({ gfm: true });
  return {
    name: "camarilla-help",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const file = id.slice(0, -"?help".length);
      this.addWatchFile(file);
      const source = withAnchors(readFileSync(file, "utf8"));
      return `export default ${JSON.stringify(marked.parse(source, { async: false }))};`;
    },
  };
}
