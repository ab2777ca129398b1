/** The court in words: a choice as a message, and the facts of a region, a sentence a line. */
import type { Argument, CursedCourtSetting, Message, Region as EditionRegion } from "./protocol";
import type { Choice } from "../../table/choices";
import { t } from "../../words.svelte";
import type { Someone } from "../contract";
import { NOBLES, isBetweenYears, lost, named, secretsOf, seen, type Court, type Crown, type Region } from "./court";

/** As `choice_words` of the house: an edition may have titles of its own for regions. */
export function choiceWords({ kind, parts, span }: Choice, setting: CursedCourtSetting): Message {
  const args: Record<string, Argument> = {};
  const region = setting.regions.find((one) => one.key === parts.region);
  if (region) Object.assign(args, titled(region), { feint: parts.feint ?? "no" });
  if (parts.seat) args.seat = ["seat", parts.seat.charCodeAt(0) - "A".charCodeAt(0)];
  if (span) [args.low, args.high] = [span.low, span.high];
  return { id: `cc-do-${kind}`, args };
}

/** A region as a message names it; a title of an edition's own has no other form. */
export function titled({ title }: EditionRegion, as = "region"): Record<string, Argument> {
  return typeof title === "string" ? { [as]: title, [`${as}-acc`]: title } : { [as]: title };
}

/** A bet under way: what it does, what it promises, and whether it can still be bumped. Short: the prompt has two lines. */
export function betWords(court: Court, choice: Choice, number: number, setting: CursedCourtSetting): Message[] {
  const { args } = choiceWords(choice, setting);
  const told: Message[] = [{ id: `cc-told-${choice.kind}`, args: { ...args, number } }];
  const region = court.regions.find((one) => one.key === choice.parts.region);
  if (choice.parts.feint === "yes") told.push({ id: "cc-told-feint" });
  else if (region) told.push(...outlook(region));
  const me = court.seat === null ? undefined : court.players[court.seat];
  if (choice.span && me) told.push({ id: number >= me.safe ? "cc-told-safe" : "cc-told-unsafe" });
  return told;
}

function outlook({ chance, worth, nobles, points }: Region): Message[] {
  if (chance === null) return [];
  const average = Math.round((worth ?? 0) * 10) / 10;
  if (chance < 1) return [{ id: "cc-told-chance", args: { percent: Math.round(chance * 100), worth: average } }];
  return [nobles.length > 1 ? { id: "cc-told-sure-set", args: { points: points[0] ?? 0 } } : { id: "cc-told-sure", args: { worth: average } }];
}

/** A region at a glance, for the prompt: the facts that its picture leaves to be asked. */
export function regionWords(court: Court, region: Region, place: number): Message[] {
  const told: Message[] = [place < NOBLES ? nobleWords(court, region, place) : setWords(court, region)];
  const [crown] = region.crowns;
  if (crown && !court.coinless && !isBetweenYears(court)) {
    const args: Record<string, Argument> = { who: ["seat", crown.seat], coins: crown.coins, least: region.least };
    told.push({ id: `cc-told-${crown.seat === court.seat ? "own" : "held"}${region.safe ? "-safe" : ""}`, args });
  }
  return told;
}

function nobleWords(court: Court, region: Region, place: number): Message {
  const known = isBetweenYears(court) ? 0 : secretsOf(court, region.key).length;
  const args = { points: region.points.join(", "), open: court.tableau[place] ?? 0, known };
  return { id: "cc-told-noble", args: { ...titled(region), ...args } };
}

function setWords(court: Court, region: Region): Message {
  const nobles = region.nobles.map((noble) => named(court, noble)).join(", ");
  return { id: "cc-told-set", args: { ...titled(region), nobles, points: region.points[0] ?? 0 } };
}

/** Somebody has taken a place of mine, and its crown is to be placed once more; null if nobody has. */
export function bumpedWords(court: Court): Message[] | null {
  const taken = lost(court);
  const last = taken.at(-1);
  const region = court.regions.find((one) => one.key === last?.region);
  if (!last || !region) return null;
  const args: Record<string, Argument> = { who: ["seat", last.taker], more: taken.length - 1, ...titled(region) };
  return [{ id: "cc-told-bumped", args }, { id: `cc-told-again-${court.unit}` }];
}

/** Everything to be said of a region, for the ear. */
export function facts(court: Court, region: Region, place: number, people: readonly Someone[]): string[] {
  const names = people.map((one) => one.name);
  const told = place < NOBLES ? nobleFacts(court, region, place) : setFacts(court, region);
  for (const [order, crown] of region.crowns.entries()) told.push(crownFact(court, crown, order, names));
  if (region.safe) told.push(t("cc-table-safe"));
  else if (region.crowns.length && !court.coinless && !isBetweenYears(court)) told.push(t(`cc-table-least-${court.unit}`, { least: region.least }));
  if (region.chance !== null) {
    const worth = Math.round((region.worth ?? 0) * 10) / 10;
    told.push(t(chanceOf(court, region), { percent: Math.round(region.chance * 100), worth }));
  }
  return told;
}

/** A bet on a region with all I have: if that is refused, so is every other. */
export function highestBet(court: Court, region: string): string {
  const free = court.seat === null ? 0 : (court.players[court.seat]?.free ?? 0);
  return court.coinless ? `bet ${region}` : `bet ${region} ${free}`;
}

/** Whose crown the odds are about: crowns that share a region of a coinless court score less and less. */
function chanceOf(court: Court, region: Region): string {
  if (!court.coinless || !region.crowns.length) return "cc-table-chance";
  return region.crowns.some((crown) => crown.seat === court.seat) ? "cc-table-chance-own" : "cc-table-chance-next";
}

function nobleFacts(court: Court, region: Region, place: number): string[] {
  const open = court.tableau[place] ?? 0;
  const known = secretsOf(court, region.key).length;
  const aside = court.left_out?.[place] ?? 0;
  const told = [t("cc-table-ladder", { points: region.points.join(", ") }), t("cc-table-open", { open })];
  if (known) told.push(t("cc-table-known", { known }));
  if (aside) told.push(t("cc-table-aside", { aside }));
  return told;
}

function setFacts(court: Court, region: Region): string[] {
  const missing = region.nobles.filter((noble) => seen(court, noble) === "missing");
  const nobles = region.nobles.map((noble) => named(court, noble)).join(", ");
  const told = [t("cc-table-set", { nobles, points: region.points[0] ?? 0 })];
  const list = missing.map((noble) => named(court, noble)).join(", ");
  told.push(missing.length ? t("cc-table-missing", { nobles: list }) : t("cc-table-complete"));
  return told;
}

function crownFact(court: Court, crown: Crown, order: number, names: readonly string[]): string {
  const who = names[crown.seat] ?? "";
  const mine = crown.seat === court.seat ? "yes" : "no";
  const held = court.coinless
    ? t("cc-table-crown", { who, mine, place: order + 1 })
    : t(`cc-table-held-${court.unit}`, { who, mine, coins: crown.coins });
  return crown.feint ? `${held} ${t("cc-table-feint")}` : held;
}
