import { claimStatuses, type ClaimStatus } from '../../domain/workflow/statuses';
import { findAsked } from '../../domain/claim/asked/asked';
import type { Claim } from '../../domain/claim/claim';
import { findAppealable } from '../../domain/claim/telling/appeal';
import {
  asksNothing,
  lifecycle,
  roleToNotify,
  type ActionAsking,
  type ClaimAction,
} from '../../domain/workflow/lifecycle';
import { findLifecycleRefusal } from '../../domain/workflow/lifecycleRefusal';
import type { DecisionForm } from '../../domain/actions/decisionForm';
import type { VerificationForm } from '../../domain/actions/verificationForm';
import { roleNames, type Role } from '../../domain/user/roles';
import {
  buildAppeal,
  buildClaim,
  buildClosing,
  buildCorrection,
  buildDecision,
  buildHold,
  buildDraft,
  buildLastAction,
  buildTold,
  buildVerification,
  completeClaimantForm,
  completeDecisionForm,
  completePaymentForm,
  completeRetryForm,
  completeVerificationForm,
} from '../../test/builders';
import {
  claimActions,
  decideClaim,
  doAction,
  markPaid,
  resubmitClaim,
  retryPayment,
  updatePayment,
  verifyClaim,
} from '../../test/claimCommands';
import { openRegister, recordEvents } from '../../test/openRegister';
import { recordsAt, recordsFor } from '../../test/recordsAt';
import { signInAs, type Tab } from '../../test/testRegister';
import type { CommandResult } from '../commit';
import { commitEdit } from '../drafts/submit';
import type { AppThunk } from '../services';
import { signOut } from '../session/commands';
import { addNote } from './addNote';
import { answerPiece } from './answerPiece';
import type { Target } from '../command';

type StoredStatus = Claim['status'];
const isStored = (status: ClaimStatus): status is StoredStatus => status !== 'draft';

const claimOf = ({ store }: Tab) => Object.values(store.getState().claims.entities)[0];
const rowsOf = ({ store }: Tab) =>
  Object.values(store.getState().audit.entities).filter(({ resource }) => resource === 'claim');
const notificationsOf = ({ store }: Tab) => Object.values(store.getState().notifications.entities);

/** Runs a deed that is to be refused and sees that nothing at all has changed. */
async function expectRefused(
  tab: Tab,
  writes: string[],
  deed: AppThunk<Promise<CommandResult<unknown>>>,
  refusal: object,
) {
  const before = tab.store.getState();
  const written = writes.length;
  expect(await tab.store.dispatch(deed)).toMatchObject({ ok: false, refusal });
  expect(tab.store.getState()).toBe(before);
  expect(writes).toHaveLength(written);
}

