import type { User } from '../../../domain/user/user';
import type { RegisterRecords } from '../../../domain/register/kinds/kinds';
import type { AuditEvent } from '../../../domain/audit/audit';
import { emptyFilter } from '../../../domain/claim/list/claimFilter';
import { exportKinds } from '../../../domain/audit/exports';
import type { SavedView } from '../../../domain/claim/list/savedView';
import {
  buildAnswer,
  buildAsking,
  buildAuditEvent,
  buildClaim,
  buildDraft,
  buildLedgerEntry,
  buildNote,
  buildNotification,
  buildPayment,
  buildSchedule,
  buildUser,
  buildVerification,
} from '../../../test/builders';
import { sampleSchedules } from '../../../domain/valuation/sampleSchedules';
import { shippedAccess, type Access } from '../../../domain/access/account';
import type { SchemeRecord } from '../../../domain/scheme/schemeRecord';
import type { Schedule } from '../../../domain/valuation/scheduleRecord';
import { entitiesOf } from '../../../test/entitiesOf';
import { noRecords } from '../../../test/testRegister';
import { recordsAt } from '../../../test/recordsAt';
import type { PaymentStatus } from '../../../domain/workflow/statuses';
import { isPlanOf, isSamePlan, planMerge } from './planMerge';
import { findOpenClashes, isEmpty, resolveMerge } from './resolveMerge';
import { keyOf, type MergeChoices, type MergeSide } from './types';

const admin = 'admin@uwa.example';
const now = '2026-11-20T12:00:00.000Z';

/** What a plan says of the file's records, in the order of the kinds. */
function sort(ours: Partial<RegisterRecords>, theirs: Partial<RegisterRecords>, email = admin) {
  const { items } = planMerge(entitiesOf(ours), { ...noRecords, ...theirs }, email, now);
  return items.map(({ outcome, reason }) => (reason ? `${outcome}: ${reason}` : outcome));
}

/** What is written, every clash chosen for one side. */
function settle(ours: Partial<RegisterRecords>, theirs: Partial<RegisterRecords>, side: MergeSide = 'theirs') {
  const current = entitiesOf(ours);
  const plan = planMerge(current, { ...noRecords, ...theirs }, admin, now);
  const choices: MergeChoices = Object.fromEntries(findOpenClashes(plan, {}).map((item) => [keyOf(item), side]));
  return resolveMerge(current, plan, choices);
}

const claim = buildClaim();
const inPayment = recordsAt('payment_processing');
const unassessed = { valuationScheduleVersion: undefined, calculatedCompensation: undefined };
const { id } = claim;
const verified = buildClaim({ status: 'under_verification', rev: 2, updatedAt: '2025-06-20T09:00:00.000Z' });
const rejected = buildClaim({
  status: 'rejected',
  rev: 2,
  verifications: [buildVerification({ ...unassessed, action: 'reject', actionReason: 'Not wildlife' })],
  updatedAt: '2025-06-21T09:00:00.000Z',
});

const event = (name: string, overrides: Partial<AuditEvent> = {}) => buildAuditEvent({ id: name, ...overrides });
const [e1, e2, e3] = [event('E1'), event('E2'), event('E3')];

