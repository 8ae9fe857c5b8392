import type { AuditEvent } from '../../../domain/audit/audit';
import { isExport } from '../../../domain/audit/exports';
import { maintenanceActions, type Notification } from '../../../domain/notification/notification';
import { isSameViewName, type SavedView } from '../../../domain/claim/savedView';
import { isSameEmail } from '../../../domain/user/user';
import { findRecord } from '../../table';
import { isEqual } from '../../../domain/isEqual';
import type { Entities, Union } from './types';

const maintenance: ReadonlySet<string> = new Set(maintenanceActions);

/** Whether a notification is of what the register holds. What was done to the register of one device is told there. */
export const isOfRegister = ({ action }: Notification) => !maintenance.has(action);

/**
 * Whether an audit event tells of a change to what the register holds. Two devices that exchange their files would find a
 * new one each time otherwise, and never come to rest.
 */
export const isRegisterEvent = (event: AuditEvent) =>
  event.action !== 'REGISTER_MERGED' && event.action !== 'SNAPSHOT_KEPT' && !isExport(event);

/** Whether two audit events tell the same, whatever their place in a chain: an event stored later than told was linked anew. */
export const isSameEvent = (a: AuditEvent | undefined, b: AuditEvent) =>
  a === b || (a !== undefined && isEqual({ ...a, link: undefined }, { ...b, link: undefined }));

/** Adds what is not here. What is, stays as it is: a log is never edited. Rests after every record. */
export function* planUnion<Content extends { id: string }>(
  { entities }: { entities: Record<string, Content> },
  theirs: readonly Content[],
  isSame: (ours: Content, theirs: Content) => boolean = isEqual,
): Generator<void, Union<Content>> {
  const union: Union<Content> = { added: [], same: 0, kept: 0 };
  for (const record of theirs) {
    const ours = findRecord(entities, record.id);
    if (!ours) union.added.push(record);
    else if (isSame(ours, record)) union.same += 1;
    else union.kept += 1;
    yield;
  }
  return union;
}

/** As `planUnion`; a person has one view of a name, and keeps the one here. */
export function* planViews(
  { savedViews }: Pick<Entities, 'savedViews'>,
  theirs: readonly SavedView[],
): Generator<void, Union<SavedView>> {
  const union = yield* planUnion(savedViews, theirs);
  const ours = Object.values(savedViews.entities);
  const added = union.added.filter(
    ({ owner, name }) => !ours.some((view) => isSameEmail(view.owner, owner) && isSameViewName(view.name, name)),
  );
  return { ...union, added, kept: union.kept + union.added.length - added.length };
}