describe('each action changes its claim, leaves one audit row and tells the next role', () => {
  type Case = {
    role: Role;
    from: StoredStatus;
    claim: Partial<Claim>;
    note?: { content: string; type: string };
    changes: [field: string, oldValue: unknown, newValue: unknown][];
    tells: { roles: readonly Role[]; type: string };
  };
  const at = '2026-11-20T08:00:03.000Z';

  const cases: Record<ActionAsking<'form'>, Case> = {
    forward_to_cvc: {
      role: 'district_officer',
      from: 'under_verification',
      claim: {
        status: 'under_cvc_review',
        calculatedCompensation: 1_250_000,
        verifications: [
          {
            verificationNotes: 'Visited the field with the parish chief.',
            valuationScheduleVersion: 'v2024.1',
            calculatedCompensation: 1_250_000,
            action: 'forward_to_cvc',
            verifiedOn: at,
            verifiedBy: 'District Officer',
          },
        ],
      },
      note: { content: 'Visited the field with the parish chief.', type: 'verification' },
      changes: [
        ['status', 'under_verification', 'under_cvc_review'],
        ['verification.verificationNotes', undefined, 'Visited the field with the parish chief.'],
        ['verification.valuationScheduleVersion', undefined, 'v2024.1'],
        ['calculatedCompensation', undefined, 1_250_000],
      ],
      tells: { roles: ['cvc_member'], type: 'status_update' },
    },
    request_info: {
      role: 'district_officer',
      from: 'submitted',
      claim: { status: 'request_info' },
      note: {
        content: 'No photo of the field\nVisited the field with the parish chief.',
        type: 'verification',
      },
      changes: [
        ['status', 'submitted', 'request_info'],
        ['verification.actionReason', undefined, 'No photo of the field'],
      ],
      tells: { roles: ['district_officer'], type: 'status_update' },
    },
    reject_verification: {
      role: 'district_officer',
      from: 'referred_district',
      claim: { status: 'rejected' },
      note: { content: 'Not wildlife\nVisited the field with the parish chief.', type: 'verification' },
      changes: [
        ['status', 'referred_district', 'rejected'],
        ['verification.actionReason', undefined, 'Not wildlife'],
        ['note.verification', undefined, 'Not wildlife\nVisited the field with the parish chief.'],
      ],
      tells: { roles: ['district_officer'], type: 'status_update' },
    },
    close: {
      role: 'district_officer',
      from: 'submitted',
      claim: {
        status: 'closed',
        closings: [
          {
            reason: 'withdrawn',
            note: 'Her son came to the office',
            from: 'submitted',
            closedOn: at,
            closedBy: 'District Officer',
          },
        ],
        told: [],
      },
      note: { content: 'Her son came to the office', type: 'decision' },
      changes: [
        ['status', 'submitted', 'closed'],
        ['closing.reason', undefined, 'withdrawn'],
        ['closing.note', undefined, 'Her son came to the office'],
      ],
      tells: { roles: ['district_officer'], type: 'status_update' },
    },
    reopen: {
      role: 'admin',
      from: 'closed',
      claim: {
        status: 'submitted',
        submittedAt: '2025-06-15T08:30:00.000Z',
        closings: [buildClosing({ reopened: { because: 'She wants to go on', reopenedOn: at, reopenedBy: 'Admin' } })],
      },
      note: { content: 'She wants to go on', type: 'decision' },
      changes: [
        ['status', 'closed', 'submitted'],
        ['closing.reopened.because', undefined, 'She wants to go on'],
      ],
      tells: { roles: ['district_officer'], type: 'status_update' },
    },
    reopen_rejection: {
      role: 'admin',
      from: 'rejected',
      claim: {
        status: 'under_verification',
        submittedAt: '2025-06-15T08:30:00.000Z',
        verifications: [
          {
            ...(recordsAt('rejected').claim.verifications[0] ?? buildVerification()),
            reopened: { because: 'The police report came', reopenedOn: at, reopenedBy: 'Admin' },
          },
        ],
      },
      note: { content: 'The police report came', type: 'decision' },
      changes: [
        ['status', 'rejected', 'under_verification'],
        ['verification.reopened.because', undefined, 'The police report came'],
      ],
      tells: { roles: ['district_officer'], type: 'status_update' },
    },
    return_to_committee: {
      role: 'admin',
      from: 'payment_processing',
      claim: {
        status: 'under_cvc_review',
        approvedAmount: undefined,
        finalApproval: undefined,
        decisions: [
          buildDecision({
            returned: {
              reason: 'amount',
              because: 'One acre was counted twice',
              returnedOn: at,
              returnedBy: 'Admin',
              finalApproval: recordsAt('payment_processing').claim.finalApproval,
            },
          }),
        ],
      },
      note: { content: 'One acre was counted twice', type: 'decision' },
      changes: [
        ['status', 'payment_processing', 'under_cvc_review'],
        ['approvedAmount', 1_200_000, undefined],
        ['decision.returned.reason', undefined, 'amount'],
        ['decision.returned.because', undefined, 'One acre was counted twice'],
        ['payment.cancelledOn', undefined, at],
      ],
      tells: { roles: ['cvc_member'], type: 'status_update' },
    },
    hold: {
      role: 'cvc_member',
      from: 'under_cvc_review',
      claim: {
        status: 'under_cvc_review',
        holds: [{ reason: 'court', note: 'The High Court hears it in March', heldOn: at, heldBy: 'Cvc Member' }],
      },
      note: { content: 'The High Court hears it in March', type: 'decision' },
      changes: [
        ['hold.reason', undefined, 'court'],
        ['hold.note', undefined, 'The High Court hears it in March'],
      ],
      tells: { roles: ['cvc_member'], type: 'status_update' },
    },
    release: {
      role: 'admin',
      from: 'approved',
      claim: {
        status: 'approved',
        holds: [
          {
            ...buildHold(),
            released: { because: 'The court has decided', releasedOn: at, releasedBy: 'Admin' },
          },
        ],
      },
      note: { content: 'The court has decided', type: 'decision' },
      changes: [['hold.released.because', undefined, 'The court has decided']],
      tells: { roles: ['admin'], type: 'status_update' },
    },
    correct: {
      role: 'admin',
      from: 'payment_processing',
      claim: {
        status: 'payment_processing',
        corrections: [
          {
            reason: 'mistyped',
            note: 'Two digits',
            changes: [
              { field: 'mobileMoneyNumber', before: completeClaimantForm().mobileMoneyNumber, after: '+256779000111' },
            ],
            correctedOn: at,
            correctedBy: 'Admin',
            toConfirm: true,
          },
        ],
      },
      note: { content: 'Two digits', type: 'document' },
      changes: [
        ['correction.reason', undefined, 'mistyped'],
        ['correction.note', undefined, 'Two digits'],
        ['correction.changes', undefined, 'mobileMoneyNumber'],
      ],
      tells: { roles: ['finance', 'admin'], type: 'status_update' },
    },
    confirm_correction: {
      role: 'finance',
      from: 'payment_processing',
      claim: {
        status: 'payment_processing',
        claimant: { ...buildClaim().claimant, mobileMoneyNumber: '+256779000111' },
        corrections: [
          buildCorrection({ outcome: { kind: 'confirmed', note: '', decidedOn: at, decidedBy: 'Finance' } }),
        ],
      },
      changes: [
        ['claimant.mobileMoneyNumber', completeClaimantForm().mobileMoneyNumber, '+256779000111'],
        ['payment.payeeAccount', completeClaimantForm().mobileMoneyNumber, '+256779000111'],
      ],
      tells: { roles: ['finance'], type: 'status_update' },
    },
    decline_correction: {
      role: 'finance',
      from: 'payment_processing',
      claim: {
        status: 'payment_processing',
        corrections: [
          buildCorrection({
            outcome: { kind: 'declined', note: 'The card says otherwise', decidedOn: at, decidedBy: 'Finance' },
          }),
        ],
      },
      note: { content: 'The card says otherwise', type: 'document' },
      changes: [['correction.outcome.note', undefined, 'The card says otherwise']],
      tells: { roles: ['finance'], type: 'status_update' },
    },
    complete: {
      role: 'district_officer',
      from: 'rejected',
      claim: {
        status: 'rejected',
        claimant: { ...completeClaimantForm(), alternatePhone: '', payoutMethod: 'mobile_money' },
      },
      changes: [
        ['claimant.nationalId', undefined, completeClaimantForm().nationalId],
        ['claimant.payoutMethod', undefined, 'mobile_money'],
      ],
      tells: { roles: ['district_officer'], type: 'status_update' },
    },
    file_appeal: {
      role: 'district_officer',
      from: 'paid',
      claim: {
        status: 'paid',
        appeals: [
          {
            decision: { kind: 'awarded', at: '2025-07-03T07:00:00.000Z' },
            grounds: ['amount'],
            statement: 'The second field was left out',
            files: [],
            filedOn: at,
            filedBy: 'District Officer',
          },
        ],
      },
      note: { content: 'The second field was left out', type: 'decision' },
      changes: [
        ['appeal.decision.kind', undefined, 'awarded'],
        ['appeal.grounds', undefined, 'amount'],
        ['appeal.statement', undefined, 'The second field was left out'],
      ],
      tells: { roles: ['cvc_member', 'admin'], type: 'status_update' },
    },
    value_appeal: {
      role: 'district_officer',
      from: 'rejected',
      claim: {
        status: 'rejected',
        appeals: [
          buildAppeal({
            decision: { kind: 'rejected_district', at: recordsAt('rejected').claim.verifications[0]?.verifiedOn },
            valueFirst: true,
            valuation: {
              verificationNotes: 'Visited the field with the parish chief.',
              valuationScheduleVersion: 'v2024.1',
              calculatedCompensation: 1_250_000,
              action: 'forward_to_cvc',
              verifiedOn: at,
              verifiedBy: 'District Officer',
            },
          }),
        ],
      },
      note: { content: 'Visited the field with the parish chief.', type: 'verification' },
      changes: [['appeal.valuation.calculatedCompensation', undefined, 1_250_000]],
      tells: { roles: ['cvc_member', 'admin'], type: 'status_update' },
    },
    uphold_appeal: {
      role: 'cvc_member',
      from: 'payment_processing',
      claim: {
        status: 'approved',
        approvedAmount: 1_250_000,
        finalApproval: undefined,
        decisions: [
          buildDecision(),
          {
            cvcNotes: '',
            decision: 'approve',
            approvedAmount: 1_250_000,
            conditions: [],
            decisionNote: 'The second field counts',
            decidedOn: at,
            decidedBy: 'Cvc Member',
          },
        ],
        appeals: [
          buildAppeal({
            outcome: {
              kind: 'upheld',
              amount: 1_250_000,
              note: 'The second field counts',
              decidedOn: at,
              decidedBy: 'Cvc Member',
              finalApproval: recordsAt('payment_processing').claim.finalApproval,
            },
          }),
        ],
      },
      note: { content: 'The second field counts', type: 'decision' },
      changes: [
        ['status', 'payment_processing', 'approved'],
        ['approvedAmount', 1_200_000, 1_250_000],
        ['appeal.outcome.kind', undefined, 'upheld'],
        ['payment.cancelledOn', undefined, at],
      ],
      tells: { roles: ['admin'], type: 'status_update' },
    },
    dismiss_appeal: {
      role: 'cvc_member',
      from: 'paid',
      claim: {
        status: 'paid',
        approvedAmount: 1_200_000,
        told: [],
        appeals: [
          buildAppeal({
            outcome: {
              kind: 'dismissed',
              reasons: ['nothing_new'],
              note: 'Seen before',
              decidedOn: at,
              decidedBy: 'Cvc Member',
            },
          }),
        ],
      },
      note: { content: 'Seen before', type: 'decision' },
      changes: [
        ['appeal.outcome.kind', undefined, 'dismissed'],
        ['appeal.outcome.reasons', undefined, 'nothing_new'],
      ],
      tells: { roles: ['district_officer'], type: 'status_update' },
    },
    approve: {
      role: 'cvc_member',
      from: 'under_cvc_review',
      claim: {
        status: 'approved',
        approvedAmount: 1_200_000,
        decisions: [
          {
            cvcNotes: 'Assessed on 1 July.',
            decision: 'approve',
            approvedAmount: 1_200_000,
            conditions: [],
            decisionNote: '',
            decidedOn: at,
            decidedBy: 'Cvc Member',
          },
        ],
      },
      note: { content: 'Assessed on 1 July.', type: 'decision' },
      changes: [
        ['status', 'under_cvc_review', 'approved'],
        ['approvedAmount', undefined, 1_200_000],
      ],
      tells: { roles: ['admin'], type: 'status_update' },
    },
    reject_committee: {
      role: 'cvc_member',
      from: 'under_cvc_review',
      claim: { status: 'rejected' },
      note: { content: 'Outside the schedule\nAssessed on 1 July.', type: 'decision' },
      changes: [
        ['status', 'under_cvc_review', 'rejected'],
        ['decision.decisionNote', undefined, 'Outside the schedule'],
      ],
      tells: { roles: ['district_officer'], type: 'status_update' },
    },
    refer_back: {
      role: 'cvc_member',
      from: 'under_cvc_review',
      claim: { status: 'referred_district' },
      note: { content: 'Measure the field again\nAssessed on 1 July.', type: 'decision' },
      changes: [['status', 'under_cvc_review', 'referred_district']],
      tells: { roles: ['district_officer'], type: 'status_update' },
    },
    final_approval: {
      role: 'admin',
      from: 'approved',
      claim: {
        status: 'payment_processing',
        finalApproval: { note: 'Within the budget', approvedOn: at, approvedBy: 'Admin' },
      },
      note: { content: 'Within the budget', type: 'decision' },
      changes: [
        ['status', 'approved', 'payment_processing'],
        ['finalApproval.note', undefined, 'Within the budget'],
        ['payment.amount', undefined, 1_200_000],
        ['payment.paymentStatus', undefined, 'pending'],
        ['payment.payeeAccount', undefined, '+256772123456'],
      ],
      tells: { roles: ['finance'], type: 'payment' },
    },
    mark_paid: {
      role: 'admin',
      from: 'payment_processing',
      claim: { status: 'paid' },
      changes: [
        ['status', 'payment_processing', 'paid'],
        ['payment.paymentStatus', 'pending', 'success'],
        ['payment.paymentRef', undefined, 'MM-7777'],
      ],
      tells: { roles: ['district_officer'], type: 'payment' },
    },
    update_payment: {
      role: 'finance',
      from: 'paid',
      claim: { status: 'payment_processing' },
      note: { content: 'Bounced', type: 'payment' },
      changes: [
        ['status', 'paid', 'payment_processing'],
        ['payment.paymentStatus', 'success', 'processing'],
        ['payment.paidAt', '2025-07-04T09:00:00.000Z', undefined],
        ['note.payment', undefined, 'Bounced'],
      ],
      tells: { roles: ['finance'], type: 'payment' },
    },
    retry_payment: {
      role: 'admin',
      from: 'payment_failed',
      claim: { status: 'payment_processing' },
      changes: [
        ['status', 'payment_failed', 'payment_processing'],
        ['payment.paymentStatus', undefined, 'pending'],
      ],
      tells: { roles: ['finance'], type: 'payment' },
    },
  };

  const undoCase: Case = {
    role: 'district_officer',
    from: 'under_verification',
    claim: { status: 'submitted' },
    changes: [['status', 'under_verification', 'submitted']],
    tells: { roles: ['district_officer'], type: 'status_update' },
  };

  /** An action that asks for nothing leads to its status and does no more. */
  function plainCase(action: Exclude<ActionAsking<'nothing'>, 'undo'>): Case {
    const { from, to, roles, notification } = lifecycle[action];
    return {
      role: roles[0],
      from: from[0],
      claim: { status: to },
      changes: [['status', from[0], to]],
      tells: { roles: [roleToNotify(to)], type: notification.type },
    };
  }

  test.each(claimActions)('%s', async (action) => {
    const {
      role,
      from,
      claim: fields,
      note,
      changes,
      tells,
    } = action === 'undo' ? undoCase : asksNothing(action) ? plainCase(action) : cases[action];
    const { claim, ...records } = recordsFor(action, from);
    const { tab } = await openRegister(records, role);
    const events = recordEvents(tab);

    const result = await tab.store.dispatch(doAction(action, { id: claim.id, rev: claim.rev }));

    expect(result).toEqual({ ok: true, stored: true, value: undefined });
    expect(events.map(({ type }) => type)).toEqual([lifecycle[action].event]);
    expect(claimOf(tab)).toMatchObject({ ...fields, rev: claim.rev + 1, updatedAt: at });
    const author = tab.store.getState().session.current?.name;
    expect(claimOf(tab)?.notes).toMatchObject(note ? [{ ...note, author, timestamp: at }] : []);
    expect(claimOf(tab)?.notes).toHaveLength(note ? 1 : 0);

    const [row, ...more] = rowsOf(tab);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      action: lifecycle[action].audit.code,
      severity: lifecycle[action].audit.severity,
      status: 'success',
      resourceId: claim.id,
      timestamp: at,
      user: author,
      userRole: role,
      sessionId: tab.store.getState().session.current?.sessionId,
    });
    expect(row).not.toHaveProperty('userAgent');
    expect(row?.changes).toEqual(
      expect.arrayContaining(changes.map(([field, oldValue, newValue]) => ({ field, oldValue, newValue }))),
    );
    expect(row?.changes?.map(({ field }) => field)).not.toContain('rev');

    const { roles, type } = tells;
    expect(notificationsOf(tab)).toEqual(
      roles.map((told, place) => ({
        ...{
          id: place > 0 ? `${row?.id}:${told}` : row?.id,
          role: told,
          type,
          action,
          claimId: claim.id,
          claimantName: 'Grace Biira',
        },
        ...{ by: author, at },
      })),
    );
  });
});

