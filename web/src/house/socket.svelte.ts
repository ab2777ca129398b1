/** The one socket of this page. It comes back by itself, and tells every table it watches to catch up. */
import type { News, Request } from "../protocol";

export type Line = "open" | "connecting" | "lost";
type Hear = (news: News) => void;
type Asked = Extract<Request, { id: string }>;
type Without<T> = T extends unknown ? Omit<T, "id"> : never;

interface Waiting {
  request: Asked;
  resolve: (seq: number) => void;
  reject: (why: Extract<News, { is: "no" }>) => void;
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

  /** Hear what concerns no table one watches: that it is one's turn elsewhere. */
  hear(hear: Hear): () => void {
    this.everywhere.add(hear);
    this.open();
    return () => this.everywhere.delete(hear);
  }

  /** The whole table anew: something was missed. */
  resync(table: string): void {
    if (this.line === "open") this.send({ do: "watch", table, since: 0 });
  }

  /** Ask for something that is answered: `done` resolves, `no` rejects. Sent again after a break; it counts once. */
  request(request: Without<Asked>): Promise<number> {
    const whole = { ...request, id: `${this.mark}-${this.next++}` } as Asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(whole.id, { request: whole, resolve, reject });
      if (this.line === "open") this.send(whole);
    });
  }

  /** Begin again as somebody else: the cookie has changed. */
  renew(): void {
    if (this.socket) this.socket.close();
    else this.open();
  }

  private open(): void {
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
    for (const { request } of this.waiting.values()) this.send(request);
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

  private send(request: Request): void {
    this.socket?.send(JSON.stringify(request));
  }

  private take(news: News): void {
    if (news.is === "done" || news.is === "no") {
      const waiting = this.waiting.get(news.id);
      this.waiting.delete(news.id);
      if (news.is === "done") waiting?.resolve(news.seq);
      else if (waiting) waiting.reject(news);
      else for (const hear of this.ears.get(news.table) ?? []) hear(news);
      return;
    }
    if (news.is === "turn") for (const hear of this.everywhere) hear(news);
    else for (const hear of this.ears.get(news.table) ?? []) hear(news);
  }
}

export const socket = new Socket();
