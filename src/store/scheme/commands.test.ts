import { shippedScheme } from '../../domain/scheme/scheme';
import type { SchemeRecord } from '../../domain/scheme/schemeRecord';
import { roleNames, type Role } from '../../domain/user/roles';
import { buildScheme, buildSession } from '../../test/builders';
import { openRegister, recordEvents } from '../../test/openRegister';
import { auditRowsOf, type signInAs, type Tab } from '../../test/testRegister';
import { recordChanged } from '../events';
import { startEmpty } from '../register/commands';
import { acceptsScheme, type SchemeEvent } from './accepts';
import { changeScheme } from './commands';
import { findChangedPart, selectScheme } from './selectors';

const open = (scheme: SchemeRecord[] = [], role: Parameters<typeof signInAs>[1] = 'admin') =>
  openRegister({ scheme }, role);

const schemeOf = ({ store }: Tab) => selectScheme(store.getState());
const days = (reportDays: string) => ({ id: 'reporting', reportDays, papersDays: '14' }) as const;
const late = (sentence: string) => ({ reason: 'late', language: 'en', sentence }) as const;

test('a new register has the rules that ship, and keeps none of them', async () => {
  const { tab } = await open();
  expect(schemeOf(tab)).toEqual(shippedScheme);
  expect(tab.store.getState().scheme.ids).toEqual([]);
});

test('the rules are the same object until one of them changes', async () => {
  const { tab } = await open();
  const before = schemeOf(tab);
  expect(schemeOf(tab)).toBe(before);
  await tab.store.dispatch(changeScheme(0, days('7')));
  expect(schemeOf(tab)).not.toBe(before);
});

test('an administrator changes a part, one event with who and when, and the other parts stay', async () => {
  const { tab } = await open();
  const events = recordEvents(tab);
  expect(await tab.store.dispatch(changeScheme(0, days('7')))).toMatchObject({ ok: true });
  expect(events.map(({ type }) => type)).toEqual(['scheme/changed']);
  expect(findChangedPart(tab.store.getState(), 'reporting')).toEqual({
    ...{ id: 'reporting', rev: 1, reportDays: 7, papersDays: 14 },
    ...{ changedAt: '2026-11-20T08:00:03.000Z', changedBy: 'Admin' },
  });
  expect(schemeOf(tab)).toMatchObject({ species: shippedScheme.species, papers: shippedScheme.papers });
});

test.each<[string, Parameters<typeof changeScheme>[1], unknown[]]>([
  [
    'species',
    { id: 'species', listed: [...shippedScheme.species.listed, 'baboon'], isConfirmed: true },
    [
      { field: 'isConfirmed', oldValue: 'false', newValue: 'true' },
      { field: 'listed.baboon', oldValue: undefined, newValue: 'true' },
    ],
  ],
  ['reporting', days('7'), [{ field: 'reportDays', oldValue: 3, newValue: 7 }]],
  [
    'papers',
    {
      id: 'papers',
      needed: { ...shippedScheme.papers.needed, property: [{ paper: 'ranger_report', standIns: ['receipts'] }] },
    },
    [{ field: 'needed.property', oldValue: 'police_report|council_letter', newValue: 'ranger_report|receipts' }],
  ],
  [
    'sentences',
    { id: 'sentences', worded: [late('Too late.')] },
    [{ field: 'sentence.late.en', oldValue: undefined, newValue: 'Too late.' }],
  ],
])('the log keeps what changed of the %s', async (part, form, changes) => {
  const { tab } = await open();
  await tab.store.dispatch(changeScheme(0, form));
  expect(auditRowsOf(tab, 'SCHEME_CHANGED')).toEqual([
    expect.objectContaining({ resource: 'scheme', resourceId: part, severity: 'high', changes }),
  ]);
});

test('what ships can be saved as it is, and is confirmed by that; saving the same again changes nothing', async () => {
  const { tab } = await open();
  await tab.store.dispatch(changeScheme(0, days('3')));
  expect(findChangedPart(tab.store.getState(), 'reporting')).toMatchObject({ rev: 1, reportDays: 3 });
  expect(await tab.store.dispatch(changeScheme(1, days('3')))).toMatchObject({ ok: true });
  expect(findChangedPart(tab.store.getState(), 'reporting')).toMatchObject({ rev: 1 });
  expect(auditRowsOf(tab, 'SCHEME_CHANGED')).toHaveLength(1);
});

test('a form that is incomplete is refused at its field', async () => {
  const { tab } = await open();
  expect(await tab.store.dispatch(changeScheme(0, days('0')))).toMatchObject({
    ok: false,
    refusal: { code: 'invalid', fields: { reportDays: 'Enter a whole number of days from 1 to 365' } },
  });
  expect(tab.store.getState().scheme.ids).toEqual([]);
});

test.each(roleNames.filter((role) => role !== 'admin'))('%s changes no rules', async (role) => {
  const { tab } = await open([], role);
  expect(await tab.store.dispatch(changeScheme(0, days('7')))).toMatchObject({ refusal: { code: 'wrong_role' } });
});

test('rules that were changed in another tab are not overwritten', async () => {
  const { browser, tab } = await open();
  const other = browser.openTab();
  await other.opened;
  await other.store.dispatch(changeScheme(0, days('7')));
  expect(await tab.store.dispatch(changeScheme(0, days('30')))).toMatchObject({
    refusal: { code: 'changed', params: { user: 'Admin' } },
  });
  expect(schemeOf(tab).reporting).toMatchObject({ reportDays: 7 });
  expect(await tab.store.dispatch(changeScheme(1, days('30')))).toMatchObject({ ok: true });
});

