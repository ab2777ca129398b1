/** What passes between two passengers, whatever it is: for the floor of the coach. */
import type { DevilsCastleView } from "./protocol";
import type { Choice } from "../../table/choices";

export interface Passing {
  from: number;
  to: number;
  deed: string;
  /** The card between them: its face, null for a back, undefined for none. */
  item?: string | null;
  /** It is only thought of. */
  ghost: boolean;
}

const seatOf = (choice: Choice): number => (choice.parts.seat ?? "A").charCodeAt(0) - 65;

/** What a whole move would do, before it is made. */
export function intended(choice: Choice | null, you: number | null): Passing | null {
  if (!choice || you === null || !choice.parts.seat) return null;
  const passing: Passing = { from: you, to: seatOf(choice), deed: choice.kind, ghost: true };
  if (choice.kind === "diplomat") return { ...passing, from: passing.to, to: you, item: choice.parts.item ?? null };
  return choice.parts.item ? { ...passing, item: choice.parts.item } : passing;
}

/** What lies between two passengers now. */
export function present(view: DevilsCastleView): Passing | null {
  const { offer, between, trade, phase, asked_for } = view.open;
  if (offer) {
    const item = view.own?.offered ?? offer.item;
    return { from: offer.giver, to: offer.receiver, deed: "offer", item, ghost: false };
  }
  const [from, to] = between.length === 2 ? between : trade;
  if (from === undefined || to === undefined) return null;
  const deed = { spying: "spy", demand: "diplomat" }[phase] ?? "offer";
  return { from, to, deed, ghost: false, ...(asked_for ? { item: asked_for } : {}) };
}
