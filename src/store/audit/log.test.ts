import type { AuditEvent } from '../../domain/audit/audit';
import type { AuditFilter } from '../../domain/audit/auditFilter';
import { auditReader } from '../../test/auditReader';
import { buildAuditEvent, completeVerificationForm } from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { verifyClaim } from '../../test/claimCommands';
import { signOut } from '../session/commands';
import { selectActivityCounts, selectThreatLevels } from './distribution';
import { chartedDays, selectEventsByDay } from './eventsByDay';
import { findUserAgent, selectNewestEvents } from './log';
import { selectFoundEvents } from './search';

const today = '2026-11-20';

async function open(events: Partial<AuditEvent>[]) {
  const audit = events.map((event, index) => buildAuditEvent({ id: `EVENT-${index}`, ...event }));
  const { tab } = await openRegister({ audit });
  const state = () => tab.store.getState();
  const find = (filter: Partial<AuditFilter>) =>
    selectFoundEvents(state(), { search: '', ...filter }, auditReader).map(({ id }) => id);
  return { tab, state, find };
}

test('the log reads newest first, and events of one moment by their ids', async () => {
  const { state } = await open([
    { timestamp: '2026-11-18T08:00:00.000Z' },
    { timestamp: '2026-11-20T08:00:00.000Z' },
    { timestamp: '2026-11-20T08:00:00.000Z' },
  ]);
  expect(selectNewestEvents(state()).map(({ id }) => id)).toEqual(['EVENT-2', 'EVENT-1', 'EVENT-0']);
});

test('the search looks through user, action in words and as its code, resource and id, and email', async () => {
  const { find } = await open([
    {
      user: 'Zoë Akello',
      action: 'LOGIN_FAILED',
      resource: 'session',
      resourceId: 'SESSION-9',
      details: { email: 'z.akello@example.org' },
    },
    { user: 'Grace Biira', action: 'FUND_ENTRY_RECORDED', resource: 'fund', resourceId: 'FUND-1' },
  ]);
  expect(find({ search: 'zoe' })).toEqual(['EVENT-0']);
  expect(find({ search: 'sign-in refused' })).toEqual(['EVENT-0']);
  expect(find({ search: 'login_failed' })).toEqual(['EVENT-0']);
  expect(find({ search: 'z.akello@' })).toEqual(['EVENT-0']);
  expect(find({ search: 'ledger' })).toEqual(['EVENT-1']);
  expect(find({ search: 'biira fund-1' })).toEqual(['EVENT-1']);
  expect(find({ search: 'biira session' })).toEqual([]);
  expect(find({ search: ' ' })).toEqual(['EVENT-1', 'EVENT-0']);
});

test('severity and status narrow the log, alerts to critical and high', async () => {
  const { find } = await open([
    { severity: 'critical', status: 'failed' },
    { severity: 'high', status: 'failed' },
    { severity: 'high', status: 'warning' },
    { severity: 'low' },
  ]);
  expect(find({ severity: 'high' })).toEqual(['EVENT-2', 'EVENT-1']);
  expect(find({ severity: 'alerts' })).toEqual(['EVENT-2', 'EVENT-1', 'EVENT-0']);
  expect(find({ severity: 'alerts', status: 'failed' })).toEqual(['EVENT-1', 'EVENT-0']);
  expect(find({ status: 'success' })).toEqual(['EVENT-3']);
});

