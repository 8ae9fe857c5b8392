import type { Claim } from '../../../domain/claim/claim';
import { statusesOf } from '../../../domain/workflow/statuses';
import { buildClaim, completeVerificationForm } from '../../../test/builders';
import { openRegister } from '../../../test/openRegister';
import { addNote } from '../addNote';
import { startVerification, verifyClaim } from '../../../test/claimCommands';
import { selectClaimsByMonth, selectClaimsByOutline, selectPendingByStage } from './charts';

const today = '2026-11-20';

let made = 0;
const claim = (overrides: Partial<Claim>, district = 'kasese') =>
  buildClaim({ id: `CLM-${(made += 1)}`, claimant: { ...buildClaim().claimant, district }, ...overrides });

async function open(claims: Claim[]) {
  const { tab } = await openRegister({ claims }, 'district_officer');
  return { dispatch: tab.store.dispatch, state: tab.store.getState };
}

test('the months are the last twelve, the present one last, over the turn of the year', async () => {
  const { state } = await open([]);
  const months = selectClaimsByMonth(state(), '2026-02-28').map(({ month }) => month);
  expect(months).toHaveLength(12);
  expect([months[0], months[9], months[10], months[11]]).toEqual(['2025-03', '2025-12', '2026-01', '2026-02']);
});

test('a claim counts in the month of its registration in Kampala, by where it stands now', async () => {
  const { state, dispatch } = await open([
    claim({ registeredAt: '2026-10-31T20:59:59.999Z', status: 'paid' }),
    claim({ registeredAt: '2026-10-31T21:00:00.000Z', status: 'payment_failed' }),
    claim({ id: 'CLM-OPEN', registeredAt: '2026-11-19T09:00:00.000Z', status: 'submitted' }),
    claim({ registeredAt: '2026-11-19T09:00:00.000Z', status: 'rejected' }),
    claim({ registeredAt: '2025-11-30T20:59:59.999Z', status: 'paid' }),
  ]);
  const lastMonths = () => selectClaimsByMonth(state(), today).slice(-2);
  expect(lastMonths()).toEqual([
    { month: '2026-10', pending: 0, approved: 1, rejected: 0, closed: 0 },
    { month: '2026-11', pending: 1, approved: 1, rejected: 1, closed: 0 },
  ]);
  const counted = selectClaimsByMonth(state(), today).reduce((sum, { approved }) => sum + approved, 0);
  expect(counted).toBe(2);

  const reject = completeVerificationForm({ action: 'reject', actionReason: 'Not wildlife' });
  await dispatch(verifyClaim({ id: 'CLM-OPEN', rev: 1 }, reject));
  expect(lastMonths()[1]).toEqual({ month: '2026-11', pending: 0, approved: 1, rejected: 2, closed: 0 });
});

test('the months are counted once a month, and again when a claim changes', async () => {
  const { state, dispatch } = await open([claim({ id: 'CLM-NOTED' })]);
  const before = selectClaimsByMonth(state(), '2026-11-01');
  expect(selectClaimsByMonth(state(), '2026-11-30')).toBe(before);
  await dispatch(addNote('CLM-NOTED', { content: 'Called.', type: 'document' }));
  expect(selectClaimsByMonth(state(), '2026-11-30')).not.toBe(before);
});

test('pending claims count at their status, in the order of the stages; decided ones nowhere', async () => {
  const { state, dispatch } = await open([
    claim({ id: 'CLM-NEW', status: 'submitted' }),
    claim({ status: 'under_cvc_review' }),
    claim({ status: 'request_info' }),
    claim({ status: 'referred_district' }),
    claim({ status: 'approved' }),
    claim({ status: 'rejected' }),
  ]);
  const counts = () => selectPendingByStage(state()).map(({ status, count }) => [status, count] as const);
  const none = Object.fromEntries(statusesOf('pending').map((status) => [status, 0]));
  const expected = { ...none, submitted: 1, request_info: 1, referred_district: 1, under_cvc_review: 1 };
  expect(counts()).toEqual(Object.entries(expected));
  await dispatch(startVerification({ id: 'CLM-NEW', rev: 1 }));
  expect(counts().slice(0, 2)).toEqual([
    ['submitted', 0],
    ['under_verification', 1],
  ]);
});

test('claims count on the outline of their district, those of a city on that of its district, most first', async () => {
  const { state } = await open([
    claim({}, 'gulu'),
    claim({}, 'mbarara city'),
    claim({}, 'fort portal city'),
    claim({}, 'kabarole'),
    claim({}, 'mbarara city'),
    claim({}, 'mbarara'),
  ]);
  expect(selectClaimsByOutline(state())).toEqual([
    { outline: 'mbarara', districts: ['mbarara', 'mbarara city'], count: 3 },
    { outline: 'kabarole', districts: ['fort portal city', 'kabarole'], count: 2 },
    { outline: 'gulu', districts: ['gulu'], count: 1 },
  ]);
});
