/** The court in words: a choice as a message, and the facts of a region, a sentence a line. */
import type { Argument, CursedCourtSetting, Message } from "../../protocol";
import type { Choice } from "../../table/choices";
import { t } from "../../words.svelte";
import type { Someone } from "../contract";
import { NOBLES, isBetweenYears, named, secretsOf, seen, type Court, type Crown, type Region } from "./court";

/** As `choice_words` of the house: an edition may have titles of its own for regions. */
export function choiceWords({ kind, parts, span }: Choice, setting: CursedCourtSetting): Message {
  const args: Record<string, Argument> = {};
  const title = setting.regions.find((one) => one.key === parts.region)?.title;
  if (title !== undefined) {
    args.region = title;
    if (typeof title === "string") args["region-acc"] = title;
    args.feint = parts.feint ?? "no";
  }
  if (parts.seat) args.seat = ["seat", parts.seat.charCodeAt(0) - "A".charCodeAt(0)];
  if (span) [args.low, args.high] = [span.low, span.high];
  return { id: `cc-do-${kind}`, args };
}

/** Everything to be said of a region: for the eye on a slip of paper, for the ear as a label. */
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
  const held = court.coinless
    ? t("cc-table-crown", { who, place: order + 1 })
    : t(`cc-table-held-${court.unit}`, { who, coins: crown.coins });
  return crown.feint ? `${held} ${t("cc-table-feint")}` : held;
}
