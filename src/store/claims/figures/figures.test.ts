import { kampalaDay } from '../../../domain/calendar';
import type { Claim } from '../../../domain/claim/claim';
import { buildClaim, buildDecision, buildNote, buildVerification } from '../../../test/builders';
import { openRegister } from '../../../test/openRegister';
import { addNote } from '../addNote';
import { selectClaimFigures, selectOverdueClaims } from './figures';

/** Noon in Kampala. */
const now = '2026-11-20T09:00:00.000Z';
const today = '2026-11-20';

/** The first moment of the day so many days ago in Kampala, and the last. */
const startOf = (daysAgo: number) =>
  new Date(Date.parse('2026-11-19T21:00:00.000Z') - daysAgo * 86_400_000).toISOString();
const endOf = (daysAgo: number) => new Date(Date.parse(startOf(daysAgo - 1)) - 1).toISOString();

let made = 0;
const claim = (registeredAt: string, overrides: Partial<Claim> = {}) =>
  buildClaim({ id: `CLM-${(made += 1)}`, registeredAt, submittedAt: registeredAt, ...overrides });

const approved = (decidedOn: string): Partial<Claim> => ({ status: 'paid', decisions: [buildDecision({ decidedOn })] });
const rejected = (verifiedOn: string): Partial<Claim> => ({
  status: 'rejected',
  verifications: [buildVerification({ action: 'reject', verifiedOn })],
});

async function figuresOf(claims: Claim[]) {
  const { tab } = await openRegister({ claims });
  return selectClaimFigures(tab.store.getState(), today);
}

test('an empty register has figures, and nothing to compare', async () => {
  const none = { count: 0, change: { now: 0, before: 0, percent: undefined } };
  expect(await figuresOf([])).toEqual({
    total: none,
    pending: none,
    approved: none,
    rejected: none,
    overdue: 0,
    activeDistricts: 0,
    monthlyVolume: 0,
    today: { approved: 0, rejected: 0 },
  });
});

test('a window has thirty calendar days in Kampala, today the last of them', async () => {
  const registered = [now, startOf(0), startOf(29), endOf(30), startOf(59), endOf(60)];
  const { total } = await figuresOf(registered.map((at) => claim(at)));
  expect(total).toEqual({ count: 6, change: { now: 3, before: 2, percent: 50 } });
});

test('approvals and rejections are compared by their decisions, wherever they were taken', async () => {
  const old = startOf(100);
  const { approved: approvals, rejected: rejections } = await figuresOf([
    claim(old, approved(startOf(29))),
    claim(old, approved(endOf(30))),
    claim(old, approved(startOf(59))),
    claim(old, approved(endOf(60))),
    claim(old, rejected(now)),
    claim(old, {
      status: 'rejected',
      verifications: [buildVerification({ verifiedOn: startOf(80) })],
      decisions: [buildDecision({ decision: 'reject', decidedOn: startOf(40) })],
    }),
  ]);
  expect(approvals).toEqual({ count: 4, change: { now: 1, before: 2, percent: -50 } });
  expect(rejections).toEqual({ count: 2, change: { now: 1, before: 1, percent: 0 } });
});

test('what was pending thirty days ago is what was registered and not decided then', async () => {
  const { pending, monthlyVolume } = await figuresOf([
    claim(startOf(29)),
    claim(endOf(30), { status: 'under_cvc_review' }),
    claim(endOf(30), approved(startOf(29))),
    claim(startOf(90), rejected(startOf(10))),
    claim(startOf(90), approved(endOf(30))),
    claim(startOf(20), approved(startOf(5))),
  ]);
  expect(pending).toEqual({ count: 2, change: { now: 2, before: 3, percent: -33 } });
  // Registered in the window, decided in it, and once for the one that was both.
  expect(monthlyVolume).toBe(4);
});

