/** What everybody has done so far, read from the log: turn by turn, and passenger by passenger. */
import type { Argument, Message } from "./protocol";

/** A turn: who had it, and what I was told of it. */
export interface Turn {
  turn: number;
  who: number | null;
  messages: Message[];
}

/** Something that a passenger did, and in which turn. */
export interface Deed {
  seat: number;
  turn: number;
  said: Message;
  /** How often; the newest counts. */
  times: number;
}

interface Duel {
  attacker: number;
  defender: number;
  backers: [who: number, side: number][];
  swords: number;
  shields: number;
  outcome: "won" | "lost" | "tied" | "stopped" | "cancelled";
  /** What overrode the count: `-alchemist`, `-poison-ring`. */
  by: string;
  /** Whose support was cancelled: a hypnotised seat's, or after a Duellist everybody's. */
  isVoid: (seat: number) => boolean;
}

export function seatOf(message: Message, part = "who"): number | null {
  const argument = message.args?.[part];
  return Array.isArray(argument) && argument[0] === "seat" ? argument[1] : null;
}

const seat = (number: number): Argument => ["seat", number];

/** The log begins within the first turn, after the deal: whose that is must be said. */
export function turnsOf(log: readonly (readonly Message[])[], first: number | null): Turn[] {
  const turns: Turn[] = [{ turn: 1, who: first, messages: [] }];
  for (const message of log.flat()) {
    if (message.id === "dc-turn") turns.push({ turn: Number(message.args?.turn), who: seatOf(message), messages: [] });
    else turns.at(-1)!.messages.push(message);
  }
  return turns;
}

/** The turns since my last one. A spectator has none of their own: the last few. */
export function sinceMine(turns: readonly Turn[], you: number | null): Turn[] {
  const mine = turns.findLastIndex((one) => one.who === you && you !== null);
  const others = turns.slice(mine + 1);
  // On my own turn: what came before it.
  if (you !== null && mine === turns.length - 1) {
    const before = turns.slice(0, mine).findLastIndex((one) => one.who === you);
    return turns.slice(before + 1, mine);
  }
  return you === null ? others.slice(-4) : others;
}

/** Who wins a duel, and behind it what overrode the count. */
export const WON = "dc-note-won-duel";

function duelOf(messages: readonly Message[]): Duel | null {
  const attacked = messages.find((one) => one.id === "dc-note-attacked");
  const attacker = attacked ? seatOf(attacked) : null;
  const defender = attacked ? seatOf(attacked, "other") : null;
  if (attacker === null || defender === null) return null;
  const duel: Duel = { attacker, defender, backers: [], swords: 0, shields: 0, outcome: "stopped", by: "", isVoid: () => false };
  for (const message of messages) {
    const who = seatOf(message);
    if (message.id === "dc-note-stood") duel.backers.push([who ?? 0, seatOf(message, "other") ?? 0]);
    else if (message.id === "dc-note-counted") {
      [duel.swords, duel.shields] = [Number(message.args?.swords), Number(message.args?.shields)];
    } else if (message.id === "dc-note-tied") duel.outcome = "tied";
    else if (message.id.startsWith(WON)) {
      duel.outcome = who === attacker ? "won" : "lost";
      duel.by = message.id.slice(WON.length);
    } else if (message.id === "dc-note-hypnotised") {
      const hypnotised = seatOf(message, "other");
      duel.isVoid = (backer) => backer === hypnotised;
    } else if (message.id === "dc-note-opened" && nameOf(message, "profession") === "duelist") duel.isVoid = () => true;
    else if (message.id === "dc-note-opened" && nameOf(message, "profession") === "doctor") {
      duel.outcome = "cancelled";
      duel.by = "";
    }
  }
  return duel;
}

/** A duel that nobody has won and no Priest has stopped is still under way. */
function isOver(duel: Duel, messages: readonly Message[]): boolean {
  return duel.outcome !== "stopped" || messages.some((one) => nameOf(one, "profession") === "priest");
}

/** The key in a name: `doctor` of `dc-profession-doctor`. */
function nameOf(message: Message, part: string): string {
  const argument = message.args?.[part];
  return Array.isArray(argument) && argument[0] === "name" ? (argument[1].split("-").at(-1) ?? "") : "";
}

