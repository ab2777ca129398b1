/** All that these eyes know of a passenger, in words: for the lorgnette and for readers. */
import type { DevilsCastleView } from "../../protocol";
import { t } from "../../words.svelte";
import type { Someone } from "../contract";
import type { Told } from "./glass.svelte";
import { capital, characterName, itemName, professionName, professionText, societyFullName } from "./things";

export function passengerWords(view: DevilsCastleView, seat: number, people: readonly Someone[]): Told {
  const one = view.passengers[seat]!;
  const lines = [
    t("dc-board-count", { items: one.items, tokens: one.tokens }),
    one.society ? t("dc-page-of-society", { society: societyFullName(one.society) }) : t("dc-page-society-unknown"),
  ];
  if (one.profession) lines.push(professionLine(one.profession, one.open));
  const known = [...one.known, ...(one.a_bag ? ["bag"] : [])];
  if (known.length) lines.push(t("dc-page-certain", { items: known.map(itemName).join(", ") }));
  if (one.possible.length && one.possible.length <= 6) {
    lines.push(t("dc-page-possible", { items: one.possible.map(itemName).join(", ") }));
  }
  if (one.seen_by.length) {
    lines.push(capital(t("dc-board-seen-by", { names: one.seen_by.map((seer) => people[seer]?.name ?? "").join(", ") })));
  }
  return { title: `${people[seat]?.name ?? ""}, ${characterName(one.character)}`, lines };
}

function professionLine(profession: string, open: boolean): string {
  const name = professionName(profession);
  return `${open ? name : t("dc-page-face-down", { name })}: ${professionText(profession)}`;
}
