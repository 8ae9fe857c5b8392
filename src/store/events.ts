import {
  kinds,
  ofChangedKinds,
  type ChangedKind,
  type ChangeOf,
  type RegisterRecords,
} from '../domain/register/kinds/kinds';
import { createAction, type ActionCreatorWithPreparedPayload, type UnknownAction } from '@reduxjs/toolkit';
import type * as v from 'valibot';
import { lifecycle, lifecycleActions } from '../domain/workflow/lifecycle';
import type { Stamp } from '../domain/stamp';
import type {
  claimChange,
  claimFields,
  eventMeta,
  eventSchemas,
  importedClaim,
  lifecyclePayload,
  mergeCounts,
  paymentChange,
  userFields,
} from './eventSchemas';

/*
 * Everything that can happen to the register, as past-tense facts. One command dispatches one event; claims, payments,
 * notifications and audit each answer it. Payloads hold before-values, since a reducer cannot see another slice. Their
 * shapes stand in eventSchemas.ts, of which the types here are made.
 */

export type { Stamp };

type StampedMeta = v.InferOutput<typeof eventMeta>;

/** `v` is the version of the event, `seal` its place in the chain of the audit log. */
export type EventMeta = StampedMeta & { v: number };

type EventType = keyof typeof eventSchemas;

/** The versions of events by their names, raised by hand when a payload or its meaning changes (eventMigrations.ts). */
export const eventVersions = new Map<string, number>();

/** What makes events of a name, at their first version where no other is said. */
function event<Type extends EventType>(type: Type, version = 1) {
  eventVersions.set(type, version);
  type Payload = v.InferOutput<(typeof eventSchemas)[Type]>;
  return createAction(type, (payload: Payload, stamp: Stamp): { payload: Payload; meta: EventMeta } => ({
    payload,
    meta: { ...stamp, v: eventVersions.get(type) ?? version },
  }));
}

/** An event as a command has decided on it. */
export type DecidedEvent = { type: string; payload: unknown; meta: EventMeta };

export type ClaimFields = v.InferOutput<typeof claimFields>;

export type PaymentChange = v.InferOutput<typeof paymentChange>;

export type ClaimChange = v.InferOutput<typeof claimChange>;

export type LifecyclePayload = v.InferOutput<typeof lifecyclePayload>;

const lifecycleEvents = new Set<string>(lifecycleActions.map((action) => lifecycle[action].event));

/** The version of the event of any action on a claim. */
export const lifecycleVersion = 3;

/** The event of a lifecycle action; on several claims at once it is one event with a list. */
export function lifecycleHappened(payload: LifecyclePayload, stamp: Stamp) {
  const meta: EventMeta = { ...stamp, v: lifecycleVersion };
  return { type: lifecycle[payload.action].event, payload, meta };
}

export type LifecycleEvent = ReturnType<typeof lifecycleHappened>;

export function isLifecycleEvent(action: UnknownAction): action is LifecycleEvent {
  return lifecycleEvents.has(action.type);
}

export const noteAdded = event('claims/noteAdded');

export type ImportedClaim = v.InferOutput<typeof importedClaim>;

export const claimsImported = event('claims/imported', 3);

/** `rev` is the revision it was recorded on; `before` the record that it corrects, where the claimant was told already. */
export const claimantTold = event('claims/told', 2);

/** `rev` is the revision it was answered on; `before` what stood answered, where anything did. */
export const claimChecked = event('claims/checked');

/**
 * A piece of what was asked for at `askedOn` was answered, corrected, or is open again: `place` is its place in the list,
 * from 0, `before` the piece that it was decided on.
 */
export const informationAnswered = event('claims/answered');

/**
 * A condition of an approval was ticked as met, or the tick was taken back. `rev` is the revision it was recorded on,
 * `condition` its text, `before` what was recorded of it last.
 */
export const conditionChecked = event('claims/conditionChecked');

export const draftStarted = event('drafts/started');
export const draftSaved = event('drafts/saved');
export const draftDiscarded = event('drafts/discarded');

export const signedIn = event('session/signedIn');
export const signInRefused = event('session/signInRefused');
/** Signing in, told to the other devices that share the register: it changes nothing there but when somebody was last seen. */
export const sessionTold = event('session/told');
/** `reason` is left out where the person signed out themselves. */
export const signedOut = event('session/signedOut', 2);

/** Their own account, changed by the signed-in person; someone who is no managed user has no `user`, and their phone stays here. */
export const profileChanged = event('session/profileChanged');

export type UserFields = v.InferOutput<typeof userFields>;

export const userAdded = event('users/added', 3);
/** `rev` is the revision it was decided on. */
export const userChanged = event('users/changed', 3);
export const userDeleted = event('users/deleted', 3);

export const notificationsRead = event('notifications/read');
/** Taken back: they are unread again. */
export const notificationsUnread = event('notifications/unread');

export const preferencesChanged = event('settings/preferencesChanged');
export const sidebarToggled = event('settings/sidebarToggled');

/** The passphrase of this device was turned on, changed or turned off. Nothing of it is here. */
export const passphraseChanged = event('settings/passphraseChanged');
/** This device shares its register no more, and keeps a whole copy of it. */
export const sharingLeft = event('settings/sharingLeft');

/** `balance` is the closing balance it was decided on: an opening balance above it is a top-up. */
export const fundEntryRecorded = event('fundLedger/entryRecorded');

/** What makes the event of a change, by the kind of record. */
type ChangeCreators = { [Name in ChangedKind]: ChangeCreator<Name> };
type ChangeCreator<Name extends ChangedKind> = ActionCreatorWithPreparedPayload<
  [payload: ChangeOf<Name>, stamp: Stamp],
  ChangeOf<Name>,
  `${Name}/changed`,
  never,
  EventMeta
>;

/** A record of a kind was changed: made, without `before`, or ended, without `after`. */
export const recordChanged = ofChangedKinds<ChangeCreators>(
  (name) => event(`${name}/changed`, kinds[name].changes.version) as never,
);

/** A file with people's data was handed over; `resourceId` is what it is of, `claims` whose payment it decides. */
export const fileTaken = event('audit/fileTaken', 2);

/** Stored texts that could not be read were removed from the device, after they were downloaded; what they were, by their keys. */
export const setAsideRemoved = event('audit/setAsideRemoved');

/** The portal kept a snapshot of the register, as it does once a day. */
export const snapshotKept = event('audit/snapshotKept');

export const viewSaved = event('savedViews/saved', 3);
export const viewRenamed = event('savedViews/renamed');
export const viewDeleted = event('savedViews/deleted', 3);

/** A register laid down where nothing was stored: the sample, on a first run. Nobody asked for it, and nobody is told. */
export const registerLaidDown = createAction<RegisterRecords>('register/laidDown');

/**
 * The whole register gave way to another: to a snapshot, taken at `takenAt`, to nothing, to the sample, or to one that is shared. Every slice
 * takes its records from it; settings and session stay. `claimsBefore` is how many claims there were.
 */
export const registerReplaced = event('register/replaced', 5);

export type Replacement = ReturnType<typeof registerReplaced>['payload']['how'];

export type MergeTally = v.InferOutput<typeof mergeCounts>;

/**
 * Another register came in beside the one there is: `put` are the records that are new or take the place of older ones,
 * `removed` the ids of those that give way. `from` is the file's name, `exportedAt` when it was written.
 */
export const registerMerged = event('register/merged', 5);

export type RegisterMerge = ReturnType<typeof registerMerged>['payload'];
