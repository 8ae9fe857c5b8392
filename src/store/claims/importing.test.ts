import { shippedScheme } from '../../domain/scheme/scheme';
import * as fc from '../../test/fastCheck';
import type { DerivedDay } from '../../domain/claimImport/askedDays';
import type { ImportForm } from '../../domain/claimImport/importFields';
import { maximumImport } from '../../domain/claimImport/sheet/limits';
import { claimRecord, type Claim } from '../../domain/claim/claim';
import { findOutcome } from '../../domain/claim/outcome';
import { missingEvidence } from '../../domain/incident/evidence';
import { findClaimPaymentStatus } from '../../domain/claim/claimPayments';
import { paymentRecord, type Payment } from '../../domain/payment/payment';
import { makeReport, type ReportType } from '../../domain/reports/reportTypes';
import type { Role } from '../../domain/user/roles';
import { findUnsoundClaim } from '../../domain/register/soundness/claimSoundness';
import { findIncidentProblems, incidentToForm } from '../../domain/incident/incidentForm';
import { buildClaim, buildSession, buildVerification, completeImportForm } from '../../test/builders';
import { openRegister, recordEvents, registerOf } from '../../test/openRegister';
import { createBackend, createBrowser, type Tab } from '../../test/testRegister';
import * as v from 'valibot';
import { makeClaimReport } from '../../documents/claim/claimReport';
import { makeClaimSlip } from '../../documents/claim/claimSlip';
import { findLetterKind } from '../../domain/claim/telling/letter';
import { claimTerms } from '../../documents/claim/terms';
import { decide } from '../command';
import { claimsImported, type ImportedClaim } from '../events';
import { selectReportRecords } from '../reports/records';
import { selectClaimsByMonth } from './figures/charts';
import { selectClaimFigures, selectOverdueClaims } from './figures/figures';
import { acceptsImport, importClaims, importCommand } from './importing';
import { selectQueue } from './figures/queues';
import { selectAllClaims } from './selectors';

const form = completeImportForm;

const decided = { submittedOn: '2025-06-20', decidedOn: '2025-07-01' };
const paid = { ...decided, status: 'paid', approvedAmount: '571000', paidOn: '2025-08-02', paymentRef: 'EFT-9' };

const add = ({ store }: Tab, forms: ImportForm[], fileName = 'Kasese 2025.xlsx') =>
  store.dispatch(importClaims({ fileName, rows: forms.map((each, index) => ({ row: index + 2, form: each })) }));

const refusalOf = async (tab: Tab, forms: ImportForm[]) => {
  const result = await add(tab, forms);
  return result.ok ? 'added' : result.refusal;
};

const claimsOf = ({ store }: Tab) => selectAllClaims(store.getState());
const open = (role: Role = 'district_officer') => openRegister({}, role);

test('a submitted claim stands as if it had been registered on its day, and says where it came from', async () => {
  const { tab } = await open();
  const events = recordEvents(tab);
  expect(await add(tab, [form({ submittedOn: '2025-06-20', calculatedCompensation: '571000' })])).toMatchObject({
    ok: true,
    stored: true,
    value: 1,
  });
  expect(events.map(({ type }) => type)).toEqual(['claims/imported']);
  const [claim] = claimsOf(tab);
  expect(v.is(claimRecord, claim)).toBe(true);
  expect(claim).toMatchObject({
    id: expect.stringMatching(/^CL-\d+-[0-9A-Z]+$/),
    rev: 1,
    status: 'submitted',
    registeredAt: '2025-06-20T09:00:00.000Z',
    submittedAt: '2025-06-20T09:00:00.000Z',
    calculatedCompensation: 571_000,
    createdBy: expect.any(String),
    claimant: { district: 'kasese', bankName: '' },
    incident: { incidentType: 'crop', areaDamaged: 2.5, protectedAreaNearby: 'national_park' },
    notes: [{ content: 'Imported from Kasese 2025.xlsx, row 2, old file number KSE/2025/17', type: 'document' }],
  });
});

