import { roleNames, type Role } from '../../domain/user/roles';
import { findInForce } from '../../domain/valuation/schedule';
import type { Schedule } from '../../domain/valuation/scheduleRecord';
import { scheduleToForm, type ScheduleForm } from '../../domain/valuation/scheduleForm';
import { buildSchedule, buildSession } from '../../test/builders';
import { openRegister, recordEvents } from '../../test/openRegister';
import { type signInAs, auditRowsOf, type Tab } from '../../test/testRegister';
import { recordChanged } from '../events';
import { startEmpty } from '../register/commands';
import { acceptsSchedule, type ScheduleEvent } from './accepts';
import { copySchedule, discardSchedule, publishSchedule, saveSchedule, withdrawSchedule } from './commands';
import { findSchedule, selectSchedules } from './selectors';

const draft = buildSchedule({ id: 'v2026.2', status: 'draft', from: undefined });
const current = buildSchedule();
const both = [current, draft];

const open = (schedules: Schedule[] = both, role: Parameters<typeof signInAs>[1] = 'admin') =>
  openRegister({ schedules }, role);

const find = ({ store }: Tab, id: string) => findSchedule(store.getState(), id);
const target = ({ id, rev }: Pick<Schedule, 'id' | 'rev'>) => ({ id, rev });
const allOf = ({ store }: Tab) => selectSchedules(store.getState());
const idsOf = (tab: Tab) => allOf(tab).map(({ id }) => id);

/** The form of the draft with the price of maize typed otherwise. */
function pricedMaize(price: string): ScheduleForm {
  const form = scheduleToForm(draft);
  return { ...form, rates: form.rates.map((rate) => (rate.item === 'Maize' ? { ...rate, price } : rate)) };
}

const sample = { id: 'v2024.1', rev: 1 };

test('a new register has the samples, drafts come first, then the newest', async () => {
  const { tab } = await open();
  expect(idsOf(tab)).toEqual(['v2026.2', 'v2026.1', 'v2024.1', 'v2023.4', 'v2023.3']);
});

describe('a copy', () => {
  test('is a draft of its own with the same rates, and no sample', async () => {
    const { tab } = await open();
    const events = recordEvents(tab);
    expect(await tab.store.dispatch(copySchedule(sample, { id: ' v2027.1 ' }))).toMatchObject({
      ok: true,
      value: { id: 'v2027.1' },
    });
    expect(events.map(({ type }) => type)).toEqual(['schedules/changed']);
    const { rates, stages, caps } = find(tab, 'v2024.1') ?? {};
    expect(find(tab, 'v2027.1')).toEqual({
      ...{ id: 'v2027.1', rev: 1, status: 'draft', isSample: false, rates, stages, caps },
      ...{ changedAt: '2026-11-20T08:00:03.000Z', changedBy: 'Admin' },
    });
    expect(auditRowsOf(tab, 'SCHEDULE_COPIED')).toMatchObject([
      {
        ...{ resource: 'schedule', resourceId: 'v2027.1' },
        changes: expect.arrayContaining([{ field: 'rate/area/Maize/', oldValue: undefined, newValue: '900|860' }]),
      },
    ]);
  });

  test.each([
    ['', 'Enter a version, for example v2026.1'],
    ['v 1', 'Use letters, digits, dots and hyphens, at most 20'],
    ['v2026.1', 'There is already a schedule with this version'],
    ['V2026.1', 'There is already a schedule with this version'],
    ['v2023.4', 'There is already a schedule with this version'],
  ])('with the version "%s" is refused: %s', async (id, message) => {
    const { tab } = await open();
    const before = tab.store.getState();
    expect(await tab.store.dispatch(copySchedule(sample, { id }))).toMatchObject({
      refusal: { fields: { id: message } },
    });
    expect(tab.store.getState()).toBe(before);
  });
});

test('an edit changes a draft, with each rate that is another in the audit log', async () => {
  const { tab } = await open();
  expect(await tab.store.dispatch(saveSchedule(target(draft), pricedMaize('1200')))).toMatchObject({ ok: true });
  expect(find(tab, draft.id)).toMatchObject({ rev: 2, status: 'draft', changedBy: 'Admin' });
  expect(auditRowsOf(tab, 'SCHEDULE_EDITED')).toMatchObject([
    { changes: [{ field: 'rate/area/Maize/', oldValue: '900|1100', newValue: '900|1200' }] },
  ]);
});

