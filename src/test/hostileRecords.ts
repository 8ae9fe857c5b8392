import { ofEachKind, type RegisterRecords } from '../domain/register/kinds/kinds';
import { auditRecord, type AuditEvent } from '../domain/audit/audit';
import { claimRecord, type Claim } from '../domain/claim/claim';
import { emptyFilter } from '../domain/claim/list/claimFilter';
import { draftRecord } from '../domain/claim/draftRecord';
import { evidenceSlotNames } from '../domain/incident/evidence';
import { incidentFromForm } from '../domain/incident/incidentForm';
import { incidentTypes } from '../domain/incident/incidents';
import { schemeRecord } from '../domain/scheme/schemeRecord';
import { scheduleRecord } from '../domain/valuation/scheduleRecord';
import { fundLedgerRecord } from '../domain/payment/ledger';
import { notificationRecord } from '../domain/notification/notification';
import { paymentRecord } from '../domain/payment/payment';
import { savedViewRecord, type SavedView } from '../domain/claim/list/savedView';
import { userRecord } from '../domain/user/user';
import {
  buildAnswer,
  buildAppeal,
  buildAuditEvent,
  buildChecklist,
  buildClosing,
  buildCorrection,
  buildDecision,
  buildDraft,
  buildEvidence,
  buildFile,
  buildHold,
  buildLastAction,
  buildPhotoFacts,
  buildLedgerEntry,
  buildSchedule,
  buildScheme,
  buildTold,
  buildConditionCheck,
  buildNote,
  buildNotification,
  buildUser,
  buildVerification,
  completeIncidentForm,
  furtherForms,
} from './builders';
import { plantText } from './plantText';
import { questionNames } from '../domain/checklist/checklistRecord';
import { paperNames } from '../domain/scheme/paperNames';
import type { Valuation } from '../domain/valuation/valuationRecord';
import type { Asked } from '../domain/workflow/askedRecord';
import { recordsAt } from './recordsAt';

/** Bytes of each file of evidence. */
export const hostileFileSize = 3;

/** The records of a whole register. */
export type HostileRecords = RegisterRecords;

/** A line with everything that one can have. */
const valuation: Valuation = {
  ...{ schedule: 'v2026.1', isSample: false, changedBecause: 'Half' },
  lines: [
    {
      ...{ item: 'Goat', age: 'Adult', quantity: 1, amount: 5 },
      rate: { basis: 'head', item: 'Goat', age: 'Adult', price: 5 },
      byHand: { source: 'Officer', reason: 'Seen' },
    },
  ],
};

const given = { answer: 'no', note: 'None', override: 'Seen' } as const;

/** Every point answered, with everything that an answer can have. */
const checklist = buildChecklist({
  questions: Object.fromEntries(questionNames.map((name) => [name, given])),
  papers: Object.fromEntries(paperNames.map((name) => [name, { ...given, standIn: 'receipts', file: 'F-1' }])),
  visit: { day: '2025-06-19', by: 'Sarah Auma', photos: ['F-1'] },
});

const answer = buildAnswer({ file: { id: 'F-1', name: 'letter.pdf' } });
const asked: Asked = { until: '2025-07-04', pieces: [{ text: 'Letter', answer }] };

const takenBack = {
  reopened: { because: 'So', reopenedOn: answer.answeredOn, reopenedBy: 'Ruth' },
  returned: {
    reason: 'other',
    because: 'So',
    returnedOn: answer.answeredOn,
    returnedBy: 'Ruth',
    finalApproval: { note: 'So', approvedOn: answer.answeredOn, approvedBy: 'Ruth' },
  },
} as const;

/** An appeal with everything that one can have. */
const appeal = buildAppeal({
  files: [{ id: 'F-1', name: 'letter.pdf' }],
  lateReason: 'Ill',
  valueFirst: true,
  valuation: buildVerification({ actionReason: 'Complete', valuation, asked, reopened: takenBack.reopened }),
  outcome: {
    kind: 'upheld',
    amount: 5,
    reasons: ['other'],
    note: 'So',
    decidedOn: answer.answeredOn,
    decidedBy: 'Ruth',
    board: true,
    finalApproval: takenBack.returned.finalApproval,
  },
});

/** A claim with each step that was taken back once more, as it stands. */
const decideAnew = ({ verifications, decisions, ...claim }: Claim): Claim => ({
  ...claim,
  verifications: verifications.flatMap(({ reopened, ...stands }) => [{ ...stands, reopened }, stands]),
  decisions: decisions.flatMap(({ reopened, returned, ...stands }) => [{ ...stands, reopened, returned }, stands]),
});

