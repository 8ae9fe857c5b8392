import { buildClaim, completeClaimantForm } from '../../test/builders';
import { recordsFor } from '../../test/recordsAt';
import { findNotKnown } from '../claim/notKnown';
import type { Claimant } from '../claim/claimant';
import { accepts, decide, openFields } from './completionForm';

const { claim } = recordsFor('complete');
const stamp = {
  at: '2026-11-20T08:00:00.000Z',
  eventId: 'E-1',
  actor: { name: 'Ruth Namono', email: 'ruth@example.org', role: 'admin' as const, sessionId: 'S-1' },
};
const on = (of = claim) => ({ action: 'complete', claim: of, payments: [], schedules: [], stamp });
const form: Claimant = completeClaimantForm();

test('all of the payout is asked for where a part of it is not known', () => {
  expect(openFields(claim)).toEqual([
    ...['nationalId', 'phoneNumber', 'payoutMethod', 'mobileMoneyNumber', 'bankName', 'accountName', 'accountNumber'],
  ]);
  const withoutName = { ...claim, claimant: { ...buildClaim().claimant, fullName: '' } };
  expect(openFields(withoutName)).toEqual(['fullName']);
});

test('what is filled in joins what is known, by the rules of the wizard', () => {
  const result = decide({ ...form, fullName: 'Somebody Else', nationalId: 'cf85 0123 45abcd' }, on());
  expect(result).toMatchObject({
    after: {
      claimant: { fullName: claim.claimant.fullName, nationalId: 'CF85012345ABCD', payoutMethod: 'mobile_money' },
    },
  });
  expect('after' in result && result.after?.claimant && findNotKnown(result.after.claimant)).toEqual([]);
});

test.each<[Partial<Claimant>, string, string]>([
  [{ nationalId: 'CM85' }, 'nationalId', 'National ID must be exactly 14 characters'],
  [{ phoneNumber: '+256' }, 'phoneNumber', 'Phone number must be in format +256XXXXXXXXX'],
  [{ payoutMethod: '' }, 'payoutMethod', 'Preferred payout method is required'],
])('%j is refused at its field', (changed, field, message) => {
  expect(decide({ ...form, ...changed }, on())).toMatchObject({ refusal: { fields: { [field]: message } } });
});

test('no copy of the register takes a change of what is known, or one that leaves something open', () => {
  const claimant: Claimant = { ...claim.claimant, ...completeClaimantForm(), alternatePhone: '' };
  const made = decide(form, on());
  expect('refusal' in made ? made.refusal : accepts(made, on())).toBeUndefined();
  expect(accepts({ after: { claimant: { ...claimant, fullName: 'Somebody Else' } } }, on())).toBeDefined();
  expect(accepts({ after: { claimant: { ...claimant, nationalId: '' } } }, on())).toBeDefined();
  expect(accepts({}, on())).toBeDefined();
});
