import type { AuditEvent } from '../../../domain/audit/audit';
import { isExport } from '../../../domain/audit/exports';
import { isEqual } from '../../../domain/isEqual';
import type { Meeting } from '../../../domain/register/kinds/kind';
import { findRecord } from '../../table';
import type { Union } from './types';

/**
 * Whether an audit event tells of a change to what the register holds. Two devices that exchange their files would find a
 * new one each time otherwise, and never come to rest.
 */
export const isRegisterEvent = (event: AuditEvent) =>
  event.action !== 'REGISTER_MERGED' && event.action !== 'SNAPSHOT_KEPT' && !isExport(event);

/** Adds what is not here. What is, stays as it is: a log is never edited. Rests after every record. */
export function* planUnion<Content extends { id: string }>(
  { isSame = isEqual, comesAlong = () => true, isRival }: Extract<Meeting<Content>, { how: 'union' }>,
  { entities }: { entities: Record<string, Content> },
  theirs: readonly Content[],
): Generator<void, Union<Content>> {
  const union: Union<Content> = { added: [], same: 0, kept: 0 };
  const possibleRivals = isRival ? Object.values(entities) : [];
  for (const record of theirs) {
    if (!comesAlong(record)) continue;
    const ours = findRecord(entities, record.id);
    if (ours && isSame(ours, record)) union.same += 1;
    else if (ours || possibleRivals.some((one) => isRival?.(one, record))) union.kept += 1;
    else union.added.push(record);
    yield;
  }
  return union;
}
