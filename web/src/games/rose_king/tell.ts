/** The board in words: for the line below it, and for who cannot see it. */
import type { Card, RoseKingView } from "../../protocol";
import { t, words } from "../../words.svelte";
import { wayOf } from "./geometry";
import type { Spot } from "./pointing.svelte";

export function tellCard(card: Card): string {
  const { way, distance } = wayOf(card.card);
  const told = t("rk-card", { card: card.card, way, distance, use: card.use, square: card.square ?? "" });
  return [told, ...tellDeed(card)].join(" ");
}

function tellDeed({ deed }: Card): string[] {
  return deed ? [t("rk-then", { red: deed.scores[0] ?? 0, white: deed.scores[1] ?? 0 })] : [];
}

/** What stands on a square and which cards lead there, with their owners' names. */
function tellSquare(view: RoseKingView, square: string, names: readonly string[]): string {
  const seat = view.sides.findIndex((side) => side.roses.includes(square));
  const stands = ["free", "red", "white"][seat + 1] as string;
  const size = view.sides[seat]?.regions.find((region) => region.includes(square))?.length ?? 0;
  const told = [t("rk-square", { square, stands, size, crown: square === view.crown ? "yes" : "no" })];
  const cards = view.sides.flatMap((side, owner) => side.hand.filter((card) => card.square === square).map((card) => ({ owner, card })));
  for (const { owner, card } of cards) told.push(t("rk-reach", { who: names[owner] ?? "", card: card.card }));
  if (cards.length === 1) told.push(...cards.flatMap(({ card }) => tellDeed(card)));
  return told.join(" ");
}

export function tellSize(count: number, size: number): string {
  return t("rk-regions", { count, size, points: count * size * size });
}

/** What is pointed at. */
export function tellSpot(view: RoseKingView, spot: Spot, names: readonly string[]): string {
  if ("square" in spot) return tellSquare(view, spot.square, names);
  if ("size" in spot) {
    const regions = view.sides[spot.seat]?.regions.filter((region) => region.length === spot.size) ?? [];
    return tellSize(regions.length, spot.size);
  }
  const card = view.sides[spot.seat]?.hand.find((one) => one.card === spot.card);
  return card ? tellCard(card) : "";
}

export function tellSupply(view: RoseKingView): string {
  return t("rk-supply", { stones: view.supply, deck: view.deck, discards: view.discards.length });
}

/** A side's regions as a sum of squares, as the rulebook counts. */
export function sumOf(regions: readonly string[][]): string {
  return regions.map((region) => `${region.length}²`).join(" + ") || "0";
}

/** The whole board for who cannot see it: the crown, and the regions of each side. */
export function tellStanding(view: RoseKingView, names: readonly string[]): string {
  const sides = view.sides.map((side, seat) => {
    const regions = side.regions.map((region) => region.join(" ")).join("; ") || "–";
    return t("rk-stands", { who: names[seat] ?? "", regions });
  });
  return [t("rk-crown-on", { square: view.crown }), ...sides].join(" ");
}

export function sideName(seat: number): string {
  return words.seat("rk", seat);
}
