/** The one socket of this page. It comes back by itself, and tells every table it watches to catch up. */
import type { Command, Considered, Done, News, No } from "../protocol";

export type Line = "open" | "connecting" | "lost";
type Hear = (news: News) => void;
/** Commands that are answered, under the id they were sent with. */
type Answered = Extract<Command, { id: string }>;
type Answer = Done | Considered;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
/** A command that changes something: answered by the moment in which it is done. */
export type Doing = WithoutId<Exclude<Answered, { do: "consider" }>>;

interface Waiting {
  command: Answered;
  resolve: (answer: Answer) => void;
  reject: (no: No) => void;
}

const SLOWEST = 8000;

class Socket {
  line = $state<Line>("connecting");
  private socket: WebSocket | null = null;
  private ears = new Map<string, Set<Hear>>();
  private since = new Map<string, () => number>();
  private everywhere = new Set<Hear>();
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next = 1;
  private readonly mark = Math.random().toString(36).slice(2, 10);

  constructor() {
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.socket?.close());
    document.addEventListener("visibilitychange", () => !document.hidden && this.hurry());
  }

  /** Hear all of a table, from the entries that one has (`since`); returns how to stop. */
  watch(table: string, since: () => number, hear: Hear): () => void {
    const group = this.ears.get(table) ?? new Set();
    group.add(hear);
    this.ears.set(table, group);
    this.since.set(table, since);
    this.open();
    if (this.line === "open") this.send({ do: "watch", table, since: since() });
    return () => {
      group.delete(hear);
      if (group.size) return;
      this.ears.delete(table);
      this.since.delete(table);
      if (this.line === "open") this.send({ do: "unwatch", table });
    };
  }

  /** Hear what concerns no table one watches: that it is one's turn elsewhere, or that a rematch is wanted. */
  hear(hear: Hear): () => void {
    this.everywhere.add(hear);
    this.open();
    return () => this.everywhere.delete(hear);
  }

  /** The whole table anew: something was missed. */
  resync(table: string): void {
    if (this.line === "open") this.send({ do: "watch", table, since: 0 });
  }

  /** Do something, and say in which moment it is done. */
  async request(doing: Doing): Promise<number> {
    return ((await this.ask(doing)) as Done).seq;
  }

  /** What would come of a move of mine, or why I cannot make it. */
  async consider(table: string, text: string): Promise<Considered> {
    return (await this.ask({ do: "consider", table, text })) as Considered;
  }

  /** Send a command and wait for its answer; `no` rejects. Sent again after a break; it counts once. */
  private ask(wanted: WithoutId<Answered>): Promise<Answer> {
    const command = { ...wanted, id: `${this.mark}-${this.next++}` } as Answered;
    return new Promise((resolve, reject) => {
      this.waiting.set(command.id, { command, resolve, reject });
      if (this.line === "open") this.send(command);
    });
  }

  /** Begin again as somebody else: the cookie has changed. */
  renew(): void {
    if (this.socket) this.socket.close();
    else this.open();
  }

  /** Connect, unless it is done already. Tables do it by themselves; a page on its way to one may do so earlier. */
  open(): void {
    if (this.socket) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as News);
    socket.onclose = () => this.closed();
  }

  private opened(): void {
    this.tries = 0;
    this.line = "open";
    for (const table of this.ears.keys()) this.send({ do: "watch", table, since: this.since.get(table)?.() ?? 0 });
    for (const { command } of this.waiting.values()) this.send(command);
  }

  private closed(): void {
    this.socket = null;
    this.line = "lost";
    if (!this.ears.size && !this.everywhere.size) return;
    const wait = this.tries === 0 ? 100 : Math.min(SLOWEST, 250 * 2 ** this.tries) * (0.7 + 0.6 * Math.random());
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }

  private hurry(): void {
    this.tries = 0;
    if (!this.socket && (this.ears.size || this.everywhere.size)) this.open();
  }

  private send(command: Command): void {
    this.socket?.send(JSON.stringify(command));
  }

  private take(news: News): void {
    if (news.is === "done" || news.is === "considered" || news.is === "no") this.answer(news);
    else if (news.is === "turn" || news.is === "rematch") for (const hear of this.everywhere) hear(news);
    else for (const hear of this.ears.get(news.table) ?? []) hear(news);
  }
  private answer(news: Answer | No): void {
    const waiting = this.waiting.get(news.id);
    this.waiting.delete(news.id);
    if (news.is !== "no") waiting?.resolve(news);
    else if (waiting) waiting.reject(news);
    else for (const hear of this.ears.get(news.table) ?? []) hear(news);
  }
}

export const socket = new Socket();
