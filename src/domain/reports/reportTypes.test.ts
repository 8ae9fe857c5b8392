import { decide, type PaymentForm } from '../actions/paymentForm';
import type { Claim } from '../claim/claim';
import type { Payment } from '../payment/payment';
import { shippedScheme } from '../scheme/scheme';
import { findTotals, type Table } from '../table';
import {
  buildAuditEvent,
  buildClaim,
  buildDecision,
  buildLedgerEntry,
  buildPayment,
  buildSession,
  buildUser,
  buildVerification,
  completePaymentForm,
} from '../../test/builders';
import { makeReport, reportTypeNames, type ReportType } from './reportTypes';
import { isEmptyReport, type Report, type ReportRecords, type ReportScope } from './report';

const october: ReportScope = { days: { from: '2026-10-01', to: '2026-10-31' }, group: 'all' };

/** A claim of a district, by its number; registered and submitted at once. */
function claimOf(number: number, district: string, registeredAt: string, overrides: Partial<Claim> = {}): Claim {
  const { claimant, ...claim } = buildClaim({ id: `CLM-${number}`, registeredAt, submittedAt: registeredAt });
  return { ...claim, claimant: { ...claimant, fullName: `Claimant ${number}`, district }, ...overrides };
}

const approved = (decidedOn: string, amount: number): Partial<Claim> => ({
  verifications: [buildVerification({ calculatedCompensation: amount + 50_000 })],
  calculatedCompensation: amount + 50_000,
  decisions: [buildDecision({ approvedAmount: amount, decidedOn })],
  approvedAmount: amount,
});

/** Registered in the last hour of September and the first of October by Kampala's clock, in the middle, and after. */
const claims = [
  claimOf(1, 'kasese', '2026-09-30T20:59:00.000Z', {
    status: 'paid',
    ...approved('2026-10-02T08:00:00.000Z', 400_000),
  }),
  claimOf(2, 'kasese', '2026-09-30T21:30:00.000Z', {
    status: 'paid',
    ...approved('2026-10-11T08:00:00.000Z', 300_000),
  }),
  claimOf(3, 'kisoro', '2026-10-15T08:00:00.000Z', {
    status: 'rejected',
    verifications: [buildVerification({ action: 'reject', verifiedOn: '2026-10-18T08:00:00.000Z' })],
  }),
  claimOf(4, 'gulu city', '2026-10-31T20:30:00.000Z', {
    incident: { ...buildClaim().incident, wildlifeSpecies: 'lion' },
  }),
  claimOf(5, 'gulu city', '2026-10-31T21:00:00.000Z'),
];

const payment = (id: string, claimId: string, overrides: Partial<Payment>): Payment =>
  buildPayment({ id, claimId, updatedAt: '2026-10-20T08:00:00.000Z', ...overrides });

const paid = (paidAt: string, amount: number): Partial<Payment> => ({
  paymentStatus: 'success',
  paymentRef: 'MM-7',
  paidAt,
  amount,
});

const payments = [
  payment('PAY-1', 'CLM-1', paid('2026-09-30T21:00:00.000Z', 400_000)),
  payment('PAY-2', 'CLM-2', paid('2026-10-21T08:00:00.000Z', 100_000)),
  payment('PAY-3', 'CLM-2', { paymentStatus: 'failed', amount: 200_000 }),
  payment('PAY-4', 'CLM-2', paid('2026-11-03T08:00:00.000Z', 200_000)),
];

const sarah = buildUser({ id: 'USER-1', name: 'Sarah Auma', email: 'sarah.auma@example.org', district: 'kasese' });
const peter = buildUser({
  id: 'USER-2',
  name: 'Peter Okello',
  email: 'peter@example.org',
  desks: ['cvc_member', 'finance'],
  district: 'southern',
});

