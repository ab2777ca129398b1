/** What this browser remembers of its reader: theme, sound, motion, marks, confirmation, alerts, language. */

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "on" | "off";
export type Pace = "slow" | "normal" | "fast" | "once";

/** How long one event is told, in milliseconds. */
const BEATS: Record<Pace, number> = { slow: 2400, normal: 1400, fast: 650, once: 0 };

interface Kept {
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  volume: number;
  marks: boolean;
  confirm: boolean;
  alerts: boolean;
  language: string;
}

const KEY = "camarilla";
const DEFAULTS: Kept = {
  theme: "auto",
  motion: "auto",
  pace: "normal",
  sound: true,
  volume: 50,
  marks: false,
  confirm: true,
  alerts: false,
  language: "",
};

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Prefs {
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  pace = $state<Pace>("normal");
  sound = $state(true);
  volume = $state(50);
  marks = $state(false);
  confirm = $state(true);
  alerts = $state(false);
  language = $state("");
  private systemDark = $state(dark.matches);
  private systemStill = $state(still.matches);

  constructor() {
    Object.assign(this, kept());
    dark.addEventListener("change", () => (this.systemDark = dark.matches));
    still.addEventListener("change", () => (this.systemStill = still.matches));
  }

  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.systemDark);
  }

  /** Whether things may move; boards ask this before they animate anything by hand. */
  get moves(): boolean {
    return this.motion === "on" || (this.motion === "auto" && !this.systemStill);
  }

  /** How long one event is told, in milliseconds; 0: everything at once. */
  get beat(): number {
    return BEATS[this.pace] ?? BEATS.normal;
  }

  /** Keeps and shows every change; called once, when the page begins. */
  keep(): void {
    $effect.root(() => {
      $effect(() => {
        const { theme, motion, pace, sound, volume, marks, confirm, alerts, language } = this;
        localStorage.setItem(KEY, JSON.stringify({ theme, motion, pace, sound, volume, marks, confirm, alerts, language }));
      });
      $effect(() => {
        const root = document.documentElement;
        root.dataset.theme = this.isDark ? "dark" : "light";
        root.dataset.motion = this.moves ? "on" : "off";
        root.dataset.marks = this.marks ? "on" : "off";
      });
    });
  }
}

export const prefs = new Prefs();