/** A record of every kind and, where a kind has several forms, of every form, with the text wherever one can stand. */
export function hostileRecords(text: string, number: number): HostileRecords {
  const evidence = buildEvidence(
    Object.fromEntries(
      evidenceSlotNames.map((slot) => [
        slot,
        [buildFile({ id: `F-${number}-${slot}`, size: hostileFileSize, photo: buildPhotoFacts() })],
      ]),
    ),
  );
  const pairs = incidentTypes.map((kind, index) => {
    const { claim, payments } = recordsAt('payment_processing', {
      id: `CL-${number}-${index}`,
      incident: incidentFromForm(completeIncidentForm(kind, { further: furtherForms })),
      evidence,
      notes: [buildNote({ id: `NOTE-${number}-${index}` })],
      verifications: [buildVerification({ actionReason: 'Complete', valuation, asked, reopened: takenBack.reopened })],
      closings: [buildClosing({ reopened: takenBack.reopened })],
      holds: [buildHold({ released: { because: 'So', releasedOn: answer.answeredOn, releasedBy: 'Ruth' } })],
      told: [buildTold()],
      checklist,
      conditionChecks: [buildConditionCheck()],
      appeals: [appeal],
      corrections: [
        buildCorrection({
          account: 'USR-1',
          outcome: { kind: 'declined', note: 'No', decidedOn: answer.answeredOn, decidedBy: 'Ruth', account: 'USR-2' },
        }),
      ],
      decisions: [
        buildDecision({
          conditions: ['Fence it'],
          lines: [{ place: 0, amount: 5, reason: 'Half' }],
          ...takenBack,
        }),
      ],
    });
    const { id: _id, rev: _rev, notes: _notes, updatedAt: _updatedAt, ...before } = claim;
    const undoable = buildLastAction('admin', {
      before,
      payments: payments.map((one) => ({ id: one.id, before: one })),
    });
    return {
      claim: decideAnew(plantText(claimRecord, { ...claim, undoable }, text)),
      payments: payments.map((payment) => plantText(paymentRecord, { ...payment, id: `PAY-${number}-${index}` }, text)),
    };
  });
  const head = { role: 'admin', type: 'maintenance', at: '2025-06-20T09:00:00.000Z' } as const;
  const view: SavedView = {
    id: `VIEW-${number}`,
    name: 'Mine',
    owner: 'sarah.auma@example.org',
    view: {
      filter: { ...emptyFilter, district: ['kasese'], subcounty: ['Karusandara'], createdBy: ['Sarah Auma'] },
      sort: 'date',
      order: 'desc',
      size: 25,
    },
  };
  const event = buildAuditEvent({ id: `EVENT-${number}`, details: { attempts: 3 }, changes: [{ field: 'fullName' }] });
  const aboutNobody: AuditEvent = { ...event, id: `EVENT-${number}-B`, resourceId: text, resource: 'user' };
  return {
    claims: pairs.map(({ claim }) => claim),
    payments: pairs.flatMap(({ payments }) => payments),
    drafts: [
      plantText(
        draftRecord,
        buildDraft({
          id: `DRAFT-${number}`,
          claimId: `CL-D${number}`,
          incident: completeIncidentForm('crop', { further: furtherForms }),
          evidence,
        }),
        text,
      ),
    ],
    fundLedger: [plantText(fundLedgerRecord, buildLedgerEntry({ id: `FUND-${number}` }), text)],
    scheme: buildScheme().map((part) => plantText(schemeRecord, part, text)),
    schedules: [plantText(scheduleRecord, buildSchedule({ id: `v2030.${number}` }), text)],
    users: [plantText(userRecord, buildUser({ id: `USER-${number}`, areas: ['kasese/Muhokya'] }), text)],
    audit: [plantText(auditRecord, event, text), plantText(auditRecord, aboutNobody, text)],
    notifications: [
      buildNotification({ id: `N-${number}-1` }),
      { ...head, id: `N-${number}-2`, action: 'claims_imported', count: 1, by: 'a' } as const,
      { ...head, id: `N-${number}-3`, action: 'sign_in_refused', email: 'a' } as const,
      { ...head, id: `N-${number}-4`, action: 'register_merged', by: 'a' } as const,
    ].map((notification) => plantText(notificationRecord, notification, text)),
    savedViews: [plantText(savedViewRecord, view, text)],
  };
}

/** All records of several. */
export const joinRecords = (several: readonly HostileRecords[]): HostileRecords => ({
  ...ofEachKind<HostileRecords>((name) => several.flatMap((records) => records[name]) as HostileRecords[typeof name]),
  // There is one of each.
  scheme: several.at(-1)?.scheme ?? [],
});