const events = [
  buildAuditEvent({ id: 'E-5', timestamp: '2026-10-31T21:00:00.000Z' }),
  buildAuditEvent({
    id: 'E-4',
    timestamp: '2026-10-20T09:00:00.000Z',
    user: 'Somebody',
    action: 'LOGIN_FAILED',
    resource: 'session',
    resourceId: 'SESSION-9',
    severity: 'high',
    status: 'failed',
    details: { email: 'Peter@Example.org', reason: 'inactive' },
  }),
  buildAuditEvent({ id: 'E-3', timestamp: '2026-10-16T09:00:00.000Z', user: 'Sarah Old', resourceId: 'CLM-3' }),
  buildAuditEvent({
    id: 'E-2',
    timestamp: '2026-10-02T09:00:00.000Z',
    user: 'Ruth Namono',
    userRole: 'admin',
    action: 'USER_UPDATED',
    resource: 'user',
    resourceId: 'USER-1',
    changes: [{ field: 'name', oldValue: 'Sarah Old', newValue: 'Sarah Auma' }],
  }),
  buildAuditEvent({
    id: 'E-1',
    timestamp: '2026-09-30T21:00:00.000Z',
    action: 'LOGIN_SUCCESS',
    resource: 'session',
    resourceId: 'SESSION-1',
    ipAddress: '192.0.2.7',
  }),
];

const ledger = [
  buildLedgerEntry({ id: 'FUND-1', date: '2026-09-30T20:59:00.000Z' }),
  buildLedgerEntry({
    id: 'FUND-2',
    date: '2026-10-05T06:00:00.000Z',
    openingBalance: 42_000_000,
    allocationAmount: 2_000_000,
    allocationDistrict: 'gulu city',
    closingBalance: 40_000_000,
    notes: 'First to Gulu',
  }),
  buildLedgerEntry({
    id: 'FUND-3',
    date: '2026-10-06T06:00:00.000Z',
    openingBalance: 60_000_000,
    allocationAmount: 0,
    allocationDistrict: '',
    closingBalance: 60_000_000,
  }),
];

const register = { claims, payments, ledger, users: [sarah, peter], events };

function report(
  type: ReportType,
  scope: Partial<ReportScope> = {},
  { payments: all, ...rest }: typeof register = register,
  caveats: ReportRecords['caveats'] = [],
): Report {
  const paymentsByClaim = new Map<string, Payment[]>();
  for (const one of all) paymentsByClaim.set(one.claimId, [...(paymentsByClaim.get(one.claimId) ?? []), one]);
  const records: ReportRecords = { ...rest, paymentsByClaim, scheme: shippedScheme, today: '2026-11-20', caveats };
  return makeReport(type, records, { ...october, ...scope });
}

const tableOf = ({ tables }: Report, title: string): Table => {
  const table = tables.find((one) => one.title === title);
  if (!table) throw new Error(`No table ${title}`);
  return table;
};

const figuresOf = ({ figures }: Report) => Object.fromEntries(figures.map(({ label, value }) => [label, value]));

describe('claims summary', () => {
  test('a line for each claim registered in the period, first to last', () => {
    const summary = report('claims-summary');
    expect(summary.main.rows).toEqual([
      [
        'CLM-2',
        'Claimant 2',
        'Kasese',
        'Western',
        'Crop Damage',
        'Elephant',
        '2025-06-14',
        '2026-10-01',
        'Paid',
        '',
        undefined,
        350_000,
        300_000,
        300_000,
      ],
      [
        'CLM-3',
        'Claimant 3',
        'Kisoro',
        'Southern',
        'Crop Damage',
        'Elephant',
        '2025-06-14',
        '2026-10-15',
        'Rejected',
        '',
        undefined,
        undefined,
        undefined,
        0,
      ],
      [
        'CLM-4',
        'Claimant 4',
        'Gulu City',
        'Northern',
        'Crop Damage',
        'Lion',
        '2025-06-14',
        '2026-10-31',
        'Submitted',
        '',
        20,
        undefined,
        undefined,
        0,
      ],
    ]);
    expect(findTotals(summary.main)?.slice(-3)).toEqual([350_000, 300_000, 300_000]);
    expect(figuresOf(summary)).toEqual({
      Claims: 3,
      'On hold': 0,
      Calculated: 350_000,
      Approved: 300_000,
      'Paid on claims registered in the period': 300_000,
      'Paid in the period': 500_000,
    });
    expect(tableOf(summary, 'Claims by status').rows).toEqual([
      ['Submitted', 1, 0, 0, 0],
      ['Paid', 1, 350_000, 300_000, 300_000],
      ['Rejected', 1, 0, 0, 0],
    ]);
    expect(tableOf(summary, 'Claims by incident type').rows).toEqual([['Crop Damage', 3, 350_000, 300_000, 300_000]]);
  });

  test('a region, a group and another register move it', () => {
    const idsOf = ({ main }: Report) => main.rows.map(([id]) => id);
    expect(idsOf(report('claims-summary', { region: 'southern' }))).toEqual(['CLM-3']);
    expect(idsOf(report('claims-summary', { region: 'western' }))).toEqual(['CLM-2']);
    expect(idsOf(report('claims-summary', { group: 'pending' }))).toEqual(['CLM-4']);
    expect(isEmptyReport(report('claims-summary', { region: 'eastern' }))).toBe(true);
    const fewer = { ...register, payments: payments.slice(0, 3) };
    expect(figuresOf(report('claims-summary', {}, fewer))).toMatchObject({
      'Paid on claims registered in the period': 100_000,
    });
  });
});