test('of a paper that names no protected area nobody knows whether one is near, and an edit may leave it so', async () => {
  const { tab } = await open();
  const rows = [{ row: 2, form: form({ protectedAreaNearby: '' }) }];
  expect(await tab.store.dispatch(importClaims({ fileName: 'Kasese 2025.xlsx', rows }))).toMatchObject({ ok: true });
  const [claim] = claimsOf(tab);
  expect(claim?.incident.protectedAreaNearby).toBeUndefined();
  expect(v.is(claimRecord, claim)).toBe(true);
  const typed = claim && incidentToForm(claim.incident);
  expect(typed && findIncidentProblems(typed, '2026-11-20')).toEqual([]);
});

test('a day that was put in the place of a missing one is told on the claim', async () => {
  const { tab } = await open();
  const derived = [
    { field: 'submittedOn', source: { from: 'dateOfIncident' } },
    { field: 'dateOfIncident', source: { day: '2025-06-14' } },
  ] as const;
  const rows = [{ row: 2, form: form({ submittedOn: '2025-06-14', oldNumber: '' }), derived }];
  await tab.store.dispatch(importClaims({ fileName: 'Kasese 2025.xlsx', rows }));
  const [claim] = claimsOf(tab);
  expect(claim?.submittedAt).toBe('2025-06-14T09:00:00.000Z');
  expect(claim?.notes[0]?.content).toBe(
    'Imported from Kasese 2025.xlsx, row 2\n' +
      'Date submitted: not in the file; the date of incident stands in its place\n' +
      'Date of incident: not in the file; 2025-06-14, said at the import, stands in its place',
  );
});

