/**
 * Each count's share of all of them, per cent with one decimal. The shares add up to 100: what rounding down leaves
 * over goes to the largest remainders. All zero where nothing is counted.
 */
export function percentShares(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / total) * 1000);
  const tenths = exact.map(Math.floor);
  const left = 1000 - tenths.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, left)) tenths[index] = (tenths[index] ?? 0) + 1;
  return tenths.map((share) => share / 10);
}