async function answerEveryPiece(tab: Tab) {
  const claim = claimOf(tab);
  const pieces = (claim && findAsked(claim)?.pieces) ?? [];
  for (const [place, seen] of pieces.entries()) {
    const form = { how: 'explained', fileId: '', note: 'Kept in the paper file' } as const;
    await tab.store.dispatch(answerPiece({ claimId: claim?.id ?? '', place, seen, form }));
  }
}

test('a claim that is submitted again counts as submitted now, and as registered when it first was', async () => {
  const { claim, ...records } = recordsFor('resubmit');
  const { tab } = await openRegister(records, 'district_officer');
  await tab.store.dispatch(resubmitClaim({ id: claim.id, rev: claim.rev }));
  const { submittedAt, registeredAt } = claim;
  const now = '2026-11-20T08:00:03.000Z';
  expect(claimOf(tab)).toMatchObject({ submittedAt: now, registeredAt });
  expect(rowsOf(tab)[0]?.changes).toContainEqual({ field: 'submittedAt', oldValue: submittedAt, newValue: now });
});

test('the log tells why information is asked for once more, though it is for the reason of before', async () => {
  const { claim, ...records } = recordsAt('submitted');
  const { tab } = await openRegister(records, 'district_officer');
  const target = () => ({ id: claim.id, rev: claimOf(tab)?.rev ?? 0 });
  const form = completeVerificationForm({ action: 'request_info', reasons: ['police_report'], verificationNotes: '' });
  await tab.store.dispatch(verifyClaim(target(), form));
  await answerEveryPiece(tab);
  await tab.store.dispatch(resubmitClaim(target()));
  await tab.store.dispatch(verifyClaim(target(), form));
  expect(rowsOf(tab).at(-1)?.changes).toContainEqual({ field: 'verification.reasons', newValue: 'police_report' });
});