describe('a day that nobody knows', () => {
  const unknown = (...fields: DerivedDay['field'][]): DerivedDay[] =>
    fields.map((field) => ({ field, source: { unknown: true } }));
  const today = '2026-11-20';

  async function addUnknown(tab: Tab) {
    const undated = { submittedOn: '', decidedOn: '', paidOn: '' };
    const rows = [
      { row: 2, form: form(undated), derived: unknown('submittedOn') },
      {
        row: 3,
        form: form({ ...paid, ...undated, nationalId: 'CF85012345ABCE' }),
        derived: unknown('submittedOn', 'decidedOn', 'paidOn'),
      },
      {
        row: 4,
        form: form({ ...undated, status: 'rejected', submittedOn: '2025-06-20', nationalId: 'CF85012345ABCF' }),
        derived: unknown('decidedOn'),
      },
    ];
    expect(await tab.store.dispatch(importClaims({ fileName: 'Old.xlsx', rows }))).toMatchObject({ ok: true });
    return claimsOf(tab);
  }

  test('is not in the claim, which says so, and the claim is sound', async () => {
    const { tab } = await open('admin');
    const [submitted, settled, rejected] = await addUnknown(tab);
    expect([submitted, settled].map((claim) => [claim?.registeredAt, claim?.submittedAt])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect([settled, rejected].map((claim) => claim && findOutcome(claim))).toEqual([
      { outcome: 'approved', at: undefined },
      { outcome: 'rejected', at: undefined },
    ]);
    expect(submitted?.notes[0]?.content).toContain('Date submitted: not in the file, and not known');
    const [payment] = Object.values(tab.store.getState().payments.entities);
    expect(payment).toMatchObject({ paymentStatus: 'success', amount: 571_000 });
    expect(payment).not.toHaveProperty('paidAt');
    expect(v.is(claimRecord, settled) && v.is(paymentRecord, payment)).toBe(true);
    for (const claim of claimsOf(tab)) {
      const payments = claim.id === payment?.claimId ? [payment] : [];
      expect(findUnsoundClaim({ claim, payments }, new Date().toISOString(), () => false)).toBeUndefined();
    }
  });

  test('counts nowhere: in no month, change, waiting time or period', async () => {
    const { tab } = await open('admin');
    const claims = await addUnknown(tab);
    const state = tab.store.getState();
    const { total, pending, overdue, approved, monthlyVolume } = selectClaimFigures(state, today);
    expect([total.count, pending.count, approved.count]).toEqual([3, 1, 1]);
    expect([total.change.now, total.change.before, overdue, monthlyVolume]).toEqual([0, 0, 0, 0]);
    expect(pending.change).toMatchObject({ now: 1, before: 0 });
    expect(selectOverdueClaims(state, today)).toEqual([]);
    const charted = selectClaimsByMonth(state, today).map((month) => month.pending + month.approved + month.rejected);
    expect(charted.reduce((sum, count) => sum + count)).toBe(0);

    const scope = { days: { from: '1900-01-01', to: today }, group: 'all' } as const;
    const figures = (type: ReportType) =>
      Object.fromEntries(
        makeReport(type, { ...selectReportRecords(state), today: '2026-11-20' }, scope).figures.map((row) => [
          row.label,
          row.value,
        ]),
      );
    const inNoPeriod = 'Claims without a submission date (not counted)';
    expect(figures('claims-summary')).toMatchObject({ Claims: 1, [inNoPeriod]: 2, 'Paid in the period': 0 });
    expect(figures('district-analysis')).toMatchObject({ Claims: 1, [inNoPeriod]: 2 });
    expect(figures('financial')).toMatchObject({
      'Payments made': 0,
      'Payments without a date (not counted)': 1,
      'Approvals without a date (not counted)': 1,
    });
    expect(claims).toHaveLength(3);
  });

  test('does not stand in the way of work: such a claim is first in the queue, and its papers say that it is not known', async () => {
    const { tab } = await open('district_officer');
    await add(tab, [form({ submittedOn: '2020-01-01', nationalId: 'CF85012345ABCG' })]);
    const claims = await addUnknown(tab);
    const submitted = claims.find(({ status, submittedAt }) => status === 'submitted' && !submittedAt);
    const settled = claims.find(({ status }) => status === 'paid');
    expect(selectQueue(tab.store.getState())[0]?.id).toBe(submitted?.id);
    const records = (claim = submitted) => ({
      claim: claim ?? buildClaim(),
      payments: [],
      events: [],
      scheme: shippedScheme,
    });
    expect(makeClaimReport(records()).facts).toContainEqual([
      'Registered',
      expect.stringMatching(/^date not known by /),
    ]);
    expect(makeClaimSlip(records().claim, shippedScheme).facts).toContainEqual(['Received', 'Date not known']);
    expect(findLetterKind(records(settled).claim)).toBeUndefined();
    expect(claimTerms(records(settled).claim)[1]).toContain('The date of the decision on this claim is not known');
  });
});

test('decided and paid claims carry what their status speaks of', async () => {
  const { tab } = await open('admin');
  await add(tab, [
    form({ ...decided, status: 'rejected' }),
    form({ ...decided, status: 'approved', approvedAmount: '571000', nationalId: 'CF85012345ABCE' }),
    form({ ...paid, nationalId: 'CF85012345ABCF' }),
  ]);
  const [rejected, approved, settled] = claimsOf(tab);
  const payments = Object.values(tab.store.getState().payments.entities);
  expect(rejected && findOutcome(rejected)).toEqual({ outcome: 'rejected', at: '2025-07-01T09:00:00.000Z' });
  expect(approved && findOutcome(approved)).toEqual({ outcome: 'approved', at: '2025-07-01T09:00:00.000Z' });
  expect(approved?.approvedAmount).toBe(571_000);
  expect(payments).toMatchObject([
    {
      claimId: settled?.id,
      rev: 1,
      amount: 571_000,
      paymentStatus: 'success',
      paidAt: '2025-08-02T09:00:00.000Z',
      payeeAccount: '+256772123456',
      paymentRef: 'EFT-9',
    },
  ]);
  expect(v.is(paymentRecord, payments[0])).toBe(true);
  expect(findClaimPaymentStatus(settled?.approvedAmount, payments)).toBe('success');
  const figures = selectClaimFigures(tab.store.getState(), '2026-11-20');
  expect([figures.total.count, figures.approved.count, figures.rejected.count]).toEqual([3, 2, 1]);
});

test('photos are on paper: the evidence is incomplete where the kind asks for some', async () => {
  const { tab } = await open();
  await add(tab, [
    form({
      incidentType: 'property',
      propertyType: 'Fence',
      damageDescription: 'Torn down',
      cropType: '',
      areaDamaged: '',
    }),
  ]);
  expect(claimsOf(tab).map(({ incident, evidence }) => missingEvidence(incident.incidentType, evidence))).toEqual([
    ['policeReport'],
  ]);
});

test('each claim leaves an audit row, each role one notification', async () => {
  const { tab } = await open();
  await add(tab, [
    form(),
    form({ nationalId: 'CF85012345ABCE' }),
    form({ ...decided, status: 'approved', approvedAmount: '5000', nationalId: 'CF85012345ABCF' }),
    form({ ...paid, nationalId: 'CF85012345ABCG' }),
  ]);
  const { audit, notifications } = tab.store.getState();
  const rows = Object.values(audit.entities).filter(({ action }) => action === 'CLAIM_IMPORTED');
  expect(rows).toHaveLength(4);
  expect(new Set(rows.map(({ resourceId }) => resourceId))).toEqual(new Set(claimsOf(tab).map(({ id }) => id)));
  expect(rows[3]).toMatchObject({
    resource: 'claim',
    severity: 'medium',
    details: { fileName: 'Kasese 2025.xlsx', row: 5, oldNumber: 'KSE/2025/17' },
    changes: expect.arrayContaining([
      { field: 'status', newValue: 'paid' },
      { field: 'approvedAmount', newValue: 571_000 },
      { field: 'payment.paymentStatus', newValue: 'success' },
    ]),
  });
  expect(
    Object.values(notifications.entities).map(({ role, ...told }) => [role, 'count' in told && told.count]),
  ).toEqual([
    ['district_officer', 3],
    ['admin', 1],
  ]);
});

describe('nothing is added', () => {
  test.each<Role>(['cvc_member', 'finance'])('by %s', async (role) => {
    const { tab } = await open(role);
    expect(await refusalOf(tab, [form()])).toMatchObject({ code: 'wrong_role' });
    expect(claimsOf(tab)).toEqual([]);
  });

  test('of a file in which one row breaks a rule', async () => {
    const { tab } = await open();
    expect(await refusalOf(tab, [form(), form({ nationalId: 'CF85' })])).toMatchObject({
      code: 'invalid',
      params: { row: 3 },
    });
    expect(claimsOf(tab)).toEqual([]);
  });

  test('of a file with a claim of which nobody says when it was submitted', async () => {
    const { tab } = await open();
    expect(await refusalOf(tab, [form({ submittedOn: '' })])).toMatchObject({ code: 'invalid', params: { row: 2 } });
    expect(claimsOf(tab)).toEqual([]);
  });

  test('of a file that was added already', async () => {
    const { tab } = await open();
    await add(tab, [form()]);
    expect(await refusalOf(tab, [form()])).toMatchObject({ code: 'changed', params: { row: 2 } });
    expect(claimsOf(tab)).toHaveLength(1);
  });

  test('of an empty file, and of one with more than a browser keeps', async () => {
    const { tab } = await open();
    expect(await refusalOf(tab, [])).toMatchObject({ code: 'invalid' });
    expect(await refusalOf(tab, Array<ImportForm>(maximumImport + 1).fill(form()))).toMatchObject({
      params: { count: maximumImport },
    });
  });

  test('where the browser has no room, and the register stays as it was, stored and in memory', async () => {
    const browser = createBrowser({ backend: createBackend(12_000) });
    const { tab } = await openRegister({ claims: [buildClaim()] }, 'district_officer', browser);
    const before = registerOf(tab);
    const stored = new Map(browser.backend.texts);
    const forms = Array.from({ length: 20 }, (_, index) =>
      form({ nationalId: `CF850123${String(index).padStart(2, '0')}ABCD` }),
    );
    expect(await refusalOf(tab, forms)).toMatchObject({ code: 'not_stored' });
    expect(registerOf(tab)).toEqual(before);
    expect(browser.backend.texts).toEqual(stored);
    expect(tab.store.getState().storage.unsaved).toBe(0);
  });
});

test('another tab reads the claims, and a reload finds them', async () => {
  const { browser, tab } = await open();
  const other = browser.openTab();
  await other.opened;
  await add(tab, [form({ ...paid })]);
  await other.services.catchUp();
  expect(registerOf(other)).toEqual(registerOf(tab));
  const reloaded = browser.openTab();
  await reloaded.opened;
  expect(registerOf(reloaded)).toEqual(registerOf(tab));
});

const numRuns = fc.runs(2);

test(
  'ids are never the same',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (count) => {
        const { tab } = await open();
        const forms = Array.from({ length: count }, (_, index) =>
          form({ nationalId: `CF850123${String(index).padStart(2, '0')}ABCD` }),
        );
        await add(tab, forms);
        await add(
          tab,
          forms.map((each) => ({ ...each, dateOfIncident: '2025-06-15' })),
        );
        expect(claimsOf(tab)).toHaveLength(2 * count);
      }),
      { numRuns },
    );
    fc.tell('claims', `${numRuns} imports`);
  },
  5000 + numRuns * 3000,
);