describe('claims', () => {
  test.each([
    ['one that is not here', {}, { claims: [claim], audit: [e1] }, 'added'],
    ['the same', { claims: [claim], audit: [e1] }, { claims: [claim], audit: [e1] }, 'same'],
    ['but for the revision', { claims: [claim] }, { claims: [{ ...claim, rev: 9 }] }, 'same'],
    ['gone on there', { claims: [claim], audit: [e1] }, { claims: [verified], audit: [e1, e2] }, 'changed'],
    ['gone on here', { claims: [verified], audit: [e1, e2] }, { claims: [claim], audit: [e1] }, 'kept: older'],
    [
      'gone on in both',
      { claims: [verified], audit: [e1, e2] },
      { claims: [rejected], audit: [e1, e3] },
      'clash: both_changed',
    ],
    [
      'different without a deed',
      { claims: [claim], audit: [e1] },
      { claims: [verified], audit: [e1] },
      'clash: unexplained',
    ],
    [
      'with a deed of the same id and another content',
      { claims: [claim], audit: [e1] },
      { claims: [verified], audit: [event('E1', { user: 'Somebody else' }), e2] },
      'clash: both_changed',
    ],
    [
      'another claim with its id',
      { claims: [claim], audit: [e1] },
      { claims: [buildClaim({ createdAt: '2025-07-01T08:00:00.000Z' })], audit: [e1, e2] },
      'clash: other_claim',
    ],
    [
      'with a payment that went on',
      { claims: inPayment.claims, payments: [buildPayment()], audit: [e1] },
      { claims: inPayment.claims, payments: [buildPayment({ paymentStatus: 'processing' })], audit: [e1, e2] },
      'changed',
    ],
    [
      'with a payment of another claim here',
      { claims: [buildClaim({ id: 'CL-9' })], payments: [buildPayment({ claimId: 'CL-9' })] },
      { claims: inPayment.claims, payments: [buildPayment()] },
      'refused: foreign_payment',
    ],
  ] satisfies [string, Partial<RegisterRecords>, Partial<RegisterRecords>, string][])(
    '%s',
    (_name, ours, theirs, outcome) => expect(sort(ours, theirs)).toEqual([outcome]),
  );

  describe('what happened here is never taken back without a word', () => {
    const approvedAmount = 1_800_000;
    const decision = {
      ...{ cvcNotes: '', conditions: [], decisionNote: '', decidedBy: 'Daniel Okot', approvedAmount },
      decision: 'approve',
      decidedOn: '2025-06-21T09:00:00.000Z',
    } as const;
    const updatedAt = '2025-06-22T09:00:00.000Z';
    const assessed = { verifications: [buildVerification()], calculatedCompensation: 1_250_000 };
    const approved = buildClaim({ ...assessed, status: 'approved', approvedAmount, decisions: [decision], updatedAt });
    const refused = buildClaim({
      ...assessed,
      status: 'rejected',
      decisions: [{ ...decision, decision: 'reject' as const, approvedAmount: undefined }],
      updatedAt,
    });
    const back = { ...decision, decision: 'refer_back', approvedAmount: undefined } as const;
    const referred = buildClaim({ ...assessed, status: 'referred_district', decisions: [back], updatedAt });
    const decidedAgain = {
      ...approved,
      verifications: [buildVerification(), buildVerification()],
      decisions: [back, decision],
    };
    const withPayment = (status: 'paid' | 'payment_failed' | 'payment_processing', payment: PaymentStatus) => ({
      claims: [{ ...approved, status, finalApproval: { note: '', approvedOn: updatedAt, approvedBy: 'Ruth Namono' } }],
      payments: [
        buildPayment({
          amount: approvedAmount,
          paymentStatus: payment,
          ...(payment === 'success' && { paidAt: '2025-07-04T09:00:00.000Z' }),
          ...(payment === 'failed' && { failureReason: 'Bounced' }),
        }),
      ],
    });
    const paid = withPayment('paid', 'success');
    const failed = withPayment('payment_failed', 'failed');
    const processing = withPayment('payment_processing', 'processing');

    test.each([
      ['a payment that failed there', paid, failed, 'clash: takes_back'],
      ['a payment that is not there', paid, { claims: [approved] }, 'clash: takes_back'],
      ['one that went on to succeed', processing, paid, 'changed'],
      ['an approval', { claims: [approved] }, { claims: [verified] }, 'clash: takes_back'],
      ['a rejection', { claims: [refused] }, { claims: [approved] }, 'clash: takes_back'],
      ['an approved claim that went on', { claims: [approved] }, processing, 'changed'],
      ['a claim verified and decided again there', { claims: [referred] }, { claims: [decidedAgain] }, 'changed'],
    ] satisfies [string, Partial<RegisterRecords>, Partial<RegisterRecords>, string][])(
      '%s',
      (_name, ours, theirs, outcome) =>
        expect(sort({ ...ours, audit: [e1] }, { ...theirs, audit: [e1, e2] })).toEqual([outcome]),
    );
  });

  describe('one that looks like another here', () => {
    const twin = { ...inPayment.claim, id: 'CL-TWIN', createdAt: '2025-06-16T08:00:00.000Z' };
    const [ours, theirs] = [{ claims: [claim] }, { claims: [twin], payments: [buildPayment({ claimId: twin.id })] }];

    test('is to be chosen, unless the file knows both or something is different', () => {
      const current = entitiesOf(ours);
      expect(planMerge(current, { ...noRecords, ...theirs }, admin, now).items).toMatchObject([
        { id: twin.id, outcome: 'clash', reason: 'looks_like', like: { claim } },
      ]);
      expect(sort(ours, { ...theirs, claims: [claim, twin] })).toEqual(['same', 'added']);
      const otherDay = { ...twin, incident: { ...twin.incident, dateOfIncident: '2025-06-01' } };
      expect(sort(ours, { ...theirs, claims: [otherDay] })).toEqual(['added']);
    });

    test('stays out, or comes in beside the one here', () => {
      const taken = settle(ours, theirs, 'theirs');
      expect([taken.put.claims, taken.put.payments, taken.removed.payments]).toEqual([[twin], theirs.payments, []]);
      expect(isEmpty(settle(ours, theirs, 'ours'))).toBe(true);
    });

    test('takes its drafts along only when it comes in', () => {
      const here = { ...ours, drafts: [buildDraft({ claimId: twin.id })] };
      expect(settle(here, theirs, 'theirs').removed.drafts).toEqual(['DRAFT-1']);
      expect(settle(here, theirs, 'ours').removed.drafts).toEqual([]);
      const edit = buildDraft({ claimId: twin.id, editOf: { claimId: twin.id, rev: 1 } });
      expect(sort(ours, { ...theirs, drafts: [edit] })).toEqual(['clash: looks_like', 'refused: claim_first']);
    });
  });

  test('the last deed of each is its own, though the log here holds those of both', () => {
    const at = (name: string, timestamp: string, status: string) =>
      event(name, { timestamp, changes: [{ field: 'status', newValue: status }] });
    const started = at('E2', verified.updatedAt, 'under_verification');
    const refused = at('E3', rejected.updatedAt, 'rejected');
    const audit = [e1, started, refused];
    const lastOf = (ours: typeof claim) =>
      planMerge(entitiesOf({ claims: [ours], audit }), { ...noRecords, claims: [rejected], audit }, admin, now).items;
    const last = { ours: started, theirs: refused };
    expect(lastOf(verified)).toMatchObject([{ outcome: 'clash', last }]);
    // A note has been written since.
    expect(lastOf({ ...verified, updatedAt: '2025-07-01T09:00:00.000Z' })).toMatchObject([{ last }]);
  });

  test('a clock that is wrong makes no claim newer', () => {
    const later = buildClaim({
      status: 'request_info',
      verifications: [buildAsking()],
      updatedAt: '2026-01-01T00:00:00.000Z',
    });
    expect(sort({ claims: [verified], audit: [e1, e2] }, { claims: [later], audit: [e1] })).toEqual(['kept: older']);
  });

  test('what is taken has a revision above the one here, its payments too', () => {
    const wentOn = { ...inPayment.claim, updatedAt: '2025-07-05T09:00:00.000Z' };
    const { put } = settle(
      { claims: [{ ...inPayment.claim, rev: 7 }], payments: [buildPayment({ rev: 3 })], audit: [e1] },
      { claims: [wentOn], payments: [buildPayment({ paymentStatus: 'processing' })], audit: [e1, e2] },
    );
    expect(put.claims).toEqual([{ ...wentOn, rev: 8 }]);
    expect(put.payments).toMatchObject([{ paymentStatus: 'processing', rev: 4 }]);
  });

  test('what is kept or the same is not written', () => {
    const here = { claims: [verified], payments: [buildPayment()], audit: [e1, e2] };
    expect(isEmpty(settle(here, { claims: [claim], audit: [e1] }))).toBe(true);
    expect(isEmpty(settle(here, here))).toBe(true);
  });

  test('a clash: whoever is chosen, the payments of the other give way with it', () => {
    const ours = { claims: [verified], payments: [buildPayment({ id: 'PAY-A' })], audit: [e1, e2] };
    const paying = { ...inPayment.claim, rev: 2 };
    const theirs = { claims: [paying], payments: [buildPayment({ id: 'PAY-B' })], audit: [e1, e3] };
    const taken = settle(ours, theirs, 'theirs');
    expect(taken.put.claims).toEqual([{ ...paying, rev: 3 }]);
    expect(taken.put.payments.map((payment) => payment.id)).toEqual(['PAY-B']);
    expect(taken.removed.payments).toEqual(['PAY-A']);
    const kept = settle(ours, theirs, 'ours');
    expect([kept.put.claims, kept.put.payments, kept.removed.payments]).toEqual([[], [], []]);
    expect(kept.put.audit).toEqual([e3]);
  });

  describe('notes of both sides are kept', () => {
    const [first, ours, theirs] = [
      buildNote({ id: 'N1', timestamp: '2025-06-16T09:00:00.000Z' }),
      buildNote({ id: 'N2', timestamp: '2025-06-18T09:00:00.000Z' }),
      buildNote({ id: 'N3', timestamp: '2025-06-17T09:00:00.000Z' }),
    ];
    const noted = event('E9', { action: 'NOTE_ADDED' });

    test('where nothing else differs: no choice, no new revision', () => {
      const [here, there] = [
        { claims: [{ ...claim, notes: [first, ours] }], audit: [e1] },
        { claims: [{ ...claim, notes: [first, theirs] }], audit: [e1, noted] },
      ];
      expect(sort(here, there)).toEqual(['same']);
      expect(settle(here, there).put.claims).toEqual([
        { ...claim, rev: 1, notes: [first, theirs, ours], updatedAt: theirs.timestamp },
      ]);
    });

    test.each(['ours', 'theirs'] as const)('where a clash is chosen for %s', (side) => {
      const { put } = settle(
        { claims: [{ ...verified, notes: [first, ours] }], audit: [e1, e2] },
        { claims: [{ ...rejected, notes: [first, theirs] }], audit: [e1, e3] },
        side,
      );
      expect(put.claims).toMatchObject([
        { status: side === 'ours' ? 'under_verification' : 'rejected', notes: [first, theirs, ours] },
      ]);
    });

    test('a note is no deed that would make the claim newer', () => {
      expect(sort({ claims: [claim], audit: [e1] }, { claims: [verified], audit: [e1, noted] })).toEqual([
        'clash: unexplained',
      ]);
    });
  });

  describe.each([exportKinds.claim.action, exportKinds.print.action, exportKinds.evidence.action])('%s', (action) => {
    const timestamp = '2026-01-01T08:00:00.000Z';
    const [ours, theirs] = [event('E8', { action, timestamp }), event('E9', { action, timestamp })];

    test('there makes no claim newer', () => {
      expect(sort({ claims: [claim], audit: [e1] }, { claims: [verified], audit: [e1, theirs] })).toEqual([
        'clash: unexplained',
      ]);
    });

    test('here keeps no newer claim out, and is nobody’s last deed', () => {
      expect(sort({ claims: [claim], audit: [e1, ours] }, { claims: [verified], audit: [e1, e2, theirs] })).toEqual([
        'changed',
      ]);
      const [here, there] = [
        { claims: [verified], audit: [e1, e2, ours] },
        { claims: [rejected], audit: [e1, e3, theirs] },
      ];
      const { items } = planMerge(entitiesOf(here), { ...noRecords, ...there }, admin, now);
      expect(items).toMatchObject([{ outcome: 'clash', last: { ours: e1, theirs: e1 } }]);
      expect(settle(here, there, 'ours').put.audit).toEqual([e3, theirs]);
    });
  });

  test('a payment without its claim is refused', () => {
    const plan = planMerge(entitiesOf({ claims: [claim] }), { ...noRecords, payments: [buildPayment()] }, admin, now);
    expect(plan.strayPayments).toHaveLength(1);
    expect(resolveMerge(entitiesOf({ claims: [claim] }), plan, {}).put.payments).toEqual([]);
  });
});

