import type { UnknownAction } from '@reduxjs/toolkit';
import { systemActor, type AuditEvent, type FieldChange } from '../../domain/audit/audit';
import type { ChainLink } from '../../domain/audit/chainLink';
import { eventSeverities, moneySeverity } from '../../domain/audit/auditSeverities';
import type { InternalNote } from '../../domain/claim/claim';
import { exportKinds } from '../../domain/audit/exports';
import { getAction } from '../../domain/workflow/lifecycle';
import { scheduleFacts } from '../../domain/audit/scheduleFacts';
import { schemeFacts } from '../../domain/audit/schemeFacts';
import { passphraseEvents } from '../../domain/user/passphraseEvents';
import {
  claimantTold,
  claimChecked,
  claimsImported,
  conditionChecked,
  fileTaken,
  fundEntryRecorded,
  informationAnswered,
  isLifecycleEvent,
  noteAdded,
  passphraseChanged,
  preferencesChanged,
  registerMerged,
  registerReplaced,
  profileChanged,
  scheduleChanged,
  schemeChanged,
  setAsideRemoved,
  signedIn,
  signedOut,
  signInRefused,
  snapshotKept,
  userAdded,
  userChanged,
  userDeleted,
  type ClaimChange,
  type EventMeta,
  type LifecycleEvent,
  type Replacement,
  type ScheduleDeed,
} from '../events';
import { diff } from './diff';

type Row = Omit<AuditEvent, 'id' | 'timestamp' | 'user' | 'userRole' | 'sessionId'> & Partial<typeof systemActor>;

/**
 * The audit rows that an event leaves, none for one that is not a deed to the register (docs/store.md, One command, one
 * event). They carry the links that the event was sealed with.
 */
export function auditRowsOf(action: UnknownAction): AuditEvent[] {
  const rows = rowsOf(action);
  const links = rows.length > 0 ? findChainLink(action)?.links : undefined;
  return links ? rows.map((row, index) => ({ ...row, link: links[index] })) : rows;
}

/** Where an event that leaves audit rows stands in the chain; undefined for one that was not sealed. */
export const findChainLink = (action: UnknownAction): ChainLink | undefined =>
  (action as { meta?: Partial<EventMeta> }).meta?.seal;