test('a claim keeps every verification and decision, and rows tell what the last changed of the one before', async () => {
  const { claim, ...records } = recordsAt('submitted');
  const { tab } = await openRegister(records);
  const target = () => ({ id: claim.id, rev: claimOf(tab)?.rev ?? 0 });
  const verify = async (form: Partial<VerificationForm>) => {
    await signInAs(tab, 'district_officer');
    expect(await tab.store.dispatch(verifyClaim(target(), completeVerificationForm(form)))).toMatchObject({ ok: true });
  };
  const decide = async (form: Partial<DecisionForm>) => {
    await signInAs(tab, 'cvc_member');
    expect(await tab.store.dispatch(decideClaim(target(), completeDecisionForm(form)))).toMatchObject({ ok: true });
  };
  const lastChanges = () => rowsOf(tab).at(-1)?.changes;

  await verify({ action: 'request_info', actionReason: 'No photo', verificationNotes: 'Called' });
  await answerEveryPiece(tab);
  await tab.store.dispatch(resubmitClaim(target()));
  await verify({ verificationNotes: 'Measured', calculatedCompensation: '900000' });
  expect(lastChanges()).toEqual([
    { field: 'status', oldValue: 'submitted', newValue: 'under_cvc_review' },
    { field: 'verification.verificationNotes', oldValue: 'Called', newValue: 'Measured' },
    { field: 'verification.reasons', oldValue: 'other', newValue: undefined },
    { field: 'verification.actionReason', oldValue: 'No photo', newValue: undefined },
    { field: 'verification.asked.until', oldValue: '2026-12-04', newValue: undefined },
    { field: 'verification.asked.pieces', oldValue: 'other', newValue: undefined },
    { field: 'calculatedCompensation', oldValue: 1_250_000, newValue: 900_000 },
  ]);
  await decide({ decision: 'refer_back', approvedAmount: '', decisionNote: 'Measure again', cvcNotes: '' });
  await verify({ verificationNotes: 'Measured again' });
  await decide({ approvedAmount: '700000', decisionNote: 'Agreed', cvcNotes: '' });
  expect(lastChanges()).toEqual([
    { field: 'status', oldValue: 'under_cvc_review', newValue: 'approved' },
    { field: 'decision.reasons', oldValue: 'other', newValue: undefined },
    { field: 'decision.decisionNote', oldValue: 'Measure again', newValue: 'Agreed' },
    { field: 'approvedAmount', oldValue: undefined, newValue: 700_000 },
  ]);

  expect(claimOf(tab)).toMatchObject({
    status: 'approved',
    approvedAmount: 700_000,
    verifications: [
      { action: 'request_info', actionReason: 'No photo' },
      { action: 'forward_to_cvc', verificationNotes: 'Measured', calculatedCompensation: 900_000 },
      { action: 'forward_to_cvc', verificationNotes: 'Measured again', calculatedCompensation: 1_250_000 },
    ],
    decisions: [
      { decision: 'refer_back', decisionNote: 'Measure again' },
      { decision: 'approve', approvedAmount: 700_000 },
    ],
  });
});

