/** The heraldic emblems people may choose; the names are the house's. */
import crown from "emblem:crown";
import dagger from "emblem:plain-dagger";
import fox from "emblem:fox-head";
import goblet from "emblem:jeweled-chalice";
import harp from "emblem:harp";
import hourglass from "emblem:hourglass";
import key from "emblem:key";
import lantern from "emblem:old-lantern";
import mask from "emblem:domino-mask";
import owl from "emblem:owl";
import quill from "emblem:quill";
import raven from "emblem:raven";
import rose from "emblem:rose";
import seal from "emblem:wax-seal";
import stag from "emblem:stag-head";
import coach from "emblem:horse-head";

export const AVATARS: Readonly<Record<string, { body: string; tone: string }>> = {
  rose: { body: rose, tone: "var(--burgundy)" },
  crown: { body: crown, tone: "var(--gold)" },
  dagger: { body: dagger, tone: "var(--slate)" },
  key: { body: key, tone: "var(--green)" },
  mask: { body: mask, tone: "var(--plum)" },
  quill: { body: quill, tone: "var(--blue)" },
  raven: { body: raven, tone: "var(--slate)" },
  fox: { body: fox, tone: "var(--rust)" },
  owl: { body: owl, tone: "var(--teal)" },
  stag: { body: stag, tone: "var(--green)" },
  lantern: { body: lantern, tone: "var(--gold)" },
  coach: { body: coach, tone: "var(--plum)" },
  goblet: { body: goblet, tone: "var(--burgundy)" },
  seal: { body: seal, tone: "var(--rust)" },
  harp: { body: harp, tone: "var(--teal)" },
  hourglass: { body: hourglass, tone: "var(--blue)" },
};