describe('financial', () => {
  test('payments by the day they were made or last changed; only successful ones are paid', () => {
    const { main, ...rest } = report('financial');
    expect(main.rows).toEqual([
      ['2026-10-01', 'CLM-1', 'Claimant 1', 'Kasese', 'Mobile Money', 'Success', 'MM-7', 400_000, 400_000],
      ['2026-10-20', 'CLM-2', 'Claimant 2', 'Kasese', 'Mobile Money', 'Failed', undefined, 200_000, 0],
      ['2026-10-21', 'CLM-2', 'Claimant 2', 'Kasese', 'Mobile Money', 'Success', 'MM-7', 100_000, 100_000],
    ]);
    expect(findTotals(main)?.at(-1)).toBe(500_000);
    expect(figuresOf({ main, ...rest })).toEqual({
      'Payments made': 2,
      'Paid in the period': 500_000,
      'Paid on claims registered in the period': 300_000,
      'Approved in the period': 700_000,
      Allocated: 2_000_000,
    });
  });

  test('what the committee approved, what the fund did, and each district', () => {
    const financial = report('financial');
    expect(tableOf(financial, 'Amounts approved').rows).toEqual([
      ['2026-10-02', 'CLM-1', 'Claimant 1', 'Kasese', 'Paid', 450_000, 400_000, 400_000],
      ['2026-10-11', 'CLM-2', 'Claimant 2', 'Kasese', 'Paid', 350_000, 300_000, 300_000],
    ]);
    expect(tableOf(financial, 'Fund ledger').rows).toEqual([
      ['2026-10-05', 'Gulu City', 42_000_000, 2_000_000, 40_000_000, 'First to Gulu'],
      ['2026-10-06', '', 60_000_000, 0, 60_000_000, ''],
    ]);
    expect(tableOf(financial, 'By district').rows).toEqual([
      ['Kasese', 'Western', 0, 700_000, 500_000],
      ['Gulu City', 'Northern', 2_000_000, 0, 0],
    ]);
  });

  test('a region takes the entries of its districts, and no top-up', () => {
    const northern = report('financial', { region: 'northern' });
    expect(northern.main.rows).toEqual([]);
    expect(tableOf(northern, 'Fund ledger').rows).toHaveLength(1);
    expect(isEmptyReport(northern)).toBe(false);
  });
});

test('of a district are its claims, payments and fund entries alone, and the events on its claims', () => {
  const gulu = { district: 'gulu city' };
  expect(report('claims-summary', gulu).main.rows.map(([id]) => id)).toEqual(['CLM-4']);
  expect(report('district-analysis', gulu).main.rows.map(([name]) => name)).toEqual(['Gulu City']);
  expect(tableOf(report('financial', gulu), 'By district').rows).toEqual([['Gulu City', 'Northern', 2_000_000, 0, 0]]);
  expect(report('audit-trail', { district: 'kisoro' }).main.rows.map((row) => row[5])).toEqual(['CLM-3']);
});

