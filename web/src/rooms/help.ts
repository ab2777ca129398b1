/** The rules pages of the games, made into HTML when the page was built, and a picture for each from its real board. */
import type { Component } from "svelte";

const pages = import.meta.glob<string>("../../../src/camarilla/games/*/help.*.md", {
  query: "?help",
  import: "default",
});
const pictures = import.meta.glob<Component>("../games/*/Picture.svelte", { import: "default" });

export async function helpPage(game: string, language: string): Promise<string> {
  const page = pages[`../../../src/camarilla/games/${game.replaceAll("-", "_")}/help.${language}.md`];
  return page ? page() : "";
}

export async function helpPicture(game: string): Promise<Component | null> {
  const picture = pictures[`../games/${game.replaceAll("-", "_")}/Picture.svelte`];
  return picture ? picture() : null;
}
