import { addDays } from '../../dayCount';
import * as fc from '../../../test/fastCheck';
import { buildAppeal, buildClaim, buildDecision, buildTold, buildVerification } from '../../../test/builders';
import { recordsAt } from '../../../test/recordsAt';
import type { Claim } from '../claim';
import { findAppealable, findAppealTime, findFilingRefusal } from './appeal';

const rejectedOn = '2025-06-20T09:00:00.000Z';

/** A claim that the district rejected, and whose claimant was told on a day. */
const rejected = (told?: string, more: Partial<Claim> = {}) =>
  buildClaim({
    status: 'rejected',
    verifications: [buildVerification({ action: 'reject', verifiedOn: rejectedOn })],
    told: told ? [buildTold({ decision: { kind: 'rejected_district', at: rejectedOn }, day: told })] : [],
    ...more,
  });

test('the days run from the day on which the claimant was told, not from the decision', () => {
  expect(findAppealTime(rejected('2025-08-31'))).toEqual({ state: 'running', until: '2025-09-30' });
  expect(findAppealTime(rejected())).toEqual({ state: 'not_begun' });
});

test('the last record of it is in force', () => {
  const decision = { kind: 'rejected_district' as const, at: rejectedOn };
  const told = [buildTold({ decision, day: '2025-06-22' }), buildTold({ decision, day: '2025-06-25', note: 'A slip' })];
  expect(findAppealTime(rejected(undefined, { told }))).toMatchObject({ until: '2025-07-25' });
});

test('a rejection and an award can be appealed, and nothing else', () => {
  expect(findAppealable(recordsAt('rejected').claim)?.kind).toBe('rejected_district');
  const decisions = [buildDecision({ decision: 'reject', approvedAmount: undefined })];
  expect(findAppealable(rejected(undefined, { decisions }))?.kind).toBe('rejected_committee');
  expect(findAppealable(recordsAt('paid').claim)?.kind).toBe('awarded');
  for (const status of ['submitted', 'under_cvc_review', 'approved', 'closed'] as const) {
    expect(findAppealTime(recordsAt(status).claim)).toBeUndefined();
  }
});

describe('told on 21 June', () => {
  const claim = rejected('2025-06-21');

  test.each([
    ['2025-06-21', true, false],
    ['2025-07-20', true, false],
    // Day 30, and day 31.
    ['2025-07-21', true, false],
    ['2025-07-22', false, true],
  ])('on %s', (today, officer, administrator) => {
    expect(findFilingRefusal(claim, 'district_officer', today) === undefined).toBe(officer);
    expect(findFilingRefusal(claim, 'admin', today) === undefined).toBe(administrator);
  });
});

test('before anybody told the claimant it is never late, and an officer files it', () => {
  expect(findFilingRefusal(rejected(), 'district_officer', '2027-01-01')).toBeUndefined();
  expect(findFilingRefusal(rejected(), 'admin', '2027-01-01')).toMatchObject({ code: 'wrong_role' });
});

test('one appeal a decision', () => {
  const decision = { kind: 'rejected_district' as const, at: rejectedOn };
  const open = rejected('2025-06-21', { appeals: [buildAppeal({ decision })] });
  expect(findFilingRefusal(open, 'district_officer', '2025-06-22')).toMatchObject({ code: 'wrong_status' });
  const outcome = {
    kind: 'dismissed' as const,
    reasons: ['nothing_new' as const],
    note: '',
    decidedOn: '2025-07-15T09:00:00.000Z',
    decidedBy: 'Moses Okello',
  };
  const dismissed = rejected('2025-06-21', { appeals: [buildAppeal({ decision, outcome })] });
  expect(findFilingRefusal(dismissed, 'district_officer', '2025-06-22')?.message).toContain('no decision');
});

test('on any day exactly one of the two may file it: the officer until the last day, an administrator after it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 90 }), (from, days) => {
      const day = addDays('2025-06-20', from);
      const today = addDays(day, days);
      const may = (role: 'district_officer' | 'admin') => findFilingRefusal(rejected(day), role, today) === undefined;
      expect([may('district_officer'), may('admin')]).toEqual(days <= 30 ? [true, false] : [false, true]);
    }),
  );
});
