/** The crests of the cast, by character. None of them is a seat's own emblem: at a table no two are alike. */
import astrolabe from "emblem:astrolabe";
import book from "emblem:open-book";
import butterfly from "emblem:butterfly";
import candle from "emblem:candle-holder";
import can from "emblem:watering-can";
import bishop from "emblem:chess-bishop";
import feather from "emblem:feather";
import galleon from "emblem:galleon";
import guitar from "emblem:guitar";
import hawk from "emblem:hawk-emblem";
import horn from "emblem:hunting-horn";
import ink from "emblem:quill-ink";
import laurels from "emblem:laurels";
import lyre from "emblem:lyre";
import mortar from "emblem:mortar";
import needle from "emblem:sewing-needle";
import sabres from "emblem:crossed-sabres";
import scroll from "emblem:scroll-quill";
import seal from "emblem:wax-seal";
import shoes from "emblem:ballerina-shoes";
import strongbox from "emblem:strongbox";
import throne from "emblem:throne-king";
import web from "emblem:spider-web";
import winged from "emblem:winged-leg";

export const CRESTS: Readonly<Record<string, string>> = {
  tobin: feather,
  linette: butterfly,
  osbert: hawk,
  petronel: lyre,
  wendelin: guitar,
  sabine: needle,
  gaspard: winged,
  tilda: can,
  anselm: ink,
  beatrice: candle,
  lorenz: sabres,
  ottilie: web,
  fabian: strongbox,
  clementia: mortar,
  radomir: horn,
  violante: shoes,
  severin: bishop,
  eudora: astrolabe,
  aurelian: laurels,
  leontine: seal,
  cornelius: scroll,
  rosamund: throne,
  balthazar: galleon,
  zenobia: book,
};
