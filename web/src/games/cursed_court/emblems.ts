/** Which drawing stands for whom: nobles, seasons and the small things of the table. */
import fan from "emblem:handheld-fan";
import scales from "emblem:scales";
import king from "emblem:king";
import prayer from "emblem:prayer";
import queen from "emblem:sharp-crown";
import helm from "emblem:visored-helm";
import jester from "emblem:jester-hat";
import crystal from "emblem:crystal-ball";
import hooded from "emblem:cloak-dagger";
import noble from "emblem:crowned-heart";
import flower from "emblem:flower-emblem";
import sun from "emblem:sun";
import leaf from "emblem:oak-leaf";
import snow from "emblem:snowflake-1";

const PORTRAITS: Record<string, string> = {
  courtesan: fan,
  merchant: scales,
  king,
  priestess: prayer,
  queen,
  duke: helm,
  jester,
  sorceress: crystal,
  assassin: hooded,
};

/** A noble's portrait; an edition may seat nobles that we never met. */
export function portrait(key: string): string {
  return PORTRAITS[key] ?? noble;
}

export const SEASON_EMBLEMS: Readonly<Record<string, string>> = { spring: flower, summer: sun, autumn: leaf, winter: snow };