describe('drafts', () => {
  const draft = buildDraft({ claimId: 'CL-8' });
  const later = { ...draft, updatedAt: '2025-06-16T08:20:00.000Z' };
  const edit = buildDraft({ id: 'EDIT-1', claimId: id, editOf: { claimId: id, rev: 1 } });

  test.each([
    ['one that is not here', {}, { drafts: [draft] }, ['added']],
    ['saved later there', { drafts: [draft] }, { drafts: [later] }, ['changed']],
    ['saved later here', { drafts: [later] }, { drafts: [draft] }, ['kept: older']],
    ['the same', { drafts: [draft] }, { drafts: [draft] }, ['same']],
    ['submitted here', { claims: [claim] }, { drafts: [{ ...draft, claimId: id }] }, ['refused: used_up']],
    ['an edit of a claim here', { claims: [claim] }, { drafts: [edit] }, ['added']],
    ['an edit of a claim that comes along', {}, { claims: [claim], drafts: [edit] }, ['added', 'added']],
    ['an edit of no claim', {}, { drafts: [edit] }, ['refused: no_claim']],
    [
      'an edit beside one that is under way',
      { claims: [claim], drafts: [{ ...edit, id: 'EDIT-2' }] },
      { drafts: [edit] },
      ['refused: edited_here'],
    ],
  ] satisfies [string, Partial<RegisterRecords>, Partial<RegisterRecords>, string[]][])(
    '%s',
    (_name, ours, theirs, outcomes) => expect(sort(ours, theirs)).toEqual(outcomes),
  );

  test('a draft here is used up when its claim comes in', () => {
    const { removed } = settle({ drafts: [{ ...draft, claimId: id }, edit] }, { claims: [claim] });
    expect(removed.drafts).toEqual(['DRAFT-1']);
  });
});

