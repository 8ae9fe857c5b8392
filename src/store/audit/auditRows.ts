import type { UnknownAction } from '@reduxjs/toolkit';
import type { AuditEvent } from '../../domain/audit/audit';
import type { ChainLink } from '../../domain/audit/chainLink';
import { isLifecycleEvent, type EventMeta } from '../events';
import { accountRows } from './rows/accountRows';
import { claimRows, lifecycleRows } from './rows/claimRows';
import { recordRows } from './rows/recordRows';
import { registerRows } from './rows/registerRows';
import type { EventOf, EventType, Row, RowsByEvent } from './rows/row';

const rowsByEvent: RowsByEvent = { ...claimRows, ...accountRows, ...recordRows, ...registerRows };

/**
 * The audit rows that an event leaves, none for one that changes nothing in the register (docs/store.md, One command, one
 * event). They carry the links that the event was chained with.
 */
export function auditRowsOf(action: UnknownAction): AuditEvent[] {
  const rows = rowsOf(action);
  const links = rows.length > 0 ? findChainLink(action)?.links : undefined;
  return links ? rows.map((row, index) => ({ ...row, link: links[index] })) : rows;
}

/** Where an event that leaves audit rows stands in the chain; undefined for one that was not chained. */
export const findChainLink = (action: UnknownAction): ChainLink | undefined =>
  (action as { meta?: Partial<EventMeta> }).meta?.seal;

function rowsOf(action: UnknownAction): AuditEvent[] {
  if (isLifecycleEvent(action)) return stamped(lifecycleRows(action.payload), action.meta);
  return leavesRows(action) ? stamped(makeRows(action), action.meta) : [];
}

const leavesRows = (action: UnknownAction): action is EventOf<EventType> => Object.hasOwn(rowsByEvent, action.type);

const makeRows = <Type extends EventType>({ type, payload, meta }: EventOf<Type>) => rowsByEvent[type]?.(payload, meta);

/** Rows with their ids, and when and by whom: of a list, each has the id of its claim besides the event's. */
function stamped(told: Row | Row[] | undefined, { eventId, at, actor }: EventMeta): AuditEvent[] {
  const by = { timestamp: at, user: actor.name, userRole: actor.role, sessionId: actor.sessionId };
  if (Array.isArray(told)) return told.map((row) => ({ id: `${eventId}:${row.resourceId}`, ...by, ...row }));
  return told ? [{ id: eventId, ...by, ...told }] : [];
}
