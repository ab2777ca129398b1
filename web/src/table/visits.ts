/** How far this browser has shown each table, so that a later visit begins where the last one ended. */
const KEY = "camarilla-seen";
const MOST = 60;

type Seen = [table: string, seq: number];

function read(): Seen[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Seen[];
  } catch {
    return [];
  }
}

export const visits = {
  /** The number of log entries that have been shown; 0 for a table never seen. */
  seen(table: string): number {
    return read().find(([id]) => id === table)?.[1] ?? 0;
  },

  keep(table: string, seq: number): void {
    const others = read().filter(([id]) => id !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, seq], ...others].slice(0, MOST)));
  },
};