describe('users', () => {
  const user = buildUser({ email: 'sarah.auma@example.org' });
  const moved = { ...user, district: 'gulu', rev: 2 };
  const about = (name: string, action = 'USER_UPDATED', resourceId = user.id) =>
    event(name, { action, resource: 'user', resourceId });
  const other = buildUser({ id: 'USER-2', email: 'Sarah.Auma@example.org', name: 'Sarah Auma Akello' });

  test.each([
    ['one that is not here', {}, { users: [user] }, 'added'],
    ['who only signed in', { users: [user] }, { users: [{ ...user, lastLogin: '2026-01-01T00:00:00.000Z' }] }, 'same'],
    ['changed there', { users: [user] }, { users: [moved], audit: [about('U1')] }, 'changed'],
    ['changed here', { users: [moved], audit: [about('U1')] }, { users: [user] }, 'kept: older'],
    [
      'changed in both',
      { users: [moved], audit: [about('U1')] },
      { users: [{ ...user, name: 'S. Auma' }], audit: [about('U2', 'PROFILE_CHANGED')] },
      'clash: both_changed',
    ],
    [
      'at other desks in both',
      { users: [{ ...user, desks: ['finance'], rev: 2 }], audit: [about('U1')] },
      { users: [{ ...user, desks: ['cvc_member'], rev: 2 }], audit: [about('U2')] },
      'clash: both_changed',
    ],
    ['deleted here', { audit: [about('U1', 'USER_DELETED')] }, { users: [user] }, 'kept: deleted_here'],
    ['another with the email', { users: [user] }, { users: [other] }, 'clash: same_email'],
  ] satisfies [string, Partial<RegisterRecords>, Partial<RegisterRecords>, string][])(
    '%s',
    (_name, ours, theirs, outcome) => expect(sort(ours, theirs)).toEqual([outcome]),
  );

  test('two of one email in the file: the second is refused', () => {
    expect(sort({}, { users: [user, other] })).toEqual(['added', 'refused: email_twice']);
  });

  test('of two accounts with the same email one is left', () => {
    const taken = settle({ users: [user] }, { users: [other] }, 'theirs');
    expect([taken.put.users, taken.removed.users]).toEqual([[other], [user.id]]);
    const kept = settle({ users: [user] }, { users: [other] }, 'ours');
    expect([kept.put.users, kept.removed.users]).toEqual([[], []]);
  });

  test('nobody loses their own account or its role by an import', () => {
    const inactive = { ...user, status: 'inactive' as const };
    const there = { users: [inactive], audit: [about('U1')] };
    expect(sort({ users: [user] }, there)).toEqual(['changed']);
    expect(sort({ users: [user] }, there, 'SARAH.auma@example.org')).toEqual(['kept: own_account']);
    expect(sort({ users: [user] }, { users: [{ ...other, role: 'supervisor' }] }, user.email)).toEqual([
      'kept: own_account',
    ]);
    const chief: User = { ...user, desks: ['admin'] };
    const left = { users: [{ ...chief, desks: ['finance' as const] }], audit: [about('U1')] };
    expect(sort({ users: [chief] }, left)).toEqual(['changed']);
    expect(sort({ users: [chief] }, left, user.email)).toEqual(['kept: own_account']);
    const more = { users: [{ ...chief, desks: ['finance' as const, 'admin' as const] }], audit: [about('U1')] };
    expect(sort({ users: [chief] }, more, user.email)).toEqual(['changed']);
  });

  test('nor gets one that would shut them out', () => {
    const theirs = { users: [{ ...user, status: 'inactive' as const }] };
    expect(sort({}, theirs)).toEqual(['added']);
    expect(sort({}, theirs, 'SARAH.auma@example.org')).toEqual(['kept: own_account']);
    expect(sort({}, { users: [user] }, user.email)).toEqual(['kept: own_account']);
    expect(sort({}, { users: [{ ...user, desks: ['admin'] }] }, user.email)).toEqual(['added']);
  });

  test('where no active administrator would remain, somebody chooses', () => {
    const chief = buildUser({ id: 'USER-A', email: 'chief@example.org', role: 'administrator' });
    const second = { ...chief, id: 'USER-B', email: 'second@example.org' };
    const audit = [about('U1', 'USER_UPDATED', 'USER-A'), about('U2', 'USER_UPDATED', 'USER-B')];
    const there = {
      users: [
        { ...chief, status: 'inactive' as const },
        { ...second, role: 'officer' as const },
      ],
      audit,
    };
    expect(sort({ users: [chief, second] }, there)).toEqual(Array(2).fill('clash: last_administrator'));
    expect(sort({ users: [chief, second, { ...chief, id: 'USER-C', email: 'c@example.org' }] }, there)).toEqual([
      'changed',
      'changed',
    ]);
    const atFinance = { users: [{ ...chief, desks: ['finance' as const] }], audit };
    expect(sort({ users: [chief] }, atFinance)).toEqual(['clash: last_administrator']);
    expect(sort({ users: [chief, second] }, atFinance)).toEqual(['changed']);
  });

  test('an account that only the log of the file knows as deleted stays, and is named', () => {
    const theirs = { ...noRecords, audit: [about('U1', 'USER_DELETED')] };
    const current = entitiesOf({ users: [user, { ...other, email: 'o@example.org' }] });
    const plan = planMerge(current, theirs, admin, now);
    expect(plan.deletedThere).toEqual([user]);
    expect(resolveMerge(current, plan, {}).removed.users).toEqual([]);
  });

  test('the last sign-in of both is kept', () => {
    const at = '2026-01-01T00:00:00.000Z';
    expect(settle({ users: [user] }, { users: [{ ...user, lastLogin: at }] }).put.users).toEqual([
      { ...user, lastLogin: at },
    ]);
    const there = { users: [moved], audit: [about('U1')] };
    expect(settle({ users: [{ ...user, lastLogin: at }] }, there).put.users).toEqual([
      { ...moved, lastLogin: at, rev: 3 },
    ]);
  });
});

