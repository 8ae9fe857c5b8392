import * as v from 'valibot';
import { auditRecord } from '../domain/audit/audit';
import { chainLinkRecord } from '../domain/audit/chainLink';
import { exportDetailsRecord } from '../domain/audit/exportDetailsRecord';
import { exportKinds } from '../domain/audit/exports';
import { claimRecord } from '../domain/claim/claim';
import { conditionCheckRecord } from '../domain/claim/conditionRecord';
import { draftRecord } from '../domain/claim/draftRecord';
import { savedViewRecord } from '../domain/claim/savedView';
import { checklistRecord } from '../domain/checklist/checklistRecord';
import { toldRecord } from '../domain/claim/toldRecord';
import { notificationRecord } from '../domain/notification/notification';
import { fundLedgerRecord } from '../domain/payment/ledger';
import { paymentRecord } from '../domain/payment/payment';
import { count, id, instant, keysOf, revision, tally, text } from '../domain/register/storedFields';
import { writtenAt } from '../domain/register/writtenAt';
import { shillings } from '../domain/shillings';
import { preferencesChangeRecord } from '../domain/settings/preferencesChangeRecord';
import { partWith, schemeRecord } from '../domain/scheme/schemeRecord';
import { scheduleRecord } from '../domain/valuation/scheduleRecord';
import { passphraseEvents } from '../domain/user/passphraseEvents';
import { sessionRecord, userRecord } from '../domain/user/user';
import { pieceRecord } from '../domain/workflow/askedRecord';
import { lifecycleActions } from '../domain/workflow/lifecycle';
import { claimStatuses } from '../domain/workflow/statuses';
import { addAreaNameAndItems } from './drafts/migrations';
import { addNotToldAndConditions } from './savedViews/migrations';

/*
 * The shape of everything that can happen to the register and to this device, of which the types in events.ts are made.
 * Limits are those of the stored records. What is an event's own is strict, since reducers spread it into records; a
 * record in it is taken as storage takes it, fields of former versions included. The running portal has them on demand
 * (tabs/loadEventCheck.ts): elsewhere, import types alone.
 */

/**
 * The shape of an event's payload. `version` is raised when the shape or its meaning changes; `migrations`, by the version
 * that they lead to, make of a payload in the log what it would be today.
 */
export type EventSchema = {
  version: number;
  payload: v.GenericSchema;
  migrations?: Record<number, (payload: unknown) => unknown>;
};

/** For a version that only lets something stand, or be left out, that there was none of before. */
const asItWas = (payload: unknown) => payload;

const withDraft = v.looseObject({ draft: v.unknown() });
const withView = v.looseObject({ view: v.unknown() });
const records = v.looseObject({ drafts: v.array(v.unknown()), savedViews: v.array(v.unknown()) });

/** A draft of version 2, whose incident can name a protected area and further items. */
const draftAsOfTwo = (payload: unknown) => {
  const happened = v.parse(withDraft, payload);
  return { ...happened, draft: addAreaNameAndItems(happened.draft) };
};

/** A view of version 3, whose filter can ask who was not told. */
const viewAsOfThree = (payload: unknown) => {
  const { view, ...rest } = v.parse(withView, payload);
  return { ...rest, view: addNotToldAndConditions(view) };
};

/** A whole register as of version 3, which knows schedules and the scheme's rules; it is a field of the payload. */
const registerAsOfThree = (field: 'records' | 'put') => (payload: unknown) => {
  const former = v.parse(v.looseObject({ [field]: records }), payload);
  const { drafts, savedViews, ...others } = v.parse(records, former[field]);
  const asOfThree = {
    drafts: drafts.map(addAreaNameAndItems),
    savedViews: savedViews.map(addNotToldAndConditions),
    schedules: [],
    scheme: [],
  };
  return { ...former, [field]: { ...others, ...asOfThree } };
};

const { name, email, role, district, status } = userRecord.entries;
const session = sessionRecord.entries;

/** Which deed, when, by whom; `seal` is its place in the chain of the audit log. `v` is beside it, of each event its own. */
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

const { id: _id, rev: _rev, notes, updatedAt: _updatedAt, ...claimEntries } = claimRecord.entries;
const note = notes.item;

