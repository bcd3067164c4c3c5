// Cards travel from where they were to where they are: first, last, invert, play. Nothing here decides anything.

const PER_PIXEL = 0.12; // ms
const SHORTEST = 180; // ms
const LONGEST = 320; // ms
const APART = 45; // ms between dealt cards
const DEAL = 600; // ms for a whole deal, at most
const FLIP = 200; // ms
const TAKE = 300; // ms
const FADE = 120; // ms
const EASE = "cubic-bezier(.2,.8,.2,1)";
const BOTH_ENDS = "cubic-bezier(.6,0,.2,1)";

interface Was {
  rect: DOMRect;
  zone: string;
}

export const travelTime = (pixels: number): number => Math.min(LONGEST, SHORTEST + PER_PIXEL * pixels);

/** How long each of `count` dealt cards waits for the one before it, in ms. */
export const dealGap = (count: number): number => (count > 1 ? Math.min(APART, DEAL / (count - 1)) : 0);

/** Moves the cards under `root`; call `before` ahead of a change and `after` once it is drawn. */
export class Motion {
  readonly #root: HTMLElement;
  readonly #calm: () => boolean;
  #was = new Map<string, Was>();
  #counts = new Map<string, number>();
  #boxes = new Map<string, DOMRect>();
  #seats = new Map<string, DOMRect>();
  #running = new Set<Animation>();
  #ghosts: HTMLElement[] = [];

  constructor(root: HTMLElement, calm: () => boolean) {
    this.#root = root;
    this.#calm = calm;
    root.addEventListener("pointerdown", () => this.finish(), { capture: true });
  }

