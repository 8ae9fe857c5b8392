import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Claim, InternalNote } from '../domain/claim/claim';
import type { Draft } from '../domain/claim/draft';
import type { ExportDetails, ExportKind } from '../domain/audit/exports';
import type { SignOutReason } from '../domain/user/idle';
import type { FundLedgerEntry } from '../domain/payment/ledger';
import { lifecycle, lifecycleActions, type LifecycleAction } from '../domain/workflow/lifecycle';
import type { Notification } from '../domain/notification/notification';
import type { Payment } from '../domain/payment/payment';
import type { SavedView } from '../domain/claim/savedView';
import type { PassphraseEvent } from '../domain/user/passphrase';
import type { PreferencesChange } from '../domain/settings/settings';
import type { ClaimStatus } from '../domain/workflow/statuses';
import type { Actor, Profile, Session, User } from '../domain/user/user';
import type { AuditEvent } from '../domain/audit/audit';
import type { ChainLink } from '../domain/audit/auditChain';

/*
 * Everything that can happen to the register, as past-tense facts. One deed dispatches one event; claims, payments,
 * notifications and audit each answer it. Payloads hold before-values, since a reducer cannot see another slice.
 */

/** Which deed, when, by whom. Ids of audit rows, notes and notifications derive from eventId. */
export type Stamp = { eventId: string; at: string; actor: Actor };

/** `remote` marks an event that another tab did and stored; `seal` is its place in the chain of the audit log. */
export type EventMeta = Stamp & { remote?: true; seal?: ChainLink };

function event<Payload>(type: string) {
  return createAction(type, (payload: Payload, meta: EventMeta) => ({ payload, meta }));
}

/** An event as a command has decided on it. */
export type DecidedEvent = { type: string; payload: unknown; meta: EventMeta };

/** The fields of a claim that a deed changes. Revision, notes and times follow from the event itself. */
export type ClaimFields = Partial<
  Omit<Claim, 'id' | 'rev' | 'status' | 'notes' | 'updatedAt'> & { status: ClaimStatus }
>;

export type PaymentChange = { before?: Payment; after: Payment };

/** What one deed does to one claim. `rev` is the revision it was decided on. */
export type ClaimChange = {
  claimId: string;
  claimantName: string;
  rev: number;
  before: ClaimFields;
  after: ClaimFields;
  note?: InternalNote;
  payments?: PaymentChange[];
};

/** `created` is the claim a submission makes out of a draft; `draftId` the draft that is used up. */
export type LifecyclePayload = {
  action: LifecycleAction;
  changes: ClaimChange[];
  created?: Claim;
  draftId?: string;
};

const lifecycleEvents = new Map(lifecycleActions.map((action) => [lifecycle[action].event, action]));

/** The event of a lifecycle action; several claims done in one deed are one event with a list. */
export function lifecycleHappened(payload: LifecyclePayload, meta: EventMeta) {
  return { type: lifecycle[payload.action].event, payload, meta };
}

export type LifecycleEvent = ReturnType<typeof lifecycleHappened>;

export function isLifecycleEvent(action: UnknownAction): action is LifecycleEvent {
  return lifecycleEvents.has(action.type as (typeof lifecycle)[LifecycleAction]['event']);
}

export const noteAdded = event<{ claimId: string; note: InternalNote }>('claims/noteAdded');

/** A claim that came from row `row` of a spreadsheet, with the payment that had been made on it. */
export type ImportedClaim = { row: number; oldNumber?: string; claim: Claim; payment?: Payment };

export const claimsImported = event<{ fileName: string; claims: ImportedClaim[] }>('claims/imported');

export const draftStarted = event<{ draft: Draft }>('drafts/started');
export const draftSaved = event<{ draft: Draft }>('drafts/saved');
export const draftDiscarded = event<{ draftId: string }>('drafts/discarded');

export const signedIn = event<{ session: Session; userId?: string; userAgent: string }>('session/signedIn');
export const signInRefused = event<{ email: string; reason: string }>('session/signInRefused');
/** `reason` is left out where the person signed out themselves. */
export const signedOut = event<{ reason?: SignOutReason }>('session/signedOut');

