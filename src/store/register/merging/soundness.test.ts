import type { RegisterRecords } from '../../../domain/register/kinds/kinds';
import * as fc from '../../../test/fastCheck';
import type { Claim } from '../../../domain/claim/claim';
import type { Appeal, AppealOutcome } from '../../../domain/claim/appeal/appealRecord';
import { findFlags } from '../../../domain/claim/flags';
import { roleNames, type Role } from '../../../domain/user/roles';
import type { Returned } from '../../../domain/workflow/takenBack';
import { type Verification, verificationActionNames } from '../../../domain/workflow/verification';
import type { EvidenceFile } from '../../../domain/incident/evidence';
import { incidentFromForm } from '../../../domain/incident/incidentForm';
import { findLatestPayment, paymentStatusNames } from '../../../domain/payment/payment';
import { findUnsoundClaim } from '../../../domain/register/soundness/claimSoundness';
import {
  findUnsoundDraft,
  findUnsoundLedger,
  findUnsoundUser,
} from '../../../domain/register/soundness/recordSoundness';
import type { Valuation } from '../../../domain/valuation/valuationRecord';
import { statuses, type ClaimStatus } from '../../../domain/workflow/statuses';
import { committeeDecisionNames } from '../../../domain/workflow/decision';
import { makeSampleRegister } from '../../../sampleData/sampleRegister';
import {
  buildAnswer,
  buildAsking,
  buildAppeal,
  buildClaim,
  buildClosing,
  buildConditionCheck,
  buildDecision,
  buildHold,
  buildDraft,
  buildEvidence,
  buildFile,
  buildLastAction,
  buildLedgerEntry,
  buildNote,
  buildPayment,
  buildTold,
  buildUser,
  buildVerification,
  completeDecisionForm,
  completeImportForm,
  completeIncidentForm,
  completePaymentForm,
  completeVerificationForm,
} from '../../../test/builders';
import { entitiesOf } from '../../../test/entitiesOf';
import { noRecords, signInAs, type Tab } from '../../../test/testRegister';
import { openRegister } from '../../../test/openRegister';
import { recordsAt, recordsFor } from '../../../test/recordsAt';
import { findAsked } from '../../../domain/claim/asked/asked';
import { act } from '../../claims/act';
import { addNote } from '../../claims/addNote';
import { answerPiece } from '../../claims/answerPiece';
import {
  decideClaim,
  doAction,
  giveFinalApproval,
  markPaid,
  resubmitClaim,
  retryPayment,
  startVerification,
  updatePayment,
  verifyClaim,
} from '../../../test/claimCommands';
import { importClaims } from '../../claims/importing';
import { recordTold } from '../../claims/recordTold';
import { selectAllClaims } from '../../claims/selectors';
import { startEdit } from '../../drafts/commands';
import { commitEdit, submitDraft } from '../../drafts/submit';
import { recordFundEntry } from '../../fundLedger/commands';
import { selectFundBalance } from '../../fundLedger/selectors';
import { selectClaimPayments } from '../../payments/selectors';
import { readRegisterJson } from '../../persistence/shapes/readRegisterJson';
import { registerAsJson } from '../../persistence/shapes/registerJson';
import { planMerge } from './planMerge';

const now = '2026-11-20T12:00:00.000Z';

/** What a register that is empty would refuse of another. */
const refusedOf = (records: Partial<RegisterRecords>, at = now) =>
  planMerge(entitiesOf({}), { ...noRecords, ...records }, '', at).items.filter(({ outcome }) => outcome === 'refused');

