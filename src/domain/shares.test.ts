import * as fc from '../test/fastCheck';
import { percentShares } from './shares';

test.each([
  [
    [1, 1, 1],
    [33.4, 33.3, 33.3],
  ],
  [
    [0, 5, 0],
    [0, 100, 0],
  ],
  [
    [9, 36, 200, 2255],
    [0.4, 1.4, 8, 90.2],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('%j are %j per cent', (counts, shares) => {
  expect(percentShares(counts)).toEqual(shares);
});

test('shares of anything add up to 100 and lie within a tenth of the exact share', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20_000 }), { minLength: 1, maxLength: 6 }), (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0);
      fc.pre(total > 0);
      const shares = percentShares(counts);
      expect(Math.round(shares.reduce((sum, share) => sum + share, 0) * 10)).toBe(1000);
      shares.forEach((share, index) => {
        expect(Math.abs(share - ((counts[index] ?? 0) / total) * 100)).toBeLessThan(0.1 + 1e-9);
      });
    }),
  );
});