describe('an action is refused to a role or at a status that is not its own, and then changes nothing', () => {
  const grid = roleNames.flatMap((role) => claimStatuses.filter(isStored).map((status) => [role, status] as const));

  test.each(grid)('%s at %s', async (role, status) => {
    const { claim, ...records } = recordsAt(status);
    const edit = buildDraft({ id: 'EDIT-1', claimId: claim.id, editOf: { claimId: claim.id, rev: claim.rev } });
    const { browser, tab } = await openRegister({ ...records, drafts: [edit] }, role);

    for (const action of [...claimActions, 'edit'] as const) {
      const refusal = findLifecycleRefusal(action, role, status);
      if (!refusal) continue;
      const deed = action === 'edit' ? commitEdit('EDIT-1') : doAction(action, { id: claim.id, rev: claim.rev });
      await expectRefused(tab, browser.backend.writes, deed, refusal);
    }
  });

  const allowed = grid.flatMap(([role, status]) =>
    claimActions.flatMap((action) =>
      findLifecycleRefusal(action, role, status) ? [] : [[role, action, status] as const],
    ),
  );

  /** That the claimant was told of the decision more than 30 days ago: an administrator files the appeal then. */
  const toldLongAgo = (status: StoredStatus) => [
    buildTold({ decision: findAppealable(recordsAt(status).claim) ?? { kind: 'awarded' }, day: '2025-07-10' }),
  ];

  test.each(allowed)('while %s may %s at %s', async (role, action, status) => {
    const last = action === 'undo' && { undoable: buildLastAction(role) };
    const late = action === 'file_appeal' && role === 'admin' && { told: toldLongAgo(status) };
    const { claim, ...records } = recordsFor(action, status, { ...last, ...late });
    const { tab } = await openRegister(records, role);
    expect(await tab.store.dispatch(doAction(action, { id: claim.id, rev: claim.rev }))).toMatchObject({ ok: true });
    const { to } = lifecycle[action];
    const leadsTo = {
      by_payment: 'payment_processing',
      as_before: status === 'closed' ? 'submitted' : 'under_verification',
      unchanged: status,
      undone: 'submitted',
    };
    expect(claimOf(tab)?.status).toBe(to in leadsTo ? leadsTo[to as keyof typeof leadsTo] : to);
  });
});