test('an empty register begins with the rules that ship and with four eyes, and a form of before is refused', async () => {
  const { tab } = await open(buildScheme());
  expect(schemeOf(tab).reporting).toMatchObject({ reportDays: 7 });
  await tab.store.dispatch(startEmpty());
  expect(schemeOf(tab)).toMatchObject({ ...shippedScheme, access: { ...shippedScheme.access, fourEyes: true } });
  expect(await tab.store.dispatch(changeScheme(1, days('30')))).toMatchObject({
    refusal: { message: expect.stringContaining('as shipped again') },
  });
});

/** An event as another copy of the portal would send it, which this one has decided nothing of. */
describe('every copy of the register refuses', () => {
  const stampOf = (role: Role) => ({
    ...{ eventId: 'EVENT-9', at: '2026-11-20T08:00:00.000Z' },
    actor: buildSession({ role }),
  });
  const by = { changedAt: '2026-11-20T08:00:00.000Z', changedBy: 'Admin' };
  const shippedDays = { id: 'reporting', rev: 0, reportDays: 3, papersDays: 14 } as const;
  const shippedPapers = { id: 'papers', rev: 0, ...shippedScheme.papers } as const;
  const shippedSentences = { id: 'sentences', rev: 0, worded: [] } as const;
  const daysAt = (rev: number, reportDays: number) =>
    ({ id: 'reporting', rev, reportDays, papersDays: 14, ...by }) as const;
  const needing = (crop: (typeof shippedPapers)['needed']['crop']) => ({
    ...({ id: 'papers', rev: 1, ...by } as const),
    needed: { ...shippedPapers.needed, crop },
  });
  const wording = (...worded: Extract<SchemeRecord, { id: 'sentences' }>['worded']) =>
    ({ id: 'sentences', rev: 1, worded, ...by }) as const;
  type Rules = Omit<SchemeEvent['payload'], 'how'>;
  const shipped = (payload: Pick<SchemeEvent['payload'], 'after'> & { before: object }) => payload as Rules;

  test.each<[string, SchemeRecord[], Rules, boolean]>([
    ['nothing of a first change', [], { before: shippedDays, after: daysAt(1, 7) }, true],
    ['nothing of a later change', [daysAt(1, 7)], { before: daysAt(1, 7), after: daysAt(2, 9) }, true],
    ['a first change of what was changed', [daysAt(1, 7)], { before: shippedDays, after: daysAt(1, 9) }, false],
    ['a later change of what is as it ships', [], { before: daysAt(1, 7), after: daysAt(2, 9) }, false],
    ['other rules of before than those here', [daysAt(1, 7)], { before: daysAt(1, 5), after: daysAt(2, 9) }, false],
    ['a revision that is skipped', [], { before: shippedDays, after: daysAt(2, 7) }, false],
    ['the rules of another part', [], { before: shippedDays, after: wording() }, false],
    ['more days than a year has', [], { before: shippedDays, after: daysAt(1, 366) }, false],
    [
      'no species',
      [],
      shipped({
        before: { id: 'species', rev: 0, ...shippedScheme.species },
        after: { id: 'species', rev: 1, ...by, listed: [], isConfirmed: true },
      }),
      false,
    ],
    [
      'a paper twice',
      [],
      {
        before: shippedPapers,
        after: needing([
          { paper: 'receipts', standIns: [] },
          { paper: 'receipts', standIns: [] },
        ]),
      },
      false,
    ],
    [
      'a paper that stands in for itself',
      [],
      { before: shippedPapers, after: needing([{ paper: 'receipts', standIns: ['receipts'] }]) },
      false,
    ],
    ['nothing of a kind without papers', [], { before: shippedPapers, after: needing([]) }, true],
    ['nothing of a sentence', [], shipped({ before: shippedSentences, after: wording(late('Late.')) }), true],
    ['an empty sentence', [], shipped({ before: shippedSentences, after: wording(late('  ')) }), false],
    ['a long sentence', [], shipped({ before: shippedSentences, after: wording(late('x'.repeat(301))) }), false],
    [
      'a sentence of a reason that has none',
      [],
      shipped({ before: shippedSentences, after: wording({ reason: 'other', language: 'en', sentence: 'Other.' }) }),
      false,
    ],
    ['a sentence twice', [], shipped({ before: shippedSentences, after: wording(late('One.'), late('Two.')) }), false],
  ])('%s', async (_what, scheme, payload, isAccepted) => {
    const { tab } = await open(scheme);
    const refusal = acceptsScheme(
      tab.store.getState(),
      recordChanged.scheme({ how: 'changed', ...payload }, stampOf('admin')),
    );
    if (isAccepted) expect(refusal).toBeUndefined();
    else expect(refusal).toMatchObject({ message: expect.any(String) });
  });

  test('the same of any other role', async () => {
    const { tab } = await open();
    const event = recordChanged.scheme(
      { how: 'changed', before: shippedDays, after: daysAt(1, 7) },
      stampOf('finance'),
    );
    expect(acceptsScheme(tab.store.getState(), event)).toMatchObject({ code: 'wrong_role' });
  });
});