describe('an import from elsewhere', () => {
  /** What an import of a paid claim makes, with one thing of it forged. */
  async function accepted(forge: (one: ImportedClaim) => ImportedClaim[]) {
    const { tab } = await open();
    const register = tab.store.getState();
    const command = importCommand({ fileName: 'Old.xlsx', rows: [{ row: 2, form: form(paid) }] });
    const actor = buildSession({ role: 'district_officer' });
    const decision = decide(register, command, { eventId: 'E', at: '2026-11-20T09:00:00.000Z', actor });
    if (!decision.ok || !decision.event || !claimsImported.match(decision.event)) throw new Error('Nothing happened');
    const { payload, ...event } = decision.event;
    return acceptsImport(register, { ...event, payload: { ...payload, claims: payload.claims.flatMap(forge) } });
  }

  const withClaim = (fields: Partial<Claim>) => (one: ImportedClaim) => [
    { ...one, claim: { ...one.claim, ...fields } },
  ];
  const withPayment = (fields: Partial<Payment>) => (one: ImportedClaim) => [
    { ...one, ...(one.payment && { payment: { ...one.payment, ...fields } }) },
  ];

  test('as it was decided is accepted', async () => {
    expect(await accepted((one) => [one])).toBeUndefined();
  });

  test.each<[string, (one: ImportedClaim) => ImportedClaim[]]>([
    ['of a claim that is under way', withClaim({ status: 'payment_processing' })],
    ['of a claim that was verified here', withClaim({ verifications: [buildVerification()] })],
    ['of a claim that was changed here', withClaim({ rev: 2 })],
    ['of a claim that nobody decided', withClaim({ decisions: [] })],
    ['of a claim that was approved for more', withClaim({ approvedAmount: 999_999_999 })],
    ['of a payment of more than was approved', withPayment({ amount: 999_999_999 })],
    ['of a payment of another claim', withPayment({ claimId: 'CL-404' })],
    ['of a payment to somebody else', withPayment({ payeeAccount: '0700000000' })],
    ['of a payment of nothing that was approved', (one) => withClaim({ status: 'submitted' })(one)],
    ['of a paid claim without its payment', ({ payment: _payment, ...one }) => [one]],
  ])('%s is refused', async (_what, forge) => {
    expect(await accepted(forge)).toMatchObject({ code: 'invalid' });
  });

  test('of one claim twice, and of none, is refused', async () => {
    expect(await accepted((one) => [one, one])).toMatchObject({ code: 'changed' });
    expect(await accepted(() => [])).toMatchObject({ message: 'No rows to add' });
  });
});
