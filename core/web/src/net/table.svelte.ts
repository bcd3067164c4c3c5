// One socket to one room: what the server last said, and whether it can be reached.

import type { Action, Event, Incoming, Message, Outgoing, RoomFrame, ViewFrame } from "./wire";

const FIRST_RETRY = 500; // ms
const LONGEST_RETRY = 15_000; // ms
const PING_EVERY = 20_000; // ms
const ANSWER_WITHIN = 10_000; // ms: a connection that answers nothing for so long is dead, whatever the browser says
const KEPT_EVENTS = 300;

/** Why a table is closed to this page for good. */
export type Ending = "left" | "foreign" | "gone" | "broken";
const ENDINGS: Readonly<Record<number, Ending>> = { 4000: "left", 4403: "foreign", 4404: "gone" };
const TOO_MANY = 4429; // this person has too many pages open
const PATIENCE = 3; // the attempt that waiting for one of them to close begins with: 4 s

/** How long to wait before the next attempt, in ms; `chance` in 0..1 keeps a room's browsers from coming back at once. */
export function backoff(attempt: number, chance: number): number {
  return Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** attempt) * (0.75 + chance / 2);
}

/** The log as far as this browser has seen it: new events behind the known ones, each once. */
export function joinEvents(known: Event[], fresh: Event[]): Event[] {
  const last = known.at(-1)?.[0] ?? -1;
  const added = fresh.filter(([index]) => index > last);
  return added.length ? [...known, ...added].slice(-KEPT_EVENTS) : known;
}

export class Table {
  room = $state.raw<RoomFrame | null>(null);
  frame = $state.raw<ViewFrame | null>(null);
  events = $state.raw<Event[]>([]);
  online = $state(false);
  /** Whether there has been a connection yet; before it, nothing is lost. */
  opened = $state(false);
  /** The server does not let this page in, for good: it connects no more. */
  closed = $state<Ending | null>(null);
  /** Too many pages of this person are open; it tries on, ever later. */
  crowded = $state(false);
  /** Leaving was asked for here: once it is done, this page goes home. */
  leaving = $state(false);
  /** Why the last action or request was refused. */
  refusal = $state.raw<Message | null>(null);
  /** When the last frame came, for clocks, in ms of `performance.now()`. */
  at = $state(0);
  /** What each running clock began with, in ms, as far as this browser has seen it. */
  wholes = $state.raw<Readonly<Record<string, number>>>({});
  /** The decision that an action is on its way for. */
  sent = $state<string | null>(null);
  /** The log index for which Continue was pressed. */
  continued = $state(-1);

  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  /** Whether the present socket has shown the room. */
  #greeted = false;
  #problem = "";
  /** A start or rematch is on its way. */
  #asked = false;
  #url: string;

  constructor(code: string, url?: string) {
    this.#url = url ?? `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${encodeURIComponent(code)}`;
  }

  open(): void {
    this.#connect();
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
    this.#ping = setInterval(() => this.send({ type: "ping" }), PING_EVERY);
  }

  close(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#calm();
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Whether it went out; what cannot go out now is dropped, never queued: the table may have moved on. */
  send(frame: Outgoing): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    if (frame.type === "ping" || frame.type === "act") this.#expect();
    return true;
  }

  /** Whether my choices can be used: online, owed, and not answered yet. */
  get free(): boolean {
    const frame = this.frame;
    return this.online && frame !== null && frame.view.decision !== null && this.sent !== decisionOf(frame);
  }

  act(action: Partial<Action> & { kind: string }): void {
    const frame = this.frame;
    if (!this.free || !frame || frame.view.decision === null) return;
    this.refusal = null;
    if (this.send({ type: "act", match: frame.match, decision: frame.view.decision, action })) this.sent = decisionOf(frame);
  }

  continue(): void {
    const frame = this.frame;
    if (frame && this.send({ type: "continue", match: frame.match, index: frame.index })) this.continued = frame.index;
  }

