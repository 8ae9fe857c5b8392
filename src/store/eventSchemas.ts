import * as v from 'valibot';
import { chainLinkRecord } from '../domain/audit/chainLink';
import { exportDetailsRecord } from '../domain/audit/exportDetailsRecord';
import { exportKinds } from '../domain/audit/exports';
import { claimRecord } from '../domain/claim/claim';
import { conditionCheckRecord } from '../domain/claim/conditionRecord';
import { draftRecord } from '../domain/claim/draftRecord';
import { savedViewRecord } from '../domain/claim/list/savedView';
import { checklistRecord } from '../domain/checklist/checklistRecord';
import { toldRecord } from '../domain/claim/toldRecord';
import { fundLedgerRecord } from '../domain/payment/ledger';
import { paymentChangeRecord, paymentRecord } from '../domain/payment/payment';
import { count, id, instant, keysOf, revision, tally, text, writtenAt } from '../domain/register/storedFields';
import { shillings } from '../domain/shillings';
import { preferencesChangeRecord } from '../domain/settings/preferencesChangeRecord';
import type { Changes } from '../domain/register/kinds/kind';
import { signOutReasons } from '../domain/user/idle';
import { passphraseEvents } from '../domain/user/passphraseEvents';
import { sessionRecord, userRecord } from '../domain/user/user';
import { pieceRecord } from '../domain/workflow/askedRecord';
import { lifecycleActions } from '../domain/workflow/lifecycle';
import { claimStatuses } from '../domain/workflow/statuses';
import {
  kindNames,
  kinds,
  ofChangeEvents,
  ofEachKind,
  type ChangedKind,
  type ChangeOf,
  type Kind,
} from '../domain/register/kinds/kinds';

/*
 * The shape of everything that can happen to the register and to this device, of which the types in events.ts are made.
 * Limits are those of the stored records. What is an event's own is strict, since reducers spread it into records; a
 * record in it is taken as storage takes it. The running portal has them on demand (tabs/loadEventCheck.ts): elsewhere,
 * import types alone.
 */

const { name, email, role, desks, district, status } = userRecord.entries;
const session = sessionRecord.entries;

/** Which event, when, by whom; `seal` is its place in the chain of the audit log. `v` is beside it, of each event its own. */
export const eventMeta = v.strictObject({
  eventId: id,
  at: instant,
  actor: v.strictObject({
    name: session.name,
    email: session.email,
    role: session.role,
    sessionId: session.sessionId,
  }),
  seal: v.optional(chainLinkRecord),
});

const { id: _id, rev: _rev, notes, updatedAt: _updatedAt, undoable: _undoable, ...claimEntries } = claimRecord.entries;
const note = notes.item;

/** The fields of a claim that an event changes, and its status. Revision, notes and times follow from the event itself. */
export const claimFields = v.strictObject({
  ...v.partial(v.object(claimEntries)).entries,
  status: v.picklist(claimStatuses),
});

export const paymentChange = v.pipe(
  v.strictObject(paymentChangeRecord.entries),
  v.check(({ before, after }) => before === undefined || before.id === after.id),
);

/**
 * What one event does to one claim, and to payments of it alone. `rev` is the revision it was decided on, 0 of a claim
 * that it makes. `undoes` is what an undo takes back.
 */
export const claimChange = v.pipe(
  v.strictObject({
    claimId: id,
    claimantName: text,
    rev: v.union([v.literal(0), revision]),
    before: claimFields,
    after: claimFields,
    note: v.optional(note),
    payments: v.optional(v.array(paymentChange)),
    undoes: v.optional(v.strictObject({ eventId: id, action: text })),
  }),
  v.check(({ claimId, payments = [] }) => payments.every(({ after }) => after.claimId === claimId)),
);

/** `created` is the claim that a submission, and nothing else, makes out of a draft; `draftId` the draft that is used up. */
export const lifecyclePayload = v.pipe(
  v.strictObject({
    action: v.picklist(lifecycleActions),
    changes: v.array(claimChange),
    created: v.optional(claimRecord),
    draftId: v.optional(id),
  }),
  v.check(({ action, created, changes }) =>
    created ? action === 'submit' && changes.every(({ claimId }) => claimId === created.id) : action !== 'submit',
  ),
);

/** A claim that came from row `row` of a spreadsheet, with the payment that had been made on it. */
export const importedClaim = v.strictObject({
  row: count,
  oldNumber: v.optional(text),
  claim: claimRecord,
  payment: v.optional(paymentRecord),
});

/**
 * The desks of an account. Events of version 1 knew none and get none: with them, such an event would leave another row than
 * the one that the chain of the log was linked over. No command leaves them out.
 */
const knownDesks = { desks: v.optional(desks) };

/** Where an account works, where it has areas of its own. */
const areas = v.optional(v.array(text));

/** The fields of an account that administrators change. */
export const userFields = v.strictObject({ name, email, role, ...knownDesks, district, areas, status });

/** The fields of their own account that people change. */
const profileFields = v.partial(v.strictObject({ name, email, district, phone: text }));

type RecordLists = { [Name in Kind]: v.ArraySchema<(typeof kinds)[Name]['record'], undefined> };

/** Every record of a register, as lists by their kind. */
export const registerRecords = v.strictObject(
  ofEachKind<RecordLists>(<Name extends Kind>(name: Name) => v.array(kinds[name].record) as RecordLists[Name]),
);

