/** The five houses: a colour and an emblem each, never one without the other. */
import anvil from "emblem:anvil";
import dolphin from "emblem:dolphin";
import flame from "emblem:flame";
import flower from "emblem:flower-emblem";
import oak from "emblem:oak-leaf";
import { t } from "../../words.svelte";

export interface House {
  /** The jewel as a fill that carries `--on-jewel`. */
  tone: string;
  /** The same jewel as ink on paper. */
  ink: string;
  emblem: string;
}

const house = (jewel: string, emblem: string): House => ({ tone: `var(--${jewel})`, ink: `var(--${jewel}-ink)`, emblem });

const CITIZENS = house("slate", anvil);
const HOUSES: Record<string, House> = {
  green: house("green", oak),
  red: house("burgundy", flame),
  purple: house("plum", flower),
  blue: house("blue", dolphin),
  citizen: CITIZENS,
};

export function houseOf(name: string): House {
  return HOUSES[name] ?? CITIZENS;
}

export function houseName(name: string): string {
  return t(`pi-house-${name}`);
}