test('a claim of which nobody knows who the claimant was is completed before anything else is done', async () => {
  const { claim, ...records } = recordsFor('complete', 'paid');
  const { tab, browser } = await openRegister(records, 'admin');
  const target = { id: claim.id, rev: claim.rev };
  await expectRefused(tab, browser.backend.writes, doAction('update_payment', target), {
    message: 'Details of the claimant are not known. Add them first.',
  });
  expect(await tab.store.dispatch(doAction('complete', target))).toMatchObject({ ok: true });
});

describe('refusals', () => {
  const statusOf = (action: ClaimAction): StoredStatus => {
    const [status] = lifecycle[action].from;
    return status;
  };

  test.each(claimActions)('%s on a claim that has changed names who changed it and when', async (action) => {
    const [role] = lifecycle[action].roles;
    const { claim, ...records } = recordsAt(statusOf(action));
    const audit = [
      {
        id: '0A',
        timestamp: '2025-07-02T07:00:00.000Z',
        user: 'Peter Okello',
        userRole: 'cvc_member',
        action: 'CLAIM_REFERRED_BACK',
        resource: 'claim',
        resourceId: claim.id,
        severity: 'low',
        status: 'success',
      } as const,
    ];
    const { browser, tab } = await openRegister({ ...records, audit }, role);
    // A later note does not count as the change.
    await tab.store.dispatch(addNote(claim.id, { content: 'Called the claimant', type: 'document' }));
    await expectRefused(tab, browser.backend.writes, doAction(action, { id: claim.id, rev: claim.rev - 1 }), {
      code: 'changed',
      params: { user: 'Peter Okello' },
      instants: { time: '2025-07-02T07:00:00.000Z' },
    });
  });

  test.each(claimActions)('%s on an unknown claim', async (action) => {
    const [role] = lifecycle[action].roles;
    const { browser, tab } = await openRegister(recordsAt(statusOf(action)), role);
    await expectRefused(tab, browser.backend.writes, doAction(action, { id: 'CL-0-NONE', rev: 1 }), {
      code: 'not_found',
      params: { id: 'CL-0-NONE' },
    });
  });

  test.each(claimActions)('%s by nobody', async (action) => {
    const { claim, ...records } = recordsAt(statusOf(action));
    const { browser, tab } = await openRegister(records, 'admin');
    await tab.store.dispatch(signOut());
    await expectRefused(tab, browser.backend.writes, doAction(action, { id: claim.id, rev: claim.rev }), {
      code: 'signed_out',
    });
  });

  const invalid: [string, Role, StoredStatus, (target: Target) => AppThunk<Promise<CommandResult>>, object][] = [
    [
      'a verification without anything',
      'district_officer',
      'submitted',
      (target) =>
        verifyClaim(target, {
          verificationNotes: '',
          valuationScheduleVersion: '',
          calculatedCompensation: '',
          action: '',
          actionReason: '',
        }),
      { action: 'Please select an action' },
    ],
    [
      'a rejection without a reason',
      'district_officer',
      'submitted',
      (target) => verifyClaim(target, completeVerificationForm({ action: 'reject', actionReason: '  ' })),
      { actionReason: 'Action reason is required when rejecting or requesting info' },
    ],
    [
      'a decision without a choice',
      'cvc_member',
      'under_cvc_review',
      (target) => decideClaim(target, completeDecisionForm({ decision: '' })),
      { decision: 'Please select a decision' },
    ],
    [
      'an approval of nothing',
      'cvc_member',
      'under_cvc_review',
      (target) => decideClaim(target, completeDecisionForm({ approvedAmount: '0' })),
      { approvedAmount: 'Approved amount is required when approving a claim' },
    ],
    [
      'a claim marked as paid without a reference',
      'admin',
      'approved',
      (target) => markPaid(target, { paymentRef: ' ' }),
      { paymentRef: 'Payment reference is required' },
    ],
    [
      'a failed payment without a reason',
      'finance',
      'payment_processing',
      (target) => updatePayment(target, 'PAY-0', completePaymentForm({ paymentStatus: 'failed' })),
      { failureReason: 'Failure reason is required when status is failed' },
    ],
    [
      'a payment without status and amount',
      'finance',
      'payment_processing',
      (target) => updatePayment(target, 'PAY-0', completePaymentForm({ paymentStatus: '', amount: '' })),
      { paymentStatus: 'Payment status is required', amount: 'Amount is required' },
    ],
    [
      'a retry to no account',
      'finance',
      'payment_failed',
      (target) => retryPayment(target, completeRetryForm({ payeeName: '', payeeAccount: '' })),
      { payeeName: 'Payee name is required', payeeAccount: 'Payee account is required' },
    ],
  ];

  test.each(invalid)('%s', async (_name, role, status, deed, fields) => {
    const { claim, ...records } = recordsAt(status);
    const { browser, tab } = await openRegister(records, role);
    await expectRefused(tab, browser.backend.writes, deed({ id: claim.id, rev: claim.rev }), {
      code: 'invalid',
      fields,
    });
  });
});

