import type { RegisterRecords } from '../domain/register/kinds/kinds';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim } from '../domain/claim/claim';
import { checklistToForm } from '../domain/checklist/checklistForm';
import { shippedScheme } from '../domain/scheme/scheme';
import { emptyFilter } from '../domain/claim/list/claimFilter';
import type { LoginForm } from '../domain/user/login';
import { getAction } from '../domain/workflow/lifecycle';
import { roleNames, type Role } from '../domain/user/roles';
import type { EvidenceSlot } from '../domain/incident/evidence';
import { emptyUserForm } from '../domain/user/userForm';
import { scheduleToForm } from '../domain/valuation/scheduleForm';
import {
  buildAsking,
  buildClaim,
  buildDecision,
  buildDraft,
  buildFile,
  buildLedgerEntry,
  buildNotification,
  buildSchedule,
  buildUser,
  completeClaimantForm,
  completeImportForm,
  completeIncidentForm,
} from '../test/builders';
import { claimActions, doAction } from '../test/claimCommands';
import { noRecords, type Tab } from '../test/testRegister';
import { openRegister } from '../test/openRegister';
import { recordsAt, recordsFor } from '../test/recordsAt';
import { recordClaimExport, recordEvidenceDownload, recordExport } from './audit/recordExport';
import { addNote } from './claims/addNote';
import { answerPiece } from './claims/answerPiece';
import { checkCondition } from './claims/checkCondition';
import { importClaims } from './claims/importing';
import { saveChecklist } from './claims/saveChecklist';
import { recordTold } from './claims/recordTold';
import type { CommandResult } from './commit';
import {
  completeClaimantStep,
  completeEvidenceStep,
  completeIncidentStep,
  discardDraft,
  restoreDraft,
  saveDraft,
  startDraft,
  startEdit,
} from './drafts/commands';
import { addDraftFile, removeDraftFile, restoreDraftFile } from './drafts/files';
import { commitEdit, submitDraft } from './drafts/submit';
import { recordFundEntry } from './fundLedger/commands';
import { markNotificationsRead, markNotificationsUnread } from './notifications/commands';
import { removeSetAside } from './persistence/removeSetAside';
import { loadSample, restoreRegister, startEmpty } from './register/commands';
import { mergeRegister } from './register/mergeRegister';
import { planMerge } from './register/merging/planMerge';
import { changeScheme } from './scheme/commands';
import { copySchedule, discardSchedule, publishSchedule, saveSchedule, withdrawSchedule } from './schedules/commands';
import { deleteView, renameView, restoreView, saveView } from './savedViews/commands';
import type { AppThunk } from './services';
import { signIn, signOut, signOutIdle } from './session/commands';
import { saveProfile } from './session/profile';
import { selectSession } from './session/selectors';
import { chooseTheme, resetPreferences, savePreferences } from './settings/commands';
import { recordPassphrase, toggleSidebar } from './settings/deviceCommands';
import { addUser, deleteUser, updateUser } from './users/commands';

/*
 * A click that the screen never offered: every command of the store, called by every role and by nobody.
 */

type Deed = AppThunk<Promise<CommandResult<unknown>> | CommandResult<unknown>>;

type Row = {
  /** Who may; every other role is refused as "wrong_role". */
  roles: readonly Role[];
  records?: () => Partial<RegisterRecords>;
  /** The deed as a forged click would ask for it, in a tab where somebody may be signed in. */
  deed: (tab: Tab) => Deed;
  /** What a role that may is told all the same, where the deed cannot be done in this register. */
  refusal?: string;
};

const everyone = roleNames;
const district = ['district_officer'] as const;
const finance = ['finance', 'admin'] as const;
const admin = ['admin'] as const;

const claimId = buildClaim().id;
const target = { id: claimId, rev: 4 };
const at = (status: Claim['status']) => () => recordsAt(status);
const draft = (overrides = {}) => ({ drafts: [buildDraft(overrides)] });
const chief = buildUser({ id: 'USER-2', name: 'Ruth', email: 'ruth@uwa.example', role: 'administrator' });
const users = () => ({ users: [buildUser(), chief] });
const sarah = { id: 'USER-1', rev: 1 };
const asDraft = { status: 'draft', from: undefined } as const;
const draftSchedule = () => ({ schedules: [buildSchedule(asDraft)] });
const ofDraft = { id: buildSchedule().id, rev: 1 };
const sampleInForce = { id: 'v2024.1', rev: 1 };
const view = { filter: emptyFilter, sort: 'date', order: 'desc', size: 25 } as const;
const slot: EvidenceSlot = 'photos';
const login: LoginForm = { role: 'finance', username: 'ruth@uwa.example', password: 'x', twoFactorCode: '' };

