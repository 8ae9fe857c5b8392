import type { RegisterRecords } from '../../../domain/register/kinds/kinds';
import { addUpAmounts } from '../../../domain/claim/claimAmounts';
import { emptyFilter, type FactFilter } from '../../../domain/claim/list/claimFilter';
import type { ClaimStatus } from '../../../domain/workflow/statuses';
import {
  buildClaim,
  buildDraft,
  completeClaimantForm,
  completeIncidentForm,
  completePaymentForm,
} from '../../../test/builders';
import { recordsAt } from '../../../test/recordsAt';
import { createBrowser, noRecords, signInAs } from '../../../test/testRegister';
import { saveDraft } from '../../drafts/commands';
import type { RootState } from '../../registerReducers';
import { addNote } from '../addNote';
import { updatePayment } from '../../../test/claimCommands';
import { selectFilterOptions } from './filterOptions';
import { filterClaimRows, searchClaimRows, selectClaimRows, selectFoundRows } from './list';
import { sortClaimRows } from './listSort';

async function openRegister(
  records: Partial<RegisterRecords>,
  role: Parameters<typeof signInAs>[1] = 'district_officer',
) {
  const tab = createBrowser().openTab({ layDown: () => Promise.resolve({ ...noRecords, ...records }) });
  await tab.opened;
  await signInAs(tab, role);
  return tab;
}

const base = buildClaim();
const today = '2025-08-01';

