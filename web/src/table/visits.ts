/** What this browser remembers of each table: how far it was shown, and when I moved last. A later visit goes on from there. */
const KEY = "camarilla-visits";
const MAX_TABLES = 60;

export interface Visit {
  table: string;
  /** How many entries of the log have been shown. */
  seen: number;
  /** How many there were when I had moved last: what has happened since is marked. */
  moved: number;
}

function read(): Visit[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Visit[];
  } catch {
    return [];
  }
}

export const visits = {
  of(table: string): Visit {
    return read().find((visit) => visit.table === table) ?? { table, seen: 0, moved: 0 };
  },

  keep(visit: Visit): void {
    const others = read().filter(({ table }) => table !== visit.table);
    localStorage.setItem(KEY, JSON.stringify([visit, ...others].slice(0, MAX_TABLES)));
  },
};