/** The fields of a claim that a deed changes, and its status. Revision, notes and times follow from the event itself. */
export const claimFields = v.strictObject({
  ...v.partial(v.object(claimEntries)).entries,
  status: v.picklist(claimStatuses),
});

/** One payment, before and after; without `before`, it is made. */
export const paymentChange = v.pipe(
  v.strictObject({ before: v.optional(paymentRecord), after: paymentRecord }),
  v.check(({ before, after }) => before === undefined || before.id === after.id),
);

/**
 * What one deed does to one claim, and to payments of it alone. `rev` is the revision it was decided on, 0 of a claim
 * that it makes.
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
  }),
  v.check(({ claimId, payments = [] }) => payments.every(({ after }) => after.claimId === claimId)),
);

/** `created` is the claim that a submission, and nothing else, makes out of a draft; `draftId` the draft that is used up. */
export const lifecycleSchema = {
  version: 2,
  migrations: { 2: asItWas },
  payload: v.pipe(
    v.strictObject({
      action: v.picklist(lifecycleActions),
      changes: v.array(claimChange),
      created: v.optional(claimRecord),
      draftId: v.optional(id),
    }),
    v.check(({ action, created, changes }) =>
      created ? action === 'submit' && changes.every(({ claimId }) => claimId === created.id) : action !== 'submit',
    ),
  ),
} as const satisfies EventSchema;

/** A claim that came from row `row` of a spreadsheet, with the payment that had been made on it. */
export const importedClaim = v.strictObject({
  row: count,
  oldNumber: v.optional(text),
  claim: claimRecord,
  payment: v.optional(paymentRecord),
});

/** The fields of an account that administrators change. */
export const userFields = v.strictObject({ name, email, role, district, status });

/** The fields of their own account that people change. */
const profileFields = v.partial(v.strictObject({ name, email, district, phone: text }));

const recordLists = {
  claims: v.array(claimRecord),
  drafts: v.array(draftRecord),
  payments: v.array(paymentRecord),
  fundLedger: v.array(fundLedgerRecord),
  schedules: v.array(scheduleRecord),
  scheme: v.array(schemeRecord),
  users: v.array(userRecord),
  audit: v.array(auditRecord),
  notifications: v.array(notificationRecord),
};

/** Every record of a register, as lists. */
export const registerRecords = v.strictObject(recordLists);

/** Every record there is, saved views included. */
export const wholeRegister = v.strictObject({ ...recordLists, savedViews: v.array(savedViewRecord) });

/** What a merge counts of claims, for its audit event. */
export const mergeCounts = v.strictObject({
  claimsAdded: tally,
  claimsChanged: tally,
  claimsKept: tally,
  refused: tally,
});

/** A part of the scheme's rules as a change found it: of revision 0 as long as nobody had changed what ships. */
const partBefore = partWith({ rev: v.union([v.literal(0), revision]) });

/** What is done to a valuation schedule. */
const scheduleDeeds = ['copied', 'edited', 'published', 'withdrawn', 'discarded'] as const;

const ids = v.array(id);
const ofDraft = v.strictObject({ draft: draftRecord });
const ofUser = v.strictObject({ user: userRecord });
const ofView = v.strictObject({ view: savedViewRecord });
const ofNotifications = v.strictObject({ ids });

/**
 * Every event that is no action on a claim, by its name. What their fields mean stands with their creators (events.ts).
 * Laying down a register is none of them: it is nobody's deed, and other tabs read what it stored.
 */