test('what the portal did by itself is an event, and nobody’s activity', () => {
  const ended = buildAuditEvent({
    id: 'ENDED',
    timestamp: '2026-10-20T12:00:00.000Z',
    user: 'System',
    userRole: 'system',
    action: 'LOGOUT',
    resource: 'session',
    details: { reason: 'idle', name: 'Sarah Auma', email: 'sarah.auma@example.org' },
  });
  const withEnd = { ...register, events: [ended, ...register.events] };
  expect(report('user-activity', {}, withEnd).main.rows).toEqual(report('user-activity').main.rows);
  const [before, after] = [report('audit-trail'), report('audit-trail', {}, withEnd)];
  expect(after.main.rows[0]?.slice(1, 4)).toEqual(['System', 'System', 'Signed out']);
  expect(figuresOf(after)).toEqual({ ...figuresOf(before), Events: Number(figuresOf(before)['Events']) + 1 });
});

test('what was paid has one name and one number in every report, and so for each region and period', () => {
  const paidIn = (type: ReportType, scope: Partial<ReportScope>) =>
    report(type, scope)
      .figures.flatMap(({ label, value }) => (label.startsWith('Paid') ? [[label, value]] : []))
      .sort();
  const november = { from: '2026-11-01', to: '2026-11-30' };
  for (const [scope, inPeriod, onRegistered] of [
    [{}, 500_000, 300_000],
    [{ region: 'western' }, 500_000, 300_000],
    [{ region: 'northern' }, 0, 0],
    [{ days: november }, 200_000, 0],
  ] as const)
    for (const type of ['claims-summary', 'financial', 'district-analysis'] as const)
      expect([type, paidIn(type, scope)]).toEqual([
        type,
        [
          ['Paid in the period', inPeriod],
          ['Paid on claims registered in the period', onRegistered],
        ],
      ]);
});

describe('a claim that was decided anew', () => {
  const first = buildDecision({ approvedAmount: 300_000, decidedOn: '2026-10-11T08:00:00.000Z' });
  const back = buildDecision({
    decision: 'refer_back',
    approvedAmount: undefined,
    decidedOn: '2026-11-02T08:00:00.000Z',
  });
  const second = buildDecision({ approvedAmount: 450_000, decidedOn: '2026-11-20T08:00:00.000Z' });
  const decidedAs = (overrides: Partial<Claim>) => ({
    ...register,
    claims: [claimOf(2, 'kasese', '2026-09-30T21:30:00.000Z', overrides)],
    payments: [],
    ledger: [],
  });
  const once = decidedAs({ status: 'approved', decisions: [first], approvedAmount: 300_000 });
  const pending = decidedAs({ status: 'referred_district', decisions: [first, back] });
  const anew = decidedAs({ status: 'approved', decisions: [first, back, second], approvedAmount: 450_000 });
  const approvedIn = (from: string, to: string, records: typeof register) => {
    const financial = report('financial', { days: { from, to } }, records);
    const rows = tableOf(financial, 'Amounts approved').rows.map(([day, id, , , , , amount]) => [day, id, amount]);
    expect(tableOf(financial, 'By district').rows.map((row) => row[3])).toEqual(rows.map((row) => row[2]));
    expect(figuresOf(financial)['Approved in the period']).toBe(rows[0]?.[2] ?? 0);
    return rows;
  };

  test.each([
    ['decided once', once],
    ['pending again', pending],
    ['approved for another amount', anew],
  ])('%s, counts in the month of its first decision as what it was', (_since, records) => {
    expect(approvedIn('2026-10-01', '2026-10-31', records)).toEqual([['2026-10-11', 'CLM-2', 300_000]]);
    expect(report('district-analysis', {}, records).main.rows[0]?.at(-1)).toBe(10);
  });

  test('counts again in the month of its new decision, and once in a period that has both', () => {
    const approved = ['2026-11-20', 'CLM-2', 450_000];
    expect(approvedIn('2026-11-01', '2026-11-30', anew)).toEqual([approved]);
    expect(approvedIn('2026-10-01', '2026-11-30', anew)).toEqual([approved]);
    expect(approvedIn('2026-10-01', '2026-11-30', pending)).toEqual([]);
  });
});

