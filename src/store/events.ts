import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type * as v from 'valibot';
import { lifecycle, lifecycleActions } from '../domain/workflow/lifecycle';
import type { Stamp } from '../domain/stamp';
import type {
  claimChange,
  claimFields,
  eventMeta,
  eventSchemas,
  importedClaim,
  lifecycleSchema,
  mergeCounts,
  paymentChange,
  registerRecords,
  userFields,
  wholeRegister,
} from './eventSchemas';

/*
 * Everything that can happen to the register, as past-tense facts. One deed dispatches one event; claims, payments,
 * notifications and audit each answer it. Payloads hold before-values, since a reducer cannot see another slice. Their
 * shapes stand in eventSchemas.ts, of which the types here are made.
 */

export type { Stamp };

type StampedMeta = v.InferOutput<typeof eventMeta>;

/** `v` is the version of the event, `seal` its place in the chain of the audit log. */
export type EventMeta = StampedMeta & { v: number };

type EventType = keyof typeof eventSchemas;

/** What makes events of a name. The version is the one that eventSchemas.ts gives the event. */
function event<Type extends EventType>(type: Type, version: (typeof eventSchemas)[Type]['version']) {
  type Payload = v.InferOutput<(typeof eventSchemas)[Type]['payload']>;
  return createAction(type, (payload: Payload, stamp: Stamp): { payload: Payload; meta: EventMeta } => ({
    payload,
    meta: { ...stamp, v: version },
  }));
}

/** An event as a command has decided on it. */
export type DecidedEvent = { type: string; payload: unknown; meta: EventMeta };

export type ClaimFields = v.InferOutput<typeof claimFields>;

export type PaymentChange = v.InferOutput<typeof paymentChange>;

export type ClaimChange = v.InferOutput<typeof claimChange>;

export type LifecyclePayload = v.InferOutput<typeof lifecycleSchema.payload>;

const lifecycleVersion: typeof lifecycleSchema.version = 2;

const lifecycleEvents = new Set<string>(lifecycleActions.map((action) => lifecycle[action].event));

/** The event of a lifecycle action; several claims done in one deed are one event with a list. */
export function lifecycleHappened(payload: LifecyclePayload, stamp: Stamp) {
  const meta: EventMeta = { ...stamp, v: lifecycleVersion };
  return { type: lifecycle[payload.action].event, payload, meta };
}

export type LifecycleEvent = ReturnType<typeof lifecycleHappened>;

export function isLifecycleEvent(action: UnknownAction): action is LifecycleEvent {
  return lifecycleEvents.has(action.type);
}

export const noteAdded = event('claims/noteAdded', 1);

export type ImportedClaim = v.InferOutput<typeof importedClaim>;

export const claimsImported = event('claims/imported', 2);

/** `rev` is the revision it was recorded on; `before` the record that it corrects, where the claimant was told already. */
export const claimantTold = event('claims/told', 1);

/** `rev` is the revision it was answered on; `before` what stood answered, where anything did. */
export const claimChecked = event('claims/checked', 1);

/**
 * A piece of what was asked for at `askedOn` was answered, corrected, or is open again: `place` is its place in the list,
 * from 0, `before` the piece that it was decided on.
 */
export const informationAnswered = event('claims/answered', 1);

/**
 * A condition of an approval was ticked as met, or the tick was taken back. `rev` is the revision it was recorded on,
 * `condition` its text, `before` what was recorded of it last.
 */
export const conditionChecked = event('claims/conditionChecked', 1);

export const draftStarted = event('drafts/started', 2);
export const draftSaved = event('drafts/saved', 2);
export const draftDiscarded = event('drafts/discarded', 1);

export const signedIn = event('session/signedIn', 1);
export const signInRefused = event('session/signInRefused', 1);
/** `reason` is left out where the person signed out themselves. */
export const signedOut = event('session/signedOut', 1);

/** Their own account, changed by the signed-in person; someone who is no managed user has no `user`, and their phone stays here. */
export const profileChanged = event('session/profileChanged', 1);

export type UserFields = v.InferOutput<typeof userFields>;

export const userAdded = event('users/added', 1);
/** `rev` is the revision it was decided on. */
export const userChanged = event('users/changed', 1);
export const userDeleted = event('users/deleted', 1);

export const notificationsRead = event('notifications/read', 1);
/** Taken back: they are unread again. */
export const notificationsUnread = event('notifications/unread', 1);

export const preferencesChanged = event('settings/preferencesChanged', 2);
export const sidebarToggled = event('settings/sidebarToggled', 1);

/** The passphrase of this device was turned on, changed or turned off. Nothing of it is here. */
export const passphraseChanged = event('settings/passphraseChanged', 1);

/** `balance` is the closing balance it was decided on: an opening balance above it is a top-up. */
export const fundEntryRecorded = event('fundLedger/entryRecorded', 1);

/** A valuation schedule was made, without `before`; changed; or, without `after`, deleted as a draft. */
export const scheduleChanged = event('schedules/changed', 1);

export type ScheduleDeed = ReturnType<typeof scheduleChanged>['payload']['how'];

/** A part of the scheme's rules was changed; `before` is of revision 0 where it was as it ships. */
export const schemeChanged = event('scheme/changed', 1);

/** A file with people's data was handed over; `resourceId` is what it is of. */
export const fileTaken = event('audit/fileTaken', 1);

/** Stored texts that could not be read were removed from the device, after they were downloaded; what they were, by their keys. */
export const setAsideRemoved = event('audit/setAsideRemoved', 1);

/** The portal kept a snapshot of the register, as it does once a day. */
export const snapshotKept = event('audit/snapshotKept', 1);

export const viewSaved = event('savedViews/saved', 2);
export const viewRenamed = event('savedViews/renamed', 1);
export const viewDeleted = event('savedViews/deleted', 2);

export type RegisterRecords = v.InferOutput<typeof registerRecords>;

/** A register laid down where nothing was stored: the sample, on a first run. Nobody's deed, and told to nobody. */
export const registerLaidDown = createAction<RegisterRecords>('register/laidDown');

export type WholeRegister = v.InferOutput<typeof wholeRegister>;

/**
 * The whole register gave way to another: to a snapshot, taken at `takenAt`, to nothing, or to the sample. Every slice
 * takes its records from it; settings and session stay. `claimsBefore` is how many claims there were.
 */
export const registerReplaced = event('register/replaced', 3);

export type Replacement = ReturnType<typeof registerReplaced>['payload']['how'];

export type MergeCounts = v.InferOutput<typeof mergeCounts>;

/**
 * Another register came in beside the one there is: `put` are the records that are new or take the place of older ones,
 * `removed` the ids of those that give way. `from` is the file's name, `exportedAt` when it was written.
 */
export const registerMerged = event('register/merged', 3);

export type RegisterMerge = ReturnType<typeof registerMerged>['payload'];