describe('the fund ledger', () => {
  const [first, second, third] = [
    buildLedgerEntry(),
    buildLedgerEntry({ id: 'FUND-2', number: 2, openingBalance: 42_000_000, closingBalance: 34_000_000 }),
    buildLedgerEntry({
      id: 'FUND-3',
      number: 2,
      openingBalance: 42_000_000,
      allocationAmount: 0,
      closingBalance: 42_000_000,
    }),
  ];

  test.each([
    ['none here', [], [first, second], ['added']],
    ['gone on there', [first], [second, first], ['added']],
    ['gone on here', [first, second], [first], ['kept: older']],
    ['the same', [first, second], [first, second], ['same']],
    ['parted', [first, second], [first, third], ['clash: both_changed']],
    ['none there', [first], [], []],
  ])('%s', (_name, ours, theirs, outcomes) =>
    expect(sort({ fundLedger: ours }, { fundLedger: theirs })).toEqual(outcomes),
  );

  test('is one chain, whole: entries of the one not chosen go', () => {
    const taken = settle({ fundLedger: [first, second] }, { fundLedger: [first, third] });
    expect([taken.put.fundLedger, taken.removed.fundLedger]).toEqual([[third], ['FUND-2']]);
    const kept = settle({ fundLedger: [first, second] }, { fundLedger: [first, third] }, 'ours');
    expect(isEmpty(kept)).toBe(true);
  });
});

