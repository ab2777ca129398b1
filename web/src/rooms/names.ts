/** Who sits at a table in a list. */
import { botName } from "../house/cast";
import type { Listed } from "../protocol";
import { t } from "../words.svelte";

export function namesAt(table: Listed): string {
  const sitting = table.seats.map((name, seat) => {
    if (seat === table.your_seat) return t("page-you");
    if (name === null) return t("page-seat-free");
    return name.startsWith("@") ? botName(name.slice(1)) : name;
  });
  const counted = [...new Set(sitting)].map((name) => {
    const times = sitting.filter((one) => one === name).length;
    return times > 1 ? `${name} × ${times}` : name;
  });
  return counted.join(", ");
}