test('a decision counts in its window as what it was, though the claim was referred back or decided anew since', async () => {
  const approvedThen = buildDecision({ decidedOn: startOf(40) });
  const referredBack = buildDecision({ decision: 'refer_back', approvedAmount: undefined, decidedOn: startOf(10) });
  const rejectedNow = buildDecision({ decision: 'reject', approvedAmount: undefined, decidedOn: now });
  const old = startOf(100);
  const before = await figuresOf([claim(old, approved(startOf(40)))]);
  const pending = await figuresOf([
    claim(old, { status: 'referred_district', decisions: [approvedThen, referredBack] }),
  ]);
  const anew = await figuresOf([
    claim(old, { status: 'rejected', decisions: [approvedThen, referredBack, rejectedNow] }),
  ]);
  for (const { approved: approvals, pending: stock } of [before, pending, anew]) {
    expect([approvals.change.before, stock.change.before]).toEqual([1, 0]);
  }
  expect([pending.approved.count, pending.pending.count, pending.rejected.change.now]).toEqual([0, 1, 0]);
  expect([anew.approved.count, anew.rejected.count, anew.rejected.change.now]).toEqual([0, 1, 1]);
  expect([before.monthlyVolume, pending.monthlyVolume, anew.monthlyVolume]).toEqual([0, 0, 1]);
  expect(anew.today).toEqual({ approved: 0, rejected: 1 });
});

test('districts with a claim and the decisions of today', async () => {
  const claimant = { ...buildClaim().claimant, district: 'gulu' };
  expect(
    await figuresOf([
      claim(startOf(40), { claimant }),
      claim(startOf(40), approved(startOf(0))),
      claim(startOf(40), approved(endOf(1))),
      claim(startOf(40), rejected(now)),
      claim(startOf(40), { status: 'rejected', decisions: [buildDecision({ decision: 'reject', decidedOn: now })] }),
    ]),
  ).toMatchObject({ activeDistricts: 2, today: { approved: 1, rejected: 2 } });
});

test('a decision of today that was taken back is not one of today, and counts in its window', async () => {
  const reopened = { because: 'The report came', reopenedOn: now, reopenedBy: 'Grace' };
  const decision = buildDecision({ decision: 'reject', approvedAmount: undefined, decidedOn: startOf(0), reopened });
  const { today: ofToday, rejected: rejections } = await figuresOf([
    claim(startOf(40), { status: 'under_cvc_review', decisions: [decision] }),
  ]);
  expect(ofToday).toEqual({ approved: 0, rejected: 0 });
  expect(rejections).toMatchObject({ count: 0, change: { now: 1 } });
});

test('overdue claims stand with their days, the oldest first; a resubmission starts the clock anew', async () => {
  const claims = [
    claim(startOf(31), { id: 'CLM-31' }),
    claim(startOf(30), { id: 'CLM-30' }),
    claim(startOf(75), { id: 'CLM-75', status: 'referred_district' }),
    claim(startOf(75), { id: 'CLM-AGAIN', submittedAt: startOf(5) }),
    claim(startOf(75), { id: 'CLM-PAID', ...approved(startOf(60)) }),
  ];
  const { tab } = await openRegister({ claims });
  expect(
    selectOverdueClaims(tab.store.getState(), today).map(({ claim: { id }, waiting, overdue }) => [
      id,
      { waiting, overdue },
    ]),
  ).toEqual([
    ['CLM-75', { waiting: 75, overdue: 45 }],
    ['CLM-31', { waiting: 31, overdue: 1 }],
  ]);
  expect(selectClaimFigures(tab.store.getState(), today).overdue).toBe(2);
});

test('the figures are derived once a day, and again when a claim changes', async () => {
  const one = claim(startOf(40), { notes: [buildNote()] });
  const { tab } = await openRegister({ claims: [one] }, 'district_officer');
  const figures = (at: string) => selectClaimFigures(tab.store.getState(), kampalaDay(at));
  const before = figures(now);
  expect(figures('2026-11-20T20:59:59.000Z')).toBe(before);
  expect(figures('2026-11-20T21:00:00.000Z')).not.toBe(before);
  const again = figures(now);
  await tab.store.dispatch(addNote(one.id, { content: 'Called.', type: 'document' }));
  expect(figures(now)).not.toBe(again);
});