test('log, notifications and views are only ever added to', () => {
  const view = (name: string, own: Partial<SavedView> = {}): SavedView => ({
    id: name,
    name,
    owner: 'sarah.auma@example.org',
    view: { filter: emptyFilter, sort: 'date', order: 'desc', size: 25 },
    ...own,
  });
  const ours = {
    audit: [e1],
    notifications: [buildNotification({ readAt: '2026-01-01T00:00:00.000Z' })],
    savedViews: [view('Mine')],
  };
  const theirs = {
    audit: [event('E1', { user: 'Forged' }), e2],
    notifications: [buildNotification(), buildNotification({ id: 'OTHER' })],
    savedViews: [view('Other', { name: 'MINE' }), view('Theirs')],
  };
  const { put } = settle(ours, theirs);
  expect([put.audit, put.notifications.map((one) => one.id), put.savedViews]).toEqual([
    [e2],
    ['OTHER'],
    [view('Theirs')],
  ]);
  expect(planMerge(entitiesOf(ours), { ...noRecords, ...theirs }, admin, now).unions.audit).toMatchObject({
    same: 0,
    kept: 1,
  });
});

describe('valuation schedules', () => {
  const schedule = buildSchedule();
  const day = '2027-01-01';
  const draft = buildSchedule({ status: 'draft', from: undefined });
  const published = buildSchedule({ rev: 2, from: day });
  const withdrawn = buildSchedule({ rev: 2, status: 'withdrawn', withdrawnBecause: 'Wrong prices' });
  const other = buildSchedule({ id: 'v2026.2', from: day });
  const sample = sampleSchedules[0] ?? schedule;
  const withdrawnSample: Schedule = { ...sample, rev: 2, status: 'withdrawn', withdrawnBecause: 'Not ours' };
  const about = (name: string, resourceId = schedule.id, action = 'SCHEDULE_EDITED') =>
    event(name, { action, resource: 'schedule', resourceId });
  const [s1, s2, s3] = [about('S1'), about('S2'), about('S3')];
  const rates = schedule.rates.slice(1);

  test.each([
    ['one that is not here', {}, { schedules: [schedule], audit: [s1] }, 'added'],
    ['the same', { schedules: [schedule], audit: [s1] }, { schedules: [schedule], audit: [s1] }, 'same'],
    ['but for the revision', { schedules: [schedule] }, { schedules: [{ ...schedule, rev: 9 }] }, 'same'],
    ['published there', { schedules: [draft], audit: [s1] }, { schedules: [published], audit: [s1, s2] }, 'changed'],
    ['published here', { schedules: [published], audit: [s1, s2] }, { schedules: [draft], audit: [s1] }, 'kept: older'],
    [
      'changed in both',
      { schedules: [{ ...draft, rates }], audit: [s1, s2] },
      { schedules: [published], audit: [s1, s3] },
      'clash: both_changed',
    ],
    ['made under one version in both', { schedules: [draft] }, { schedules: [published] }, 'clash: unexplained'],
    [
      'deleted here',
      { audit: [s1, about('S4', schedule.id, 'SCHEDULE_DISCARDED')] },
      { schedules: [draft], audit: [s1] },
      'kept: deleted_here',
    ],
    ['in force from the day of another here', { schedules: [other] }, { schedules: [published] }, 'refused: same_day'],
    [
      'in force from the first day of a sample',
      {},
      { schedules: [{ ...schedule, from: sample.from }] },
      'refused: same_day',
    ],
    [
      'in force from the day of one that was withdrawn here',
      { schedules: [{ ...withdrawn, id: other.id, from: day }] },
      { schedules: [published] },
      'added',
    ],
    [
      'a sample that was withdrawn there',
      {},
      { schedules: [withdrawnSample], audit: [about('S5', sample.id)] },
      'changed',
    ],
    [
      'whose version differs in capitals alone',
      { schedules: [other] },
      { schedules: [{ ...schedule, id: other.id.toUpperCase() }] },
      'refused: same_version',
    ],
    ['a sample as it ships', {}, { schedules: [sample] }, 'same'],
    [
      'made after now',
      {},
      { schedules: [{ ...schedule, changedAt: '2026-12-01T08:00:00.000Z' }] },
      'refused: in_future',
    ],
    [
      'with two rates for one item',
      {},
      { schedules: [{ ...schedule, rates: [...rates, ...rates] }] },
      'refused: odd_schedule',
    ],
    ['without a rate', {}, { schedules: [{ ...schedule, rates: [] }] }, 'refused: odd_schedule'],
    ['published without a day', {}, { schedules: [{ ...schedule, from: undefined }] }, 'refused: odd_schedule'],
    [
      'withdrawn without a reason',
      {},
      { schedules: [{ ...withdrawn, withdrawnBecause: undefined }] },
      'refused: odd_schedule',
    ],
  ] satisfies [string, Partial<RegisterRecords>, Partial<RegisterRecords>, string][])(
    '%s',
    (_name, ours, theirs, outcome) => expect(sort(ours, theirs)).toEqual([outcome]),
  );

  test('one that was withdrawn there leaves its day to the one that was published in its place', () => {
    const later = { ...other, from: schedule.from };
    const ours = { schedules: [schedule], audit: [s1] };
    expect(sort(ours, { schedules: [withdrawn, later], audit: [s1, s2] })).toEqual(['changed', 'added']);
    expect(sort(ours, { schedules: [later], audit: [s1] })).toEqual(['refused: same_day']);
  });

  describe('withdrawn there, where the others were withdrawn here', () => {
    const [last = sample, ...others] = sampleSchedules;
    const withdraw = (one: Schedule): Schedule => ({ ...withdrawnSample, ...one, rev: 2, status: 'withdrawn' });
    const theirs = { schedules: [withdraw(last)], audit: [about('S6', last.id)] };
    const ours = { schedules: others.map(withdraw) };

    test('is refused', () => {
      expect(sort(ours, theirs)).toEqual(['refused: last_schedule']);
    });

    test('comes in with one that is published in its place', () => {
      expect(sort(ours, { ...theirs, schedules: [...theirs.schedules, published] })).toEqual(['changed', 'added']);
      expect(sort({ schedules: [...ours.schedules, published] }, theirs)).toEqual(['changed']);
    });
  });

  test('two of one day in the file are refused, both', () => {
    expect(sort({}, { schedules: [published, other] })).toEqual(['refused: same_day', 'refused: same_day']);
  });

  test('what comes in is the next revision of what is here', () => {
    const theirs = { schedules: [{ ...published, rates }], audit: [s3] };
    const ours = { schedules: [{ ...draft, rev: 5 }], audit: [s2] };
    expect(settle(ours, theirs).put.schedules).toEqual([{ ...published, rates, rev: 6 }]);
    expect(settle(ours, theirs, 'ours').put.schedules).toEqual([]);
  });
});

