/** Who sits at a table: what to call them, and their colours. */
import { seatStyle } from "../design/seats";
import type { Look, Someone } from "../games/contract";
import type { SeatInfo } from "../protocol";
import { letter, words } from "../words.svelte";

export function botName(bot: string): string {
  return words.has(`bots-${bot}`) ? words.t(`bots-${bot}`) : bot;
}

/** Everybody at a table; where two would be called the same, their seats' letters tell them apart. */
export function someones(seats: readonly SeatInfo[], look: Look, you: number | null): Someone[] {
  const plain = seats.map((seat) => (seat.bot ? botName(seat.bot) : seat.name || words.t("page-nobody")));
  return plain.map((name, seat) => ({
    seat,
    name: plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} ${letter(seat)}`,
    style: look.seats?.[seat] ?? seatStyle(seat),
    bot: seats[seat]?.bot !== null,
    you: seat === you,
  }));
}