describe('a payment that was changed after its month', () => {
  const claim = claimOf(2, 'kasese', '2026-09-30T21:30:00.000Z', {
    status: 'payment_processing',
    approvedAmount: 500_000,
  });
  const first = payment('PAY-1', 'CLM-2', { paymentStatus: 'processing', amount: 500_000 });

  /** The payment as the form changes it. */
  function change(before: Payment, month: string, form: Partial<PaymentForm>): Payment {
    const stamp = { eventId: month, at: `2026-${month}-21T08:00:00.000Z`, actor: buildSession({ role: 'finance' }) };
    const on = { action: 'update_payment', claim, payments: [before], schedules: [], stamp } as const;
    const filled = completePaymentForm({ amount: String(before.amount), changeReason: 'The bank says so', ...form });
    const result = decide({ paymentId: before.id, payment: filled }, on);
    if ('refusal' in result || !result.payments?.[0]) throw new Error(JSON.stringify(result));
    return result.payments[0].after;
  }

  const monthly = (made: Payment) =>
    ['10', '11', '12'].map((month) => {
      const days = { from: `2026-${month}-01`, to: `2026-${month}-30` };
      const financial = report('financial', { days }, { ...register, claims: [claim], payments: [made], ledger: [] });
      const figures = figuresOf(financial);
      expect(tableOf(financial, 'By district').rows.map((row) => row[4])).toEqual(
        financial.main.rows.map((row) => row.at(-1)),
      );
      expect(financial.main.rows.map((row) => row.at(-1))).toEqual(
        financial.main.rows.length > 0 ? [figures['Paid in the period']] : [],
      );
      const [row] = financial.main.rows;
      return [figures['Payments made'], figures['Paid in the period'], row?.[0], row?.[5], row?.[7]];
    });

  const success = change(first, '10', { paymentStatus: 'success' });
  const failed = change(success, '11', { paymentStatus: 'failed', failureReason: 'Returned by the bank' });
  const asPaid = [1, 500_000, '2026-10-21', 'Success', 500_000];
  const none = [0, 0, undefined, undefined, undefined];

  test.each<[string, Payment, unknown[][]]>([
    ['not at all', success, [asPaid, none, none]],
    ['to failed', failed, [asPaid, [0, -500_000, '2026-11-21', 'Failed', 500_000], none]],
    [
      'to failed, and to success later',
      change(failed, '12', { paymentStatus: 'success' }),
      [asPaid, [0, -500_000, '2026-11-21', 'Failed', 500_000], [1, 500_000, '2026-12-21', 'Success', 500_000]],
    ],
    [
      'to a smaller amount',
      change(success, '12', { paymentStatus: 'success', amount: '400000' }),
      [asPaid, none, [0, -100_000, '2026-12-21', 'Success', 400_000]],
    ],
    [
      'in its reference alone',
      change(success, '12', { paymentStatus: 'success', paymentRef: 'MM-2' }),
      [asPaid, none, none],
    ],
  ])('%s, counts in its month as what it was then', (_how, made, months) => {
    expect(monthly(made)).toEqual(months);
  });

  test('remembers what it was from its first success on', () => {
    expect(success).not.toHaveProperty('outcomes');
    expect(failed.outcomes).toEqual([
      { status: 'success', amount: 500_000, at: '2026-10-21T08:00:00.000Z' },
      { status: 'failed', amount: 500_000, at: '2026-11-21T08:00:00.000Z' },
    ]);
  });
});

test('district analysis: what became of the claims registered in the period', () => {
  const analysis = report('district-analysis');
  expect(analysis.main.rows).toEqual([
    ['Gulu City', 'Northern', 1, 1, 0, 0, 0, 0, 0, 0, undefined],
    ['Kasese', 'Western', 1, 0, 1, 0, 0, 350_000, 300_000, 300_000, 10],
    ['Kisoro', 'Southern', 1, 0, 0, 1, 0, 0, 0, 0, 3],
  ]);
  expect(figuresOf(analysis)).toEqual({
    Districts: 3,
    Claims: 3,
    'Paid on claims registered in the period': 300_000,
    'Paid in the period': 500_000,
    'Average days to decision': 6.5,
  });
  expect(tableOf(analysis, 'Regions').rows.map(([region, count]) => [region, count])).toEqual([
    ['Northern', 1],
    ['Southern', 1],
    ['Western', 1],
  ]);
  expect(report('district-analysis', { region: 'southern' }).main.rows.map(([name]) => name)).toEqual(['Kisoro']);
});

