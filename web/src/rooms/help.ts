/** The rules pages of the games, made into HTML when the page was built. */
const pages = import.meta.glob<string>("../../../src/camarilla/games/*/help.*.md", {
  query: "?help",
  import: "default",
});

export async function helpPage(game: string, language: string): Promise<string> {
  const page = pages[`../../../src/camarilla/games/${game.replaceAll("-", "_")}/help.${language}.md`];
  return page ? page() : "";
}