function rowsOf(action: UnknownAction): AuditEvent[] {
  if (isLifecycleEvent(action)) return lifecycleRows(action);
  if (claimsImported.match(action)) return importRows(action);
  if (noteAdded.match(action)) {
    const { claimId, note } = action.payload;
    const changes = [{ field: `note.${note.type}`, newValue: note.content }];
    return [row(action.meta, { ...success('NOTE_ADDED', 'claim', claimId), changes })];
  }
  if (claimantTold.match(action)) {
    const { claimId, before, told } = action.payload;
    const changes = diff({ told: before }, { told });
    return [row(action.meta, { ...success('CLAIMANT_TOLD', 'claim', claimId), changes })];
  }
  if (claimChecked.match(action)) {
    const { claimId, before, checklist } = action.payload;
    const changes = diff({ checklist: before }, { checklist });
    return [row(action.meta, { ...success('CHECKLIST_ANSWERED', 'claim', claimId), changes })];
  }
  if (informationAnswered.match(action)) {
    const { claimId, before, after } = action.payload;
    const piece = { field: 'answer.piece', newValue: after.reason ?? after.text };
    const changes = [piece, ...diff({ answer: before.answer }, { answer: after.answer })];
    return [row(action.meta, { ...success('INFORMATION_ANSWERED', 'claim', claimId), changes })];
  }
  if (conditionChecked.match(action)) {
    const { claimId, condition, before, check } = action.payload;
    const { metOn, note } = check;
    const changes = [
      { field: 'condition.text', newValue: condition },
      ...diff({ condition: { metOn: before?.metOn } }, { condition: { metOn, note } }),
    ];
    const code = metOn === undefined ? 'CONDITION_REOPENED' : 'CONDITION_MET';
    return [row(action.meta, { ...success(code, 'claim', claimId), changes })];
  }
  if (signedIn.match(action)) {
    const { session, userAgent } = action.payload;
    return [row(action.meta, { ...success('LOGIN_SUCCESS', 'session', session.sessionId), userAgent })];
  }
  if (signInRefused.match(action)) {
    const { email, reason } = action.payload;
    return [
      row(action.meta, {
        ...success('LOGIN_FAILED', 'session', action.meta.actor.sessionId),
        status: 'failed',
        detectedAfterMs: 0,
        details: { email, reason },
      }),
    ];
  }
  if (signedOut.match(action)) {
    const { reason } = action.payload;
    const { sessionId, name, email } = action.meta.actor;
    const ended = success('LOGOUT', 'session', sessionId);
    return [row(action.meta, reason ? { ...ended, ...systemActor, details: { reason, name, email } } : ended)];
  }
  if (registerReplaced.match(action)) return [replacementRow(action)];
  if (registerMerged.match(action)) return [mergeRow(action)];
  if (preferencesChanged.match(action)) {
    const changes = diff(action.payload.before, action.payload.after);
    return [row(action.meta, { ...success('SETTINGS_CHANGED', 'settings', 'preferences'), changes })];
  }
  if (passphraseChanged.match(action)) {
    const { action: code, severity } = passphraseEvents[action.payload.deed];
    return [row(action.meta, { ...succeeded(code, 'settings', 'passphrase'), severity })];
  }
  if (profileChanged.match(action)) {
    const { user, before, after } = action.payload;
    if (user)
      return [row(action.meta, { ...success('PROFILE_CHANGED', 'user', user.id), changes: diff(before, after) })];
    // A phone number without an account stays on the device, which the log may leave.
    const changes = diff({ ...before, phone: undefined }, { ...after, phone: undefined });
    const about = success('PROFILE_CHANGED', 'session', action.meta.actor.sessionId);
    return changes.length > 0 ? [row(action.meta, { ...about, changes })] : [];
  }
  if (userAdded.match(action)) {
    const { id, joinDate: _now, ...fields } = action.payload.user;
    return [row(action.meta, { ...success('USER_CREATED', 'user', id), changes: diff({}, fields) })];
  }
  if (userChanged.match(action)) {
    const { userId, before, after } = action.payload;
    const { name, email } = before;
    const closed = before.status === 'active' && after.status === 'inactive';
    const updated = success('USER_UPDATED', 'user', userId);
    const changed: Row = { ...updated, details: { name, email }, changes: diff(before, after) };
    return [row(action.meta, closed ? { ...changed, status: 'warning' } : changed)];
  }
  if (userDeleted.match(action)) {
    const { id, ...fields } = action.payload.user;
    return [row(action.meta, { ...success('USER_DELETED', 'user', id), changes: diff(fields, {}) })];
  }
  if (fundEntryRecorded.match(action)) {
    const { entry, balance } = action.payload;
    const severity = moneySeverity(Math.max(entry.allocationAmount, entry.openingBalance - balance));
    const recorded = succeeded('FUND_ENTRY_RECORDED', 'fund', entry.id);
    return [row(action.meta, { ...recorded, severity, changes: diff({}, entry) })];
  }
  if (scheduleChanged.match(action)) {
    const { how, before, after } = action.payload;
    const [old, now] = [before, after].map((schedule) => (schedule ? scheduleFacts(schedule) : {}));
    const changes = diff(old ?? {}, now ?? {});
    return [row(action.meta, { ...success(scheduleCodes[how], 'schedule', (after ?? before)?.id ?? ''), changes })];
  }
  if (schemeChanged.match(action)) {
    const { before, after } = action.payload;
    const changes = diff(schemeFacts(before), schemeFacts(after));
    return [row(action.meta, { ...success('SCHEME_CHANGED', 'scheme', after.id), changes })];
  }
  if (setAsideRemoved.match(action)) {
    const { keys } = action.payload;
    const details = { rows: keys.length, keys: keys.join(' ') };
    return [row(action.meta, { ...success('SET_ASIDE_REMOVED', 'register', 'register'), details })];
  }
  if (snapshotKept.match(action)) {
    const { claims } = action.payload;
    return [
      row(action.meta, { ...success('SNAPSHOT_KEPT', 'register', 'register'), ...systemActor, details: { claims } }),
    ];
  }
  if (fileTaken.match(action)) {
    const { kind, resourceId, details } = action.payload;
    const { action: code, resource, severity } = exportKinds[kind];
    return [row(action.meta, { ...succeeded(code, resource, resourceId), severity, details })];
  }
  return [];
}