describe('notes', () => {
  test.each(roleNames)(
    '%s adds one at any status; the revision stays, so nobody’s decision is refused',
    async (role) => {
      const { claim, ...records } = recordsAt('rejected');
      const { tab } = await openRegister(records, role);
      const events = recordEvents(tab);
      const result = await tab.store.dispatch(addNote(claim.id, { content: ' Called back ', type: 'document' }));

      expect(result).toEqual({ ok: true, stored: true, value: undefined });
      expect(events.map(({ type }) => type)).toEqual(['claims/noteAdded']);
      expect(claimOf(tab)).toMatchObject({ rev: claim.rev, status: 'rejected', updatedAt: '2026-11-20T08:00:03.000Z' });
      expect(claimOf(tab)?.notes).toMatchObject([{ content: 'Called back', type: 'document' }]);
      expect(rowsOf(tab)).toMatchObject([
        { action: 'NOTE_ADDED', changes: [{ field: 'note.document', newValue: 'Called back' }] },
      ]);
      expect(notificationsOf(tab)).toEqual([]);
    },
  );

  test('are refused empty, of no type, on an unknown claim and to nobody', async () => {
    const { claim, ...records } = recordsAt('submitted');
    const { browser, tab } = await openRegister(records, 'finance');
    const { writes } = browser.backend;
    await expectRefused(tab, writes, addNote(claim.id, { content: '  ', type: 'document' }), {
      fields: { content: 'Note is required' },
    });
    await expectRefused(tab, writes, addNote('CL-0', { content: 'x', type: 'document' }), { code: 'not_found' });
    await tab.store.dispatch(signOut());
    await expectRefused(tab, writes, addNote(claim.id, { content: 'x', type: 'document' }), { code: 'signed_out' });
  });
});

