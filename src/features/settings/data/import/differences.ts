import type { AuditResource, FieldChange } from '../../../../domain/audit/audit';
import { scheduleFacts } from '../../../../domain/audit/scheduleFacts';
import { schemeFacts } from '../../../../domain/audit/schemeFacts';
import type { Claim } from '../../../../domain/claim/claim';
import { diff } from '../../../../store/audit/diff';
import type { ClaimFile, MergeItem } from '../../../../store/register/merging/types';

/** What an item's fields are called by. */
export const resourceOf = {
  claims: 'claim',
  drafts: 'claim',
  users: 'user',
  fundLedger: 'fund',
  schedules: 'schedule',
  scheme: 'scheme',
} as const satisfies Record<MergeItem['kind'], AuditResource>;

/** The fields in which this register's record (old) and the file's (new) differ; the notes of both are kept anyhow. */
export function findDifferences(item: MergeItem): FieldChange[] {
  switch (item.kind) {
    case 'claims': {
      const ours = item.ours ?? item.like;
      return ours ? claimDifferences(ours, item.theirs) : [];
    }
    case 'users':
      return diff({ ...item.ours, id: undefined }, { ...item.theirs, id: undefined });
    case 'fundLedger':
      return diff({ ...item.ours?.at(-1) }, { ...item.theirs.at(-1) });
    case 'schedules':
      return diff(item.ours ? scheduleFacts(item.ours) : {}, scheduleFacts(item.theirs));
    case 'scheme':
      return diff(item.ours ? schemeFacts(item.ours) : {}, schemeFacts(item.theirs));
    case 'drafts':
      return [];
  }
}

function claimDifferences(ours: ClaimFile, theirs: ClaimFile): FieldChange[] {
  const ids = [...new Set([...ours.payments, ...theirs.payments].map(({ id }) => id))].sort();
  const paymentOf = ({ payments }: ClaimFile, paymentId: string) => {
    const { id: _id, ...payment } = payments.find(({ id }) => id === paymentId) ?? { id: undefined };
    return { payment };
  };
  return [
    ...diff(fieldsOf(ours.claim), fieldsOf(theirs.claim)),
    ...ids.flatMap((id) => diff(paymentOf(ours, id), paymentOf(theirs, id))),
  ];
}

const fieldsOf = ({ notes: _notes, ...fields }: Claim) => fields;
