import type { Score } from "../net/wire";

/** Places for ordering a list while a match runs, by competition ranking; the final ones come from the server. */
export function places(score: Score): number[] {
  const rank = score.order ?? score.points.map((points) => (score.high ? -points : points));
  const team = (seat: number): number => score.teams[seat] ?? seat;
  return rank.map((own) => {
    const better = new Set(rank.flatMap((other, seat) => (other < own ? [team(seat)] : [])));
    return 1 + better.size;
  });
}
