import type { UnknownAction } from '@reduxjs/toolkit';
import type { AuditEvent } from '../../domain/audit/audit';
import type { ChainHead } from '../../domain/audit/auditChain';
import { registerLaidDown, registerMerged, registerReplaced } from '../events';
import { addRows, setRows, tableOf, type EntityTable } from '../table';
import { auditRowsOf, findChainLink } from './auditRows';
import { olderLogRead } from './olderLog';

/** `chain` is where the log's own chain ends, null until an event has begun one. */
type AuditState = EntityTable<AuditEvent> & { chain: ChainHead | null };

const emptyLog: AuditState = { ...tableOf<AuditEvent>([]), chain: null };

/** Append-only: rows come from events, or were left on the disk at a start; nothing changes one, and only a new register begins anew. */
export function auditReducer(state: AuditState = emptyLog, action: UnknownAction): AuditState {
  if (registerLaidDown.match(action)) return { ...state, ...tableOf(action.payload.audit), chain: null };
  // They were there before what memory may have of them from elsewhere.
  if (olderLogRead.match(action)) return setRows(state, action.payload.rows);
  return withOwnRows(withRowsFromElsewhere(state, action), action);
}

function withRowsFromElsewhere(state: AuditState, action: UnknownAction): AuditState {
  if (registerMerged.match(action)) return addRows(state, action.payload.put.audit);
  if (!registerReplaced.match(action)) return state;
  const { how, records } = action.payload;
  // What was restored goes on with the log that there is; nothing else of this register has a past.
  return how === 'restored' ? addRows(state, records.audit) : { ...state, ...tableOf(records.audit), chain: null };
}

/** The chain goes on with new rows alone: an event that is heard again is in it already. */
function withOwnRows(state: AuditState, action: UnknownAction): AuditState {
  const grown = addRows<AuditEvent, AuditState>(state, auditRowsOf(action));
  const link = findChainLink(action);
  return grown !== state && link ? { ...grown, chain: link.head } : grown;
}
