/** The rematch of a finished game: who has asked for it, who has agreed or declined, read from the new table's lobby. */
import { house } from "../house/http";
import { socket } from "../house/socket.svelte";
import type { GameInfo, Room } from "../protocol";
import { router } from "../router.svelte";
import { listed, t } from "../words.svelte";
import type { Table } from "./table.svelte";

type Answer = "agreed" | "asked" | "declined";

export class Rematch {
  /** The new table, once somebody has asked for it. */
  private room = $state.raw<Room | null>(null);
  busy = $state(false);

  constructor(
    private readonly table: Table,
    private readonly game: GameInfo,
  ) {}

  /** Hear what becomes of it; returns how to stop. */
  follow(id: string): () => void {
    return socket.watch(id, () => 0, (news) => news.is === "room" && this.take(news));
  }

  /** When everybody has agreed, whoever waited for it goes there. */
  private take(room: Room): void {
    const starts = this.room?.table === room.table && this.asked && room.state === "playing" && room.you !== null;
    this.room = room;
    if (starts) this.go();
  }

  /** Whether it has been asked for, and has not begun. */
  get asked(): boolean {
    return this.room?.state === "open";
  }

  /** Whether it has begun. */
  get begun(): boolean {
    return this.room?.state === "playing" || this.room?.state === "over";
  }

  /** Whether I play there. */
  get mine(): boolean {
    return this.room?.you != null;
  }

  get mayWatch(): boolean {
    return Boolean(this.room?.terms.watchable);
  }

  private answerOf(person: string | null): Answer | null {
    if (!person || !this.asked) return null;
    const there = this.room?.seats.find((seat) => seat.person === person);
    return there ? (there.ready ? "agreed" : "asked") : "declined";
  }

  /** What I have said to it; null where nothing was asked, or not me. */
  get answer(): Answer | null {
    const { you, room } = this.table;
    return you === null ? null : this.answerOf(room?.seats[you]?.person ?? null);
  }

  /** The others' names by their answer. */
  private names(wanted: Answer, also: (person: string) => boolean = () => true): string[] {
    const seats = this.table.room?.seats ?? [];
    return this.table.people
      .filter(({ seat, you }) => !you && this.answerOf(seats[seat]?.person ?? null) === wanted)
      .filter(({ seat }) => also(seats[seat]?.person ?? ""))
      .map(({ name }) => name);
  }

  private isHere = (person: string): boolean => Boolean(this.room?.seats.find((seat) => seat.person === person)?.here);

  /** How it stands, in words; empty when nobody has asked. */
  get words(): string {
    if (this.begun) return t("page-rematch-begun");
    if (!this.asked) return "";
    const here = this.names("asked", this.isHere);
    const away = this.names("asked", (person) => !this.isHere(person));
    const told = [
      [this.answer === "agreed" ? "page-rematch-agreed" : "page-rematch-wanted", this.names("agreed")],
      ["page-rematch-declined", this.names("declined")],
      ["page-rematch-asked", here],
      ["page-rematch-away", away],
    ] as const;
    return told.flatMap(([id, names]) => (names.length ? [t(id, { names: listed(names), count: names.length })] : [])).join(" ");
  }

  /** Seats of the new table that a bot could take, if I may place one: of those who have declined or gone. */
  get vacant(): number[] {
    const { room } = this;
    if (!room || this.answer !== "agreed" || room.seats[room.you ?? -1]?.person !== room.host) return [];
    return room.seats.flatMap((seat, number) => (seat.bot || seat.ready || seat.here ? [] : [number]));
  }

  /** Whether somebody who has declined would still find a seat. */
  get hasSeat(): boolean {
    return Boolean(this.room?.seats.some((seat) => seat.person === null && seat.bot === null));
  }

  /** Ask for it, or agree to it. */
  async agree(): Promise<void> {
    if ((await this.change(house.rematch(this.table.id))) && this.begun) this.go();
  }

  /** Decline it, or take my own wish back. */
  async decline(): Promise<void> {
    if (this.room) await this.change(house.stand(this.room.table));
  }

  /** Bots in place of those who have declined or gone. */
  async placeBots(): Promise<void> {
    const { room, vacant } = this;
    if (!room) return;
    for (const seat of vacant) {
      if (room.seats[seat]?.person && !(await this.change(house.clear(room.table, seat)))) return;
      if (!(await this.change(house.placeBot(room.table, seat, this.game.usual_bot)))) return;
    }
    if (this.begun) this.go();
  }

  go(): void {
    if (this.room) router.go(`/table/${this.room.table}`);
  }

  private async change(doing: Promise<Room>): Promise<Room | null> {
    this.busy = true;
    const room = await this.table.change(doing);
    // The socket may have been faster than the answer, and then knows better.
    if (room && !(this.begun && this.room?.table === room.table)) this.room = room;
    this.busy = false;
    return room;
  }
}
