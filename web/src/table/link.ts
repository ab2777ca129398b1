/** A link given to others: shared where the browser can, else copied, else shown to be copied by hand. */
import { toasts } from "../design/toasts.svelte";
import { t } from "../words.svelte";

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toasts.note(t("page-copied"));
  } catch {
    toasts.note(link);
  }
}

export async function shareLink(link: string): Promise<void> {
  if (!("share" in navigator)) return copyLink(link);
  // Whoever closes the sheet again has changed their mind: nothing went wrong.
  await navigator.share({ title: t("page-name"), url: link }).catch(() => undefined);
}