describe("the scheme's rules", () => {
  const about = (name: string) =>
    event(name, { action: 'SCHEME_CHANGED', resource: 'scheme', resourceId: 'reporting' });
  const [c1, c2, c3] = [about('C1'), about('C2'), about('C3')];
  const days = (reportDays: number, rev = 1): SchemeRecord => ({
    ...{ id: 'reporting', rev, reportDays, papersDays: 14 },
    ...{ changedAt: '2026-11-01T08:00:00.000Z', changedBy: 'Moses Kato' },
  });

  test.each([
    ['a part that is as it ships here', {}, { scheme: [days(7)], audit: [c1] }, 'added'],
    ['the same', { scheme: [days(7)], audit: [c1] }, { scheme: [days(7)], audit: [c1] }, 'same'],
    [
      'the same, changed by two people',
      { scheme: [days(7)], audit: [c1] },
      { scheme: [{ ...days(7), changedBy: 'Ruth' }], audit: [c2] },
      'same',
    ],
    ['changed there', { scheme: [days(7)], audit: [c1] }, { scheme: [days(9, 2)], audit: [c1, c2] }, 'changed'],
    ['changed here', { scheme: [days(9, 2)], audit: [c1, c2] }, { scheme: [days(7)], audit: [c1] }, 'kept: older'],
    [
      'changed on both sides',
      { scheme: [days(7, 2)], audit: [c1, c2] },
      { scheme: [days(9, 2)], audit: [c1, c3] },
      'clash: both_changed',
    ],
    ['changed by nobody', { scheme: [days(7)] }, { scheme: [days(9)] }, 'clash: unexplained'],
    ['with more days than a year has', {}, { scheme: [days(400)] }, 'refused: odd_scheme'],
    [
      'changed after now',
      {},
      { scheme: [{ ...days(7), changedAt: '2026-12-01T08:00:00.000Z' }] },
      'refused: in_future',
    ],
  ] satisfies [string, Partial<RegisterRecords>, Partial<RegisterRecords>, string][])(
    '%s',
    (_name, ours, theirs, outcome) => expect(sort(ours, theirs)).toEqual([outcome]),
  );

  test('what is chosen comes in as the next revision of what is here', () => {
    const [ours, theirs] = [
      { scheme: [days(7, 5)], audit: [c1, c2] },
      { scheme: [days(9, 2)], audit: [c1, c3] },
    ];
    expect(settle(ours, theirs).put.scheme).toEqual([days(9, 6)]);
    expect(settle(ours, theirs, 'ours').put.scheme).toEqual([]);
  });

  describe('of who may act', () => {
    const may = (access: Partial<Access>, rev = 1): SchemeRecord => ({
      ...{ id: 'access', rev, ...shippedAccess, ...access },
      ...{ changedAt: '2026-11-01T08:00:00.000Z', changedBy: 'Moses Kato' },
    });
    const on = (name: string) => event(name, { action: 'SCHEME_CHANGED', resource: 'scheme', resourceId: 'access' });
    const [a1, a2] = [on('A1'), on('A2')];

    test.each([
      ['that the file alone has', {}, { scheme: [may({ managedOnly: true })], audit: [a1] }, 'clash: for_people'],
      ['that says what ships', {}, { scheme: [may({})], audit: [a1] }, 'same'],
      [
        'that the file has newer',
        { scheme: [may({ fourEyes: true })], audit: [a1] },
        { scheme: [may({}, 2)], audit: [a1, a2] },
        'clash: for_people',
      ],
      [
        'that is newer here',
        { scheme: [may({}, 2)], audit: [a1, a2] },
        { scheme: [may({ fourEyes: true })], audit: [a1] },
        'kept: older',
      ],
    ] satisfies [string, Partial<RegisterRecords>, Partial<RegisterRecords>, string][])(
      'a rule %s',
      (_name, ours, theirs, outcome) => expect(sort(ours, theirs)).toEqual([outcome]),
    );

    test('comes in where somebody chooses it, and nothing does where they keep what ships', () => {
      const theirs = { scheme: [may({ managedOnly: true })], audit: [a1] };
      expect(settle({}, theirs).put.scheme).toEqual([may({ managedOnly: true }, 2)]);
      expect(settle({}, theirs, 'ours').put.scheme).toEqual([]);
    });
  });
});

