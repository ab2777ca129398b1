/** Finds a game's folder and loads it when a table of that game opens. A new folder needs no entry anywhere. */
import type { Board, End, Look, Notebook } from "./contract";

type Loader<T> = () => Promise<T>;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const ends = import.meta.glob<{ default: End }>("./*/End.svelte");
const notebooks = import.meta.glob<{ default: Notebook }>("./*/Notebook.svelte");
const looks = import.meta.glob<{ default: Look }>("./*/game.ts");

export interface Loaded {
  board: Board;
  end: End | null;
  notebook: Notebook | null;
  look: Look;
}

/** Everything the page has for a game: `rose-king` lies in `games/rose_king/`. */
export async function load(game: string): Promise<Loaded> {
  const folder = `./${game.replaceAll("-", "_")}`;
  const [board, end, notebook, look] = await Promise.all([
    got(boards[`${folder}/Board.svelte`] ?? (() => import("./generic/Board.svelte") as Promise<{ default: Board }>)),
    got(ends[`${folder}/End.svelte`]),
    got(notebooks[`${folder}/Notebook.svelte`]),
    got(looks[`${folder}/game.ts`]),
  ]);
  return { board: board as Board, end, notebook, look: look ?? {} };
}

async function got<T>(loader: Loader<{ default: T }> | undefined): Promise<T | null> {
  return loader ? (await loader()).default : null;
}