test('claim and claimant find the events on a claim, by the names that its claimant has and had', async () => {
  const { claim } = recordsAt('submitted', { id: 'CL-7' });
  const audit = [
    buildAuditEvent({ id: 'A', resourceId: 'CL-7' }),
    buildAuditEvent({
      id: 'B',
      resourceId: 'CL-7',
      changes: [{ field: 'claimant.fullName', oldValue: 'Grâce Byira', newValue: claim.claimant.fullName }],
    }),
    buildAuditEvent({ id: 'C', resourceId: 'CL-8', user: claim.claimant.fullName }),
    buildAuditEvent({ id: 'D', resource: 'user', resourceId: 'CL-7' }),
  ];
  const { tab } = await openRegister({ claims: [claim], audit });
  const find = (filter: Partial<AuditFilter>) =>
    selectFoundEvents(tab.store.getState(), { search: '', ...filter }, auditReader)
      .map(({ id }) => id)
      .sort();
  expect(find({ claim: 'cl-7' })).toEqual(['A', 'B']);
  expect(find({ claim: claim.claimant.fullName })).toEqual(['A', 'B']);
  expect(find({ claim: 'byira' })).toEqual(['A', 'B']);
  expect(find({ claim: 'nobody' })).toEqual([]);
  // The search finds claimants too, beside whoever did something.
  expect(find({ search: claim.claimant.fullName })).toEqual(['A', 'B', 'C', 'D']);
});

test('a filter that stays the same gives the same list', async () => {
  const { state } = await open([{}, {}]);
  const filter = { search: 'claim', severity: 'low' } as const;
  expect(selectFoundEvents(state(), filter, auditReader)).toBe(selectFoundEvents(state(), filter, auditReader));
});

test('an event takes device and browser from the sign-in of its session', async () => {
  const { tab } = await openRegister({ audit: [buildAuditEvent({ sessionId: 'NOT-KNOWN' })] }, 'admin');
  await tab.store.dispatch(signOut());
  const state = tab.store.getState();
  const agents = selectNewestEvents(state).map((event) => [event.action, findUserAgent(state, event)]);
  expect(agents).toEqual([
    ['LOGOUT', 'test'],
    ['LOGIN_SUCCESS', 'test'],
    ['CLAIM_SUBMITTED', undefined],
  ]);
});

test('shares of the severities add up, and a deed moves them, the activities and its day', async () => {
  const { claim, ...records } = recordsAt('submitted');
  const audit = [
    buildAuditEvent({ id: 'A', severity: 'critical', resource: 'session', timestamp: '2026-11-20T02:00:00.000Z' }),
    buildAuditEvent({ id: 'B', severity: 'high', resource: 'user', timestamp: '2026-10-22T05:00:00.000Z' }),
    buildAuditEvent({ id: 'C', severity: 'low', resource: 'fund', timestamp: '2026-10-21T20:59:59.999Z' }),
  ];
  const { tab } = await openRegister({ ...records, audit }, 'district_officer');
  const state = () => tab.store.getState();
  const counts = () => selectThreatLevels(state()).map(({ count, percent }) => [count, percent]);
  const activity = () => Object.fromEntries(selectActivityCounts(state()).map((row) => [row.activity, row.count]));
  const days = () => selectEventsByDay(state(), today);

  // The fourth is the sign-in of whoever looks.
  expect(counts()).toEqual([
    [1, 25],
    [1, 25],
    [0, 0],
    [2, 50],
  ]);
  expect(activity()).toEqual({ users: 1, claims: 0, authentication: 2, other: 1 });
  expect(days()).toHaveLength(chartedDays);
  expect(days()[0]).toEqual({ day: '2026-10-22', critical: 0, high: 1, medium: 0, low: 0 });
  expect(days().at(-1)).toEqual({ day: today, critical: 1, high: 0, medium: 0, low: 1 });
  // The last moment of 21 October in Kampala is before the first charted day.
  expect(days().reduce((sum, { low }) => sum + low, 0)).toBe(1);

  await tab.store.dispatch(verifyClaim({ id: claim.id, rev: claim.rev }, completeVerificationForm()));
  expect(counts()).toEqual([
    [1, 20],
    [1, 20],
    [0, 0],
    [3, 60],
  ]);
  expect(activity()).toEqual({ users: 1, claims: 1, authentication: 2, other: 1 });
  expect(days().at(-1)?.low).toBe(2);
});
