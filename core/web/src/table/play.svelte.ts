// One table as a person sees it: the last view, sorted by where things are drawn.

import { getContext, setContext } from "svelte";
import { Picking } from "../choices/picking.svelte";
import { planOf } from "../choices/plan";
import { BLANK, type Fact, type GamePage, type Message, type View, type Zone } from "../net/wire";
import type { Table } from "../net/table.svelte";
import type { Speech } from "../words/speech.svelte";

const BOARD_FROM = 5; // open cards: from so many on a seat needs a board

/** The seats clockwise from the one on `me`'s left; a spectator sees seat 0 at the bottom left. */
export function clockwise(seats: number, me: number | null): number[] {
  return me === null ? Array.from({ length: seats }, (_, i) => i) : Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
}

/** A quiet trick of the centre is one that is over. */
export const isPast = (zone: Zone): boolean => zone.seat === null && zone.layout === "trick" && zone.muted;

export const isBoard = (zone: Zone): boolean =>
  zone.layout === "grid" || (zone.shown === "all" && zone.cards.filter((code) => code !== BLANK).length >= BOARD_FROM);

export class Play {
  readonly table: Table;
  readonly speech: Speech;
  readonly game: GamePage;
  readonly picking: Picking;
  /** Why a card cannot be played, shown at that card for a moment. */
  bubble = $state.raw<{ reason: Message; zone: string; index: number } | null>(null);

  /** On a low screen: there are, or were, choices for a column at the side. */
  column = $state(false);

  /** The seats leave no room for news between them; the dock shows it. */
  tight = $state(false);

  /** A trick that has just been completed, while it still lies on the table. */
  held = $state.raw<Zone | null>(null);

  readonly view: View = $derived.by(() => this.table.frame!.view);
  readonly me: number | null = $derived.by(() => this.view.me);
  readonly zones: Zone[] = $derived.by(() => this.view.scene.zones);
  readonly facts: Fact[] = $derived.by(() => this.view.scene.facts);
  readonly others: number[] = $derived.by(() => clockwise(this.view.score.points.length, this.me));
  readonly plan = $derived.by(() => planOf(this.view.choices, this.zones));
  readonly myTurn: boolean = $derived.by(() => this.view.decision !== null && this.me !== null);
  readonly refused: ReadonlyMap<string, Message> = $derived.by(() => new Map(this.view.refused));
  readonly centre: Zone[] = $derived.by(() => this.zones.filter((zone) => (zone.seat === null && !isPast(zone)) || (zone.seat === this.me && zone.layout === "grid")));
  /** What lay in the middle before, such as the last trick. */
  readonly past: Zone[] = $derived.by(() => this.zones.filter((zone) => isPast(zone) && zone.cards.length > 0));
  readonly mine: Zone[] = $derived.by(() => this.zones.filter((zone) => zone.seat === this.me && this.me !== null && zone.layout !== "grid"));
  readonly boards: boolean = $derived.by(() => this.zones.some((zone) => zone.seat !== null && zone.seat !== this.me && isBoard(zone)));
  readonly tableFacts: Fact[] = $derived.by(() => this.facts.filter((fact) => fact.seats.length === 0 || fact.kind === "pot"));

  constructor(table: Table, speech: Speech, game: GamePage) {
    this.table = table;
    this.speech = speech;
    this.game = game;
    this.picking = new Picking(
      () => this.plan,
      (action) => this.table.act(action),
    );
  }

  seat(number: number) {
    return this.table.room?.seats[number];
  }

  zonesOf(seat: number): Zone[] {
    return this.zones.filter((zone) => zone.seat === seat);
  }

  /** What is known about one seat, without what is drawn elsewhere. */
  factsOf(seat: number): Fact[] {
    return this.facts.filter((fact) => fact.seats.includes(seat) && fact.kind !== "pot" && (fact.seats.length === 1 || seat === this.me));
  }

  owes(seat: number): boolean {
    return this.view.turn.seats.includes(seat) && !this.view.turn.over;
  }

  /** Whether a zone holds something to press now. */
  usable(zone: Zone): boolean {
    return this.table.free && (this.plan.piles.has(zone.id) || this.plan.picks.some((pick) => pick.zone === zone.id));
  }

  question(): string {
    const { turn } = this.view;
    return turn.prompt ? this.speech.say(turn.prompt) : this.speech.raw(`ask-${turn.phase}`);
  }
}

const KEY = Symbol("play");
export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