/** What a merge counts of claims, for its audit event. */
export const mergeCounts = v.strictObject({
  claimsAdded: tally,
  claimsChanged: tally,
  claimsKept: tally,
  refused: tally,
});

/** Changes of a kind's records, by the name of their event. */
type ChangeSchemas = { [Name in ChangedKind as `${Name}/changed`]: v.GenericSchema<ChangeOf<Name>> };

const changeSchemas = ofChangeEvents<ChangeSchemas>((name) => {
  const record: v.GenericSchema = kinds[name].record;
  const changes: Changes = kinds[name].changes;
  return v.pipe(
    v.strictObject({
      how: v.picklist(Object.keys(changes.how)),
      before: v.optional(changes.before ?? record),
      after: v.optional(record),
    }),
    v.check(({ how, before, after }) => {
      const { makes = false, ends = false } = changes.how[how] ?? {};
      return !before === makes && !after === ends && (!before || !after || isSameRecord(before, after));
    }),
  ) as never;
});

const isSameRecord = (a: unknown, b: unknown) => v.is(ofSome, a) && v.is(ofSome, b) && a.id === b.id;
const ofSome = v.object({ id });

const ids = v.array(id);
const ofDraft = v.strictObject({ draft: draftRecord });
const ofUser = v.strictObject({ user: v.object({ ...userRecord.entries, ...knownDesks }) });
const ofView = v.strictObject({ view: savedViewRecord });
const ofNotifications = v.strictObject({ ids });

/**
 * Every event that is no action on a claim, by its name. What their fields mean stands with their creators (events.ts).
 * Laying down a register is none of them: nobody asked for it, and other tabs read what it stored.
 */
export const eventSchemas = {
  ...changeSchemas,
  'claims/noteAdded': v.strictObject({ claimId: id, note }),
  'claims/imported': v.strictObject({ fileName: text, claims: v.array(importedClaim) }),
  'claims/checked': v.strictObject({
    claimId: id,
    rev: revision,
    before: v.optional(checklistRecord),
    checklist: checklistRecord,
  }),
  'claims/told': v.strictObject({ claimId: id, rev: revision, before: v.optional(toldRecord), told: toldRecord }),
  'claims/answered': v.pipe(
    v.strictObject({ claimId: id, askedOn: instant, place: tally, before: pieceRecord, after: pieceRecord }),
    v.check(({ before, after }) => before.reason === after.reason && before.text === after.text),
  ),
  'claims/conditionChecked': v.strictObject({
    claimId: id,
    rev: revision,
    condition: text,
    before: v.optional(conditionCheckRecord),
    check: conditionCheckRecord,
  }),
  'drafts/started': ofDraft,
  'drafts/saved': ofDraft,
  'drafts/discarded': v.strictObject({ draftId: id }),
  'session/signedIn': v.strictObject({ session: sessionRecord, userId: v.optional(id), userAgent: text }),
  'session/signInRefused': v.strictObject({ email: text, reason: text }),
  'session/told': v.strictObject({ userId: id }),
  'session/signedOut': v.strictObject({ reason: v.optional(v.picklist(signOutReasons)) }),
  'session/profileChanged': v.strictObject({
    user: v.optional(v.strictObject({ id, rev: revision })),
    before: profileFields,
    after: profileFields,
  }),
  'users/added': ofUser,
  'users/changed': v.strictObject({ userId: id, rev: revision, before: userFields, after: userFields }),
  'users/deleted': ofUser,
  'notifications/read': ofNotifications,
  'notifications/unread': ofNotifications,
  'settings/preferencesChanged': v.strictObject({ before: preferencesChangeRecord, after: preferencesChangeRecord }),
  'settings/sidebarToggled': v.strictObject({ open: v.boolean() }),
  'settings/passphraseChanged': v.strictObject({ deed: keysOf(passphraseEvents) }),
  'settings/sharingLeft': v.strictObject({}),
  'fundLedger/entryRecorded': v.strictObject({ entry: fundLedgerRecord, balance: shillings }),
  'audit/fileTaken': v.strictObject({
    kind: keysOf(exportKinds),
    resourceId: text,
    claims: v.optional(v.array(id)),
    details: exportDetailsRecord,
  }),
  'audit/setAsideRemoved': v.strictObject({ keys: v.array(text) }),
  'audit/snapshotKept': v.strictObject({ claims: tally }),
  'savedViews/saved': ofView,
  'savedViews/renamed': v.strictObject({ viewId: id, before: text, after: text }),
  'savedViews/deleted': ofView,
  'register/replaced': v.strictObject({
    how: v.picklist(['restored', 'emptied', 'sample', 'joined']),
    takenAt: v.optional(writtenAt),
    claimsBefore: tally,
    records: registerRecords,
  }),
  'register/merged': v.strictObject({
    from: text,
    exportedAt: writtenAt,
    counts: mergeCounts,
    put: registerRecords,
    removed: v.strictObject({ drafts: ids, payments: ids, fundLedger: ids, users: ids }),
    /** What stood in the place of what it put, and of what it took out. */
    replaces: v.array(v.strictObject({ kind: v.picklist(kindNames), id, rev: revision })),
  }),
} as const satisfies Record<string, v.GenericSchema>;
