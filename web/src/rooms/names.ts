/** Who sits at a table in a list. */
import { called } from "../house/called";
import type { Listed } from "../protocol";
import { t } from "../words.svelte";

export function namesAt(table: Listed): string {
  const sitting = table.seats.map((name, seat) => {
    if (seat === table.your_seat) return t("page-you");
    if (name === null) return t("page-seat-free");
    const bot = name.startsWith("@");
    return called({ bot: bot ? name : null, name: bot ? name.slice(1) : name }).name;
  });
  const counted = [...new Set(sitting)].map((name) => {
    const times = sitting.filter((one) => one === name).length;
    return times > 1 ? `${name} × ${times}` : name;
  });
  return counted.join(", ");
}