  /** Starts the match, or opens the lobby again: once, however often it is pressed. */
  ask(type: "start" | "again"): void {
    if (!this.#asked) this.#asked = this.send({ type });
  }

  leave(): void {
    this.leaving = this.send({ type: "leave" });
  }

  receive(frame: Incoming): void {
    switch (frame.type) {
      case "room":
        if (frame.status !== this.room?.status) {
          this.refusal = null;
          this.#asked = false;
        }
        if (this.frame && frame.match !== this.frame.match) this.#forget();
        this.room = frame;
        break;
      case "view":
        if (frame.match !== this.frame?.match) this.events = [];
        if (this.frame?.match === frame.match && frame.index < this.frame.index) break;
        if (this.frame && decisionOf(frame) !== decisionOf(this.frame)) this.refusal = null;
        this.events = joinEvents(this.events, frame.view.events);
        this.wholes = wholesOf(this.wholes, this.frame, frame);
        this.frame = frame;
        this.at = performance.now();
        break;
      case "refused":
        this.refusal = frame.message;
        this.sent = null;
        break;
      case "error":
        this.#problem = frame.name;
        this.refusal = frame.message;
        this.sent = null;
        this.leaving = this.#asked = false;
        break;
    }
  }

  #forget(): void {
    this.frame = null;
    this.events = [];
    this.sent = null;
    this.continued = -1;
  }

  #connect(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#greeted = this.#asked = this.leaving = false;
    this.#problem = "";
    this.#calm();
    this.#expect();
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#calm();
      this.#expect();
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#calm();
      const frame = JSON.parse(String(event.data)) as Incoming;
      if (frame.type === "room" && !this.#greeted) this.#greet();
      this.receive(frame);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.online = false;
      this.#calm();
      const ending = ENDINGS[code];
      if (ending) {
        this.closed = ending === "gone" && this.#problem === "broken" ? "broken" : ending;
        return;
      }
      this.crowded = code === TOO_MANY;
      if (this.crowded) this.#attempt = Math.max(this.#attempt, PATIENCE);
      this.#later();
    };
  }

  /** Only the room itself shows that the server lets us in; an open socket alone may be closed with a reason. */
  #greet(): void {
    this.#greeted = true;
    this.#attempt = 0;
    this.online = this.opened = true;
    this.crowded = false;
    this.sent = null; // the fresh view says what is still owed
  }

  #later(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), backoff(this.#attempt++, Math.random()));
  }

  /** Something must come soon; the first thing that does calms the watch. */
  #expect(): void {
    this.#watch ??= setTimeout(() => this.#drop(), ANSWER_WITHIN);
  }

  #calm(): void {
    clearTimeout(this.#watch);
    this.#watch = undefined;
  }

  /** Gives a dead socket up without waiting for its end, which may take minutes. */
  #drop(): void {
    const socket = this.#socket;
    this.#watch = undefined;
    this.online = false;
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    socket?.close();
    if (this.#greeted) this.#connect();
    else this.#later();
  }

  /** The network or the page is back: connects now, or asks whether the connection still lives. */
  #again = (): void => {
    if (this.closed || !this.#socket || document.hidden) return;
    if (this.online) {
      this.send({ type: "ping" });
      return;
    }
    // A socket that is not closed yet is under watch.
    if (this.#socket.readyState < WebSocket.CLOSING) return;
    clearTimeout(this.#retry);
    this.#connect();
  };
}

/** A clock that is new, or stands higher than before, has begun anew. */
function wholesOf(known: Readonly<Record<string, number>>, before: ViewFrame | null, now: ViewFrame): Record<string, number> {
  const entries = Object.entries(now.clocks).map(([seat, left]): [string, number] => {
    const earlier = before?.clocks[seat];
    return [seat, earlier === undefined || left > earlier ? left : (known[seat] ?? left)];
  });
  return Object.fromEntries(entries);
}

/** A decision's name across matches; null when nothing is owed. */
export function decisionOf(frame: ViewFrame): string | null {
  return frame.view.decision === null ? null : `${frame.match}:${frame.view.decision}`;
}
