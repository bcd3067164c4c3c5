// Where a card that nobody saw before comes from, read off two views: the seat that played it, or the pile that shrank.

import type { View, Zone } from "../net/wire";

export type Origin = { zone?: string; seat?: number } | null;

export function originOf(before: View, after: View): (code: string, zone: string) => Origin {
  const counts = new Map(before.scene.zones.map((zone) => [zone.id, zone.cards.length]));
  const shrank = (zone: Zone): boolean => (counts.get(zone.id) ?? 0) > zone.cards.length;
  const pile = after.scene.zones.find((zone) => zone.layout === "pile" && shrank(zone));
  return (code, id) => {
    const zone = after.scene.zones.find((z) => z.id === id);
    if (!zone) return null;
    const owner = zone.owners[zone.cards.indexOf(code)];
    if (owner !== undefined && owner !== after.me) return { seat: owner };
    if (pile && pile.id !== id) return { zone: pile.id };
    const hand = after.scene.zones.find((z) => z.seat !== null && z.id !== id && shrank(z));
    if (hand?.seat != null) return hand.seat === after.me ? { zone: hand.id } : { seat: hand.seat };
    return null;
  };
}
