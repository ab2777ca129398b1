/** Words of a game that the page knows nothing of: its messages, where they speak of nothing that is not at hand. */
import { games } from "../../house/games.svelte";
import type { AnyView, Message, Setting } from "../../protocol";
import { choiceWords, type Choice } from "../../table/choices";
import { words } from "../../words.svelte";
import type { Goal } from "../contract";

/** A message that can be said whole. */
function sayable(message: Message): boolean {
  return words.has(message.id) && !words.say(message).includes("{$");
}

/** A move by the common rule; by its notation, where the game's rules have a rule of their own. */
export function movesWords(choice: Choice, setting: Setting): Message {
  const common = choiceWords(games.find(setting.game)?.code ?? "", choice);
  return sayable(common) ? common : { id: "page-move-text", args: { text: choice.text } };
}

/** The message `CODE-goal`, which may speak of every number and text of the view; `CODE-goal-more` is its second line. */
export function goal({ setting, open, own }: AnyView): Goal | null {
  const code = games.find(setting.game)?.code;
  const fields = Object.entries({ ...setting, ...open, ...own });
  const args = Object.fromEntries(fields.filter(([, value]) => typeof value === "string" || typeof value === "number"));
  const [line, more] = [`${code}-goal`, `${code}-goal-more`].map((id) => ({ id, args }) as Message);
  if (!own || !line || !sayable(line)) return null;
  return more && sayable(more) ? { line, more } : { line };
}
