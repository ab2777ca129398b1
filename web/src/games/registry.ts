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

/** Everything the page has for a game: `my-game` lies in `games/my_game/`; a game without a board gets the generic one. */
export async function load(game: string): Promise<Loaded> {
  const mine = `./${game.replaceAll("-", "_")}`;
  const isBuiltIn = `${mine}/Board.svelte` in boards;
  if (!isBuiltIn && (await hasShippedBoard(game))) {
    const { default: board } = await import("./Foreign.svelte");
    return { board: board as Part, own: null, seats: null, end: null, notebook: null, look: {} };
  }
  const folder = isBuiltIn ? mine : "./generic";
  const [board, own, others, end, notebook, look] = await Promise.all([
    got(boards[`${folder}/Board.svelte`]),
    got(owns[`${folder}/Own.svelte`]),
    got(seats[`${folder}/Seats.svelte`]),
    got(ends[`${folder}/End.svelte`]),
    got(notebooks[`${folder}/Notebook.svelte`]),
    got(looks[`${folder}/game.ts`]),
  ]);
  return { board: board as Part, own, seats: others, end, notebook, look: look ?? {} };
}

/** Whether a game ships a board; then it has been fetched. Where that fails, the generic one takes its place. */
async function hasShippedBoard(game: string): Promise<boolean> {
  await games.load();
  const address = games.find(game)?.shipped?.script;
  return address ? fetchBoard(address).then(() => true, () => false) : false;
}

async function got<T>(loader: Loader<{ default: T }> | undefined): Promise<T | null> {
  return loader ? (await loader()).default : null;
}