test('the whole way of a claim, referred back once, to paid', async () => {
  const { claim, ...records } = recordsAt('submitted', { rev: 1 });
  const { tab } = await openRegister(records);
  const way: [Role, ClaimAction, StoredStatus][] = [
    ['district_officer', 'start_verification', 'under_verification'],
    ['district_officer', 'request_info', 'request_info'],
    ['district_officer', 'resubmit', 'submitted'],
    ['district_officer', 'forward_to_cvc', 'under_cvc_review'],
    ['cvc_member', 'refer_back', 'referred_district'],
    ['district_officer', 'forward_to_cvc', 'under_cvc_review'],
    ['cvc_member', 'approve', 'approved'],
    ['admin', 'final_approval', 'payment_processing'],
    ['admin', 'mark_paid', 'paid'],
  ];
  for (const [index, [role, action, status]] of way.entries()) {
    await signInAs(tab, role);
    if (action === 'resubmit') await answerEveryPiece(tab);
    expect(await tab.store.dispatch(doAction(action, { id: claim.id, rev: index + 1 }))).toMatchObject({ ok: true });
    expect(claimOf(tab)).toMatchObject({ status, rev: index + 2 });
  }
  const codes = way.flatMap(([, action]) => [
    ...(action === 'resubmit' ? ['INFORMATION_ANSWERED'] : []),
    lifecycle[action].audit.code,
  ]);
  expect(rowsOf(tab).map((row) => row.action)).toEqual(codes);
  expect(Object.values(tab.store.getState().payments.entities)).toMatchObject([
    { amount: 1_200_000, paymentStatus: 'success', paymentRef: 'MM-7777' },
  ]);
});
