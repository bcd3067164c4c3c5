// A trick that is complete: which one, and who has it now, read off two views.

import type { View, Zone } from "../net/wire";
import { isPast } from "./play.svelte";

/** The trick that was completed between two views, as it lay: the past one, if the open one has just become empty. */
export function completed(before: View, after: View): Zone | null {
  const open = after.scene.zones.find((zone) => zone.layout === "trick" && !isPast(zone));
  const past = after.scene.zones.find((zone) => isPast(zone) && zone.cards.length > 0);
  if (!open || !past || open.cards.length > 0) return null;
  const known = before.scene.zones.find((zone) => isPast(zone));
  return known && known.cards.join() === past.cards.join() ? null : { ...past, muted: false };
}

/** The seat whose pile took it; else the one whose card is lit. */
export function taker(before: View, after: View, trick: Zone): number | null {
  const counts = new Map(before.scene.zones.map((zone) => [zone.id, zone.cards.length]));
  const grown = after.scene.zones.find((zone) => zone.seat !== null && zone.layout === "pile" && zone.cards.length > (counts.get(zone.id) ?? 0));
  if (grown?.seat != null) return grown.seat;
  const lit = trick.marks.find((mark) => mark.word !== "led")?.at[0];
  return lit === undefined ? null : (trick.owners[lit] ?? null);
}
