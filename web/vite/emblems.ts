/** `import rose from "emblem:rose"`: the drawing of one emblem of game-icons, and of no other, into the page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = "emblem:";

export function emblems(): Plugin {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let set: IconSet | undefined;
  return {
    name: "camarilla-emblems",
    enforce: "pre",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      set ??= JSON.parse(readFileSync(path, "utf8")) as IconSet;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (!icon) this.error(`there is no emblem "${name}" in game-icons`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
