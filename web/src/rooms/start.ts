/** One touch from the front page to a table: opponents of the house take the other seats, as chosen last in this browser. */
import { CAST, levelsOf } from "../house/cast";
import { house } from "../house/http";
import { me } from "../house/me.svelte";
import type { GameInfo, Option, Terms } from "../protocol";
import { router } from "../router.svelte";
import { applicable, usualValues, type Value } from "../table/terms";

/** What somebody has chosen for a game's door. */
export interface Choices {
  seats: number;
  /** Somebody of this level takes every seat that nobody in particular is asked to. */
  level: string;
  /** Who is asked in particular, by id. */
  cast: string[];
  /** Of every option of the game, whether it applies or not. */
  options: Record<string, Value>;
  /** My seat; null: a random one. */
  seat: number | null;
}

const KEY = "camarilla-doors";

function kept(): Record<string, Partial<Choices>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<Choices>>;
  } catch {
    return {};
  }
}

/** What was chosen last for a game, as far as it can still be chosen. */
export function lastChoices(game: GameInfo): Choices {
  const last = kept()[game.name] ?? {};
  const levels = levelsOf(game);
  const seats = within(last.seats, game.fewest, game.most) ?? usualSeats(game);
  const cast = CAST.filter(({ id, level }) => levels.includes(level) && last.cast?.includes(id)).map(({ id }) => id);
  const options = Object.fromEntries(game.options.map((option) => [option.name, usable(option, last.options?.[option.name])]));
  return {
    seats,
    level: levels.find((level) => level === last.level) ?? game.usual_bot,
    cast: cast.slice(0, seats - 1),
    options,
    seat: last.seat === null ? null : (within(last.seat, 0, seats - 1) ?? 0),
  };
}

export function keepChoices(game: GameInfo, choices: Choices): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game.name]: choices }));
}

function within(value: unknown, low: number, high: number): number | undefined {
  return Number.isInteger(value) && low <= (value as number) && (value as number) <= high ? (value as number) : undefined;
}

function usable(option: Option, value: Value | undefined): Value {
  const { default: usual, low, high, choices } = option;
  if (typeof usual === "number") return within(value, low, high) ?? usual;
  if (typeof usual === "string") return choices.includes(value as string) ? (value as string) : usual;
  return typeof value === "boolean" ? value : usual;
}

function usualSeats({ fewest, most }: GameInfo): number {
  return Math.min(most, Math.max(fewest, 4));
}

/** The terms of a table nobody has said anything about. */
export function plainTerms(game: GameInfo): Terms {
  return {
    game: game.name,
    seats: usualSeats(game),
    options: applicable(game.options, usualValues(game.options)),
    clock: { kind: "none" },
    private: false,
    rated: false,
    watchable: true,
    delay: 0,
    guests_bots: true,
    undo: true,
    order: "joined",
  };
}

export async function playNow(game: GameInfo): Promise<void> {
  const { seats, level, cast, options, seat } = lastChoices(game);
  await me.ensure();
  const order = seat === null ? "random" : "joined";
  const room = await house.open({
    terms: { ...plainTerms(game), seats, options: applicable(game.options, options), order },
    bot: Array.from({ length: seats - 1 }, (_, other) => cast[other] ?? level),
    seat: seat ?? 0,
  });
  router.go(`/table/${room.table}`);
}