function claimOf(id: string, dateOfIncident: string, status: Exclude<ClaimStatus, 'draft'> = 'submitted') {
  return buildClaim({ id, status, incident: { ...base.incident, dateOfIncident } });
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('rows', () => {
  test('a claim shows its approved amount, else the calculated one, else none', async () => {
    const { store } = await openRegister({
      claims: [
        buildClaim({ id: 'A', calculatedCompensation: 5, approvedAmount: 4 }),
        buildClaim({ id: 'B', calculatedCompensation: 5 }),
        buildClaim({ id: 'C' }),
      ],
    });
    expect(selectClaimRows(store.getState()).map(({ amount }) => amount)).toEqual([4, 5, undefined]);
  });

  test('a draft is listed once it has its claim id, and opens in the wizard at its next step', async () => {
    const { store } = await openRegister({
      drafts: [buildDraft({ step: 1 }), buildDraft({ id: 'DRAFT-2', claimId: undefined, step: 0 })],
    });
    expect(selectClaimRows(store.getState())).toMatchObject([
      { id: 'CL-1749975600000-A1B2', status: 'draft', path: '/new-claim?draft=DRAFT-1&step=2', amount: undefined },
    ]);
  });

  test('a complete draft opens at its last step', async () => {
    const { store } = await openRegister({ drafts: [buildDraft({ step: 4 })] });
    expect(selectClaimRows(store.getState())[0]?.path).toBe('/new-claim?draft=DRAFT-1&step=4');
  });

  test.each(['cvc_member', 'finance', 'admin'] as const)('a %s sees no drafts', async (role) => {
    const { store } = await openRegister({ claims: [base], drafts: [buildDraft({ claimId: 'CL-2' })] }, role);
    expect(idsOf(selectClaimRows(store.getState()))).toEqual([base.id]);
  });

  test('the edit of a submitted claim, and a draft left beside its claim, are no lines of their own', async () => {
    const { store } = await openRegister({
      claims: [base],
      drafts: [buildDraft(), buildDraft({ id: 'DRAFT-2', editOf: { claimId: base.id, rev: 1 } })],
    });
    expect(selectClaimRows(store.getState())).toMatchObject([{ id: base.id, status: 'submitted' }]);
  });

  test('only what changed is made again', async () => {
    const { store } = await openRegister({ claims: [claimOf('A', '2025-06-14'), claimOf('B', '2025-06-14')] });
    const before = selectClaimRows(store.getState());
    await store.dispatch(addNote('A', { content: 'Called the claimant.', type: 'verification' }));
    const after = selectClaimRows(store.getState());
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });
});

describe('filter', () => {
  const { claim, claims, payments } = recordsAt('payment_processing', { id: 'IN-PAYMENT' });
  const register = { claims: [claimOf('A', '2025-06-14'), claimOf('B', '2025-06-15', 'paid'), ...claims], payments };
  const found = (state: RootState, filter: Partial<FactFilter>, search = '') =>
    selectFoundRows(state, 'id', 'asc', { ...emptyFilter, ...filter }, today, search).exact;

  test('leaves what has everything it asks for, and the search what of that it finds', async () => {
    const { store } = await openRegister(register);
    const state = store.getState();
    expect(idsOf(found(state, { status: ['submitted', 'paid'] }))).toEqual(['A', 'B']);
    expect(idsOf(found(state, { dateRange: { from: '2025-06-15' } }))).toEqual(['B']);
    expect(idsOf(found(state, { amountRange: { min: 1_200_000 } }))).toEqual(['IN-PAYMENT']);
    expect(idsOf(found(state, { status: ['submitted', 'paid'] }, 'b'))).toEqual(['A', 'B']);
    expect(idsOf(found(state, { status: ['paid'] }, 'payment'))).toEqual([]);
  });

  test('overdue and activity go by the day that is given', async () => {
    const { store } = await openRegister(register);
    const count = (filter: Partial<FactFilter>, day: string) =>
      selectFoundRows(store.getState(), 'id', 'asc', { ...emptyFilter, ...filter }, day, '').exact.length;
    // Submitted on 15 June; the claim in payment was decided on 1 July.
    expect(['2025-07-15', '2025-07-16'].map((day) => count({ overdue: true }, day))).toEqual([0, 1]);
    expect(['2025-07-14', '2025-07-15', '2025-07-31'].map((day) => count({ activity: true }, day))).toEqual([3, 1, 0]);
  });

  test('My docket is that of the signed-in role, drafts of an officer included', async () => {
    const drafts = [buildDraft({ claimId: 'DRAFT' })];
    const officer = await openRegister({ ...register, drafts });
    expect(idsOf(found(officer.store.getState(), { myDocket: true }))).toEqual(['A', 'DRAFT']);
    const finance = await openRegister({ ...register, drafts }, 'finance');
    expect(idsOf(found(finance.store.getState(), { myDocket: true }))).toEqual(['IN-PAYMENT']);
  });

  test('the payment status follows the payments, and a payment makes no row again but its own', async () => {
    const { store } = await openRegister(register, 'finance');
    const before = selectClaimRows(store.getState());
    expect(before.map(({ paymentStatus }) => paymentStatus)).toEqual([undefined, undefined, 'pending']);
    const form = completePaymentForm({ paymentStatus: 'failed', failureReason: 'Invalid account number' });
    const result = await store.dispatch(updatePayment({ id: claim.id, rev: claim.rev }, payments[0]?.id ?? '', form));
    expect(result).toMatchObject({ ok: true });
    expect(idsOf(found(store.getState(), { paymentStatus: ['failed'] }))).toEqual([claim.id]);
    const after = selectClaimRows(store.getState());
    expect(after.map((row, index) => row === before[index])).toEqual([true, true, false]);
  });

  test('an instalment that leaves the payment status as it is changes what is outstanding', async () => {
    const { store } = await openRegister(register, 'finance');
    const totals = () => addUpAmounts(selectClaimRows(store.getState()));
    expect(totals()).toMatchObject({ approved: 1_200_000, outstanding: 1_200_000 });
    const form = completePaymentForm({ amount: '500000' });
    expect(
      await store.dispatch(updatePayment({ id: claim.id, rev: claim.rev }, payments[0]?.id ?? '', form)),
    ).toMatchObject({ ok: true });
    expect(totals()).toMatchObject({ approved: 1_200_000, outstanding: 700_000 });
  });

  test('another filter sorts nothing again, another search filters nothing again', async () => {
    const { store } = await openRegister(register);
    const state = store.getState();
    const filter = { ...emptyFilter, status: ['submitted' as const] };
    const all = selectFoundRows(state, 'date', 'desc', emptyFilter, today, '').exact;
    const some = selectFoundRows(state, 'date', 'desc', filter, today, '').exact;
    expect(selectFoundRows(state, 'date', 'desc', filter, today, ' ').exact).toBe(some);
    expect(filterClaimRows(all, emptyFilter, { role: 'finance', areas: undefined, waiting: new Set() }, today)).toBe(
      all,
    );
  });

  test('offers what the register holds, and some species always; four districts come first', async () => {
    const { store } = await openRegister(register);
    expect(selectFilterOptions(store.getState())).toEqual({
      district: ['kampala', 'gulu', 'mbarara', 'jinja', 'kasese'],
      species: ['elephant', 'buffalo', 'lion', 'hippo', 'crocodile', 'baboon'],
      subcounty: ['Lake Katwe'],
      createdBy: [base.createdBy],
    });
  });
});

describe('search', () => {
  const lukeWithAccent = buildClaim({
    id: 'CL-2-LUKE',
    claimant: { ...base.claimant, fullName: 'Lukè Óbua', nationalId: 'CM90011122XYZW', district: 'gulu' },
    incident: { ...base.incident, wildlifeSpecies: 'hippo', narrativeDescription: 'Trampled the garden by the river.' },
  });

  test.each([
    ['nothing', '', ['CL-2-LUKE', base.id]],
    ['blanks', '   ', ['CL-2-LUKE', base.id]],
    ['id', 'cl-2-lu', ['CL-2-LUKE']],
    ['claimant, without accents', 'luke obua', ['CL-2-LUKE']],
    ['claimant, with other accents', 'LÜKE', ['CL-2-LUKE']],
    ['national ID', 'cm900111', ['CL-2-LUKE']],
    ['phone as stored', '+25677212', ['CL-2-LUKE', base.id]],
    ['phone as dialled', '0772 123456', ['CL-2-LUKE', base.id]],
    ['species', 'Hippo', ['CL-2-LUKE']],
    ['district', 'gulu', ['CL-2-LUKE']],
    ['description', 'river', ['CL-2-LUKE']],
    ['words of several fields', 'gulu trampled', ['CL-2-LUKE']],
    ['a word that only one of two claims has', 'luke elephant', []],
  ])('%s', async (_field, search, found) => {
    const { store } = await openRegister({ claims: [base, lukeWithAccent] });
    const { exact, near } = selectFoundRows(store.getState(), 'id', 'desc', emptyFilter, today, search);
    expect(idsOf(exact).sort()).toEqual([...found].sort());
    expect(near).toEqual([]);
  });

  test.each([
    ['claimant', 'nakatto', ['NAKATTO'], ['NAKATO']],
    ['claimant and district', 'nakato bundibugyu', [], ['NAKATO']],
    ['species', 'elefant', [], ['NAKATO', 'NAKATTO']],
    ['a district, though a name is like it', 'kabale', [], []],
    ['national ID', 'cf85012345abce', [], []],
    ['phone', '0772123457', [], []],
    ['a word of the description', 'gardan', [], []],
  ])('%s typed nearly right: %s', async (_field, search, exact, near) => {
    const named = (id: string, fullName: string, district: string) =>
      buildClaim({
        id,
        claimant: { ...base.claimant, fullName, district },
        incident: { ...base.incident, narrativeDescription: 'Trampled the garden.' },
      });
    const { store } = await openRegister({
      claims: [named('NAKATO', 'Nakato Kabalu', 'bundibugyo'), named('NAKATTO', 'Nakatto Rose', 'kibaale')],
    });
    const found = selectFoundRows(store.getState(), 'id', 'asc', emptyFilter, today, search);
    expect({ exact: idsOf(found.exact), near: idsOf(found.near) }).toEqual({ exact, near });
  });

  test('a claim is found by the short form of its id; two that share one are both found', async () => {
    const ids = ['CL-1770677831486-C2FV', 'CL-1767435311198-0UGR', 'CL-1749975600000-A1B2'];
    const { store } = await openRegister({ claims: ids.map((id) => buildClaim({ id })) });
    const find = (search: string) =>
      idsOf(selectFoundRows(store.getState(), 'id', 'desc', emptyFilter, today, search).exact);
    expect(find('9w9m-9f66')).toEqual(['CL-1749975600000-A1B2']);
    expect(find('9W9M9F66')).toEqual(['CL-1749975600000-A1B2']);
    expect(find('8WF4 4P96')).toEqual(['CL-1770677831486-C2FV', 'CL-1767435311198-0UGR']);
    expect(find('CL-1767435311198-0UGR')).toEqual(['CL-1767435311198-0UGR']);
  });

  test('a draft is found by what is typed so far', async () => {
    const { store } = await openRegister({ drafts: [buildDraft()] });
    store.dispatch(
      saveDraft('DRAFT-1', {
        claimant: completeClaimantForm({ fullName: 'Apio Rose' }),
        incident: completeIncidentForm('crop', { incidentType: '', wildlifeSpecies: '', dateOfIncident: '' }),
      }),
    );
    expect(selectFoundRows(store.getState(), 'date', 'desc', emptyFilter, today, 'apio').exact).toMatchObject([
      { claimantName: 'Apio Rose', incidentType: undefined, species: undefined, incidentDate: '' },
    ]);
  });

  test('a new search sorts nothing again, and a blank one gives the same list', async () => {
    const { store } = await openRegister({ claims: [base, lukeWithAccent] });
    const all = selectFoundRows(store.getState(), 'date', 'desc', emptyFilter, today, '').exact;
    expect(searchClaimRows(all, ' ').exact).toBe(all);
    expect(selectFoundRows(store.getState(), 'date', 'desc', emptyFilter, today, '').exact).toBe(all);
  });
});

describe('sort', () => {
  async function sorted(...order: [Parameters<typeof sortClaimRows>[1], Parameters<typeof sortClaimRows>[2]]) {
    const { store } = await openRegister({
      claims: [
        claimOf('B', '2025-06-14', 'paid'),
        claimOf('C', '2025-06-13', 'submitted'),
        claimOf('A', '2025-06-15', 'submitted'),
      ],
    });
    return idsOf(sortClaimRows(selectClaimRows(store.getState()), ...order));
  }

  test.each([
    ['id', 'asc', ['A', 'B', 'C']],
    ['id', 'desc', ['C', 'B', 'A']],
    ['date', 'asc', ['C', 'B', 'A']],
    ['date', 'desc', ['A', 'B', 'C']],
    // Equals stand newest first in both orders.
    ['status', 'asc', ['A', 'C', 'B']],
    ['status', 'desc', ['B', 'A', 'C']],
  ] as const)('by %s, %s', async (key, order, ids) => {
    expect(await sorted(key, order)).toEqual(ids);
  });

  test.each([
    ['claimant', 'asc', ['ODA', 'OBUA', 'OKELLO', 'UNNAMED']],
    ['claimant', 'desc', ['OKELLO', 'OBUA', 'ODA', 'UNNAMED']],
    ['amount', 'desc', ['OKELLO', 'OBUA', 'ODA', 'UNNAMED']],
    ['amount', 'asc', ['OBUA', 'OKELLO', 'ODA', 'UNNAMED']],
  ] as const)('by %s, %s; what has none stands last', async (key, order, ids) => {
    const named = (id: string, fullName: string, approvedAmount?: number) =>
      buildClaim({ id, claimant: { ...base.claimant, fullName }, ...(approvedAmount && { approvedAmount }) });
    const { store } = await openRegister({
      claims: [named('OKELLO', 'okello Luke', 90), named('OBUA', 'Óbua Rose', 8), named('ODA', 'Óbua Oda')],
      drafts: [buildDraft({ claimId: 'UNNAMED', claimant: completeClaimantForm({ fullName: '' }) })],
    });
    expect(idsOf(sortClaimRows(selectClaimRows(store.getState()), key, order))).toEqual(ids);
  });

  test('of one day, what was registered last is newest; a draft without a date stands where it was begun', async () => {
    const { store } = await openRegister({
      claims: [
        { ...claimOf('EARLY', '2025-06-14'), registeredAt: '2025-06-15T08:00:00.000Z' },
        { ...claimOf('LATE', '2025-06-14'), registeredAt: '2025-06-16T08:00:00.000Z' },
      ],
      drafts: [buildDraft({ claimId: 'UNDATED', incident: completeIncidentForm('crop', { dateOfIncident: '' }) })],
    });
    expect(idsOf(sortClaimRows(selectClaimRows(store.getState()), 'date', 'desc'))).toEqual([
      'UNDATED',
      'LATE',
      'EARLY',
    ]);
  });
});
