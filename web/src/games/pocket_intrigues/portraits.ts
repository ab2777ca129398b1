/** How the courtiers look: hair, headgear, collar and beard, drawn by us on a field of 64 x 68. */

export interface Face {
  hair: keyof typeof HAIR;
  shade: keyof typeof SHADES;
  hat: keyof typeof HATS;
  collar: keyof typeof COLLARS;
  beard: keyof typeof BEARDS;
}

/** Behind the head, and over the brow. */
export const HAIR = {
  long: ["M19 32C17 10 47 10 45 32C45 43 49 50 47 58L17 58C15 50 19 43 19 32Z", "M21 30C21 17 43 17 43 30C40 23 35 20 30 20C27 21 23 25 21 30Z"],
  bun: ["M27 11A6 6 0 1 1 37 11A6 6 0 1 1 27 11Z", "M20 31C18 12 46 12 44 31C42 24 38 21 32 21C26 21 22 24 20 31Z"],
  curls: [
    "M19 21a6 6 0 0 1 7-8a8 8 0 0 1 12 0a6 6 0 0 1 7 8a6 6 0 0 1 3 9a6 6 0 0 1-1 9a6 6 0 0 1-3 9l-8 2h-8l-8-2a6 6 0 0 1-3-9a6 6 0 0 1-1-9a6 6 0 0 1 3-9Z",
    "M22 28c0-5 5-8 10-8s10 3 10 8c-3-2-5-4-6-4c-2 2-6 2-8 0c-2 0-4 2-6 4Z",
  ],
  short: ["M20 32C18 12 46 12 44 32L43 35C44 27 41 24 37 23C31 23 26 22 22 26L21 35Z", "M21 29C20 14 44 14 43 29C40 22 34 21 30 21C26 22 23 25 21 29Z"],
  locks: ["M19 31C17 11 47 11 45 31L47 46C43 49 42 47 42 44L22 44C22 47 21 49 17 46Z", "M21 28C21 15 43 15 43 28C38 22 26 22 21 28Z"],
  none: ["", ""],
} as const;

export const HATS = {
  none: "",
  tiara: "M21 21C25 17 39 17 43 21L42 24C36 20 28 20 22 24ZM32 11l2.4 5.5h-4.8ZM26 14l1.5 4h-3ZM38 14l1.5 4h-3Z",
  coronet: "M20 23L18 10L25 16L32 8L39 16L46 10L44 23C38 20 26 20 20 23ZM18 9m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M32 7m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M46 9m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  helmet: "M18 28C16 8 48 8 46 28L50 29C50 32 47 33 32 33C17 33 14 32 14 29ZM32 5C38 7 40 12 40 16L24 16C24 12 26 7 32 5Z",
  beret: "M17 24C10 20 18 8 34 9C48 9 54 18 46 24C38 20 26 20 17 24ZM44 14C50 4 58 4 60 8C56 8 52 12 48 18Z",
  hennin: "M21 23L30 0L43 22C37 18 27 18 21 23ZM30 0C44 6 52 24 52 48C49 32 44 14 30 2Z",
  scholar: "M18 24C18 14 24 9 32 9C40 9 46 14 46 24L49 25L49 28C40 24 24 24 15 28L15 25Z",
  coif: "M18 40C14 8 50 8 46 40L43 38C44 24 39 21 32 21C25 21 20 24 21 38Z",
  moon: "M22 22C28 18 36 18 42 22L42 24C36 21 28 21 22 24ZM25 9A8 8 0 1 0 39 9A9 9 0 0 1 25 9Z",
} as const;

export const COLLARS = {
  ruff: "M14 55c2-5 6-4 7-6c2 2 4-1 6 1c2-2 3 0 5-1c2 1 3-1 5 1c2-2 4 1 6-1c1 2 5 1 7 6c-2 4-6 3-7 5c-2-1-4 1-6 0c-2 1-3 0-5 1c-2-1-3 0-5-1c-2 1-4-1-6 0c-1-2-5-1-7-5Z",
  fur: "M13 68C13 58 20 52 26 50L32 58L38 50C44 52 51 58 51 68L42 68L32 60L22 68Z",
  gorget: "M20 54L24 48L40 48L44 54L40 60L24 60ZM10 62a8 8 0 0 1 13-5l-3 8ZM54 62a8 8 0 0 0-13-5l3 8Z",
  fan: "M12 46L22 62L32 56L42 62L52 46C50 58 46 66 42 68L22 68C18 66 14 58 12 46Z",
  plain: "M24 50L32 57L40 50L42 53L32 62L22 53Z",
  pearls: "M23 53a9 7 0 0 0 18 0l-1.6-.4a7.5 5.6 0 0 1-14.8 0ZM32 59m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0",
} as const;

export const BEARDS = {
  none: "",
  full: "M21 33C21 50 27 54 32 54C37 54 43 50 43 33C41 38 38 38.5 36 38C34 37 30 37 28 38C26 38.5 23 38 21 33ZM29 41C31 42.5 33 42.5 35 41C33 40 31 40 29 41Z",
  goatee: "M27 38C29 36.5 35 36.5 37 38L36 39.5C34 38.8 30 38.8 28 39.5ZM29 43L35 43L32 51Z",
  moustache: "M24 38C28 35 31 36.5 32 37.5C33 36.5 36 35 40 38C37 40.5 33.5 40 32 39C30.5 40 27 40.5 24 38Z",
  long: "M21 34C21 50 25 58 32 66C39 58 43 50 43 34C41 38 38 38.5 36 38C34 37 30 37 28 38C26 38.5 23 38 21 34ZM29 41C31 42.5 33 42.5 35 41C33 40 31 40 29 41Z",
} as const;

/** Hair by shade, from the house's own colours. */
export const SHADES = {
  dark: "color-mix(in oklab, var(--rust) 35%, black)",
  black: "color-mix(in oklab, var(--slate) 40%, black)",
  gold: "var(--gilt)",
  red: "color-mix(in oklab, var(--rust) 85%, var(--gilt))",
  grey: "color-mix(in oklab, var(--slate) 35%, white)",
} as const;

const face = (
  hair: Face["hair"],
  shade: Face["shade"],
  hat: Face["hat"],
  collar: Face["collar"],
  beard: Face["beard"] = "none",
): Face => ({ hair, shade, hat, collar, beard });

const KNOWN: Record<string, Face> = {
  filia: face("long", "gold", "tiara", "pearls"),
  asher: face("short", "dark", "coronet", "fur", "goatee"),
  brutol: face("none", "red", "none", "fur", "full"),
  gerard: face("short", "dark", "helmet", "gorget", "moustache"),
  diana: face("bun", "black", "moon", "ruff"),
  elaine: face("long", "red", "hennin", "pearls"),
  rodrik: face("locks", "black", "beret", "ruff", "goatee"),
  isolde: face("curls", "gold", "coronet", "fan"),
  lucius: face("locks", "grey", "scholar", "plain", "long"),
  cassia: face("none", "dark", "coif", "plain"),
};

/** Those whom an edition brings along look like somebody too, always the same. */
export function faceOf(id: string): Face {
  const known = KNOWN[id];
  if (known) return known;
  let sum = [...id].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  const one = <T extends string>(of: Record<T, unknown>): T => {
    const keys = Object.keys(of) as T[];
    const found = keys[sum % keys.length] as T;
    sum = Math.floor(sum / keys.length) + 13 * found.length;
    return found;
  };
  return { hair: one(HAIR), shade: one(SHADES), hat: one(HATS), collar: one(COLLARS), beard: one(BEARDS) };
}
