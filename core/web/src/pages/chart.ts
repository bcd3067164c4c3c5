/** The lowest and highest value of a chart; zero is always in it, and the two never meet. */
export function scaleOf(values: readonly number[]): { low: number; high: number } {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return high > low ? { low, high } : { low, high: low + 1 };
}

/** Heights moved so far that neighbours are at least `gap` apart, between `top` and `bottom` where there is room. */
export function apart(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  let least = top;
  for (const i of order) {
    placed[i] = Math.max(placed[i]!, least);
    least = placed[i]! + gap;
  }
  let most = bottom;
  for (const i of [...order].reverse()) {
    placed[i] = Math.min(placed[i]!, most);
    most = placed[i]! - gap;
  }
  return placed;
}