const merge = ({ store }: Tab) => {
  const records = { ...noRecords, claims: [buildClaim({ id: 'CL-9' })] };
  const seen = planMerge(store.getState(), records, '', '2026-11-20T12:00:00.000Z');
  return mergeRegister({
    file: { exportedAt: '2026-11-20T08:00:00.000Z', records },
    from: 'gulu.zip',
    seen,
    choices: {},
  });
};

/** Only whoever did the last action can undo it, and the turn is one role's: in these records an officer, and theirs. */
function rolesOf(action: (typeof claimActions)[number]) {
  const { byTurn, roles } = getAction(action);
  // An appeal in time is theirs to file.
  if (action === 'undo' || action === 'file_appeal') return district;
  return byTurn ? (['district_officer', 'admin'] as const) : roles;
}

/** Each action on a claim, at a status that it starts from. */
const actions = claimActions.map((action): [string, Row] => [
  `act ${action}`,
  {
    roles: rolesOf(action),
    records: () => recordsFor(action),
    deed: () => doAction(action, target),
  },
]);

/** Every command of the store, by its file. */
const grid: Record<string, Record<string, Row>> = {
  'audit/recordExport': {
    // The log of what was taken is kept for whoever took it: by then the file is out.
    recordExport: { roles: everyone, deed: () => recordExport('claims', { claims: 3 }) },
    recordClaimExport: { roles: everyone, records: at('paid'), deed: () => recordClaimExport('claim', claimId) },
    recordEvidenceDownload: {
      roles: everyone,
      records: at('paid'),
      deed: () => recordEvidenceDownload(claimId, buildFile()),
    },
  },
  'claims/act': Object.fromEntries(actions),
  'claims/addNote': {
    addNote: {
      roles: everyone,
      records: at('submitted'),
      deed: () => addNote(claimId, { content: 'Seen.', type: 'verification' }),
    },
  },
  'claims/answerPiece': {
    answerPiece: {
      roles: district,
      records: () => recordsAt('request_info', { verifications: [buildAsking()] }),
      deed: () =>
        answerPiece({
          claimId,
          place: 0,
          seen: { reason: 'police_report', text: '' },
          form: { how: 'explained', fileId: '', note: 'The police keep no record' },
        }),
    },
  },
  'claims/checkCondition': {
    checkCondition: {
      roles: ['district_officer', 'finance', 'admin'],
      records: () => recordsAt('approved', { decisions: [buildDecision({ conditions: ['Fence it'] })] }),
      deed: () => checkCondition(target, 0, { metOn: '2025-07-10', note: '' }),
    },
  },
  'claims/importing': {
    importClaims: {
      roles: ['district_officer', 'admin'],
      deed: () =>
        importClaims({
          fileName: 'old.xlsx',
          rows: [{ row: 2, form: completeImportForm({ submittedOn: '2025-06-20' }) }],
        }),
    },
  },
  'claims/recordTold': {
    recordTold: {
      roles: ['district_officer', 'admin'],
      records: at('rejected'),
      deed: () => recordTold(target, { day: '2025-07-10', how: 'called', toldBy: 'Sarah Auma', note: '' }),
    },
  },
  'claims/saveChecklist': {
    saveChecklist: {
      roles: district,
      records: at('submitted'),
      deed: () => saveChecklist(target, checklistToForm(recordsAt('submitted').claim, shippedScheme)),
    },
  },
  'drafts/commands': {
    startDraft: { roles: district, deed: () => startDraft() },
    startEdit: { roles: district, records: at('submitted'), deed: () => startEdit(claimId) },
    saveDraft: { roles: district, records: draft, deed: () => saveDraft('DRAFT-1', { step: 1 }) },
    completeClaimantStep: {
      roles: district,
      records: draft,
      deed: () => completeClaimantStep('DRAFT-1', completeClaimantForm()),
    },
    completeIncidentStep: {
      roles: district,
      records: draft,
      deed: () => completeIncidentStep('DRAFT-1', completeIncidentForm()),
    },
    completeEvidenceStep: { roles: district, records: draft, deed: () => completeEvidenceStep('DRAFT-1') },
    restoreDraft: { roles: district, deed: () => restoreDraft(buildDraft()) },
    discardDraft: { roles: district, records: draft, deed: () => discardDraft('DRAFT-1') },
  },
  'drafts/files': {
    addDraftFile: {
      roles: district,
      records: draft,
      deed: () => addDraftFile('DRAFT-1', slot, buildFile({ id: 'FILE-2' })),
    },
    removeDraftFile: { roles: district, records: draft, deed: () => removeDraftFile('DRAFT-1', slot, 'FILE-1') },
    restoreDraftFile: {
      roles: district,
      records: draft,
      deed: () => restoreDraftFile('DRAFT-1', slot, buildFile({ id: 'FILE-2' }), 0),
    },
  },
  'drafts/submit': {
    submitDraft: { roles: district, records: draft, deed: () => submitDraft('DRAFT-1') },
    commitEdit: {
      roles: district,
      records: () => ({ ...recordsAt('submitted'), ...draft({ editOf: { claimId, rev: 4 } }) }),
      deed: () => commitEdit('DRAFT-1'),
    },
  },
  'fundLedger/commands': {
    recordFundEntry: {
      roles: finance,
      records: () => ({ fundLedger: [buildLedgerEntry()] }),
      deed: () =>
        recordFundEntry(42_000_000, {
          openingBalance: '42000000',
          allocationAmount: '1000',
          allocationDistrict: 'gulu',
          notes: '',
        }),
    },
  },
  'notifications/commands': {
    // Of the committee: another role has nothing to read in it.
    markNotificationsRead: {
      roles: everyone,
      records: () => ({ notifications: [buildNotification()] }),
      deed: () => markNotificationsRead([buildNotification().id]),
    },
    markNotificationsUnread: {
      roles: everyone,
      records: () => ({ notifications: [buildNotification({ readAt: '2026-11-20T08:00:00.000Z' })] }),
      deed: () => markNotificationsUnread([buildNotification().id]),
    },
  },
  'persistence/removeSetAside': {
    removeSetAside: { roles: admin, deed: () => removeSetAside([{ key: 'claims/CL-1', text: '{' }]) },
  },
  'register/commands': {
    restoreRegister: {
      roles: admin,
      deed: () => restoreRegister({ exportedAt: '2026-11-20T08:00:00.000Z', records: noRecords }),
    },
    startEmpty: { roles: admin, deed: () => startEmpty() },
    loadSample: { roles: admin, deed: () => loadSample(noRecords) },
  },
  'register/mergeRegister': { mergeRegister: { roles: admin, deed: merge } },
  'savedViews/commands': {
    saveView: { roles: everyone, deed: () => saveView({ name: 'Mine' }, view) },
    renameView: { roles: everyone, deed: () => renameView('VIEW-OF-ANOTHER', { name: 'Mine' }), refusal: 'not_found' },
    restoreView: {
      roles: everyone,
      deed: () => restoreView({ id: 'VIEW-1', owner: 'another@uwa.example', name: 'Theirs', view }),
      refusal: 'not_found',
    },
    deleteView: { roles: everyone, deed: () => deleteView('VIEW-OF-ANOTHER'), refusal: 'not_found' },
  },
  'schedules/commands': {
    copySchedule: { roles: admin, deed: () => copySchedule(sampleInForce, { id: 'v2026.1' }) },
    saveSchedule: {
      roles: admin,
      records: draftSchedule,
      deed: () => saveSchedule(ofDraft, scheduleToForm(buildSchedule(asDraft))),
    },
    publishSchedule: {
      roles: admin,
      records: draftSchedule,
      deed: () => publishSchedule(ofDraft, { from: '2027-01-01' }),
    },
    discardSchedule: { roles: admin, records: draftSchedule, deed: () => discardSchedule(ofDraft) },
    withdrawSchedule: {
      roles: admin,
      deed: () => withdrawSchedule(sampleInForce, { reason: 'The maize price is wrong.' }),
    },
  },
  'scheme/commands': {
    changeScheme: {
      roles: admin,
      deed: () => changeScheme(0, { id: 'reporting', reportDays: '7', papersDays: '14' }),
    },
  },
  'session/commands': {
    signIn: { roles: everyone, deed: () => signIn(login) },
    signOut: { roles: everyone, deed: () => signOut() },
    signOutIdle: {
      roles: everyone,
      deed: ({ store }) => signOutIdle(selectSession(store.getState())?.sessionId ?? ''),
    },
  },
  'session/profile': {
    saveProfile: { roles: everyone, records: users, deed: () => saveProfile({ fullName: 'Ann Other' }) },
  },
  'settings/commands': {
    savePreferences: { roles: everyone, deed: () => savePreferences({ autoBackup: false }) },
    resetPreferences: { roles: everyone, deed: () => resetPreferences() },
    chooseTheme: { roles: everyone, deed: () => chooseTheme('dark') },
  },
  'settings/deviceCommands': {
    recordPassphrase: { roles: everyone, deed: () => recordPassphrase('on') },
    toggleSidebar: { roles: everyone, deed: () => toggleSidebar(false) },
  },
  'users/commands': {
    addUser: {
      roles: admin,
      records: users,
      deed: () =>
        addUser({
          ...emptyUserForm,
          name: 'Ann Other',
          email: 'ann@uwa.example',
          desks: ['finance'],
          district: 'gulu',
        }),
    },
    updateUser: {
      roles: admin,
      records: users,
      deed: () =>
        updateUser(sarah, {
          name: 'Sarah A.',
          email: 'sarah.auma@example.org',
          role: 'officer',
          desks: ['finance'],
          district: 'gulu',
          workDistricts: [],
          workSubcounties: [],
          status: 'active',
        }),
    },
    deleteUser: { roles: admin, records: users, deed: () => deleteUser(sarah) },
  },
};

