/** Views as they change: the house sends what is new in a view, this puts it into the one before. */
import type { Change, Now, View } from "../protocol";

/** A moment of a game with all that may be seen in it. */
export type Moment = Now & { view: View };

/** The view after a change; the one before stays as it is, and what has not changed is the same object in both. */
export function changed(view: View, change: Change): View {
  const after: Record<string, unknown> = { ...view, ...change.put };
  for (const [field, items] of Object.entries(change.at ?? {})) {
    after[field] = (after[field] as unknown[]).map((item, place) => (place in items ? items[place] : item));
  }
  for (const [field, items] of Object.entries(change.more ?? {})) {
    after[field] = [...(after[field] as unknown[]), ...items];
  }
  return after as unknown as View;
}
