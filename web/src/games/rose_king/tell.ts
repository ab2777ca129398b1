/** The board in words: for the line below it, and for who cannot see it. */
import type { RoseKingOpen, RoseKingPreview } from "./protocol";
import { choiceWords, type Choice } from "../../table/choices";
import { say, t, words } from "../../words.svelte";
import type { HeldCard } from "./cards";
import { wayOf } from "./geometry";
import type { Route, Spot } from "./pointing.svelte";

/** A card and where it leads; with a preview, the scores then. */
export function tellCard(card: HeldCard, preview: RoseKingPreview | null = null): string {
  const { way, distance } = wayOf(card.card);
  const told = t("rk-card", { card: card.card, way, distance, use: card.use, square: card.square ?? "" });
  return [told, ...tellPreview(preview)].join(" ");
}

/** A move that is chosen, and what it does to the mover's score. */
export function tellMove(open: RoseKingOpen, seat: number, choice: Choice, preview: RoseKingPreview | null): string {
  const words = say(choiceWords("rk", choice));
  const [now, then] = [open.sides[seat]?.score ?? 0, preview?.scores[seat] ?? 0];
  return preview ? t("rk-foretold", { words, change: then - now, now, then }) : words;
}

function tellPreview(preview: RoseKingPreview | null): string[] {
  return preview ? [t("rk-then", { red: preview.scores[0] ?? 0, white: preview.scores[1] ?? 0 })] : [];
}

/** What stands on a square and which cards lead there, with their owners' names. */
function tellSquare(open: RoseKingOpen, square: string, routes: readonly Route[], names: readonly string[]): string {
  const regions = open.sides.map((side) => side.regions.find((region) => region.includes(square)));
  const seat = regions.findIndex((region) => region !== undefined);
  const leading = routes.filter(({ card }) => card.square === square);
  if (seat < 0 && !leading.length) return "";
  const stands = ["free", "red", "white"][seat + 1] as string;
  const size = regions[seat]?.length ?? 0;
  const crown = square === open.crown ? "yes" : "no";
  const told = seat < 0 && leading.length ? [] : [t("rk-square", { square, stands, size, crown })];
  for (const route of leading) told.push(t("rk-reach", { who: names[route.seat] ?? "", square, card: route.card.card }));
  if (leading.length === 1) told.push(...leading.flatMap(({ preview }) => tellPreview(preview)));
  return told.join(" ");
}

export function tellSize(count: number, size: number): string {
  return t("rk-regions", { count, size, points: count * size * size });
}

/** What is pointed at; `routes` are the ways that are drawn. */
export function tellSpot(open: RoseKingOpen, spot: Spot, routes: readonly Route[], names: readonly string[]): string {
  if ("square" in spot) return tellSquare(open, spot.square, routes, names);
  if ("size" in spot) {
    const regions = open.sides[spot.seat]?.regions.filter((region) => region.length === spot.size) ?? [];
    return tellSize(regions.length, spot.size);
  }
  const route = routes.find(({ seat, card }) => seat === spot.seat && card.card === spot.card);
  return route ? tellCard(route.card, route.preview) : "";
}

/** A side's regions as a sum of squares, as the rulebook counts. */
export function sumOf(regions: readonly string[][]): string {
  return regions.map((region) => `${region.length}²`).join(" + ") || "0";
}

/** The whole board for who cannot see it: the crown, and the regions of each side. */
export function tellStanding(open: RoseKingOpen, names: readonly string[]): string {
  const sides = open.sides.map((side, seat) => {
    const regions = side.regions.map((region) => region.join(" ")).join("; ") || "–";
    return t("rk-stands", { who: names[seat] ?? "", regions });
  });
  return [t("rk-crown-on", { square: open.crown }), ...sides].join(" ");
}

export function sideName(seat: number): string {
  return words.seat("rk", seat).name;
}
