/** Where the parts of a table stand in a window. Games say how much room they wish; this decides.
 *
 * Portrait: head, seats, board, own, dock, one below the other; the board takes what the others leave.
 * Landscape: the board takes the full height at the left; one column carries the rest, the dock at its foot.
 */

export interface Size {
  width: number;
  height: number;
}

/** The window as a game sees it when it says how much room it wishes. */
export interface Space extends Size {
  portrait: boolean;
  players: number;
  /** Whether I hold a seat: spectators have nothing of their own. */
  seated: boolean;
}

/** Room that a game wishes for its parts, in pixels. */
export interface Wishes {
  /** Landscape only: the width of the column beside the board. */
  column: number;
  /** The height of the seats; 0 where the game shows them on its board. */
  seats: number;
  /** The height of what is mine; 0 where the game shows it elsewhere. */
  own: number;
  /** The height of the dock. */
  dock: number;
  /** Landscape: which part takes the height that is left in the column when the log has no place there. */
  grows?: "seats" | "own" | "dock";
}

export interface Arrangement {
  portrait: boolean;
  head: number;
  seats: number;
  own: number;
  dock: number;
  column: number;
  /** Where log, chat, notebook and rules stand: in the column, in one of their own, or in a drawer. */
  side: "column" | "beside" | "drawer";
  /** The height that they have; 0 in a drawer. */
  sideHeight: number;
  board: Size;
  seatsSize: Size;
  ownSize: Size;
  dockSize: Size;
}

/** Below this width the log is a drawer. */
const WIDE = 1200;
/** A log with less height than this is better in a drawer. */
const LEAST_LOG = 150;
/** With less height than this for log and chat a hint lies on a sheet of its own. */
export const LEAST_FOR_HINTS = 250;
/** A column wider than this is two: the log gets its own. */
const WIDEST_COLUMN = 1400;
const LEAST_COLUMN = 250;

export function arrange(space: Space, wishes: Wishes): Arrangement {
  return space.portrait ? stacked(space, wishes) : besides(space, wishes);
}

function stacked({ width, height }: Space, { seats, own, dock }: Wishes): Arrangement {
  const head = 44;
  const board = Math.max(0, height - head - seats - own - dock);
  const across = (tall: number): Size => ({ width, height: tall });
  return {
    portrait: true,
    head,
    seats,
    own,
    dock,
    column: width,
    side: "drawer",
    sideHeight: 0,
    board: across(board),
    seatsSize: across(seats),
    ownSize: across(own),
    dockSize: across(dock),
  };
}

function besides({ width, height }: Space, wishes: Wishes): Arrangement {
  const head = height < 600 ? 44 : 50;
  const column = Math.round(Math.min(Math.max(wishes.column, LEAST_COLUMN), width * 0.6));
  const left = height - head - wishes.seats - wishes.own - wishes.dock;
  const side = width < WIDE ? "drawer" : column > WIDEST_COLUMN ? "beside" : left >= LEAST_LOG ? "column" : "drawer";
  const spare = side === "column" ? 0 : Math.max(0, left);
  const grown = { seats: wishes.seats, own: wishes.own, dock: wishes.dock };
  grown[wishes.grows ?? (wishes.own ? "own" : wishes.seats ? "seats" : "dock")] += spare;
  const share = side === "beside" ? Math.round(column * 0.56) : column;
  const within = (tall: number): Size => ({ width: share, height: tall });
  return {
    portrait: false,
    head,
    ...grown,
    column,
    side,
    sideHeight: side === "drawer" ? 0 : side === "beside" ? height : left,
    board: { width: width - column, height },
    seatsSize: within(grown.seats),
    ownSize: within(grown.own),
    dockSize: within(grown.dock),
  };
}

/** What a game gets that wishes for nothing in particular. */
export function usualWishes({ width, height, portrait, players, seated }: Space): Wishes {
  const tall = height >= 700;
  if (portrait) {
    return { column: width, seats: tall ? 56 : 44, own: seated ? (tall ? 140 : 80) : 0, dock: tall ? 150 : 132 };
  }
  const column = Math.min(480, Math.max(LEAST_COLUMN, width * 0.28));
  return { column, seats: height < 500 ? 48 : 48 * Math.min(players, 5), own: seated ? height * 0.22 : 0, dock: tall ? 200 : 150 };
}