test('a plan is of the register and the person it was made for, until one record changes', () => {
  const current = entitiesOf({ claims: [claim], audit: [] });
  const plan = planMerge(current, noRecords, admin, now);
  expect(isPlanOf(plan, { ...current }, admin)).toBe(true);
  expect(isPlanOf(plan, current, 'other@uwa.example')).toBe(false);
  for (const kind of Object.keys(current))
    expect(isPlanOf(plan, { ...current, [kind]: { entities: {} } }, admin)).toBe(false);
});

test('that files were exchanged and snapshots kept is nothing new by itself, so that two devices come to rest', () => {
  const exchanged = [
    event('M1', { action: 'REGISTER_MERGED', resource: 'register' }),
    event('X1', { action: exportKinds.register.action }),
    event('D1', { action: 'SNAPSHOT_KEPT', resource: 'register', user: 'System', userRole: 'system' }),
  ];
  const head = buildNotification({ id: 'M2' });
  const notifications = [
    {
      ...{ id: head.id, role: head.role, at: head.at, type: 'maintenance' as const },
      action: 'register_merged' as const,
      by: 'A',
    },
  ];
  expect(isEmpty(settle({ audit: [e1] }, { audit: [e1, ...exchanged], notifications }))).toBe(true);
  const { put } = settle({}, { audit: [e1, ...exchanged], notifications });
  expect([put.audit, put.notifications]).toEqual([[e1, ...exchanged], []]);
});

test('an answer that was recorded since a clash was shown makes another plan, though the claim has the same revision', () => {
  const asking = (answer?: ReturnType<typeof buildAnswer>) =>
    recordsAt('request_info', {
      verifications: [buildAsking({ pieces: [{ reason: 'police_report', text: '', ...(answer && { answer }) }] })],
    }).claim;
  const { incident } = claim;
  const theirs = { ...asking(), incident: { ...incident, narrativeDescription: 'Edited there' } };
  const file = { ...noRecords, claims: [theirs], audit: [e1, e3] };
  const planFor = (ours: Partial<RegisterRecords>) => planMerge(entitiesOf(ours), file, admin, now);
  const seen = planFor({ claims: [asking()], audit: [e1, e2] });
  expect(seen.items).toMatchObject([{ outcome: 'clash', reason: 'both_changed' }]);
  expect(isSamePlan(planFor({ claims: [asking()], audit: [e1, e2] }), seen)).toBe(true);
  const answered = planFor({ claims: [asking(buildAnswer())], audit: [e1, e2, event('E4')] });
  expect(isSamePlan(answered, seen)).toBe(false);
});
