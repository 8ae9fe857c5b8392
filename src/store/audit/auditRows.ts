import type { UnknownAction } from '@reduxjs/toolkit';
import type { AuditEvent, FieldChange } from '../../domain/audit';
import type { InternalNote } from '../../domain/claim';
import { lifecycle } from '../../domain/lifecycle';
import {
  fundEntryRecorded,
  isLifecycleEvent,
  noteAdded,
  preferencesChanged,
  signedIn,
  signedOut,
  signInRefused,
  type ClaimChange,
  type EventMeta,
  type LifecycleEvent,
} from '../events';

/** Fields that repeat what the row itself says, wherever they stand: who, when, and which claim. */
const said = new Set([
  'verifiedOn',
  'verifiedBy',
  'decidedOn',
  'decidedBy',
  'approvedOn',
  'approvedBy',
  'createdAt',
  'updatedAt',
  'claimId',
  'rev',
]);

/** Fields that repeat the row's action, and those whose value the claim's own field of the same name tells. */
const repeated = new Set([
  'verification.action',
  'verification.calculatedCompensation',
  'decision.decision',
  'decision.approvedAmount',
]);

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
    return [row(action.meta, success('LOGOUT', 'session', action.meta.actor.sessionId))];
  }
  if (preferencesChanged.match(action)) {
    const changes = diff(action.payload.before, action.payload.after);
    return [row(action.meta, { ...success('SETTINGS_CHANGED', 'settings', 'preferences'), changes })];
  }
  if (fundEntryRecorded.match(action)) {
    const { entry } = action.payload;
    return [row(action.meta, { ...success('FUND_ENTRY_RECORDED', 'fund', entry.id), changes: diff({}, entry) })];
  }
  return [];
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

/** The leaves that differ between two values, by their path. Lists are compared as the names they hold. */
function diff(before: object, after: object, path = ''): FieldChange[] {
  const old: Record<string, unknown> = { ...before };
  const now: Record<string, unknown> = { ...after };
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) => {
    const field = path ? `${path}.${key}` : key;
    if (said.has(key) || repeated.has(field)) return [];
    const [oldValue, newValue] = [old[key], now[key]];
    if (isBranch(oldValue) || isBranch(newValue)) return diff(branch(oldValue), branch(newValue), field);
    const change = { field, oldValue: leaf(oldValue), newValue: leaf(newValue) };
    return change.oldValue === change.newValue ? [] : [change];
  });
}

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const branch = (value: unknown): object => (isBranch(value) ? value : {});

/** A value as a row shows it; an empty text is nothing. */
function leaf(value: unknown): string | number | undefined {
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map((file: { name?: string }) => file.name ?? '').join(', ') || undefined;
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;
}
