/** The pages of the notebook: what was shown, turn by turn, taken from the log. */
import type { Message } from "./protocol";

export interface Page {
  turn: number;
  messages: Message[];
}

/** A new turn begins with this message. */
const TURN = "dc-turn";
/** Everything that was noted is worth keeping but this: it lies open, or it is over. */
const LEFT_OUT = [
  "dc-note-attacked",
  "dc-note-hypnotised",
  "dc-note-counted",
  "dc-note-tied",
  "dc-note-won-duel",
  "dc-note-won-duel-alchemist",
  "dc-note-won-duel-poison-ring",
  "dc-note-got-token",
  "dc-note-capped",
];

/** The newest turn first; turns in which nothing was shown are left out. */
export function pagesOf(log: readonly Message[][]): Page[] {
  const pages: Page[] = [{ turn: 1, messages: [] }];
  for (const message of log.flat()) {
    if (message.id === TURN) pages.push({ turn: Number(message.args?.turn), messages: [] });
    else if (isKept(message.id)) pages.at(-1)?.messages.push(message);
  }
  return pages.filter((page) => page.messages.length).reverse();
}

function isKept(id: string): boolean {
  return id === "dc-listed" || (id.startsWith("dc-note-") && !LEFT_OUT.includes(id));
}
