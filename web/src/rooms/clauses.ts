/** Rules pages name their clauses in comments: `<!-- RK-3.1 -->` becomes an anchor to open the page at. */
const CLAUSES = /<!--\s*([A-Z]+-[\d.]+(?:\s+[A-Z]+-[\d.]+)*)\s*-->/g;

export function withAnchors(source: string): string {
  return source.replace(CLAUSES, (_, clauses: string) => anchors(clauses));
}

function anchors(clauses: string): string {
  return clauses
    .split(/\s+/)
    .map((clause) => `<a class="clause" id="${clause}"></a>`)
    .join("");
}
