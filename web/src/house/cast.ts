/** The cast: characters of the house whom its bots play. The house reads the same register. */
import register from "../../../src/camarilla/bots/cast.json";
import type { GameInfo } from "../protocol";
import { t, words } from "../words.svelte";

export interface Character {
  id: string;
  /** The bot that plays them. */
  level: string;
  gender: string;
}

export const CAST: readonly Character[] = register;

/** The levels at which a game has opponents to offer, weakest first. */
export function levelsOf({ bots, usual_bot }: GameInfo): string[] {
  const levels = bots.map(({ name }) => name).filter((name) => CAST.some(({ level }) => level === name));
  return levels.length ? levels : [usual_bot];
}

export function charactersOf(level: string): Character[] {
  return CAST.filter((one) => one.level === level);
}

/** The message that names whom a bot's seat names: a character, or a bot that is nobody. */
export function nameId(name: string): string {
  const character = `bots-cast-${name}`;
  return words.has(character) ? character : `bots-${name}`;
}

export function botName(name: string): string {
  const id = nameId(name);
  return words.has(id) ? t(id) : name;
}

/** What a character is at court: "falconer". */
export function roleOf(id: string): string {
  return words.form(`bots-cast-${id}`, "role");
}

/** "Any courtier": somebody of a level. */
export function anyoneOf(level: string): string {
  return words.has(`page-anyone-${level}`) ? t(`page-anyone-${level}`) : botName(level);
}

/** "Courtiers". */
export function levelName(level: string): string {
  return words.has(`page-level-${level}`) ? t(`page-level-${level}`) : botName(level);
}

/** Everybody who can be asked to a seat, for a list to choose from. */
export function opponentItems(game: GameInfo): { value: string; label: string; group: string }[] {
  return levelsOf(game).flatMap((level) => {
    const group = levelName(level);
    const people = charactersOf(level).map(({ id }) => ({ value: id, label: `${botName(id)}, ${roleOf(id)}`, group }));
    return [{ value: level, label: anyoneOf(level), group }, ...people];
  });
}