/** A turn in one sentence, once it has come to something. */
export function headline({ messages }: Turn): Message | null {
  const duel = duelOf(messages);
  if (duel) {
    const args = { who: seat(duel.attacker), other: seat(duel.defender) };
    if (!isOver(duel, messages)) return { id: "dc-note-attacked", args };
    return { id: "dc-news-duel", args: { ...args, outcome: duel.outcome + duel.by, mine: duel.swords, theirs: duel.shields } };
  }
  for (const ids of HEADLINES) {
    const found = messages.find((one) => ids.includes(one.id));
    if (found) return found;
  }
  return null;
}

const HEADLINES = [
  ["dc-note-declared", "dc-note-divined", "dc-note-declared-alone"],
  ["dc-note-traded", "dc-note-traded-hidden", "dc-note-refused"],
  ["dc-note-demanded"],
  ["dc-note-spied", "dc-note-spied-hidden"],
  ["dc-did-spy", "dc-note-offered", "dc-note-offered-hidden", "dc-note-saw-pile"],
];

/** What each passenger did, the newest first. What was done again is said once. */
export function deedsOf(turns: readonly Turn[]): Deed[] {
  const found = new Map<string, Deed>();
  for (const turn of turns) {
    for (const [who, said] of [...duelDeeds(turn.messages), ...otherDeeds(turn.messages)]) {
      const key = `${who} ${JSON.stringify(said)}`;
      const before = found.get(key);
      found.delete(key);
      found.set(key, { seat: who, turn: turn.turn, said, times: (before?.times ?? 0) + 1 });
    }
  }
  return [...found.values()].reverse();
}

type Done = [who: number, said: Message];

function done(kind: string, who: number, other: number | null, args: Record<string, Argument> = {}): Done {
  return [who, { id: `dc-ev-${kind}`, args: other === null ? args : { other: seat(other), ...args } }];
}

function duelDeeds(messages: readonly Message[]): Done[] {
  const duel = duelOf(messages);
  if (!duel || !isOver(duel, messages)) return [];
  const { attacker, defender, swords, shields, outcome, by } = duel;
  const held = { won: "lost", lost: "won", tied: "tied", stopped: "stopped", cancelled: "cancelled" }[outcome];
  return [
    done("attacked", attacker, defender, { outcome: outcome + by, mine: swords, theirs: shields }),
    done("defended", defender, attacker, { outcome: held + by, mine: shields, theirs: swords }),
    ...duel.backers.map(([who, side]) => {
      const against = side === attacker ? defender : attacker;
      return done(duel.isVoid(who) ? "backed-void" : "backed", who, side, { against: seat(against) });
    }),
  ];
}

/** Messages that tell of one passenger doing something to another: by id, the kind and whether it names an item. */
const TOLD: Readonly<Record<string, string>> = {
  "dc-note-spied": "saw-item",
  "dc-note-spied-hidden": "spied",
  "dc-note-refused": "refused",
  "dc-note-read": "gave",
  "dc-note-saw-society": "saw-society",
  "dc-note-saw-society-hidden": "saw-society",
  "dc-note-saw-items": "saw-items",
  "dc-note-demanded": "asked",
};

function otherDeeds(messages: readonly Message[]): Done[] {
  const all: Done[] = [];
  for (const message of messages) {
    const [who, other] = [seatOf(message), seatOf(message, "other")];
    if (who === null) continue;
    const item = message.args?.item;
    const told = TOLD[message.id];
    if (told) all.push(done(told, who, other, item !== undefined ? { item } : {}));
    else if (message.id === "dc-note-lacked" && item !== undefined) all.push(done("lacked", who, null, { item }));
    else if (message.id.startsWith("dc-note-showed") && item !== undefined) all.push(done("showed", who, null, { item }));
    else if (message.id.startsWith("dc-note-traded") && other !== null) {
      all.push(done("traded", other, who), done("traded", who, other));
    } else if (message.id.startsWith("dc-note-took") && other !== null) all.push(done("took", other, who));
  }
  return all;
}
