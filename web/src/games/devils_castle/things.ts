/** The things of the coach with their emblems: items, professions, characters, societies, deeds. */
import abbe from "emblem:prayer-beads";
import alchemist from "emblem:bubbling-flask";
import bag from "emblem:briefcase";
import bodyguard from "emblem:bordered-shield";
import captain from "emblem:captain-hat-profile";
import clairvoyant from "emblem:crystal-ball";
import cloak from "emblem:cloak";
import countess from "emblem:tiara";
import dagger from "emblem:plain-dagger";
import declare from "emblem:trumpet-flag";
import diplomat from "emblem:shaking-hands";
import divine from "emblem:all-seeing-eye";
import doctor from "emblem:caduceus";
import duel from "emblem:crossed-swords";
import duelist from "emblem:fencer";
import gloves from "emblem:gloves";
import goblet from "emblem:jeweled-chalice";
import governess from "emblem:umbrella";
import grandmaster from "emblem:chess-king";
import hypnotist from "emblem:surrounded-eye";
import key from "emblem:skeleton-key";
import knives from "emblem:thrown-daggers";
import lodgeRing from "emblem:skull-signet";
import major from "emblem:mustache";
import merchant from "emblem:scales";
import mirror from "emblem:shattered-glass";
import monocle from "emblem:magnifying-glass";
import offer from "emblem:card-exchange";
import pearl from "emblem:oyster-pearl";
import person from "emblem:person";
import poisonRing from "emblem:diamond-ring";
import priest from "emblem:gothic-cross";
import privilege from "emblem:tied-scroll";
import professor from "emblem:spectacles";
import sextant from "emblem:sextant";
import shield from "emblem:shield";
import singer from "emblem:musical-notes";
import spy from "emblem:spyglass";
import student from "emblem:graduate-cap";
import sword from "emblem:broadsword";
import thug from "emblem:brass-knuckles";
import token from "emblem:token";
import tome from "emblem:secret-book";
import whip from "emblem:whip";
import widow from "emblem:flower-hat";
import { words } from "../../words.svelte";
import type { Someone } from "../contract";

export interface Thing {
  emblem: string;
  /** The jewel it is drawn in. */
  tone: string;
}

const thing = (emblem: string, jewel: string): Thing => ({ emblem, tone: `var(--${jewel}-ink)` });

export const ITEMS: Readonly<Record<string, Thing>> = {
  key: thing(key, "blue"),
  goblet: thing(goblet, "burgundy"),
  bag: thing(bag, "rust"),
  bag_key: thing(bag, "blue"),
  bag_goblet: thing(bag, "burgundy"),
  dagger: thing(dagger, "slate"),
  gloves: thing(gloves, "slate"),
  poison_ring: thing(poisonRing, "green"),
  knives: thing(knives, "slate"),
  whip: thing(whip, "slate"),
  tome: thing(tome, "plum"),
  cloak: thing(cloak, "plum"),
  privilege: thing(privilege, "gold"),
  monocle: thing(monocle, "teal"),
  sextant: thing(sextant, "teal"),
  mirror: thing(mirror, "slate"),
  pearl: thing(pearl, "plum"),
  lodge_ring: thing(lodgeRing, "gold"),
};

/** What is sewn into a bag: shown small in its corner, so that colour is not its only mark. */
export const INSIDE: Readonly<Record<string, string>> = { bag_key: key, bag_goblet: goblet };

export const PROFESSIONS: Readonly<Record<string, Thing>> = {
  thug: thing(thug, "rust"),
  grandmaster: thing(grandmaster, "blue"),
  bodyguard: thing(bodyguard, "teal"),
  hypnotist: thing(hypnotist, "plum"),
  duelist: thing(duelist, "burgundy"),
  alchemist: thing(alchemist, "green"),
  doctor: thing(doctor, "green"),
  priest: thing(priest, "slate"),
  diplomat: thing(diplomat, "gold"),
  clairvoyant: thing(clairvoyant, "plum"),
};

export const SOCIETIES: Readonly<Record<string, Thing & { seal: string }>> = {
  order: { ...thing(key, "blue"), seal: "var(--blue)" },
  brotherhood: { ...thing(goblet, "burgundy"), seal: "var(--burgundy)" },
};

export const DEEDS: Readonly<Record<string, string>> = {
  spy,
  offer,
  duel,
  declare,
  diplomat,
  clairvoyant,
  divine,
  ring: lodgeRing,
  gift: offer,
  hypnotise: hypnotist,
};

const CHARACTERS: Readonly<Record<string, string>> = {
  countess,
  major,
  professor,
  singer,
  abbe,
  merchant,
  governess,
  captain,
  widow,
  student,
};

export const SWORD = sword;
export const SHIELD = shield;
export const TOKEN = token;

export function characterEmblem(character: string): string {
  return CHARACTERS[character] ?? person;
}

/** A piece in a duel: an item or a profession. */
export function thingOf(what: string): Thing {
  return ITEMS[what] ?? PROFESSIONS[what] ?? thing(token, "gold");
}

export const itemId = (item: string): string => `dc-item-${item.replaceAll("_", "-")}`;
const professionId = (profession: string): string => `dc-profession-${profession}`;
const societyId = (society: string): string => `dc-society-${society}`;

export const itemName = (item: string): string => words.t(itemId(item));
export const itemText = (item: string): string => words.form(itemId(item), "text");
/** In two or three words. */
export const itemShort = (item: string): string => words.form(itemId(item), "short");
export const professionName = (profession: string): string => words.t(professionId(profession));
export const professionText = (profession: string): string => words.form(professionId(profession), "text");
export const characterName = (character: string): string => words.t(`dc-character-${character}`);

export const societyName = (society: string): string => words.t(societyId(society));
/** "Order of Open Secrets". */
export const societyFullName = (society: string): string => words.form(societyId(society), "full");

/** The name of whatever may lie in the scales of a duel. */
export function pieceName(what: string): string {
  if (ITEMS[what]) return itemName(what);
  return PROFESSIONS[what] ? professionName(what) : words.t("dc-page-token");
}

/** What a label calls somebody: whoever reads it is "You". */
export function label(one: Someone | undefined): string {
  return one?.you ? capital(words.t("page-you")) : (one?.name ?? "");
}

/** A first letter made great, for names that stand alone. */
export function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