/** Their own account, changed by the signed-in person; someone who is no managed user has no `user`, and their phone stays here. */
export const profileChanged = event<{
  user?: { id: string; rev: number };
  before: Partial<Profile>;
  after: Partial<Profile>;
}>('session/profileChanged');

/** The fields of an account that administrators change. */
export type UserFields = Pick<User, 'name' | 'email' | 'role' | 'district' | 'status'>;

export const userAdded = event<{ user: User }>('users/added');
/** `rev` is the revision it was decided on. */
export const userChanged = event<{ userId: string; rev: number; before: UserFields; after: UserFields }>(
  'users/changed',
);
export const userDeleted = event<{ user: User }>('users/deleted');

export const notificationsRead = event<{ ids: string[] }>('notifications/read');
/** Taken back: they are unread again. */
export const notificationsUnread = event<{ ids: string[] }>('notifications/unread');

export const preferencesChanged = event<{ before: PreferencesChange; after: PreferencesChange }>(
  'settings/preferencesChanged',
);
export const sidebarToggled = event<{ open: boolean }>('settings/sidebarToggled');

/** The passphrase of this device was turned on, changed or turned off. Nothing of it is here. */
export const passphraseChanged = event<{ deed: PassphraseEvent }>('settings/passphraseChanged');

/** `balance` is the closing balance it was decided on: an opening balance above it is a top-up. */
export const fundEntryRecorded = event<{ entry: FundLedgerEntry; balance: number }>('fundLedger/entryRecorded');

/** A file with people's data was handed over; `resourceId` is what it is of. */
export const fileTaken = event<{ kind: ExportKind; resourceId: string; details: ExportDetails }>('audit/fileTaken');

/** Stored texts that could not be read were removed from the device, after they were downloaded; what they were, by their keys. */
export const setAsideRemoved = event<{ keys: string[] }>('audit/setAsideRemoved');

/** The portal kept a snapshot of the register, as it does once a day. */
export const snapshotKept = event<{ claims: number }>('audit/snapshotKept');

export const viewSaved = event<{ view: SavedView }>('savedViews/saved');
export const viewRenamed = event<{ viewId: string; before: string; after: string }>('savedViews/renamed');
export const viewDeleted = event<{ view: SavedView }>('savedViews/deleted');

/** Every record of a register, as lists. */
export type RegisterRecords = {
  claims: Claim[];
  drafts: Draft[];
  payments: Payment[];
  fundLedger: FundLedgerEntry[];
  users: User[];
  audit: AuditEvent[];
  notifications: Notification[];
};

/** A register laid down where nothing was stored: the sample, on a first run. */
export const registerLaidDown = createAction<RegisterRecords>('register/laidDown');

/** Every record there is, saved views included. */
export type WholeRegister = RegisterRecords & { savedViews: SavedView[] };

export type Replacement = 'restored' | 'emptied' | 'sample';

/**
 * The whole register gave way to another: to a snapshot, taken at `takenAt`, to nothing, or to the sample. Every slice
 * takes its records from it; settings and session stay. `claimsBefore` is how many claims there were.
 */
export const registerReplaced = event<{
  how: Replacement;
  takenAt?: string;
  claimsBefore: number;
  records: WholeRegister;
}>('register/replaced');

/** What a merge counts of claims, for its audit event. */
export type MergeCounts = { claimsAdded: number; claimsChanged: number; claimsKept: number; refused: number };

/**
 * Another register came in beside the one there is: `put` are the records that are new or take the place of older ones,
 * `removed` the ids of those that give way. `from` is the file's name, `exportedAt` when it was written.
 */
export type RegisterMerge = {
  from: string;
  exportedAt: string;
  counts: MergeCounts;
  put: WholeRegister;
  removed: Record<'drafts' | 'payments' | 'fundLedger' | 'users', string[]>;
};

export const registerMerged = event<RegisterMerge>('register/merged');
