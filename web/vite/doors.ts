/** `import doors from "camarilla:doors"`: the colour and the emblem of every built-in game's door, from its `game.toml`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ID = "camarilla:doors";
const GAMES = fileURLToPath(new URL("../../src/camarilla/games", import.meta.url));
const NAME = /^name = "([\w-]+)"$/m;
const DOOR = /^door = \{ tone = "([\w-]+)", emblem = "([\w-]+)" \}$/m;

export function doors(): Plugin {
  return {
    name: "camarilla-doors",
    resolveId(id) {
      return id === ID ? `\0${ID}` : undefined;
    },
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const found = manifests().map(([path, text], place) => {
        const [, name] = NAME.exec(text) ?? [];
        const [, tone, emblem] = DOOR.exec(text) ?? [];
        if (!name || !tone || !emblem) this.error(`${path} has no name or no door`);
        this.addWatchFile(path);
        return {
          imported: `import e${place} from "emblem:${emblem}";`,
          door: `${JSON.stringify(name)}: { tone: ${JSON.stringify(tone)}, emblem: e${place} },`,
        };
      });
      return [...found.map((one) => one.imported), "export default {", ...found.map((one) => one.door), "};"].join("\n");
    },
  };
}

function manifests(): [string, string][] {
  const paths = readdirSync(GAMES, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("game.toml"));
  return paths.sort().map((path) => [join(GAMES, path), readFileSync(join(GAMES, path), "utf8")]);
}
