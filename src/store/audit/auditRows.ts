import type { UnknownAction } from '@reduxjs/toolkit';
import type { AuditEvent, FieldChange } from '../../domain/audit';
import type { InternalNote } from '../../domain/claim';
import { lifecycle } from '../../domain/lifecycle';
import {
  fundEntryRecorded,
  isLifecycleEvent,
  noteAdded,
  preferencesChanged,
  registerReplaced,
  profileChanged,
  signedIn,
  signedOut,
  signInRefused,
  userAdded,
  userChanged,
  userDeleted,
  type ClaimChange,
  type EventMeta,
  type LifecycleEvent,
  type Replacement,
} from '../events';
import { diff } from './diff';

type Row = Omit<AuditEvent, 'id' | 'timestamp' | 'user' | 'userRole' | 'sessionId'>;

/** The audit rows that an event leaves, none for one that is not a deed to the register (ARCHITECTURE.md, One deed). */
export function auditRowsOf(action: UnknownAction): AuditEvent[] {
  if (isLifecycleEvent(action)) return lifecycleRows(action);
  if (noteAdded.match(action)) {
    const { claimId, note } = action.payload;
    const changes = [{ field: `note.${note.type}`, newValue: note.content }];
    return [row(action.meta, { ...success('NOTE_ADDED', 'claim', claimId), changes })];
  }
  if (signedIn.match(action)) {
    const { session, userAgent } = action.payload;
    return [row(action.meta, { ...success('LOGIN_SUCCESS', 'session', session.sessionId), userAgent })];
  }
  if (signInRefused.match(action)) {
    const { email, reason } = action.payload;
    return [
      row(action.meta, {
        action: 'LOGIN_FAILED',
        resource: 'session',
        resourceId: action.meta.actor.sessionId,
        severity: 'high',
        status: 'failed',
        detectedAfterMs: 0,
        details: { email, reason },
      }),
    ];
  }
  if (signedOut.match(action)) {
    const { reason } = action.payload;
    const ended = success('LOGOUT', 'session', action.meta.actor.sessionId);
    return [row(action.meta, reason ? { ...ended, details: { reason } } : ended)];
  }
  if (registerReplaced.match(action)) return [replacementRow(action)];
  if (preferencesChanged.match(action)) {
    const changes = diff(action.payload.before, action.payload.after);
    return [row(action.meta, { ...success('SETTINGS_CHANGED', 'settings', 'preferences'), changes })];
  }
  if (profileChanged.match(action)) {
    const { user, before, after } = action.payload;
    const about = user
      ? success('PROFILE_CHANGED', 'user', user.id)
      : success('PROFILE_CHANGED', 'session', action.meta.actor.sessionId);
    return [row(action.meta, { ...about, changes: diff(before, after) })];
  }
  if (userAdded.match(action)) {
    const { id, joinDate: _now, ...fields } = action.payload.user;
    return [row(action.meta, { ...account('USER_CREATED', id), changes: diff({}, fields) })];
  }
  if (userChanged.match(action)) {
    const { userId, before, after } = action.payload;
    const { name, email } = before;
    const closed = before.status === 'active' && after.status === 'inactive';
    const changed: Row = { ...account('USER_UPDATED', userId), details: { name, email }, changes: diff(before, after) };
    return [row(action.meta, closed ? { ...changed, status: 'warning' } : changed)];
  }
  if (userDeleted.match(action)) {
    const { id, ...fields } = action.payload.user;
    return [row(action.meta, { ...account('USER_DELETED', id), severity: 'high', changes: diff(fields, {}) })];
  }
  if (fundEntryRecorded.match(action)) {
    const { entry } = action.payload;
    return [row(action.meta, { ...success('FUND_ENTRY_RECORDED', 'fund', entry.id), changes: diff({}, entry) })];
  }
  return [];
}

const replacementActions = {
  restored: 'REGISTER_RESTORED',
  emptied: 'REGISTER_EMPTIED',
  sample: 'SAMPLE_LOADED',
} as const satisfies Record<Replacement, string>;

function replacementRow({ payload, meta }: ReturnType<typeof registerReplaced>): AuditEvent {
  const { how, takenAt, claimsBefore, records } = payload;
  return row(meta, {
    ...success(replacementActions[how], 'register', 'register'),
    severity: 'high',
    details: { claimsBefore, claimsAfter: records.claims.length, ...(takenAt !== undefined && { takenAt }) },
  });
}

function lifecycleRows({ payload, meta }: LifecycleEvent): AuditEvent[] {
  const { audit, severity } = lifecycle[payload.action];
  return payload.changes.map((change) =>
    row(
      meta,
      {
        action: audit,
        resource: 'claim',
        resourceId: change.claimId,
        severity,
        status: 'success',
        changes: claimChanges(change),
      },
      change.claimId,
    ),
  );
}

function claimChanges({ before, after, note, payments }: ClaimChange): FieldChange[] {
  const changes = [
    ...diff(before, after),
    ...(payments ?? []).flatMap((payment) => diff({ payment: payment.before }, { payment: payment.after })),
  ];
  return note && !isTold(note, changes)
    ? [...changes, { field: `note.${note.type}`, newValue: note.content }]
    : changes;
}

/** Whether a note only repeats what was written into the fields of its deed. */
function isTold({ content }: InternalNote, changes: readonly FieldChange[]): boolean {
  const lines = new Set(changes.flatMap(({ newValue }) => String(newValue ?? '').split('\n')));
  return content.split('\n').every((line) => lines.has(line));
}

function success(action: string, resource: Row['resource'], resourceId: string): Row {
  return { action, resource, resourceId, severity: 'low', status: 'success' };
}

/** A deed of an administrator to an account. */
function account(action: string, userId: string): Row {
  return { ...success(action, 'user', userId), severity: 'medium' };
}

function row({ eventId, at, actor }: EventMeta, fields: Row, part?: string): AuditEvent {
  return {
    id: part === undefined ? eventId : `${eventId}:${part}`,
    timestamp: at,
    user: actor.name,
    userRole: actor.role,
    sessionId: actor.sessionId,
    ...fields,
  };
}
