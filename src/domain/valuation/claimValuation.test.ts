import { buildAsking, buildClaim, buildVerification } from '../../test/builders';
import { findLastValuation } from './claimValuation';

const none = { schedule: 'v2024.1', isSample: true, lines: [], cap: 6_000_000 };
const found = { ...none, lines: [{ item: 'Maize', quantity: 1, amount: 300_000 }] };
const valued = buildVerification({ valuation: found, calculatedCompensation: 300_000 });

test('who asks for information and states neither a line nor an amount has valued nothing', () => {
  const asked = buildAsking({}, { valuation: none, valuationScheduleVersion: 'v2024.1' });
  expect(findLastValuation(buildClaim({ verifications: [asked] }))).toBeUndefined();
  expect(findLastValuation(buildClaim({ verifications: [valued, asked] }))).toBe(found);
});

test('an amount without lines is a valuation, and so are lines without an amount', () => {
  const byHand = buildAsking({}, { valuation: none, calculatedCompensation: 90_000 });
  expect(findLastValuation(buildClaim({ verifications: [valued, byHand] }))).toBe(none);
  const lines = buildAsking({}, { valuation: found });
  expect(findLastValuation(buildClaim({ verifications: [lines] }))).toBe(found);
});
