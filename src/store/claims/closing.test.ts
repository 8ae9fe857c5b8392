import { findAsked } from '../../domain/claim/asked/asked';
import type { ClosingForm } from '../../domain/actions/closingForm';
import { buildAsking } from '../../test/builders';
import { openRegister, recordEvents } from '../../test/openRegister';
import { recordsAt } from '../../test/recordsAt';
import { auditRowsOf, signInAs, type Tab } from '../../test/testRegister';
import { isLifecycleEvent, type LifecycleEvent } from '../events';
import { acceptsLifecycle } from './accepts';
import { act } from './act';
import { selectClaimFigures } from './figures/figures';
import { findClaim } from './selectors';
import { selectUntoldClaims } from './figures/untold';

/* The clock of these registers stands at 20 November 2026. */

const asked = (until: string) =>
  recordsAt('request_info', {
    id: 'CL-1',
    verifications: [buildAsking({ until }, { verifiedOn: '2026-11-01T09:00:00.000Z' })],
  });

function claimIn({ store }: Tab) {
  const claim = findClaim(store.getState(), 'CL-1');
  if (!claim) throw new Error('The claim is gone');
  return claim;
}

const target = (tab: Tab) => ({ id: 'CL-1', rev: claimIn(tab).rev });
const close = (tab: Tab, form: ClosingForm) => tab.store.dispatch(act('close', [{ target: target(tab), form }]));
const noAnswer: ClosingForm = { closingReason: 'no_answer', note: '' };
const reopen = (tab: Tab, awaitedUntil: string) =>
  tab.store.dispatch(act('reopen', [{ target: target(tab), form: { reopenedBecause: 'She came', awaitedUntil } }]));

test('a claim is closed for no answer once the day has passed, and its claimant is to be told', async () => {
  const { tab } = await openRegister(asked('2026-11-19'), 'district_officer');
  expect(await close(tab, noAnswer)).toMatchObject({ ok: true });
  expect(claimIn(tab)).toMatchObject({ status: 'closed', closings: [{ reason: 'no_answer', from: 'request_info' }] });
  expect(selectUntoldClaims(tab.store.getState())).toMatchObject([{ decision: { kind: 'closed' } }]);
});

test('on the last day an answer is still awaited', async () => {
  const { tab } = await openRegister(asked('2026-11-20'), 'district_officer');
  expect(await close(tab, noAnswer)).toMatchObject({
    refusal: { fields: { closingReason: expect.stringContaining('still awaited') } },
  });
  expect(claimIn(tab).status).toBe('request_info');
});

test('a closed claim is in no figure but the total', async () => {
  const { tab } = await openRegister(asked('2026-11-19'), 'district_officer');
  await close(tab, noAnswer);
  expect(selectClaimFigures(tab.store.getState(), '2026-11-20')).toMatchObject({
    total: { count: 1 },
    pending: { count: 0, change: { now: 0, before: 1 } },
    approved: { count: 0 },
    rejected: { count: 0 },
    overdue: 0,
    today: { approved: 0, rejected: 0 },
  });
});

test('a claim that was closed before the last 30 days was not pending then', async () => {
  const { tab, browser } = await openRegister(asked('2026-11-19'), 'district_officer');
  await close(tab, noAnswer);
  const before = () => selectClaimFigures(tab.store.getState(), '2027-01-20').pending.change.before;
  expect(before()).toBe(0);
  browser.pass(40 * 86_400_000);
  await reopen(tab, '2027-02-20');
  expect(before()).toBe(0);
  expect(selectClaimFigures(tab.store.getState(), '2027-03-20').pending.change.before).toBe(1);
});

test('a reopened claim waits again with its list and another day, and can then be closed anew', async () => {
  const { tab } = await openRegister(asked('2026-11-19'), 'district_officer');
  await close(tab, noAnswer);
  await signInAs(tab, 'admin');
  expect(await reopen(tab, '2026-11-20')).toMatchObject({
    refusal: { fields: { awaitedUntil: 'Choose a day after today' } },
  });
  expect(await reopen(tab, '2026-11-30')).toMatchObject({ ok: true });
  expect(claimIn(tab).status).toBe('request_info');
  expect(findAsked(claimIn(tab))).toEqual({ ...buildAsking().asked, until: '2026-11-30' });
  expect(selectUntoldClaims(tab.store.getState())).toEqual([]);
  await signInAs(tab, 'district_officer');
  expect(await close(tab, noAnswer)).toMatchObject({ ok: false });
  expect(await close(tab, { closingReason: 'withdrawn', note: 'She called' })).toMatchObject({ ok: true });
  expect(claimIn(tab).closings).toMatchObject([{ reopened: { because: 'She came' } }, { reason: 'withdrawn' }]);
  expect(selectUntoldClaims(tab.store.getState())).toHaveLength(1);
});

test('the log tells a second closing in full, though it is for the reason of the first', async () => {
  const { tab } = await openRegister(asked('2026-12-19'), 'district_officer');
  const withdrawn: ClosingForm = { closingReason: 'withdrawn', note: 'She called' };
  await close(tab, withdrawn);
  await reopen(tab, '2026-11-30');
  await close(tab, withdrawn);
  const rows = auditRowsOf(tab, 'CLAIM_CLOSED').map(({ changes = [] }) =>
    changes.filter(({ field }) => field.startsWith('closing.')),
  );
  const told = [
    { field: 'closing.reason', oldValue: undefined, newValue: 'withdrawn' },
    { field: 'closing.note', oldValue: undefined, newValue: 'She called' },
  ];
  expect(rows).toEqual([told, told]);
});

describe('an event from elsewhere', () => {
  async function closedEvent(): Promise<LifecycleEvent> {
    const { tab } = await openRegister(asked('2026-11-19'), 'district_officer');
    const events = recordEvents(tab);
    await close(tab, noAnswer);
    const event = events.find(isLifecycleEvent);
    if (!event) throw new Error('Nothing happened');
    return event;
  }

  const registerUntil = async (until: string) => (await openRegister(asked(until))).tab.store.getState();

  const at = (event: LifecycleEvent, instant: string): LifecycleEvent => ({
    ...event,
    meta: { ...event.meta, at: instant },
    payload: {
      ...event.payload,
      changes: event.payload.changes.map((change) => ({
        ...change,
        after: {
          ...change.after,
          closings: change.after.closings?.map((closing) => ({ ...closing, closedOn: instant })),
        },
      })),
    },
  });

  test('that closes the claim on the day after is taken', async () => {
    expect(acceptsLifecycle(await registerUntil('2026-11-19'), await closedEvent())).toBeUndefined();
  });

  test.each<[what: string, until: string, forge: (event: LifecycleEvent) => LifecycleEvent]>([
    ['before the day of this copy has passed', '2026-11-20', (event) => event],
    ['by a time of its own before that day', '2026-11-19', (event) => at(event, '2026-11-19T09:00:00.000Z')],
    [
      'at another time than it says',
      '2026-11-19',
      (event) => ({ ...event, meta: { ...event.meta, at: '2026-11-19T09:00:00.000Z' } }),
    ],
    [
      'without a closing',
      '2026-11-19',
      (event) => ({
        ...event,
        payload: {
          ...event.payload,
          changes: event.payload.changes.map((change) => ({ ...change, after: { status: 'closed' } })),
        },
      }),
    ],
  ])('that closes the claim for no answer %s is refused', async (_what, until, forge) => {
    const register = await registerUntil(until);
    expect(acceptsLifecycle(register, forge(await closedEvent()))).toMatchObject({ code: 'wrong_status' });
  });
});