test('an edit that is not complete is refused at its fields, and changes nothing', async () => {
  const { tab } = await open();
  const before = tab.store.getState();
  expect(await tab.store.dispatch(saveSchedule(target(draft), pricedMaize('-5')))).toMatchObject({
    refusal: { fields: { 'rates.0.price': 'Enter an amount in whole shillings, above 0' } },
  });
  expect(tab.store.getState()).toBe(before);
});

describe('publishing', () => {
  test('ends the one before on the day before, and the draft is never edited again', async () => {
    const { tab } = await open();
    expect(await tab.store.dispatch(publishSchedule(target(draft), { from: '2027-01-01' }))).toMatchObject({
      ok: true,
    });
    expect(find(tab, draft.id)).toMatchObject({ rev: 2, status: 'published', from: '2027-01-01' });
    expect(findInForce(allOf(tab), '2026-12-31')?.id).toBe(current.id);
    expect(findInForce(allOf(tab), '2027-01-01')?.id).toBe(draft.id);
    const published = { id: draft.id, rev: 2 };
    for (const deed of [
      saveSchedule(published, pricedMaize('1200')),
      publishSchedule(published, { from: '2028-01-01' }),
      discardSchedule(published),
    ]) {
      expect(await tab.store.dispatch(deed)).toMatchObject({
        refusal: {
          code: 'wrong_status',
          message: 'This schedule is published. Copy it to a new version to change it.',
        },
      });
    }
  });

  test.each(['', '2027-02-30', '2025-01-01', '2024-06-01'])('from "%s" is refused at the day', async (from) => {
    const { tab } = await open();
    expect(await tab.store.dispatch(publishSchedule(target(draft), { from }))).toMatchObject({
      refusal: { fields: { from: expect.any(String) } },
    });
    expect(find(tab, draft.id)?.status).toBe('draft');
  });

  test('from the day of one that was withdrawn goes through', async () => {
    const { tab } = await open();
    await tab.store.dispatch(withdrawSchedule(target(current), { reason: 'The maize price was wrong.' }));
    expect(await tab.store.dispatch(publishSchedule(target(draft), { from: '2025-01-01' }))).toMatchObject({
      ok: true,
    });
    expect(findInForce(allOf(tab), '2025-01-01')?.id).toBe(draft.id);
  });
});

describe('withdrawing', () => {
  test('has the one before go on, and keeps who, when and why', async () => {
    const { tab } = await open();
    expect(
      await tab.store.dispatch(withdrawSchedule(target(current), { reason: ' The maize price was wrong. ' })),
    ).toMatchObject({ ok: true });
    expect(find(tab, current.id)).toMatchObject({
      ...{ status: 'withdrawn', withdrawnBecause: 'The maize price was wrong.', changedBy: 'Admin' },
      ...{ from: current.from, rates: current.rates },
    });
    expect(findInForce(allOf(tab), '2026-11-20')?.id).toBe('v2024.1');
  });

  test('a sample takes it out of use, until the register is another', async () => {
    const { tab } = await open();
    await tab.store.dispatch(withdrawSchedule(sample, { reason: 'Not ours.' }));
    expect(find(tab, 'v2024.1')).toMatchObject({ status: 'withdrawn', rev: 2, isSample: true });
    await tab.store.dispatch(startEmpty());
    expect(find(tab, 'v2024.1')).toMatchObject({ status: 'published', rev: 1 });
  });

  test('is refused without a reason, of a draft, and of the only one that is published', async () => {
    const { tab } = await open();
    expect(await tab.store.dispatch(withdrawSchedule(target(current), { reason: ' ' }))).toMatchObject({
      refusal: { fields: { reason: 'Enter the reason' } },
    });
    expect(await tab.store.dispatch(withdrawSchedule(target(draft), { reason: 'x' }))).toMatchObject({
      refusal: { code: 'wrong_status', message: 'This schedule is not published.' },
    });
    for (const id of ['v2023.3', 'v2023.4', 'v2024.1'])
      await tab.store.dispatch(withdrawSchedule({ id, rev: 1 }, { reason: 'Not ours.' }));
    expect(await tab.store.dispatch(withdrawSchedule(target(current), { reason: 'x' }))).toMatchObject({
      refusal: { message: 'This is the only published schedule. Publish another one first.' },
    });
    expect(find(tab, current.id)?.status).toBe('published');
  });
});