const commands = Object.entries(grid).flatMap(([file, rows]) =>
  Object.entries(rows).map(([name, row]) => ({ name: `${file} ${name}`, ...row })),
);

/**
 * What the files of commands export besides what makes a command: it decides or reads, and changes nothing; or it is the portal's own, which
 * needs nobody to be signed in.
 */
const noCommands = [
  'audit/readOlderLog readOlderLog',
  'audit/readOlderLog readWholeRegister',
  'audit/recordSnapshot recordSnapshot',
  'claims/importing acceptsImport',
  'drafts/commands refreshDrafts',
  'log/createServices createServices',
  'log/start createStart',
  'log/turns createTurns',
  'persistence/removeSetAside setAsideAsJson',
  'register/readConfirmed readConfirmed',
  // What they refuse, share/sharing.test.ts and share/joining.test.ts say.
  'share/commands connectShare',
  'share/commands forgetTold',
  'share/commands joinShare',
  'share/commands leaveShare',
  'share/joining join',
  'share/sharing createSharing',
  'register/commands acceptsReplacement',
  'register/planImport planImport',
  'session/profile selectIsManaged',
  'session/profile selectMyUser',
  'session/profile selectProfile',
];

/** The engine itself, pure decisions, and what does several commands of this grid one after the other. */
const noCommandFiles = ['commit', 'createRegisterStore', 'services', 'drafts/discarding', 'drafts/saving'];

