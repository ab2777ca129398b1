/** The crests of the cast, by character. None of them is a seat's own emblem: at a table no two are alike.
 *
 * Each is fetched when somebody of the cast sits down: a table needs a few of them, never all.
 */
import { SvelteMap } from "svelte/reactivity";

const EMBLEMS: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  tobin: () => import("emblem:feather"),
  linette: () => import("emblem:butterfly"),
  osbert: () => import("emblem:hawk-emblem"),
  petronel: () => import("emblem:lyre"),
  wendelin: () => import("emblem:guitar"),
  sabine: () => import("emblem:sewing-needle"),
  gaspard: () => import("emblem:winged-leg"),
  tilda: () => import("emblem:watering-can"),
  anselm: () => import("emblem:quill-ink"),
  beatrice: () => import("emblem:candle-holder"),
  lorenz: () => import("emblem:crossed-sabres"),
  ottilie: () => import("emblem:spider-web"),
  fabian: () => import("emblem:strongbox"),
  clementia: () => import("emblem:mortar"),
  radomir: () => import("emblem:hunting-horn"),
  violante: () => import("emblem:ballerina-shoes"),
  severin: () => import("emblem:chess-bishop"),
  eudora: () => import("emblem:astrolabe"),
  aurelian: () => import("emblem:laurels"),
  leontine: () => import("emblem:wax-seal"),
  cornelius: () => import("emblem:scroll-quill"),
  rosamund: () => import("emblem:throne-king"),
  balthazar: () => import("emblem:galleon"),
  zenobia: () => import("emblem:open-book"),
};

const fetched = new SvelteMap<string, string>();
const wanted = new Set<string>();

/** A character's crest, once it is there; reactive. */
export function crestOf(who: string): string | undefined {
  const emblem = EMBLEMS[who];
  if (emblem && !wanted.has(who)) {
    wanted.add(who);
    void emblem().then(
      (module) => fetched.set(who, module.default),
      () => wanted.delete(who), // the line is down: the next who looks tries again
    );
  }
  return fetched.get(who);
}