const scheduleCodes = {
  copied: 'SCHEDULE_COPIED',
  edited: 'SCHEDULE_EDITED',
  published: 'SCHEDULE_PUBLISHED',
  withdrawn: 'SCHEDULE_WITHDRAWN',
  discarded: 'SCHEDULE_DISCARDED',
} as const satisfies Record<ScheduleDeed, string>;

const replacementActions = {
  restored: 'REGISTER_RESTORED',
  emptied: 'REGISTER_EMPTIED',
  sample: 'SAMPLE_LOADED',
} as const satisfies Record<Replacement, string>;

function replacementRow({ payload, meta }: ReturnType<typeof registerReplaced>): AuditEvent {
  const { how, takenAt, claimsBefore, records } = payload;
  return row(meta, {
    ...success(replacementActions[how], 'register', 'register'),
    details: {
      claimsBefore,
      claimsAfter: records.claims.length,
      ...(takenAt !== undefined && { takenAt }),
      ...chainDetails(meta),
    },
  });
}

/** How much of what came in; zeros say as much as the rest. */
function mergeRow({ payload, meta }: ReturnType<typeof registerMerged>): AuditEvent {
  const { from, exportedAt, counts, put } = payload;
  const { payments, drafts, users, fundLedger, audit } = put;
  return row(meta, {
    ...success('REGISTER_MERGED', 'register', 'register'),
    details: {
      file: from,
      exportedAt,
      ...counts,
      payments: payments.length,
      drafts: drafts.length,
      users: users.length,
      fundEntries: fundLedger.length,
      auditEvents: audit.length,
      ...chainDetails(meta),
    },
  });
}

/** What fixes the rows that came from elsewhere, and the log that was there before. */
const chainDetails = ({ seal }: EventMeta) => ({
  ...(seal?.outside !== undefined && { outsideDigest: seal.outside }),
  ...(seal?.ended !== undefined && { logBefore: seal.ended }),
});

function lifecycleRows({ payload, meta }: LifecycleEvent): AuditEvent[] {
  const { code, severity } = getAction(payload.action).audit;
  return payload.changes.map((change) =>
    row(
      meta,
      {
        action: code,
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

/** A row a claim: from where it came, and where it stood when it arrived. */
function importRows({ payload, meta }: ReturnType<typeof claimsImported>): AuditEvent[] {
  const { fileName, claims } = payload;
  return claims.map(({ row: number, oldNumber, claim, payment }) => {
    const { status, calculatedCompensation, approvedAmount } = claim;
    const changes = [
      ...diff({}, { status, calculatedCompensation, approvedAmount }),
      ...(payment ? diff({}, { payment }) : []),
    ];
    const details = { fileName, row: number, ...(oldNumber && { oldNumber }) };
    const imported: Row = { ...success('CLAIM_IMPORTED', 'claim', claim.id), details, changes };
    return row(meta, imported, claim.id);
  });
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

const succeeded = (action: string, resource: Row['resource'], resourceId: string) =>
  ({ action, resource, resourceId, status: 'success' }) as const;

/** A deed whose severity its action tells. */
function success(action: keyof typeof eventSeverities, resource: Row['resource'], resourceId: string): Row {
  return { ...succeeded(action, resource, resourceId), severity: eventSeverities[action] };
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
