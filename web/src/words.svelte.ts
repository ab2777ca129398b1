/** Messages put into words: the same Fluent files as the house's, and the page's own. Mirrors `core/words.py`. */
import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { prefs } from "./prefs.svelte";
import type { Argument, Message } from "./protocol";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

const sources = {
  ...import.meta.glob<string>("../../src/camarilla/**/text/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" }),
};

/** The forms of a player that a message may ask for: `$who-gen` and so on. */
const CASES = ["gen", "dat", "acc", "ins", "pre"] as const;

/** What somebody is called: the name, and its other cases where the language has them ("игрока Anna"). */
export interface Called {
  name: string;
  cases: Readonly<Record<string, string>>;
  /** Whether this is the reader: a message may have other words for them. */
  you?: boolean;
}

/** What `COMPASS($card)` of a message makes of the points of the compass: NE2 is СВ2 in Russian. */
const COMPASS: Record<Language, Record<string, string>> = { en: {}, ru: { N: "С", E: "В", S: "Ю", W: "З" } };

/** Where the messages lie that begin with a code; the house tells the codes of its games. */
const folders: Record<string, string> = {
  page: "./text",
  core: "../../src/camarilla/core/text",
  bots: "../../src/camarilla/bots/text",
  house: "../../src/camarilla/house/text",
};

function guess(): Language {
  const wanted = [prefs.language, ...navigator.languages].map((one) => one.slice(0, 2));
  return LANGUAGES.find((one) => one === wanted.find((want) => LANGUAGES.some((known) => known === want))) ?? "en";
}

class Words {
  language = $state<Language>(guess());
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  private wanted = new Map<string, Promise<void>>();

  /** Make a game's words known: those of `my-game` lie in the folder `my_game`. */
  learn(code: string, game: string): void {
    folders[code] = `../../src/camarilla/games/${game.replaceAll("-", "_")}/text`;
  }

  /** Load the words that begin with these codes, in the present language. */
  async load(...codes: string[]): Promise<void> {
    const missing = codes.filter((code) => !this.wanted.has(code));
    if (missing.length) {
      const coming = untrack(() => this.fetch(missing));
      for (const code of missing) this.wanted.set(code, coming);
    }
    await Promise.all(codes.map((code) => this.wanted.get(code)));
  }

  private async fetch(codes: string[]): Promise<void> {
    const language = this.language;
    const made = await bundles(codes, language);
    if (language === this.language) this.bundles = { ...this.bundles, ...made };
    else await this.fetch(codes);
  }

  /** Change the language of everything, at once. */
  async speak(language: Language): Promise<void> {
    this.bundles = await bundles([...this.wanted.keys()], language);
    this.language = language;
    prefs.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.bundles[codeOf(id)]?.hasMessage(id) ?? false;
  }

  /** A message in words. `people`: by seat; without them a seat is called as its game calls it. */
  say(message: Message, people: readonly Called[] = []): string {
    const code = codeOf(message.id);
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(message.args ?? {})) Object.assign(args, this.read(key, value, code, people));
    return this.format(message.id, args, this.toReader(message, people));
  }

  /** The form of a message that speaks to its reader (`.who-you`), where the reader is in it and it has one. */
  private toReader({ id, args }: Message, people: readonly Called[]): string {
    const forms = this.bundles[codeOf(id)]?.getMessage(id)?.attributes ?? {};
    const mine = ([, value]: [string, Argument]): boolean => typeof value === "object" && value[0] === "seat" && Boolean(people[value[1]]?.you);
    return Object.entries(args ?? {}).flatMap((one) => (mine(one) && forms[`${one[0]}-you`] ? [`${one[0]}-you`] : []))[0] ?? "";
  }

  /** The page's own words: `t("page-rules")`. */
  t(id: string, args: Record<string, FluentVariable> = {}): string {
    return this.format(id, args);
  }

  /** What a seat is called when nobody's name is known. */
  seat(code: string, seat: number): Called {
    const side = `${code}-seat-${seat + 1}`;
    return this.has(side) ? this.called(side) : this.called("core-seat", { letter: letter(seat) });
  }

  /** What a person is called: a noun before the name is declined, never the name. */
  person(name: string): Called {
    return this.called("core-person", { name });
  }

  /** A name that is itself a message, with its cases. */
  called(id: string, args: Record<string, FluentVariable> = {}): Called {
    const forms = Object.keys(this.bundles[codeOf(id)]?.getMessage(id)?.attributes ?? {});
    return { name: this.format(id, args), cases: Object.fromEntries(forms.map((form) => [form, this.format(id, args, form)])) };
  }

  private read(key: string, value: Argument, code: string, people: readonly Called[]): Record<string, FluentVariable> {
    if (typeof value !== "object") return { [key]: value };
    if (value[0] === "seat") {
      const { name, cases } = people[value[1]] ?? this.seat(code, value[1]);
      return under(key, { name, cases: Object.fromEntries(CASES.map((one) => [one, cases[one] ?? name])) });
    }
    return under(key, this.called(value[1]));
  }

  format(id: string, args: Record<string, FluentVariable> = {}, form = ""): string {
    const bundle = this.bundles[codeOf(id)];
    const found = bundle?.getMessage(id);
    const pattern = form ? found?.attributes[form] : found?.value;
    if (!bundle || !pattern) return `{${id}}`;
    return bundle.formatPattern(pattern, args, []);
  }

  /** A form of a name (`.text`, `.acc`), or nothing where the message has none. */
  form(id: string, form: string): string {
    const found = this.bundles[codeOf(id)]?.getMessage(id);
    return found?.attributes[form] ? this.format(id, {}, form) : "";
  }
}

/** Forms as words of a message: `$who`, `$who-gen` and so on. */
function under(key: string, { name, cases }: Called): Record<string, FluentVariable> {
  const forms = Object.entries(cases).map(([form, text]) => [`${key}-${form}`, text]);
  return { [key]: name, ...Object.fromEntries(forms) };
}

async function bundles(codes: string[], language: Language): Promise<Record<string, FluentBundle>> {
  const made = await Promise.all(codes.map(async (code) => [code, await bundle(code, language)] as const));
  return Object.fromEntries(made);
}

async function bundle(code: string, language: Language): Promise<FluentBundle> {
  const points = COMPASS[language];
  const functions = { COMPASS: ([text]: FluentValue[]) => String(text).replace(/[NESW]/g, (point) => points[point] ?? point) };
  const made = new FluentBundle(language, { useIsolating: false, functions });
  made.addResource(new FluentResource(await source(code, language)));
  return made;
}

async function source(code: string, language: Language): Promise<string> {
  const chunk = sources[`${folders[code]}/${language}.ftl`];
  if (chunk) return chunk();
  // A game that was added to the house after this page was built: the house has its words.
  const answer = await fetch(`/words/${language}.ftl`);
  return answer.text();
}

function codeOf(id: string): string {
  return id.slice(0, id.indexOf("-"));
}

export function letter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

export const words = new Words();
export const say = (message: Message, people?: readonly Called[]): string => words.say(message, people);
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.t(id, args);

/** "Anna, Boris and Clara". */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(words.language).format(names);

/** A number with one decimal, as the reader's language writes it: 24.5, 24,5. */
export const decimal = (value: number): string =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** A share as the reader's language writes it: 38%, 38 % with a space that does not break. */
export const percent = (share: number): string => new Intl.NumberFormat(words.language, { style: "percent" }).format(share);
