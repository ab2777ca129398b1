/** Everybody at a table: what to call them, their colours and crests. */
import { crestOf } from "../design/crests";
import { seatStyle, type SeatStyle } from "../design/seats";
import type { Look, Someone, Status } from "../games/contract";
import { called } from "../house/called";
import type { SeatInfo } from "../protocol";
import { letter, type Called } from "../words.svelte";

/** The seat's colour with the crest of the character who sits there; a game's own sides look as they are. */
function styleOf(seat: number, info: SeatInfo | undefined, look: Look): SeatStyle {
  const crest = info?.bot ? crestOf(info.name) : undefined;
  return look.seats?.[seat] ?? (crest ? { ...seatStyle(seat), emblem: crest } : seatStyle(seat));
}

/** The same with the seat's letter behind every form. */
function lettered({ name, cases }: Called, seat: number): Called {
  const forms = Object.entries(cases).map(([form, text]) => [form, `${text} ${letter(seat)}`]);
  return { name: `${name} ${letter(seat)}`, cases: Object.fromEntries(forms) };
}

/** As somebody stands in a replay: there is nothing to wait for. */
export const AT_REST: Status = {
  waited: false,
  decided: false,
  here: true,
  steward: false,
  won: false,
  clock: null,
  offset: 0,
};

/** Everybody at a table; where two would be called the same, their seats' letters tell them apart. */
export function someones(
  seats: readonly SeatInfo[],
  look: Look,
  you: number | null,
  status: (seat: number) => Status = () => AT_REST,
): Someone[] {
  const plain = seats.map(called);
  return plain.map((one, seat) => ({
    seat,
    ...(plain.some((other) => other !== one && other.name === one.name) ? lettered(one, seat) : one),
    style: styleOf(seat, seats[seat], look),
    bot: seats[seat]?.bot !== null,
    you: seat === you,
    status: status(seat),
  }));
}
