/** The page's title and the browser's notices, when it is my turn and I look elsewhere. */
import { prefs } from "../prefs.svelte";

export function notify(title: string, body: string, address: string): void {
  if (!prefs.alerts || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, icon: "/favicon.svg", tag: address });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Ask the browser whether it may notify; says whether it may. */
export async function allowAlerts(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
