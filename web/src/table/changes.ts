/** Moments of a game: the house sends one whole, then only what each next one changes. */
import type { AnyView, Ask, Change, Hand, Now, Open, Own, Setting, Snapshot, Update } from "../protocol";
import { choicesOf, type Choice } from "./choices";

/** A moment of a game as it is shown. */
export interface Moment {
  seq: number;
  /** The house's time then. */
  at: number;
  view: AnyView;
  ask: Ask | null;
  choices: Choice[];
  clocks: Hand[] | null;
  /** Whether I may take the last move back. */
  undo: boolean;
}

/** The moment of a snapshot. */
export function momentOf(news: Snapshot): Moment {
  return { ...read(news, news.setting), view: viewOf(news.setting, news) };
}

/** The moment after another one. */
export function momentAfter({ view }: Moment, news: Update): Moment {
  const own = view.own && changed(view.own, news.own);
  return { ...read(news, view.setting), view: viewOf(view.setting, { open: changed(view.open, news.open), own }) };
}

/** A view from its parts: the setting is sent once, the others with every moment. */
export function viewOf(setting: Setting, { open, own }: { open: Open; own: Own | null }): AnyView {
  return { setting, open, own };
}

/** All but the view, with what was left out on the way put in. */
function read({ seq, at, ask, menu, clocks, undo }: Now, { names }: Setting): Omit<Moment, "view"> {
  return { seq, at, ask: ask ?? null, choices: choicesOf(menu ?? [], names), clocks: clocks ?? null, undo: undo ?? false };
}

/** A part of a view after a change; the one before stays as it is, and what has not changed is the same object in both. */
function changed<Part extends object>(part: Part, change: Change | null | undefined): Part {
  if (!change) return part;
  const after: Record<string, unknown> = { ...part, ...change.put };
  for (const [field, items] of Object.entries(change.at ?? {})) {
    after[field] = (after[field] as unknown[]).map((item, place) => (place in items ? items[place] : item));
  }
  for (const [field, items] of Object.entries(change.more ?? {})) {
    after[field] = [...(after[field] as unknown[]), ...items];
  }
  return after as Part;
}