describe('what the portal wrote is sound:', () => {
  test.each([now, '2027-01-31T06:30:00.000Z', '2028-02-29T12:00:00.000Z'])('the sample register of %s', (at) => {
    expect(refusedOf(makeSampleRegister(at), at)).toEqual([]);
  });

  test.each((Object.keys(statuses) as ClaimStatus[]).filter((status) => status !== 'draft'))(
    'a claim at %s',
    (status) => expect(refusedOf(recordsAt(status))).toEqual([]),
  );

  const deeds = fc.record({
    deed: fc.constantFrom(
      ...(['start', 'verify', 'decide', 'resubmit', 'edit', 'approve', 'pay', 'retry', 'update', 'note'] as const),
      ...([
        'verify',
        'decide',
        'decide',
        'update',
        'update',
        'retry',
        'correct',
        'correct',
        'tell',
        'tell',
        'fund',
        'ask',
        'answer',
        'close',
        'reopen',
        'reopen_rejection',
        'return',
        'appeal',
        'appeal',
        'value',
        'uphold',
        'uphold',
        'dismiss',
        'undo',
        'undo',
        'undo',
      ] as const),
    ),
    which: fc.nat(2),
    action: fc.constantFrom('forward_to_cvc' as const, ...verificationActionNames),
    decision: fc.constantFrom('approve' as const, 'approve' as const, ...committeeDecisionNames),
    status: fc.constantFrom(...paymentStatusNames),
    amount: fc.integer({ min: 1, max: 1000 }),
  });
  const emailOf = (role: Role) => `${role.replace('_', '.')}@uwa.example`;
  type Deed = typeof deeds extends fc.Arbitrary<infer Value> ? Value : never;

  async function carryOut(tab: Tab, { deed, which, action, decision, status, amount }: Deed) {
    const { dispatch, getState } = tab.store;
    const claim = selectAllClaims(getState())[which];
    if (!claim) throw new Error('The claim is gone');
    const { id, rev } = claim;
    const target = { id, rev };
    const as = (role: Parameters<typeof signInAs>[1]) => signInAs(tab, role);
    const latest = findLatestPayment(selectClaimPayments(getState(), id));
    switch (deed) {
      case 'start':
        await as('district_officer');
        return dispatch(startVerification(target));
      case 'verify':
        await as('district_officer');
        return dispatch(verifyClaim(target, completeVerificationForm({ action, actionReason: 'So it is' })));
      case 'ask':
        await as('district_officer');
        return dispatch(
          verifyClaim(
            target,
            completeVerificationForm({
              action: 'request_info',
              actionReason: 'So it is',
              missing: [{ piece: 'Letter' }],
              awaitedUntil: '2027-01-01',
            }),
          ),
        );
      case 'answer': {
        await as('district_officer');
        const seen = findAsked(claim)?.pieces[0] ?? { text: '' };
        return dispatch(
          answerPiece({ claimId: id, place: 0, seen, form: { how: 'explained', fileId: '', note: 'So' } }),
        );
      }
      case 'close':
        await as('district_officer');
        return dispatch(act('close', [{ target, form: { closingReason: 'withdrawn', note: 'She called' } }]));
      case 'reopen':
        await as('admin');
        return dispatch(act('reopen', [{ target, form: { reopenedBecause: 'So', awaitedUntil: '2027-01-01' } }]));
      case 'reopen_rejection':
        await as('admin');
        return dispatch(act('reopen_rejection', [{ target, form: { reopenedBecause: 'So', awaitedUntil: '' } }]));
      case 'return':
        await as('admin');
        return dispatch(
          act('return_to_committee', [{ target, form: { returnReason: 'amount', returnedBecause: 'So' } }]),
        );
      case 'appeal':
        await as('district_officer');
        return dispatch(doAction('file_appeal', target));
      case 'value':
        await signInAs(tab, 'district_officer', 'other.officer@uwa.example');
        return dispatch(doAction('value_appeal', target));
      case 'uphold':
        await signInAs(tab, 'cvc_member', 'other.member@uwa.example');
        return dispatch(
          act('uphold_appeal', [
            { target, form: { outcome: 'upheld', amount: '1500', reasons: [], decisionNote: 'So' } },
          ]),
        );
      case 'dismiss':
        await signInAs(tab, 'cvc_member', 'other.member@uwa.example');
        return dispatch(doAction('dismiss_appeal', target));
      case 'undo':
        await as(
          roleNames.find((role) =>
            findFlags(claim, { email: emailOf(role), role }, '2026-11-20').includes('undoable'),
          ) ?? 'admin',
        );
        return dispatch(act('undo', [{ target, form: null }]));
      case 'resubmit':
        await as('district_officer');
        return dispatch(resubmitClaim(target));
      case 'edit': {
        await as('district_officer');
        const edit = dispatch(startEdit(id));
        return edit.ok && dispatch(commitEdit(edit.value));
      }
      case 'decide':
        await as('cvc_member');
        return dispatch(
          decideClaim(target, completeDecisionForm({ decision, approvedAmount: '1000', decisionNote: 'So it is' })),
        );
      case 'approve':
        await as('admin');
        return dispatch(giveFinalApproval(target, { note: '' }));
      case 'pay':
        await as('admin');
        return dispatch(markPaid(target, { paymentRef: 'MM-7' }));
      case 'retry':
        await as('finance');
        return dispatch(
          retryPayment(target, {
            paymentMethod: 'mobile_money',
            payeeName: 'Grace Biira',
            payeeAccount: amount % 2 === 0 ? '+256772123456' : '+256701222333',
          }),
        );
      case 'correct':
      case 'update': {
        await as('finance');
        const payment = deed === 'correct' ? selectClaimPayments(getState(), id)[amount % 3] : latest;
        const form = { paymentStatus: status, amount: String(amount), failureReason: 'Lost', changeReason: 'A slip' };
        return dispatch(updatePayment(target, payment?.id ?? '', completePaymentForm(form)));
      }
      case 'tell':
        await as('district_officer');
        return dispatch(recordTold(target, { day: '2026-11-20', how: 'letter', toldBy: 'Sarah', note: 'Once more' }));
      case 'note':
        return dispatch(addNote(id, { content: 'Called', type: 'document' }));
      case 'fund': {
        await as('finance');
        const balance = selectFundBalance(getState());
        return dispatch(
          recordFundEntry(balance, {
            openingBalance: String(balance + amount),
            allocationAmount: String(amount * 2),
            allocationDistrict: 'kasese',
            notes: 'Topped up',
          }),
        );
      }
    }
  }

  test('whatever is done to claims, payments and the fund', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deeds, { minLength: 10, maxLength: 40 }), async (steps) => {
        const approved = recordsAt('approved', { id: 'CL-2', approvedAmount: 1000 });
        approved.claim.decisions = [buildDecision({ approvedAmount: 1000 })];
        const committee = recordsAt('under_cvc_review', { id: 'CL-1' });
        const { tab } = await openRegister(
          { claims: [...committee.claims, ...approved.claims], drafts: [buildDraft()] },
          'district_officer',
        );
        await tab.store.dispatch(submitDraft('DRAFT-1'));
        const rows = (
          [
            { nationalId: 'CM85012345ABCD' },
            { nationalId: 'CM85012345ABCE', status: 'rejected', submittedOn: '2025-06-20', decidedOn: '2025-06-20' },
            {
              ...{ nationalId: 'CM85012345ABCF', status: 'paid', submittedOn: '2025-06-20', decidedOn: '2025-06-20' },
              ...{ paidOn: '2026-11-20', approvedAmount: '5000' },
            },
          ] as const
        ).map((own, index) => ({ row: index + 2, form: completeImportForm(own) }));
        expect(await tab.store.dispatch(importClaims({ fileName: 'Kasese.xlsx', rows }))).toMatchObject({ ok: true });
        for (const step of steps) await carryOut(tab, step);
        const reading = readRegisterJson(registerAsJson(tab.store.getState(), now));
        if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
        expect(reading.file.records.claims).toHaveLength(6);
        expect(refusedOf(reading.file.records)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

const never = () => false;
const success = buildPayment({ paymentStatus: 'success', paidAt: '2025-07-04T09:00:00.000Z' });
const failedPayment = buildPayment({ paymentStatus: 'failed', failureReason: 'Bounced' });
const evidenceOf = (own: Partial<EvidenceFile>) => buildEvidence({ photos: [buildFile(own)] });
const referredBack = buildDecision({ decision: 'refer_back', approvedAmount: undefined, decisionNote: 'Visit again' });
/** A valuation by hand at an amount, UGX, within a limit that the builder's compensation just keeps. */
const valuedAt = (amount: number): Valuation => ({
  ...{ schedule: 'v2024.1', isSample: true, cap: 1_250_000 },
  lines: [{ item: 'Maize', byHand: { source: 'Officer', reason: 'Seen' }, amount }],
});

const reopening = { because: 'She came', reopenedOn: '2025-06-23T09:00:00.000Z', reopenedBy: 'Ruth Namono' };

const rejection = (own: Partial<Verification> = {}) =>
  buildVerification({ ...{ action: 'reject', actionReason: 'Not wildlife' }, ...own });
const referral = buildDecision({ decision: 'refer_back', approvedAmount: undefined, decisionNote: 'Visit again' });
const returning: Returned = {
  ...{ reason: 'amount', because: 'Counted twice', returnedOn: '2025-07-04T09:00:00.000Z', returnedBy: 'Ruth Namono' },
  finalApproval: { note: '', approvedOn: '2025-07-03T07:00:00.000Z', approvedBy: 'Ruth Namono' },
};
const cancelled = buildPayment({ cancelledOn: returning.returnedOn });

const claimAt = (status: Claim['status'], own: Partial<Claim> = {}) => recordsAt(status, own).claim;

const heldAppeal = recordsFor('dismiss_appeal', 'paid').claim.appeals?.[0] ?? buildAppeal();
const dismissed: Appeal = {
  ...heldAppeal,
  outcome: {
    kind: 'dismissed',
    reasons: ['nothing_new'],
    note: '',
    decidedOn: '2025-07-20T09:00:00.000Z',
    decidedBy: 'Moses Okello',
  },
};
const paid = buildPayment({ paymentStatus: 'success', paidAt: '2025-07-04T09:00:00.000Z', paymentRef: 'MM-1' });
const upheldToNothing: Appeal = {
  ...heldAppeal,
  outcome: { kind: 'upheld', amount: 1_500_000, note: 'So', decidedOn: '2025-07-20T09:00:00.000Z', decidedBy: 'Moses' },
};

const finalApproval = claimAt('paid').finalApproval;
const upheldAt = (
  own: Partial<Appeal>,
  before = buildDecision(),
  outcome: Partial<AppealOutcome> = { finalApproval },
) => {
  const appeal = { ...upheldToNothing, ...own };
  const made = { decidedOn: '2025-07-20T09:00:00.000Z', decidedBy: 'Moses', decisionNote: 'So' };
  return claimAt('approved', {
    decisions: [before, buildDecision({ ...made, approvedAmount: 1_500_000 })],
    approvedAmount: 1_500_000,
    appeals: [{ ...appeal, outcome: appeal.outcome && { ...appeal.outcome, ...outcome } }],
  });
};

test.each([
  ['an appeal twice', claimAt('paid', { appeals: [dismissed, heldAppeal] }), [paid], 'odd_appeal'],
  [
    'an appeal of what nobody decided',
    claimAt('paid', { appeals: [{ ...dismissed, decision: { kind: 'rejected_committee' } }] }),
    [paid],
    'odd_appeal',
  ],
  ['an appeal for no reason', claimAt('paid', { appeals: [{ ...heldAppeal, grounds: [] }] }), [paid], 'odd_appeal'],
  [
    'an appeal before the decision',
    claimAt('paid', { appeals: [{ ...heldAppeal, filedOn: '2025-06-01T09:00:00.000Z' }] }),
    [paid],
    'odd_appeal',
  ],
  [
    'an appeal that was upheld without a decision',
    claimAt('paid', { appeals: [upheldToNothing] }),
    [paid],
    'odd_appeal',
  ],
  [
    'an appeal that was upheld without the valuation it waits for',
    upheldAt(
      { decision: { kind: 'rejected_committee', at: buildDecision().decidedOn }, valueFirst: true },
      buildDecision({ decision: 'reject', approvedAmount: undefined, decisionNote: 'So' }),
      {},
    ),
    [],
    'odd_appeal',
  ],
  [
    'an appeal that was upheld without more',
    upheldAt({}, buildDecision({ approvedAmount: 1_500_000 })),
    [paid],
    'odd_appeal',
  ],
  [
    'an award that was raised without its final approval',
    upheldAt({}, buildDecision({ returned: returning }), {}),
    [paid],
    'odd_appeal',
  ],
  ['a path as id', claimAt('submitted', { id: '../settings' }), [], 'odd_id'],
  ['an id as long as a book', claimAt('submitted', { id: 'A'.repeat(65) }), [], 'odd_id'],
  ['a payment with a path as id', claimAt('submitted'), [buildPayment({ id: 'PAY/1' })], 'odd_id'],
  ['a revision without room', claimAt('submitted', { rev: Number.MAX_SAFE_INTEGER }), [], 'odd_id'],
  [
    'a district of nowhere',
    claimAt('submitted', { claimant: { ...buildClaim().claimant, district: 'atlantis' } }),
    [],
    'unknown_district',
  ],
  ['a submission ahead', claimAt('submitted', { submittedAt: '2026-11-22T08:00:00.000Z' }), [], 'in_future'],
  [
    'a note ahead',
    claimAt('submitted', { notes: [buildNote({ timestamp: '2031-01-01T08:00:00.000Z' })] }),
    [],
    'in_future',
  ],
  [
    'an incident ahead',
    claimAt('submitted', { incident: incidentFromForm({ ...completeIncidentForm(), dateOfIncident: '2026-12-01' }) }),
    [],
    'in_future',
  ],
  ['a payment ahead', claimAt('paid'), [{ ...success, paidAt: '2026-12-01T08:00:00.000Z' }], 'in_future'],
  [
    'submitted before it was registered',
    claimAt('submitted', { registeredAt: '2025-06-18T08:00:00.000Z', updatedAt: '2025-06-20T08:00:00.000Z' }),
    [],
    'out_of_order',
  ],
  [
    'verified before it was registered',
    claimAt('under_cvc_review', { verifications: [buildVerification({ verifiedOn: '2025-01-01T08:00:00.000Z' })] }),
    [],
    'out_of_order',
  ],
  ['on hold twice at a time', claimAt('submitted', { holds: [buildHold(), buildHold()] }), [], 'odd_hold'],
  [
    'on hold for another reason that nobody gave',
    claimAt('submitted', { holds: [buildHold({ reason: 'other', note: '' })] }),
    [],
    'odd_hold',
  ],
  [
    'on hold until a day before',
    claimAt('submitted', { holds: [buildHold({ lookAgainOn: '2025-06-26' })] }),
    [],
    'odd_hold',
  ],
  ['rejected on hold', claimAt('rejected', { holds: [buildHold()] }), [], 'odd_hold'],
  ['closed without a closing', claimAt('closed', { closings: undefined }), [], 'odd_closing'],
  [
    'closed and reopened at once',
    claimAt('closed', { closings: [buildClosing({ reopened: reopening })] }),
    [],
    'odd_closing',
  ],
  ['closed, and still submitted', claimAt('submitted', { closings: [buildClosing()] }), [], 'odd_closing'],
  ['withdrawn by nobody', claimAt('closed', { closings: [buildClosing({ note: '' })] }), [], 'odd_closing'],
  [
    'closed for no answer before the day',
    claimAt('closed', {
      verifications: [buildAsking()],
      closings: [buildClosing({ reason: 'no_answer', from: 'request_info', closedOn: '2025-07-04T09:00:00.000Z' })],
    }),
    [],
    'odd_closing',
  ],
  [
    'reopened ahead',
    claimAt('submitted', {
      closings: [buildClosing({ reopened: { ...reopening, reopenedOn: '2026-12-01T08:00:00.000Z' } })],
    }),
    [],
    'in_future',
  ],
  [
    'rejected, and reopened at once',
    claimAt('rejected', { verifications: [rejection({ reopened: reopening })] }),
    [],
    'no_decision',
  ],
  [
    'verified again after a rejection that stands',
    claimAt('under_cvc_review', { verifications: [rejection(), buildVerification()] }),
    [],
    'no_decision',
  ],
  [
    'reopened where it was forwarded',
    claimAt('under_verification', { verifications: [buildVerification({ reopened: reopening })] }),
    [],
    'no_decision',
  ],
  [
    'reopened without a reason',
    claimAt('under_verification', { verifications: [rejection({ reopened: { ...reopening, because: '' } })] }),
    [],
    'no_decision',
  ],
  [
    'a rejection reopened ahead',
    claimAt('under_verification', {
      verifications: [rejection({ reopened: { ...reopening, reopenedOn: '2026-12-01T08:00:00.000Z' } })],
    }),
    [],
    'in_future',
  ],
  [
    'returned, and still approved',
    claimAt('approved', { decisions: [buildDecision({ returned: returning })] }),
    [],
    'no_decision',
  ],
  [
    'decided again after an approval that stands',
    claimAt('under_cvc_review', { decisions: [buildDecision(), referral] }),
    [],
    'no_decision',
  ],
  [
    'returned where it was referred back',
    claimAt('referred_district', { decisions: [{ ...referral, returned: returning }] }),
    [],
    'no_decision',
  ],
  [
    'returned without a word',
    claimAt('under_cvc_review', { decisions: [buildDecision({ returned: { ...returning, because: '' } })] }),
    [],
    'no_decision',
  ],
  [
    'returned before it was approved',
    claimAt('under_cvc_review', {
      decisions: [buildDecision({ returned: { ...returning, returnedOn: '2025-06-28T08:00:00.000Z' } })],
    }),
    [],
    'no_decision',
  ],
  [
    'returned with its amount',
    claimAt('under_cvc_review', { decisions: [buildDecision({ returned: returning })], approvedAmount: 1_200_000 }),
    [],
    'other_amount',
  ],
  [
    'a payment cancelled without a return',
    claimAt('payment_processing'),
    [buildPayment({ id: 'PAY-0' }), cancelled],
    'other_payments',
  ],
  [
    'a payment cancelled that was sent',
    claimAt('under_cvc_review', { decisions: [buildDecision({ returned: returning })] }),
    [{ ...cancelled, paymentStatus: 'processing' }],
    'other_payments',
  ],
  [
    'a payment cancelled ahead',
    claimAt('under_cvc_review', { decisions: [buildDecision({ returned: returning })] }),
    [{ ...cancelled, cancelledOn: '2026-12-01T08:00:00.000Z' }],
    'in_future',
  ],
  [
    'returned with a payment left',
    claimAt('under_cvc_review', { decisions: [buildDecision({ returned: returning })] }),
    [buildPayment()],
    'other_payments',
  ],
  [
    'submitted again while a piece is open',
    claimAt('submitted', { verifications: [buildAsking()] }),
    [],
    'odd_answers',
  ],
  [
    'explained without a word',
    claimAt('request_info', {
      verifications: [buildAsking({ pieces: [{ text: 'Letter', answer: buildAnswer({ note: '' }) }] })],
    }),
    [],
    'odd_answers',
  ],
  [
    'asked until the day before',
    claimAt('request_info', { verifications: [buildAsking({ until: '2025-06-19' })] }),
    [],
    'odd_answers',
  ],
  [
    'asked for without a list',
    claimAt('request_info', { verifications: [buildAsking({}, { asked: undefined })] }),
    [],
    'odd_answers',
  ],
  ['told of a rejection, and never rejected', claimAt('submitted', { told: [buildTold()] }), [], 'told_of_nothing'],
  [
    'told of a rejection of another day',
    claimAt('rejected', {
      told: [buildTold({ decision: { kind: 'rejected_district', at: '2025-06-21T09:00:00.000Z' } })],
    }),
    [],
    'told_of_nothing',
  ],
  [
    'told of a rejection by a committee that approved',
    claimAt('rejected', {
      told: [buildTold({ decision: { kind: 'rejected_committee', at: '2025-06-20T09:00:00.000Z' } })],
    }),
    [],
    'told_of_nothing',
  ],
  [
    'told before it was rejected',
    claimAt('rejected', { told: [buildTold({ day: '2025-06-18' })] }),
    [],
    'told_of_nothing',
  ],
  [
    'a tick of a condition that nobody made',
    claimAt('approved', { conditionChecks: [buildConditionCheck()] }),
    [],
    'odd_conditions',
  ],
  [
    'a condition met before the approval',
    claimAt('approved', {
      decisions: [buildDecision({ conditions: ['Fence it'] })],
      conditionChecks: [buildConditionCheck({ metOn: '2025-06-28' })],
    }),
    [],
    'odd_conditions',
  ],
  [
    'paid while a condition is open',
    claimAt('paid', { decisions: [buildDecision({ conditions: ['Fence it'] })] }),
    [success],
    'odd_conditions',
  ],
  [
    'told ahead',
    claimAt('rejected', { told: [buildTold({ day: '2026-12-01', recordedAt: '2026-12-01T08:00:00.000Z' })] }),
    [],
    'in_future',
  ],
  ['approved by nobody', claimAt('approved', { decisions: [] }), [], 'no_decision'],
  [
    'approved where it was referred back',
    claimAt('approved', { decisions: [buildDecision({ decision: 'refer_back' })] }),
    [],
    'no_decision',
  ],
  ['approved without an amount', claimAt('approved', { approvedAmount: undefined }), [], 'no_decision'],
  [
    'valued at another amount than its lines come to',
    claimAt('under_cvc_review', { verifications: [buildVerification({ valuation: valuedAt(1) })] }),
    [],
    'odd_valuation',
  ],
  [
    'approved above the limit of its schedule',
    claimAt('approved', {
      approvedAmount: 1_300_000,
      decisions: [buildDecision({ approvedAmount: 1_300_000 })],
      verifications: [buildVerification({ valuation: valuedAt(1_250_000) })],
    }),
    [],
    'odd_valuation',
  ],
  ['approved for another amount', claimAt('approved', { approvedAmount: 9_000_000 }), [], 'other_amount'],
  ['rejected by nobody', claimAt('rejected', { verifications: [] }), [], 'no_decision'],
  ['paid without a payment', claimAt('paid'), [], 'other_payments'],
  ['paid in part', claimAt('paid'), [{ ...success, amount: 100 }], 'other_payments'],
  ['paid with one under way', claimAt('paid'), [success, buildPayment({ id: 'PAY-2', number: 2 })], 'other_payments'],
  ['paid too much', claimAt('paid'), [success, { ...success, id: 'PAY-2', amount: 1 }], 'overpaid'],
  ['paid before it was approved', claimAt('submitted'), [success], 'overpaid'],
  ['paid as approved', claimAt('approved'), [success], 'other_payments'],
  ['in payment without one', claimAt('payment_processing'), [], 'other_payments'],
  [
    'in payment with a failed one',
    claimAt('payment_processing'),
    [buildPayment({ paymentStatus: 'failed' })],
    'other_payments',
  ],
  ['failed with one under way', claimAt('payment_failed'), [buildPayment()], 'other_payments'],
  [
    'an incident after its submission',
    claimAt('submitted', { incident: incidentFromForm({ ...completeIncidentForm(), dateOfIncident: '2025-06-17' }) }),
    [],
    'out_of_order',
  ],
  [
    'a death before its incident',
    claimAt('submitted', {
      incident: incidentFromForm({ ...completeIncidentForm('death'), dateOfDeath: '2025-06-13' }),
    }),
    [],
    'out_of_order',
  ],
  [
    'coordinates of another country',
    claimAt('submitted', { incident: { ...buildClaim().incident, gpsLatitude: 51.5, gpsLongitude: 0 } }),
    [],
    'odd_place',
  ],
  [
    'half a position',
    claimAt('submitted', { incident: { ...buildClaim().incident, gpsLongitude: undefined } }),
    [],
    'odd_place',
  ],
  [
    'a drawing as a photo',
    claimAt('submitted', { evidence: evidenceOf({ type: 'image/svg+xml' }) }),
    [],
    'odd_evidence',
  ],
  [
    'more photos than a claim has',
    claimAt('submitted', {
      evidence: buildEvidence({ photos: Array.from({ length: 11 }, (_, index) => buildFile({ id: `F-${index}` })) }),
    }),
    [],
    'odd_evidence',
  ],
  [
    'two police reports',
    claimAt('submitted', {
      evidence: buildEvidence({ policeReport: [buildFile({ id: 'F-2' }), buildFile({ id: 'F-3' })] }),
    }),
    [],
    'odd_evidence',
  ],
  ['forwarded by nobody', claimAt('under_cvc_review', { verifications: [] }), [], 'no_decision'],
  ['referred back by nobody', claimAt('referred_district', { decisions: [] }), [], 'no_decision'],
  ['registered on no day and submitted on none', claimAt('submitted', { submittedAt: undefined }), [], 'out_of_order'],
  [
    'a decision of this register on no day',
    claimAt('approved', { decisions: [buildDecision({ decidedOn: undefined })] }),
    [],
    'out_of_order',
  ],
  ['decided while it is with the district', claimAt('submitted', { decisions: [buildDecision()] }), [], 'no_decision'],
  [
    'a rejection without its reason',
    claimAt('rejected', {
      verifications: [buildVerification({ action: 'reject', calculatedCompensation: undefined })],
    }),
    [],
    'no_decision',
  ],
  [
    'a rejection for Other that says no more',
    claimAt('rejected', {
      verifications: [buildVerification({ action: 'reject', reasons: ['other'], calculatedCompensation: undefined })],
    }),
    [],
    'no_decision',
  ],
  [
    'an approval before the last decision',
    claimAt('approved', { decisions: [buildDecision(), buildDecision()] }),
    [],
    'no_decision',
  ],
  [
    'a rejection before the last verification',
    claimAt('under_cvc_review', {
      verifications: [buildVerification({ action: 'reject', actionReason: 'Not wildlife' }), buildVerification()],
    }),
    [],
    'no_decision',
  ],
  [
    'an earlier verification without its reason',
    claimAt('under_cvc_review', {
      verifications: [buildVerification({ action: 'request_info' }), buildVerification()],
    }),
    [],
    'no_decision',
  ],
  [
    'an amount approved where it was referred back before',
    claimAt('approved', { decisions: [buildDecision({ decision: 'refer_back' }), buildDecision()] }),
    [],
    'other_amount',
  ],
  [
    'an earlier decision of this register on no day',
    claimAt('approved', { decisions: [{ ...referredBack, decidedOn: undefined }, buildDecision()] }),
    [],
    'out_of_order',
  ],
  [
    'an earlier verification before it was registered',
    claimAt('under_cvc_review', {
      verifications: [buildVerification({ verifiedOn: '2025-01-01T08:00:00.000Z' }), buildVerification()],
    }),
    [],
    'out_of_order',
  ],
  [
    'an earlier decision ahead',
    claimAt('approved', { decisions: [{ ...referredBack, decidedOn: '2026-12-01T08:00:00.000Z' }, buildDecision()] }),
    [],
    'in_future',
  ],
  ['paid without the final approval', claimAt('paid', { finalApproval: undefined }), [success], 'no_decision'],
  [
    'the final approval before it was given',
    claimAt('approved', { finalApproval: claimAt('paid').finalApproval }),
    [],
    'no_decision',
  ],
  ['an approved amount before it was approved', claimAt('submitted', { approvedAmount: 1 }), [], 'other_amount'],
  ['another compensation than was assessed', claimAt('approved', { calculatedCompensation: 1 }), [], 'other_amount'],
  ['a payment under way while it is only submitted', claimAt('submitted'), [buildPayment()], 'other_payments'],
  ['a payment under way before it is in payment', claimAt('approved'), [buildPayment()], 'other_payments'],
  ['a payment that failed before it is in payment', claimAt('approved'), [failedPayment], 'other_payments'],
  [
    'a payment of a hundred times the approved amount',
    claimAt('payment_processing'),
    [buildPayment({ amount: 120_000_000 })],
    'too_much',
  ],
  [
    'more under way than is still to be paid',
    claimAt('payment_processing'),
    [{ ...success, amount: 700_000 }, buildPayment({ id: 'PAY-2', number: 2, amount: 500_001 })],
    'too_much',
  ],
  [
    'a payment to another payee',
    claimAt('payment_processing'),
    [buildPayment({ payeeName: 'Moses Baluku' })],
    'other_payee',
  ],
  [
    'a payment to another account',
    claimAt('payment_processing'),
    [buildPayment({ payeeAccount: '+256701222333' })],
    'other_payee',
  ],
  [
    'a payment by another method',
    claimAt('payment_processing'),
    [buildPayment({ paymentMethod: 'bank_transfer' })],
    'other_payee',
  ],
  [
    'a second payment to another account that no retry led to',
    claimAt('payment_processing'),
    [failedPayment, buildPayment({ id: 'PAY-2', number: 2, payeeAccount: '+256701222333' })],
    'other_payee',
  ],
  [
    'an undo that would leave it paid without a decision',
    claimAt('submitted', { undoable: buildLastAction('district_officer', { before: { status: 'paid' } }) }),
    [],
    'no_decision',
  ],
  [
    'an undo that would take away what was decided',
    claimAt('paid', {
      undoable: buildLastAction('admin', { before: { status: 'payment_processing' }, added: ['finalApproval'] }),
    }),
    [success],
    'no_decision',
  ],
  [
    'an undo of a payment that is not there',
    claimAt('approved', {
      undoable: buildLastAction('admin', { before: { status: 'approved' }, payments: [{ id: 'PAY-7' }] }),
    }),
    [],
    'other_payments',
  ],
  ['a success that was never paid', claimAt('paid'), [{ ...success, paidAt: undefined }], 'odd_payment'],
  ['a failure without its reason', claimAt('payment_failed'), [{ ...failedPayment, failureReason: '' }], 'odd_payment'],
  [
    'a success whose last outcome is another',
    claimAt('paid'),
    [buildPayment({ ...success, outcomes: [{ status: 'failed', amount: success.amount, at: success.paidAt }] })],
    'odd_payment',
  ],
  [
    'an outcome ahead',
    claimAt('paid'),
    [
      buildPayment({
        ...success,
        outcomes: [
          { status: 'pending', amount: success.amount, at: '2026-12-01T08:00:00.000Z' },
          { status: 'success', amount: success.amount, at: success.paidAt },
        ],
      }),
    ],
    'in_future',
  ],
  [
    'a payment under way that failed',
    claimAt('payment_processing'),
    [buildPayment({ failureReason: 'x' })],
    'odd_payment',
  ],
  ['a first payment that is the second', claimAt('paid'), [{ ...success, number: 2 }], 'odd_numbers'],
  [
    'two first payments',
    claimAt('payment_processing'),
    [failedPayment, buildPayment({ id: 'PAY-2', number: 1 })],
    'odd_numbers',
  ],
  [
    'an earlier payment under way',
    claimAt('payment_processing'),
    [{ ...failedPayment, number: 2 }, buildPayment({ id: 'PAY-2', number: 1 })],
    'other_payments',
  ],
  [
    'two under way',
    claimAt('payment_processing'),
    [buildPayment(), buildPayment({ id: 'PAY-2', number: 2 })],
    'open_twice',
  ],
] as const)('a claim with %s is not', (_what, claim, payments, reason) => {
  expect(
    findUnsoundClaim(
      { claim: { ...claim, updatedAt: '2026-11-20T08:00:00.000Z' }, payments: [...payments] },
      now,
      never,
    ),
  ).toBe(reason);
});

test('a claim that was verified and decided several times is sound, in whatever order their clocks stood', () => {
  const claim = claimAt('approved', {
    verifications: [
      buildAsking({ pieces: [{ text: 'Letter', answer: buildAnswer() }] }),
      buildVerification({ calculatedCompensation: 900_000 }),
      buildVerification({ verifiedOn: '2025-06-17T09:00:00.000Z' }),
    ],
    decisions: [{ ...referredBack, decidedOn: '2025-07-20T10:00:00.000Z' }, buildDecision()],
  });
  expect(findUnsoundClaim({ claim, payments: [] }, now, never)).toBeUndefined();
});

test('an award that was raised on appeal is sound, and so is an appeal that was dismissed before it was valued', () => {
  expect(findUnsoundClaim({ claim: upheldAt({}), payments: [paid] }, now, never)).toBeUndefined();
  const decision = { kind: 'rejected_district', at: '2025-06-20T09:00:00.000Z' } as const;
  const withdrawn = claimAt('rejected', { appeals: [{ ...dismissed, decision, valueFirst: true }], updatedAt: now });
  expect(findUnsoundClaim({ claim: withdrawn, payments: [] }, now, never)).toBeUndefined();
});

test('a payment that was retried may go elsewhere, and so may what follows it', () => {
  const claim = claimAt('payment_processing');
  const elsewhere = { payeeName: 'Moses Baluku', payeeAccount: '+256701222333' };
  const retried = { ...success, ...elsewhere, id: 'PAY-2', number: 2, amount: 500_000 };
  const rest = buildPayment({ ...elsewhere, id: 'PAY-3', number: 3, amount: 700_000 });
  const wasRetried = (paymentId: string) => paymentId === 'PAY-2';
  expect(findUnsoundClaim({ claim, payments: [failedPayment, retried, rest] }, now, wasRetried)).toBeUndefined();
  // The first payment is made by no retry.
  const first = buildPayment({ ...elsewhere, id: 'PAY-2' });
  expect(findUnsoundClaim({ claim, payments: [first] }, now, wasRetried)).toBe('other_payee');
});

test('a day of difference between clocks is no fault', () => {
  const claim = buildClaim({ submittedAt: '2025-06-15T08:00:00.000Z', updatedAt: '2026-11-21T11:00:00.000Z' });
  expect(findUnsoundClaim({ claim, payments: [] }, now, never)).toBeUndefined();
});

test('drafts and accounts', () => {
  expect(findUnsoundDraft(buildDraft(), now)).toBeUndefined();
  expect(findUnsoundDraft(buildDraft({ claimId: 'CL 1' }), now)).toBe('odd_id');
  expect(findUnsoundDraft(buildDraft({ id: 'a/b' }), now)).toBe('odd_id');
  expect(findUnsoundDraft(buildDraft({ updatedAt: '2031-01-01T08:00:00.000Z' }), now)).toBe('in_future');
  expect(findUnsoundUser(buildUser(), now)).toBeUndefined();
  expect(findUnsoundUser(buildUser({ rev: Number.MAX_SAFE_INTEGER }), now)).toBe('odd_id');
  expect(findUnsoundUser(buildUser({ lastLogin: '2031-01-01T08:00:00.000Z' }), now)).toBe('in_future');
});

test('of two drafts that were given one claim id the second is refused', () => {
  const second = buildDraft({ id: 'DRAFT-2' });
  expect(refusedOf({ drafts: [buildDraft(), second] })).toMatchObject([{ id: 'DRAFT-2', reason: 'reserved_twice' }]);
  const { items } = planMerge(entitiesOf({ drafts: [buildDraft()] }), { ...noRecords, drafts: [second] }, '', now);
  expect(items).toMatchObject([{ outcome: 'refused', reason: 'reserved_twice' }]);
});

describe('the fund ledger', () => {
  const [first, second] = [
    buildLedgerEntry(),
    buildLedgerEntry({ id: 'FUND-2', number: 2, openingBalance: 42_000_000, closingBalance: 34_000_000 }),
  ];
  const toppedUp = { ...second, openingBalance: 60_000_000, closingBalance: 52_000_000 };
  const low = { ...second, openingBalance: 41_000_000, closingBalance: 33_000_000 };

  test.each([
    ['goes on', [first, second], undefined],
    ['is topped up', [first, { ...toppedUp, notes: 'From the Treasury' }], undefined],
    ['is topped up without a note', [first, toppedUp], 'no_note'],
    ['begins above what a fund has, without a note', [{ ...toppedUp, number: 1 }], 'no_note'],
    ['begins below what a fund has', [{ ...second, number: 1 }], 'broken_chain'],
    ['leaves a number out', [first, { ...second, number: 3 }], 'broken_chain'],
    ['allocates to a district of nowhere', [{ ...first, allocationDistrict: 'atlantis' }], 'unknown_district'],
    ['opens below what was left', [first, low], 'broken_chain'],
    ['goes back in time', [first, { ...second, date: '2024-06-01T06:00:00.000Z' }], 'broken_chain'],
    ['is of the future', [{ ...first, date: '2031-06-01T06:00:00.000Z' }], 'in_future'],
    ['has an odd id', [{ ...first, id: 'FUND 1' }], 'odd_id'],
  ])('%s', (_what, entries, reason) => expect(findUnsoundLedger(entries, now)).toBe(reason));

  test('goes on from ours, or is a chain of its own: else it is refused whole', () => {
    const refused = [{ outcome: 'refused', reason: 'broken_chain' }];
    const planOf = (ours: (typeof first)[], theirs: (typeof first)[]) =>
      planMerge(entitiesOf({ fundLedger: ours }), { ...noRecords, fundLedger: theirs }, '', now).items;
    expect(planOf([first], [first, low])).toMatchObject(refused);
    expect(planOf([first], [{ ...first, notes: 'Other' }, low])).toMatchObject(refused);
    expect(planOf([first], [first, second])).toMatchObject([{ outcome: 'added' }]);
    expect(planOf([first], [{ ...first, notes: 'Other' }, second])).toMatchObject([{ outcome: 'clash' }]);
  });
});