describe('user activity', () => {
  test('accounts by email or name, former names too, and whoever has none', () => {
    expect(report('user-activity').main.rows).toEqual([
      [
        ...['Sarah Auma', 'sarah.auma@example.org', 'District Officer', 'District Officer', 'Kasese'],
        ...[1, 0, 1, 0, '2026-10-16T09:00:00.000Z'],
      ],
      // Refused at sign-in, he acted in no role.
      [
        ...['Peter Okello', 'peter@example.org', '', 'CVC Member, Finance Officer', 'Southern Region'],
        ...[0, 1, 0, 0, undefined],
      ],
      [
        ...['Ruth Namono', undefined, 'UWA/MTWA Admin', undefined, undefined],
        ...[0, 0, 0, 1, '2026-10-02T09:00:00.000Z'],
      ],
    ]);
  });

  test('a file taken of a claim is another action', () => {
    const timestamp = '2026-10-17T09:00:00.000Z';
    const taken = buildAuditEvent({ id: 'TAKEN', user: 'Sarah Auma', action: 'CLAIM_EXPORTED', timestamp });
    const [row] = report('user-activity', {}, { ...register, events: [...register.events, taken] }).main.rows;
    expect(row?.slice(7)).toEqual([1, 1, timestamp]);
  });

  test('of a region are the accounts that belong to it or to its districts', () => {
    const namesIn = (scope: Partial<ReportScope>) => report('user-activity', scope).main.rows.map(([name]) => name);
    expect(namesIn({ region: 'southern' })).toEqual(['Peter Okello']);
    expect(namesIn({ region: 'western' })).toEqual(['Sarah Auma']);
  });

  test('of a district are its accounts and those of its town, and no account of the whole region', () => {
    const namesIn = (district: string, records = register) =>
      report('user-activity', { district }, records).main.rows.map(([name]) => name);
    expect(namesIn('kasese')).toEqual(['Sarah Auma']);
    expect(namesIn('kisoro')).toEqual([]);
    const moved = { ...register, users: [{ ...sarah, district: 'entebbe' }, peter] };
    expect(namesIn('wakiso', moved)).toEqual(['Sarah Auma']);
  });

  test('a name that two accounts share is nobody’s account', () => {
    const twins = { ...register, users: [sarah, { ...peter, name: 'Sarah Auma' }] };
    const [first] = report('user-activity', {}, twins).main.rows;
    expect(first?.slice(0, 2)).toEqual(['Sarah Auma', 'sarah.auma@example.org']);
    const other = report('user-activity', {}, twins).main.rows.find(([, email]) => email === undefined);
    expect(other?.[0]).toBe('Sarah Auma');
  });
});

describe('audit trail', () => {
  test('the events of the period, newest first', () => {
    const trail = report('audit-trail');
    expect(trail.main.rows.map((row) => [row[0], row[1], row[3], row[8]])).toEqual([
      ['2026-10-20T09:00:00.000Z', 'Somebody', 'Sign-in refused', 'This device'],
      ['2026-10-16T09:00:00.000Z', 'Sarah Old', 'Claim submitted', 'This device'],
      ['2026-10-02T09:00:00.000Z', 'Ruth Namono', 'User changed', 'This device'],
      ['2026-09-30T21:00:00.000Z', 'Sarah Auma', 'Signed in', '192.0.2.7'],
    ]);
    expect(tableOf(trail, 'Events by severity').rows).toEqual([
      ['High', 1, 1],
      ['Low', 3, 0],
    ]);
  });

  test('of a region are the events on its claims', () => {
    const rowsIn = (region: ReportScope['region']) => report('audit-trail', { region }).main.rows;
    expect(rowsIn('southern').map((row) => row[5])).toEqual(['CLM-3']);
    expect(rowsIn('northern')).toEqual([]);
  });
});

test.each(reportTypeNames)('%s says before its own notes what is to be known of its records', (type) => {
  const said = ['Some claims are missing.', 'So are some payments.'];
  expect(report(type, {}, register, said).notes).toEqual([...said, ...report(type).notes]);
});
