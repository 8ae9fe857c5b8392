import type { FieldChange } from '../../../domain/audit/audit';
import type { InternalNote } from '../../../domain/claim/claim';
import { getAction } from '../../../domain/workflow/lifecycle';
import type { ClaimChange, LifecyclePayload } from '../../events';
import { diff } from '../diff';
import { success, type Row, type RowsByEvent } from './row';

/** What is done about claims besides the actions on them. */
export const claimRows = {
  /** A row a claim: from where it came, and where it stood when it arrived. */
  'claims/imported': ({ fileName, claims }) =>
    claims.map(({ row: number, oldNumber, claim, payment }) => {
      const { status, calculatedCompensation, approvedAmount } = claim;
      const changes = [
        ...diff({}, { status, calculatedCompensation, approvedAmount }),
        ...(payment ? diff({}, { payment }) : []),
      ];
      const details = { fileName, row: number, ...(oldNumber && { oldNumber }) };
      return { ...success('CLAIM_IMPORTED', 'claim', claim.id), details, changes };
    }),
  'claims/noteAdded': ({ claimId, note }) => ({
    ...success('NOTE_ADDED', 'claim', claimId),
    changes: [{ field: `note.${note.type}`, newValue: note.content }],
  }),
  'claims/told': ({ claimId, before, told }) => ({
    ...success('CLAIMANT_TOLD', 'claim', claimId),
    changes: diff({ told: before }, { told }),
  }),
  'claims/checked': ({ claimId, before, checklist }) => ({
    ...success('CHECKLIST_ANSWERED', 'claim', claimId),
    changes: diff({ checklist: before }, { checklist }),
  }),
  'claims/answered': ({ claimId, before, after }) => {
    const piece = { field: 'answer.piece', newValue: after.reason ?? after.text };
    const changes = [piece, ...diff({ answer: before.answer }, { answer: after.answer })];
    return { ...success('INFORMATION_ANSWERED', 'claim', claimId), changes };
  },
  'claims/conditionChecked': ({ claimId, condition, before, check }) => {
    const { metOn, note } = check;
    const changes = [
      { field: 'condition.text', newValue: condition },
      ...diff({ condition: { metOn: before?.metOn } }, { condition: { metOn, note } }),
    ];
    const code = metOn === undefined ? 'CONDITION_REOPENED' : 'CONDITION_MET';
    return { ...success(code, 'claim', claimId), changes };
  },
} satisfies RowsByEvent;

/** A row for each claim that an action was done to. */
export function lifecycleRows({ action, changes }: LifecyclePayload): Row[] {
  const { code, severity } = getAction(action).audit;
  return changes.map((change) => ({
    action: code,
    resource: 'claim',
    resourceId: change.claimId,
    severity,
    status: 'success',
    ...(change.undoes && { details: { undoes: change.undoes.eventId } }),
    changes: claimChanges(change),
  }));
}

function claimChanges({ before, after, note, payments, undoes }: ClaimChange): FieldChange[] {
  const changes = [
    ...(undoes ? [{ field: 'undone', newValue: undoes.action }] : []),
    ...diff(before, after),
    ...(payments ?? []).flatMap((payment) => diff({ payment: payment.before }, { payment: payment.after })),
  ];
  return note && !isTold(note, changes)
    ? [...changes, { field: `note.${note.type}`, newValue: note.content }]
    : changes;
}

/** Whether a note only repeats what was written into the fields of its event. */
function isTold({ content }: InternalNote, changes: readonly FieldChange[]): boolean {
  const lines = new Set(changes.flatMap(({ newValue }) => String(newValue ?? '').split('\n')));
  return content.split('\n').every((line) => lines.has(line));
}
