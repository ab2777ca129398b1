/** The rules pages of the games, and a picture for each from its real board. Those of the house were made into HTML when the page
 * was built; those of other packages come from the house as they were written. */
import type { Component } from "svelte";
import { withAnchors } from "./clauses";

const pages = import.meta.glob<string>("../../../src/camarilla/games/*/help.*.md", {
  query: "?help",
  import: "default",
});
const pictures = import.meta.glob<Component>("../games/*/Picture.svelte", { import: "default" });

export async function helpPage(game: string, language: string): Promise<string> {
  const page = pages[`../../../src/camarilla/games/${game.replaceAll("-", "_")}/help.${language}.md`];
  return page ? page() : foreignPage(game, language);
}

async function foreignPage(game: string, language: string): Promise<string> {
  const [answer, { Marked }] = await Promise.all([fetch(`/help/${game}/${language}`), import("marked")]);
  return answer.ok ? new Marked({ gfm: true }).parse(withAnchors(await answer.text()), { async: false }) : "";
}

export async function helpPicture(game: string): Promise<Component | null> {
  const picture = pictures[`../games/${game.replaceAll("-", "_")}/Picture.svelte`];
  return picture ? picture() : null;
}
