/** Finds a game's folder and loads it when a table of that game opens. A new folder needs no entry anywhere. A game of another
 * package has none here: its own board is loaded from the house, or the generic one shows it. */
import { games } from "../house/games.svelte";
import type { End, Look, Notebook, Part } from "./contract";
import { fetchBoard } from "./foreign";

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

/** Everything the page has for a game: `my-game` lies in `games/my_game/`. */
export async function load(game: string): Promise<Loaded> {
  const folder = `./${game.replaceAll("-", "_")}`;
  const [board, own, others, end, notebook, look] = await Promise.all([
    got(boards[`${folder}/Board.svelte`] ?? (() => boardFromHouse(game))),
    got(owns[`${folder}/Own.svelte`]),
    got(seats[`${folder}/Seats.svelte`]),
    got(ends[`${folder}/End.svelte`]),
    got(notebooks[`${folder}/Notebook.svelte`]),
    got(looks[`${folder}/game.ts`]),
  ]);
  return { board: board as Part, own, seats: others, end, notebook, look: look ?? {} };
}

/** The board that a game ships, once it has been fetched; the generic one where it ships none or that fails to load. */
async function boardFromHouse(game: string): Promise<{ default: Part }> {
  await games.load();
  const address = games.find(game)?.shipped?.script;
  const ready = address ? await fetchBoard(address).then(() => true, () => false) : false;
  return (ready ? import("./Foreign.svelte") : import("./generic/Board.svelte")) as Promise<{ default: Part }>;
}

async function got<T>(loader: Loader<{ default: T }> | undefined): Promise<T | null> {
  return loader ? (await loader()).default : null;
}