  #cards(): Map<string, HTMLElement> {
    const found = new Map<string, HTMLElement>();
    for (const el of this.#root.querySelectorAll<HTMLElement>("[data-card]")) {
      const code = el.dataset["card"] ?? "";
      const zone = el.dataset["zone"] ?? "";
      const key = code === "??" ? `${zone}/${el.dataset["index"] ?? ""}` : code;
      found.set(found.has(key) ? `${key}#${zone}` : key, el);
    }
    return found;
  }

  before(): void {
    this.#was.clear();
    this.#counts.clear();
    this.#boxes.clear();
    this.#seats.clear();
    for (const [key, el] of this.#cards()) {
      const zone = el.dataset["zone"] ?? "";
      this.#was.set(key, { rect: el.getBoundingClientRect(), zone });
      this.#counts.set(zone, (this.#counts.get(zone) ?? 0) + 1);
    }
    for (const el of this.#root.querySelectorAll<HTMLElement>("[data-zone-box]")) this.#boxes.set(el.dataset["zoneBox"] ?? "", el.getBoundingClientRect());
    for (const el of this.#root.querySelectorAll<HTMLElement>("[data-seat]")) this.#seats.set(el.dataset["seat"] ?? "", el.getBoundingClientRect());
  }

  /** `source` names, for a card that nobody saw before, the zone or seat it comes from. */
  after(source: (code: string, zone: string) => { zone?: string; seat?: number } | null): void {
    if (this.#was.size === 0) return;
    const now = this.#cards();
    let fresh = 0;
    const arriving = [...now.keys()].filter((key) => !this.#was.has(key)).length;
    for (const [key, el] of now) {
      const to = el.getBoundingClientRect();
      const was = this.#was.get(key);
      if (was) {
        if (Math.abs(was.rect.x - to.x) + Math.abs(was.rect.y - to.y) > 2 || Math.abs(was.rect.width - to.width) > 2) this.#travel(el, was.rect, to, 0);
        continue;
      }
      const code = el.dataset["card"] ?? "";
      const origin = source(code, el.dataset["zone"] ?? "");
      const from = (origin?.zone && this.#pile(origin.zone)) || (origin?.seat !== undefined && this.#seats.get(String(origin.seat))) || null;
      if (from) this.#travel(el, from, to, dealGap(arriving) * fresh++, code !== "??");
      else this.#play(el, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    }
  }

  /** Copies of a zone's cards that stay in the air when the cards themselves go. */
  lift(zone: string): void {
    this.#ghosts = [...this.#root.querySelectorAll<HTMLElement>(`[data-card][data-zone="${CSS.escape(zone)}"]`)].map((el) => {
      const at = el.getBoundingClientRect();
      const ghost = el.cloneNode(true) as HTMLElement;
      for (const name of Object.keys(ghost.dataset)) delete ghost.dataset[name];
      ghost.removeAttribute("role");
      ghost.setAttribute("aria-hidden", "true");
      ghost.style.cssText += `;position:fixed;left:${at.x}px;top:${at.y}px;z-index:30;pointer-events:none`;
      return ghost;
    });
  }

  /** Sends the lifted copies to a seat, or lets them fade. */
  land(seat: number | null, me: boolean): void {
    const target = seat === null ? null : this.#root.querySelector(me ? "[data-prompt]" : `[data-seat="${seat}"]`);
    const to = target?.getBoundingClientRect();
    for (const ghost of this.#ghosts) {
      this.#root.append(ghost);
      const at = ghost.getBoundingClientRect();
      const aim = me && to ? to.x + 24 : to ? to.x + to.width / 2 : 0;
      const away = to && !this.#calm() ? `translate(${aim - at.x - at.width / 2}px, ${to.y + to.height / 2 - at.y - at.height / 2}px) scale(.3)` : "none";
      const gone = this.#play(ghost, [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.8 }, { transform: away, opacity: 0 }], { duration: away === "none" ? FADE : TAKE, easing: BOTH_ENDS, fill: "both" });
      gone.finished.catch(() => undefined).then(() => ghost.remove());
    }
    this.#ghosts = [];
  }

  #pile(zone: string): DOMRect | undefined {
    for (const was of this.#was.values()) if (was.zone === zone) return was.rect;
    return this.#boxes.get(zone);
  }

  #travel(el: HTMLElement, from: DOMRect, to: DOMRect, delay: number, turned = false): void {
    if (this.#calm()) {
      this.#play(el, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
      return;
    }
    const dx = from.x + from.width / 2 - (to.x + to.width / 2);
    const dy = from.y + from.height / 2 - (to.y + to.height / 2);
    const scale = to.width ? Math.min(2, Math.max(0.3, Math.min(from.width / to.width, from.height / to.height))) : 1;
    const duration = travelTime(Math.hypot(dx, dy));
    el.style.zIndex = "20";
    const moved = this.#play(
      el,
      [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }],
      { duration, delay, easing: EASE, fill: "backwards" },
    );
    moved.finished.catch(() => undefined).then(() => (el.style.zIndex = ""));
    const face = el.firstElementChild;
    if (turned && face instanceof HTMLElement) this.#turn(face, delay + duration - FLIP / 2);
  }

  /** From its back to its face. */
  #turn(face: HTMLElement, delay: number): void {
    const back = document.createElement("span");
    back.className = "motion-back";
    face.append(back);
    this.#play(face, [{ transform: "scaleX(1)" }, { transform: "scaleX(0.02)", offset: 0.5 }, { transform: "scaleX(1)" }], { duration: FLIP, delay: Math.max(0, delay), easing: "linear" });
    const shown = this.#play(back, [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }], { duration: FLIP, delay: Math.max(0, delay), fill: "both" });
    shown.finished.catch(() => undefined).then(() => back.remove());
  }

  #play(el: HTMLElement, frames: Keyframe[], how: KeyframeAnimationOptions): Animation {
    const animation = el.animate(frames, how);
    this.#running.add(animation);
    animation.onfinish = animation.oncancel = () => this.#running.delete(animation);
    return animation;
  }

  /** Everything at its place at once. */
  finish(): void {
    for (const animation of [...this.#running]) animation.finish();
  }
}
