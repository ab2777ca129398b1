/**
 * Which module goes into which file. Left alone, the bundler makes a file of every module that two rooms share, and a table
 * needs sixty; here everything goes into the file of the first layer that needs it:
 *
 *     page            what every room needs
 *     table           what a table of any game needs besides
 *     game-FOLDER     one game's board with all that belongs to it
 *     words-LANGUAGE  the words of the page and the house; words-LANGUAGE-FOLDER those of one game
 *
 * The other rooms are left to the bundler.
 */

import type { Plugin } from "vite";

/** Modules that a module imports at once, not when something is opened. */
type Imports = (id: string) => readonly string[];

const ENTRY = /\/web\/src\/main\.ts$/;
const TABLE = /\/web\/src\/rooms\/TableRoom\.svelte$/;
/** What `games/registry.ts` loads together. */
const GAME = /\/web\/src\/games\/(\w+)\/(?:Board\.svelte|Own\.svelte|Seats\.svelte|End\.svelte|Notebook\.svelte|game\.ts)$/;
const WORDS = /\/(\w+)\/text\/(\w+)\.ftl\?raw$/;
const HOUSE_WORDS = ["src", "core", "bots", "house"];

export function chunks(): Plugin {
  let layers = new Map<string, string>();
  // Every module is in the layer of what it needs or above, so its own needs are not to follow it.
  const group = { name: (id: string) => layers.get(id) ?? null, includeDependenciesRecursively: false };
  return {
    name: "camarilla-chunks",
    apply: "build",
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }),
    buildEnd() {
      layers = layersOf([...this.getModuleIds()], (id) => this.getModuleInfo(id)?.importedIds ?? []);
    },
  };
}

/** The layer of every module that is in one. */
function layersOf(ids: readonly string[], imports: Imports): Map<string, string> {
  const layers = new Map<string, string>();
  const put = (layer: string, from: readonly string[]): void => {
    for (const id of needed(from, imports)) if (!layers.has(id)) layers.set(id, layer);
  };
  put("page", ids.filter((id) => ENTRY.test(id)));
  put("table", ids.filter((id) => TABLE.test(id)));
  const games = new Map<string, string[]>();
  for (const id of ids) {
    const folder = GAME.exec(id)?.[1];
    if (folder) games.set(folder, [...(games.get(folder) ?? []), id]);
  }
  put("table", shared([...games.values()].map((parts) => needed(parts, imports))));
  for (const [folder, parts] of games) put(`game-${folder}`, parts);
  for (const id of ids) {
    const [, of, language] = WORDS.exec(id) ?? [];
    if (of) layers.set(id, HOUSE_WORDS.includes(of) ? `words-${language}` : `words-${language}-${of}`);
  }
  return layers;
}

/** Modules with everything that they import at once. */
function needed(from: readonly string[], imports: Imports): Set<string> {
  const found = new Set<string>();
  const ahead = [...from];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    ahead.push(...(imports(id)));
  }
  return found;
}

/** What more than one of them has. */
function shared(sets: readonly Set<string>[]): string[] {
  return [...new Set(sets.flatMap((one) => [...one]))].filter((id) => sets.filter((one) => one.has(id)).length > 1);
}