export const eventSchemas = {
  'claims/noteAdded': { version: 1, payload: v.strictObject({ claimId: id, note }) },
  'claims/imported': {
    version: 2,
    migrations: { 2: asItWas },
    payload: v.strictObject({ fileName: text, claims: v.array(importedClaim) }),
  },
  'claims/checked': {
    version: 1,
    payload: v.strictObject({
      claimId: id,
      rev: revision,
      before: v.optional(checklistRecord),
      checklist: checklistRecord,
    }),
  },
  'claims/told': {
    version: 1,
    payload: v.strictObject({ claimId: id, rev: revision, before: v.optional(toldRecord), told: toldRecord }),
  },
  'claims/answered': {
    version: 1,
    payload: v.pipe(
      v.strictObject({ claimId: id, askedOn: instant, place: tally, before: pieceRecord, after: pieceRecord }),
      v.check(({ before, after }) => before.reason === after.reason && before.text === after.text),
    ),
  },
  'claims/conditionChecked': {
    version: 1,
    payload: v.strictObject({
      claimId: id,
      rev: revision,
      condition: text,
      before: v.optional(conditionCheckRecord),
      check: conditionCheckRecord,
    }),
  },
  'drafts/started': { version: 2, migrations: { 2: draftAsOfTwo }, payload: ofDraft },
  'drafts/saved': { version: 2, migrations: { 2: draftAsOfTwo }, payload: ofDraft },
  'drafts/discarded': { version: 1, payload: v.strictObject({ draftId: id }) },
  'session/signedIn': {
    version: 1,
    payload: v.strictObject({ session: sessionRecord, userId: v.optional(id), userAgent: text }),
  },
  'session/signInRefused': { version: 1, payload: v.strictObject({ email: text, reason: text }) },
  'session/signedOut': { version: 1, payload: v.strictObject({ reason: v.optional(v.literal('idle')) }) },
  'session/profileChanged': {
    version: 1,
    payload: v.strictObject({
      user: v.optional(v.strictObject({ id, rev: revision })),
      before: profileFields,
      after: profileFields,
    }),
  },
  'users/added': { version: 1, payload: ofUser },
  'users/changed': {
    version: 1,
    payload: v.strictObject({ userId: id, rev: revision, before: userFields, after: userFields }),
  },
  'users/deleted': { version: 1, payload: ofUser },
  'notifications/read': { version: 1, payload: ofNotifications },
  'notifications/unread': { version: 1, payload: ofNotifications },
  'settings/preferencesChanged': {
    version: 2,
    migrations: { 2: asItWas },
    payload: v.strictObject({ before: preferencesChangeRecord, after: preferencesChangeRecord }),
  },
  'settings/sidebarToggled': { version: 1, payload: v.strictObject({ open: v.boolean() }) },
  'settings/passphraseChanged': { version: 1, payload: v.strictObject({ deed: keysOf(passphraseEvents) }) },
  'fundLedger/entryRecorded': {
    version: 1,
    payload: v.strictObject({ entry: fundLedgerRecord, balance: shillings }),
  },
  'schedules/changed': {
    version: 1,
    payload: v.pipe(
      v.strictObject({
        how: v.picklist(scheduleDeeds),
        before: v.optional(scheduleRecord),
        after: v.optional(scheduleRecord),
      }),
      // Without both it would be taken for one that was made or deleted.
      v.check(({ how, before, after }) => !before === (how === 'copied') && !after === (how === 'discarded')),
    ),
  },
  'scheme/changed': {
    version: 1,
    payload: v.pipe(
      v.strictObject({ before: partBefore, after: schemeRecord }),
      v.check(({ before, after }) => before.id === after.id),
    ),
  },
  'audit/fileTaken': {
    version: 1,
    payload: v.strictObject({ kind: keysOf(exportKinds), resourceId: text, details: exportDetailsRecord }),
  },
  'audit/setAsideRemoved': { version: 1, payload: v.strictObject({ keys: v.array(text) }) },
  'audit/snapshotKept': { version: 1, payload: v.strictObject({ claims: tally }) },
  'savedViews/saved': { version: 2, migrations: { 2: viewAsOfThree }, payload: ofView },
  'savedViews/renamed': { version: 1, payload: v.strictObject({ viewId: id, before: text, after: text }) },
  'savedViews/deleted': { version: 2, migrations: { 2: viewAsOfThree }, payload: ofView },
  'register/replaced': {
    version: 3,
    migrations: { 2: asItWas, 3: registerAsOfThree('records') },
    payload: v.strictObject({
      how: v.picklist(['restored', 'emptied', 'sample']),
      takenAt: v.optional(writtenAt),
      claimsBefore: tally,
      records: wholeRegister,
    }),
  },
  'register/merged': {
    version: 3,
    migrations: { 2: asItWas, 3: registerAsOfThree('put') },
    payload: v.strictObject({
      from: text,
      exportedAt: writtenAt,
      counts: mergeCounts,
      put: wholeRegister,
      removed: v.strictObject({ drafts: ids, payments: ids, fundLedger: ids, users: ids }),
    }),
  },
} as const satisfies Record<string, EventSchema>;
