import type { AuditEvent } from '../../../domain/audit/audit';
import { isExport } from '../../../domain/audit/exports';
import type { WholeRegister } from '../../events';
import type { Logs, MergeOutcome, MergeReason } from './types';
import { isSameEvent } from './unions';

/** What was done to one record: its audit events by their ids. */
export type History = ReadonlyMap<string, AuditEvent>;

const none: History = new Map();

/**
 * What was done to every claim, every account, every valuation schedule and every part of the scheme's rules. A note is none:
 * it takes nothing from anybody's decision, and the notes of both sides are kept anyhow. No more is a file that was taken:
 * it changes nothing.
 */
export function readHistories(audit: Iterable<AuditEvent>, payments: Iterable<WholeRegister['payments'][number]>) {
  const claimOfPayment = new Map([...payments].map(({ id, claimId }) => [id, claimId]));
  const claims = new Map<string, Map<string, AuditEvent>>();
  const notes = new Map<string, Map<string, AuditEvent>>();
  const users = new Map<string, Map<string, AuditEvent>>();
  const schedules = new Map<string, Map<string, AuditEvent>>();
  const scheme = new Map<string, Map<string, AuditEvent>>();
  const put = (histories: typeof claims, id: string, event: AuditEvent) => {
    const history = histories.get(id);
    if (history) history.set(event.id, event);
    else histories.set(id, new Map([[event.id, event]]));
  };
  for (const event of audit) {
    if (isExport(event)) continue;
    const { resource, resourceId, action } = event;
    if (resource === 'claim') put(action === 'NOTE_ADDED' ? notes : claims, resourceId, event);
    if (resource === 'payment') put(claims, claimOfPayment.get(resourceId) ?? '', event);
    if (resource === 'user') put(users, resourceId, event);
    if (resource === 'schedule') put(schedules, resourceId, event);
    if (resource === 'scheme') put(scheme, resourceId, event);
  }
  return {
    ofClaim: (id: string) => claims.get(id) ?? none,
    ofNotes: (claimId: string) => notes.get(claimId) ?? none,
    ofUser: (id: string) => users.get(id) ?? none,
    ofSchedule: (id: string) => schedules.get(id) ?? none,
    ofPart: (id: string) => scheme.get(id) ?? none,
  };
}

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
