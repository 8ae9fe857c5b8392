import { kinds, type RegisterRecords } from '../../../domain/register/kinds/kinds';
import { isSameEvent, type AuditEvent, type AuditResource } from '../../../domain/audit/audit';
import { isExport } from '../../../domain/audit/exports';
import type { Logs, MergeOutcome, MergeReason } from './types';

/** What was done to one record: its audit events by their ids. */
export type History = ReadonlyMap<string, AuditEvent>;

const none: History = new Map();

/**
 * What was done to every record, by what the log calls its kind. A note to a claim is none: it takes nothing from anybody's
 * decision, and the notes of both sides are kept anyhow. No more is a file that was taken: it changes nothing. A payment's
 * are those of its claim.
 */
export function readHistories(audit: Iterable<AuditEvent>, payments: Iterable<RegisterRecords['payments'][number]>) {
  const claimOfPayment = new Map([...payments].map((payment) => [payment.id, kinds.payments.ownerOf(payment)]));
  const histories = new Map<string, Map<string, AuditEvent>>();
  const notes = new Map<string, Map<string, AuditEvent>>();
  const put = (into: typeof histories, key: string, event: AuditEvent) => {
    const history = into.get(key);
    if (history) history.set(event.id, event);
    else into.set(key, new Map([[event.id, event]]));
  };
  for (const event of audit) {
    if (isExport(event)) continue;
    const { resource, resourceId, action } = event;
    if (action === 'NOTE_ADDED') put(notes, resourceId, event);
    else if (resource === 'payment') put(histories, keyOf('claim', claimOfPayment.get(resourceId) ?? ''), event);
    else put(histories, keyOf(resource, resourceId), event);
  }
  return {
    of: (resource: AuditResource, id: string): History => histories.get(keyOf(resource, id)) ?? none,
    ofNotes: (claimId: string): History => notes.get(claimId) ?? none,
  };
}

const keyOf = (resource: AuditResource, id: string) => `${resource} ${id}`;

export type Histories = ReturnType<typeof readHistories>;

const holds = (whole: History, part: History) =>
  [...part].every(([id, event]) => whole.has(id) && isSameEvent(whole.get(id), event));

type Comparison = { outcome: MergeOutcome; reason?: MergeReason; logs?: Logs };

/**
 * Which of two records that differ is the newer one. Histories tell, not clocks: the one that went through everything
 * that the other did, and more.
 */
export function compareHistories(ours: History, theirs: History): Comparison {
  const ahead = holds(theirs, ours);
  const behind = holds(ours, theirs);
  if (ahead && !behind) return { outcome: 'changed' };
  if (behind && !ahead) return { outcome: 'kept', reason: 'older' };
  const logs = { ours: [...ours.values()], theirs: [...theirs.values()] };
  return { outcome: 'clash', reason: ahead ? 'unexplained' : 'both_changed', logs };
}
