import { kampalaDay, kampalaInstant } from '../domain/calendar';
import { daysBetween } from '../domain/dayCount';
import { findAsked, findOpenPieces, isAnswerOverdue } from '../domain/claim/asked/asked';
import { emptyFilter, type FactFilter } from '../domain/claim/list/claimFilter';
import { findConditions, waitsForConditions } from '../domain/claim/conditions/conditions';
import { overdueSeverity } from '../domain/claim/overdue';
import { findBars } from '../domain/checklist/checklist';
import { findTelling } from '../domain/claim/telling/told';
import { shippedScheme } from '../domain/scheme/scheme';
import { roleNames } from '../domain/user/roles';
import { findClaimValuation } from '../domain/valuation/claimValuation';
import { selectAuditFigures } from '../store/audit/figures';
import { selectClaimFigures, selectOverdueClaims } from '../store/claims/figures/figures';
import { selectFoundRows } from '../store/claims/list/list';
import { selectQueue } from '../store/claims/figures/queues';
import { selectAllClaims } from '../store/claims/selectors';
import { selectUntoldClaims } from '../store/claims/figures/untold';
import { selectDistrictFunds } from '../store/fundLedger/figures';
import { selectFundBalance, selectLedger, selectTotalAllocated } from '../store/fundLedger/selectors';
import { selectUnreadCount } from '../store/notifications/selectors';
import { selectClaimPayments, selectPaymentCounts, selectPendingPaymentCount } from '../store/payments/selectors';
import type { RootState } from '../store/registerReducers';
import { selectActiveSessions, selectUserCounts } from '../store/users/figures';
import { openRegister } from '../test/openRegister';
import { createBrowser, signInAs, type Tab } from '../test/testRegister';
import { makeSampleRegister } from './sampleRegister';

const days = {
  'an ordinary day': '2026-11-20T09:00:00.000Z',
  'the end of a long month': '2027-01-31T06:30:00.000Z',
  'the end of a short month': '2027-02-28T20:59:59.999Z',
  'the first day after a short month': '2027-02-28T21:00:00.000Z',
  'a leap day': '2028-02-29T12:00:00.000Z',
  'the day after a leap day': '2028-03-01T05:00:00.000Z',
  'thirty days after a leap day': '2028-03-30T17:00:00.000Z',
  'the last moment of a year in Kampala': '2027-12-31T20:59:59.999Z',
  'the first moment of a year in Kampala': '2027-12-31T21:00:00.000Z',
};