test('a draft that is deleted is gone, and its version free again', async () => {
  const { tab } = await open();
  expect(await tab.store.dispatch(discardSchedule(target(draft)))).toMatchObject({ ok: true });
  expect(find(tab, draft.id)).toBeUndefined();
  expect(auditRowsOf(tab, 'SCHEDULE_DISCARDED')).toMatchObject([{ resourceId: draft.id }]);
  expect(await tab.store.dispatch(copySchedule(sample, { id: draft.id }))).toMatchObject({ ok: true });
});

test('no other role changes a schedule, whatever it asks for', async () => {
  for (const role of roleNames) {
    if (role === 'admin') continue;
    const { tab } = await open(both, role);
    const before = tab.store.getState();
    expect(await tab.store.dispatch(copySchedule(sample, { id: 'v2027.1' }))).toMatchObject({
      refusal: { code: 'wrong_role' },
    });
    for (const deed of [
      saveSchedule(target(draft), pricedMaize('1200')),
      publishSchedule(target(draft), { from: '2027-01-01' }),
      discardSchedule(target(draft)),
      withdrawSchedule(target(current), { reason: 'x' }),
    ])
      expect(await tab.store.dispatch(deed)).toMatchObject({ refusal: { code: 'wrong_role' } });
    expect(tab.store.getState()).toBe(before);
  }
});

describe('when another tab came first', () => {
  async function twoTabs() {
    const { browser, tab } = await open();
    const other = browser.openTab();
    await other.opened;
    return { tab, other };
  }

  test.each([
    ['saved', () => saveSchedule(target(draft), pricedMaize('1300'))],
    ['published', () => publishSchedule(target(draft), { from: '2027-06-01' })],
    ['deleted', () => discardSchedule(target(draft))],
  ])('a draft that was changed there is not %s here, and who changed it is told', async (_what, deed) => {
    const { tab, other } = await twoTabs();
    await other.store.dispatch(saveSchedule(target(draft), pricedMaize('1200')));
    expect(await tab.store.dispatch(deed())).toMatchObject({
      refusal: {
        code: 'changed',
        message: 'Not saved: {{user}} changed this schedule on {{time}}. Check it and try again.',
        params: { user: 'Admin' },
        instants: { time: expect.any(String) },
      },
    });
    expect(find(tab, draft.id)).toEqual(find(other, draft.id));
  });

  test('a draft that was deleted there no longer exists here', async () => {
    const { tab, other } = await twoTabs();
    await other.store.dispatch(discardSchedule(target(draft)));
    expect(await tab.store.dispatch(saveSchedule(target(draft), pricedMaize('1200')))).toMatchObject({
      refusal: { code: 'not_found' },
    });
  });

  test('a schedule that was withdrawn there is not withdrawn again', async () => {
    const { tab, other } = await twoTabs();
    await other.store.dispatch(withdrawSchedule(target(current), { reason: 'Wrong.' }));
    expect(await tab.store.dispatch(withdrawSchedule(target(current), { reason: 'Mine.' }))).toMatchObject({
      refusal: { code: 'changed' },
    });
    expect(find(tab, current.id)?.withdrawnBecause).toBe('Wrong.');
  });

  test('the version that was taken there is refused here, and so is the day', async () => {
    const { tab, other } = await twoTabs();
    await other.store.dispatch(copySchedule(sample, { id: 'v2027.1' }));
    expect(await tab.store.dispatch(copySchedule(sample, { id: 'v2027.1' }))).toMatchObject({
      refusal: { fields: { id: 'There is already a schedule with this version' } },
    });
    await other.store.dispatch(publishSchedule({ id: 'v2027.1', rev: 1 }, { from: '2027-01-01' }));
    expect(await tab.store.dispatch(publishSchedule(target(draft), { from: '2027-01-01' }))).toMatchObject({
      refusal: { fields: { from: expect.stringContaining('Choose a later day') } },
    });
  });
});

