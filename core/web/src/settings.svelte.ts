// What this device prefers; kept in the browser, except the language, which the server's pages need too.

import type { Lang } from "./net/wire";

export const THEMES = ["auto", "light", "dark"] as const;
export const FELTS = ["sage", "dusk", "clay", "plum"] as const;
export const FACES = ["clear", "large", "normal"] as const;

interface Kept {
  theme: (typeof THEMES)[number];
  felt: (typeof FELTS)[number];
  faces: (typeof FACES)[number];
  four: boolean;
  oneTap: boolean;
  leftHand: boolean;
}

const STANDARD: Kept = { theme: "auto", felt: "sage", faces: "clear", four: false, oneTap: false, leftHand: false };
const KEY = "cardtable";
const YEAR = 31_536_000; // seconds

function read(): Kept {
  try {
    return { ...STANDARD, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...STANDARD }; // storage is closed to us: the standard does
  }
}

export function languageOf(cookie: string, accepted: readonly string[]): Lang {
  const chosen = /(?:^|;\s*)lang=(en|de)(?:;|$)/.exec(cookie)?.[1];
  if (chosen) return chosen as Lang;
  return (accepted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === "en" || tag === "de") ?? "en") as Lang;
}

class Settings {
  kept = $state<Kept>(read());
  lang = $state<Lang>(languageOf(document.cookie, navigator.languages ?? []));

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.kept[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // it holds for this page at least
    }
    this.show();
  }

  speak(lang: Lang): void {
    this.lang = lang;
    document.cookie = `lang=${lang}; path=/; max-age=${YEAR}; samesite=lax`;
    this.show();
  }

  /** Puts the preferences where the style sheet and screen readers look for them. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset["theme"] = this.kept.theme;
    root.dataset["felt"] = this.kept.felt;
  }
}

export const settings = new Settings();
