/** All that these eyes know of a passenger: what lies open, what is in the notebook, and both in words. */
import type { Claim, DevilsCastleOpen, DevilsCastleOwn, DevilsCastleView, Holding, Verdict } from "./protocol";
import { say, t, words } from "../../words.svelte";
import type { Someone } from "../contract";
import type { Deed } from "./evidence";
import type { Told } from "./glass.svelte";
import { capital, characterName, itemId, itemName, professionName, professionText, societyFullName } from "./things";

export interface Passenger {
  character: string;
  items: number;
  tokens: number;
  /** Who has seen the society. */
  seen_by: number[];
  /** Whether the profession lies face up. */
  open: boolean;
  society: string | null;
  profession: string | null;
  /** Items that are certainly there, and kinds of which there may be more. */
  known: string[];
  possible: string[];
  /** A bag is certainly there, whichever. */
  a_bag: boolean;
}

/** What is left out when it is sent. */
const NOTHING = {
  tokens: 0,
  seen_by: [],
  open: false,
  society: null,
  profession: null,
  known: [],
  possible: [],
  a_bag: false,
};

/** Where these eyes find what they know of the cards: a spectator, in what everybody knows. */
export function notebook(view: DevilsCastleView): DevilsCastleOpen | DevilsCastleOwn {
  return view.own ?? view.open;
}

export function passenger(view: DevilsCastleView, seat: number): Passenger {
  const character = view.setting.characters[seat] ?? "";
  return { character, ...NOTHING, ...view.open.passengers[seat]!, ...notebook(view).noted[seat] };
}

/** What is certainly in the luggage, a bag among it if there is one. */
export function luggage({ known, a_bag }: Passenger): string[] {
  return a_bag ? [...known, "bag"] : known;
}

/** Of more kinds that may be there, a list says nothing. */
const FEW = 6;

export function passengerWords(view: DevilsCastleView, seat: number, people: readonly Someone[], most = FEW): Told {
  const one = passenger(view, seat);
  const lines = [
    t("dc-board-count", { items: one.items, tokens: one.tokens }),
    one.society ? t("dc-page-of-society", { society: societyFullName(one.society) }) : t("dc-page-society-unknown"),
  ];
  if (one.profession) lines.push(professionLine(one.profession, one.open));
  const known = luggage(one);
  if (known.length) lines.push(t("dc-page-certain", { items: known.map(itemName).join(", ") }));
  if (one.possible.length && one.possible.length <= most) {
    lines.push(t("dc-page-possible", { items: one.possible.map(itemName).join(", ") }));
  }
  if (one.seen_by.length) {
    lines.push(capital(t("dc-board-seen-by", { names: one.seen_by.map((seer) => (people[seer]?.you ? t("page-you") : people[seer]?.name ?? "")).join(", ") })));
  }
  return { title: `${people[seat]?.name ?? ""}, ${characterName(one.character)}`, lines };
}

function professionLine(profession: string, open: boolean): string {
  const name = professionName(profession);
  return `${open ? name : t("dc-page-face-down", { name })}: ${professionText(profession)}`;
}

/** The declaration that ended the game, as a title. */
export function claimWords({ seat, society, how }: Verdict, people: readonly Someone[]): string {
  const id = society ? (how === "own" ? "dc-page-end-declared" : "dc-page-end-divined") : "dc-page-end-alone";
  return say({ id, args: { who: ["seat", seat], society: society ? societyFullName(society) : "" } }, people);
}

/** Something that somebody did, and how often. */
export function deedWords({ said, times }: Deed, people: readonly Someone[]): string {
  const what = say(said, people);
  return times > 1 ? t("dc-ev-times", { what, times }) : what;
}

/** A passenger's part in a claim, as far as my notebook goes. */
export function holdingWords(holding: Holding, claim: Claim): string[] {
  const items = words.form(itemId(claim.item), "many");
  const member = holding.member == null ? "dc-page-member-unknown" : holding.member ? "dc-page-member" : "dc-page-member-not";
  return [holds(holding, items), t(member)];
}

function holds({ certain, more }: Holding, items: string): string {
  if (certain) return t(more ? "dc-page-holds-least" : "dc-page-holds", { items, count: certain });
  return t(more ? "dc-page-holds-maybe" : "dc-page-holds-none", { items });
}
