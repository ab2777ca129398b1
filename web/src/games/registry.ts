/** Finds a game's folder and loads it when a table of that game opens. A new folder needs no entry anywhere. */
import type { End, Look, Notebook, Part } from "./contract";

type Loader<T> = () => Promise<T>;

const boards = import.meta.glob<{ default: Part }>("./*/Board.svelte");
const owns = import.meta.glob<{ default: Part }>("./*/Own.svelte");
const seats = import.meta.glob<{ default: Part }>("./*/Seats.svelte");
const ends = import.meta.glob<{ default: End }>("./*/End.svelte");
const notebooks = import.meta.glob<{ default: Notebook }>("./*/Notebook.svelte");
const looks = import.meta.glob<{ default: Look }>("./*/game.ts");

export interface Loaded {
  board: Part;
  /** What is mine: hand, goal, role; null where the board shows it. */
  own: Part | null;
  /** The others and what lies before them; null where a row of crests will do. */
  seats: Part | null;
  end: End | null;
  notebook: Notebook | null;
  look: Look;
}

/** Everything the page has for a game: `rose-king` lies in `games/rose_king/`; a game without a board gets the generic one. */
export async function load(game: string): Promise<Loaded> {
  const own = `./${game.replaceAll("-", "_")}`;
  const folder = boards[`${own}/Board.svelte`] ? own : "./generic";
  const [board, hand, others, end, notebook, look] = await Promise.all([
    got(boards[`${folder}/Board.svelte`]),
    got(owns[`${folder}/Own.svelte`]),
    got(seats[`${folder}/Seats.svelte`]),
    got(ends[`${folder}/End.svelte`]),
    got(notebooks[`${folder}/Notebook.svelte`]),
    got(looks[`${folder}/game.ts`]),
  ]);
  return { board: board as Part, own: hand, seats: others, end, notebook, look: look ?? {} };
}

async function got<T>(loader: Loader<{ default: T }> | undefined): Promise<T | null> {
  return loader ? (await loader()).default : null;
}
