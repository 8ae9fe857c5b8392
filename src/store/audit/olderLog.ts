import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { AuditEvent } from '../../domain/audit/audit';
import { registerLaidDown, registerReplaced } from '../events';

/** Where older rows of a long audit log lie on the disk alone, the ids whose rows are in memory all the same. */
export type OlderLogState = { readOf: Record<string, true> } | null;

/** Rows of the audit log that a start had left on the disk: those `of` records, or all of them. */
export const olderLogRead = createAction<{ rows: AuditEvent[]; of?: readonly string[] }>('audit/olderLogRead');

/** Whether another log takes the place of the one there is. What is restored goes on with it. */
export const bringsWholeLog = (action: UnknownAction): boolean =>
  registerLaidDown.match(action) || (registerReplaced.match(action) && action.payload.how !== 'restored');

/** Whether memory has every row of the audit log, or every row of some records. */
export const hasRows = (olderLog: OlderLogState, of?: readonly string[]): boolean =>
  !olderLog || (of?.every((id) => olderLog.readOf[id]) ?? false);