// docs/product.md, Sample register
describe.each(Object.entries(days))('a first run on %s derives its figures', (_day, now) => {
  const today = kampalaDay(now);
  let tab: Tab;
  let state: RootState;
  beforeAll(async () => {
    ({ tab } = await openRegister(makeSampleRegister(now), undefined, createBrowser({ start: now })));
    state = tab.store.getState();
  }, 60_000);

  test('claims that wait for information, each with a list, some of it answered and some overdue', () => {
    const asked = selectAllClaims(state).flatMap((claim) => (findAsked(claim) ? [claim] : []));
    expect(asked).toHaveLength(selectAllClaims(state).filter(({ status }) => status === 'request_info').length);
    expect(new Set(asked.map((claim) => isAnswerOverdue(claim, today)))).toEqual(new Set([true, false]));
    const answered = asked.filter((claim) => findOpenPieces(claim).length < (findAsked(claim)?.pieces.length ?? 0));
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.length).toBeLessThan(asked.length);
  });

  test('claimants who are not yet told', () => {
    const untold = selectUntoldClaims(state).map(({ decision: { at = '' } }) => daysBetween(at, today));
    expect(untold).toHaveLength(7);
    expect(Math.max(...untold)).toBeLessThanOrEqual(14);
    // Of each kind there is something to see.
    const known = new Set(selectAllClaims(state).map((claim) => findTelling(claim)?.state));
    expect(known).toEqual(new Set([undefined, 'waiting', 'told']));
  });

  test('one claim, approved on conditions, of which one is met and one is not', () => {
    const waiting = selectAllClaims(state).filter(waitsForConditions);
    expect(waiting.map((claim) => [claim.status, findConditions(claim).map((condition) => condition.state)])).toEqual([
      ['approved', ['met', 'open']],
    ]);
    const known = selectAllClaims(state).flatMap(findConditions);
    expect(new Set(known.map((condition) => condition.state))).toEqual(new Set(['met', 'open']));
  });

  test('claims', () => {
    expect(selectClaimFigures(state, today)).toEqual({
      total: { count: 247, change: { now: 48, before: 43, percent: 12 } },
      pending: { count: 63, change: { now: 63, before: 66, percent: -5 } },
      approved: { count: 156, change: { now: 40, before: 37, percent: 8 } },
      rejected: { count: 28, change: { now: 11, before: 13, percent: -15 } },
      overdue: 23,
      activeDistricts: 45,
      monthlyVolume: 89,
      today: { approved: 0, rejected: 0 },
    });
    const overdue = selectOverdueClaims(state, today);
    expect(overdue).toHaveLength(23);
    expect(overdue.every(({ waiting, overdue: days }) => waiting > 30 && days === waiting - 30)).toBe(true);
    // Of each severity there is something to see.
    expect(new Set(overdue.map(({ overdue: days }) => overdueSeverity(days)))).toEqual(
      new Set(['critical', 'high', 'medium']),
    );
  });

  test('the list filtered by overdue, or by activity, has as many claims as the figure says', async () => {
    await signInAs(tab, 'district_officer');
    const officers = tab.store.getState();
    const { overdue, monthlyVolume } = selectClaimFigures(officers, today);
    const found = (filter: Partial<FactFilter>) =>
      selectFoundRows(officers, 'date', 'desc', { ...emptyFilter, ...filter }, today, '').exact.length;
    expect([found({ overdue: true }), found({ activity: true })]).toEqual([overdue, monthlyVolume]);
  });

  test('the claims that officers meet first show what the portal is for', async () => {
    await signInAs(tab, 'district_officer');
    const officers = tab.store.getState();
    const [listed] = selectFoundRows(officers, 'date', 'desc', emptyFilter, today, '').exact;
    const first = [selectAllClaims(officers).find(({ id }) => id === listed?.id), selectQueue(officers)[0]];
    for (const claim of first) {
      if (!claim) throw new Error('There is no claim to meet.');
      expect(claim.incident.gpsLatitude).toBeDefined();
      expect(findClaimValuation(claim)?.lines.length).toBeGreaterThan(0);
      expect(findBars(claim, shippedScheme)).toEqual([]);
      expect(claim.checklist?.visit?.photos).toEqual([claim.evidence.photos[0]?.id]);
    }
  });

  test('statuses, and the two claims whose clock a resubmission started anew', () => {
    const claims = selectAllClaims(state);
    const at = (status: string) => claims.filter((claim) => claim.status === status).length;
    expect([at('approved'), at('payment_processing'), at('payment_failed'), at('paid')]).toEqual([5, 12, 4, 135]);
    const again = claims.filter(({ registeredAt, submittedAt }) => registeredAt !== submittedAt);
    expect(again).toHaveLength(2);
    for (const { registeredAt = '', submittedAt = '' } of again) {
      expect(daysBetween(registeredAt, now)).toBeGreaterThan(30);
      expect(daysBetween(submittedAt, now)).toBeLessThan(30);
    }
  });

  test('payments and the fund', () => {
    expect(selectPaymentCounts(state)).toMatchObject({ pending: 12, processing: 0, success: 145 });
    expect(selectPendingPaymentCount(state)).toBe(12);
    const paidBy = (count: number) =>
      selectAllClaims(state).filter(
        ({ id, status }) =>
          status === 'paid' &&
          selectClaimPayments(state, id).filter(({ paymentStatus }) => paymentStatus === 'success').length === count,
      );
    expect([paidBy(1).length, paidBy(2).length]).toEqual([125, 10]);
    for (const { incident } of paidBy(2)) expect(['death', 'injury']).toContain(incident.incidentType);
    for (const { id, status } of selectAllClaims(state)) {
      const pending = selectClaimPayments(state, id).filter(({ paymentStatus }) => paymentStatus === 'pending');
      expect(pending).toHaveLength(status === 'payment_processing' ? 1 : 0);
    }
    expect(selectLedger(state)[0]?.openingBalance).toBe(50_000_000);
    expect([selectTotalAllocated(state), selectFundBalance(state)]).toEqual([8_000_000, 42_000_000]);
    const districts = selectDistrictFunds(state);
    expect(districts.filter(({ paid }) => paid > 0).length).toBeGreaterThan(1);
    expect(districts.filter(({ remaining }) => remaining < 0)).toEqual([]);
  });

  test('users, sessions, the audit log and notifications', async () => {
    expect(selectUserCounts(state)).toMatchObject({ total: 127 });
    // At the first and at the last moment of the day as well: it is the same register.
    const ofDay = [kampalaInstant(today, '00:00'), now, new Date(Date.parse(kampalaInstant(today, '23:59')) + 59_999)];
    expect(ofDay.map((at) => selectActiveSessions(state, new Date(at).toISOString()))).toEqual([24, 24, 24]);
    expect(selectAuditFigures(state)).toMatchObject({ securityScore: 98.2, detectionMs: 2300 });
    for (const role of roleNames) {
      await signInAs(tab, role);
      expect(selectUnreadCount(tab.store.getState())).toBe(3);
    }
  });
});