/** The files that can reach the register: those that know its door or what stands behind it. */
function commandFiles(): string[] {
  return readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => /from '[./]+\/(commit|services)'/.test(readFileSync(join(__dirname, path), 'utf8')))
    .map((path) => path.replace(/\.ts$/, ''))
    .filter((path) => !noCommandFiles.includes(path));
}

test('no command is left out of the grid', async () => {
  const found: string[] = [];
  for (const file of commandFiles()) {
    const exported = (await import(join(__dirname, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported))
      if (typeof value === 'function' && !name.endsWith('Command')) found.push(`${file} ${name}`);
  }
  // One command has several rows.
  const named = new Set([...commands.map(({ name }) => name.split(' ').slice(0, 2).join(' ')), ...noCommands]);
  expect(found.sort()).toEqual([...named].sort());
});

const run = ({ store }: Tab, deed: Deed) => Promise.resolve(store.dispatch(deed));

async function open({ records }: Row, role?: Role) {
  const { tab, browser } = await openRegister(records?.(), role);
  return { tab, texts: browser.backend.texts };
}

async function expectRefused(row: Row, role: Role | undefined, code: string) {
  const { tab, texts } = await open(row, role);
  const before = tab.store.getState();
  const stored = [...texts];
  expect(await run(tab, row.deed(tab))).toMatchObject({ ok: false, refusal: { code } });
  expect(tab.store.getState()).toBe(before);
  expect([...texts]).toEqual(stored);
}

describe.each(commands)('$name', (row) => {
  test.each(everyone)('as %s', async (role) => {
    if (!row.roles.includes(role)) return expectRefused(row, role, 'wrong_role');
    if (row.refusal) return expectRefused(row, role, row.refusal);
    const { tab } = await open(row, role);
    expect(await run(tab, row.deed(tab))).toMatchObject({ ok: true });
  });

  test('by nobody signed in', async () => {
    if (row.name !== 'session/commands signIn') return expectRefused(row, undefined, 'signed_out');
    const { tab } = await open(row);
    expect(await run(tab, row.deed(tab))).toMatchObject({ ok: true });
  });
});

test('what another role is told of stays unread', async () => {
  const { tab } = await openRegister({ notifications: [buildNotification({ role: 'cvc_member' })] }, 'finance');
  const before = tab.store.getState().notifications;
  await tab.store.dispatch(markNotificationsRead([buildNotification().id]));
  expect(tab.store.getState().notifications).toBe(before);
});

test('no note takes a type from behind the table of types', async () => {
  const { tab } = await openRegister(recordsAt('submitted'), 'finance');
  const before = tab.store.getState().claims;
  const forged = JSON.parse('{ "content": "Seen.", "type": "constructor" }') as Parameters<typeof addNote>[1];
  expect(await tab.store.dispatch(addNote(claimId, forged))).toMatchObject({
    refusal: { fields: { type: 'Note type is required' } },
  });
  expect(tab.store.getState().claims).toBe(before);
});