/** An event as another copy of the portal would send it, which this one has decided nothing of. */
describe('every copy of the register refuses', () => {
  const stampOf = (role: Role) => ({
    ...{ eventId: 'EVENT-9', at: '2026-11-20T08:00:00.000Z' },
    actor: buildSession({ role }),
  });
  const forge = (payload: ScheduleEvent['payload']) => recordChanged.schedules(payload, stampOf('admin'));
  const next = (before: Schedule, change: Partial<Schedule>): Schedule => ({
    ...before,
    rev: before.rev + 1,
    ...change,
  });
  const published = (change: Partial<Schedule> = {}) =>
    next(draft, { status: 'published', from: '2027-01-01', ...change });
  const dearer = draft.rates.map((rate) => ('price' in rate ? { ...rate, price: rate.price + 1 } : rate));

  test.each<[string, ScheduleEvent['payload'], boolean]>([
    ['nothing of a publication', { how: 'published', before: draft, after: published() }, true],
    ['nothing of an edit', { how: 'edited', before: draft, after: next(draft, { rates: dearer }) }, true],
    ['nothing of a copy', { how: 'copied', after: { ...draft, id: 'v2030.1', rev: 1 } }, true],
    ['other rates with a publication', { how: 'published', before: draft, after: published({ rates: dearer }) }, false],
    ['a day that another has', { how: 'published', before: draft, after: published({ from: current.from }) }, false],
    ['a publication without a day', { how: 'published', before: draft, after: published({ from: undefined }) }, false],
    ['a publication called an edit', { how: 'edited', before: draft, after: published() }, false],
    ['an edit of a published one', { how: 'edited', before: current, after: next(current, { rates: dearer }) }, false],
    ['a published one to be deleted', { how: 'discarded', before: current }, false],
    [
      'other rates with a withdrawal',
      {
        how: 'withdrawn',
        before: current,
        after: next(current, { status: 'withdrawn', withdrawnBecause: 'x', rates: dearer }),
      },
      false,
    ],
    [
      'a withdrawal without a reason',
      { how: 'withdrawn', before: current, after: next(current, { status: 'withdrawn' }) },
      false,
    ],
    [
      'another day with a withdrawal',
      {
        how: 'withdrawn',
        before: current,
        after: next(current, { status: 'withdrawn', withdrawnBecause: 'x', from: '2020-01-01' }),
      },
      false,
    ],
    [
      'two rates for one item',
      { how: 'edited', before: draft, after: next(draft, { rates: [...draft.rates, ...draft.rates] }) },
      false,
    ],
    ['an edit without a rate', { how: 'edited', before: draft, after: next(draft, { rates: [] }) }, false],
    ['another version with an edit', { how: 'edited', before: draft, after: next(draft, { id: 'v2030.1' }) }, false],
    ['a copy that is published at once', { how: 'copied', after: { ...current, id: 'v2030.1' } }, false],
    ['a copy under a version that there is', { how: 'copied', after: { ...draft, rev: 1, id: 'V2026.1' } }, false],
    ['a copy called a sample', { how: 'copied', after: { ...draft, rev: 1, id: 'v2030.1', isSample: true } }, false],
    ['a revision that is skipped', { how: 'edited', before: draft, after: next(draft, { rev: 7 }) }, false],
    ['a revision of before', { how: 'edited', before: { ...draft, rev: 9 }, after: next(draft, { rev: 10 }) }, false],
  ])('%s', async (_what, payload, isAccepted) => {
    const { tab } = await open();
    const refusal = acceptsSchedule(tab.store.getState(), forge(payload));
    if (isAccepted) expect(refusal).toBeUndefined();
    else expect(refusal).toMatchObject({ message: expect.any(String) });
  });

  test('the same of any other role', async () => {
    const { tab } = await open();
    const event = recordChanged.schedules({ how: 'published', before: draft, after: published() }, stampOf('finance'));
    expect(acceptsSchedule(tab.store.getState(), event)).toMatchObject({ code: 'wrong_role' });
  });
});
