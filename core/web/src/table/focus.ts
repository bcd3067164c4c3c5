// Keeps the keyboard's place across updates: the same card or button again, else my cards, else the prompt.

export interface Focus {
  before(): void;
  after(mine: boolean): void;
}

export function keepFocus(root: () => HTMLElement | undefined): Focus {
  let key: string | null = null;
  let zone: string | null = null;
  let dock = false;
  let inside = false;
  return {
    before() {
      const at = document.activeElement;
      inside = at instanceof HTMLElement && at !== document.body && (root()?.contains(at) ?? false);
      if (!inside) return;
      key = (at as HTMLElement).dataset["key"] ?? null;
      zone = at?.closest<HTMLElement>("[data-zone-box]")?.dataset["zoneBox"] ?? null;
      dock = dock || key !== null;
    },
    after(mine) {
      const under = root();
      const at = document.activeElement;
      if (!under || document.querySelector("dialog[open]")) return;
      const parked = at instanceof HTMLElement && at.dataset["prompt"] !== undefined;
      const lost = inside && (at === document.body || at === null);
      if (!lost && !(parked && mine && dock)) return;
      const find = (query: string): HTMLElement | null => under.querySelector<HTMLElement>(query);
      const back =
        (key && find(`[data-key="${CSS.escape(key)}"]`)) ||
        (zone && find(`[data-zone-box="${CSS.escape(zone)}"] [data-able]`)) ||
        (mine && (find("[data-able]") ?? find(".bar button"))) ||
        find("[data-prompt]");
      if (back) back.focus({ preventScroll: true });
    },
  };
}
