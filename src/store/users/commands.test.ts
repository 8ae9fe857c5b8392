import { emptyFilter } from '../../domain/claim/list/claimFilter';
import type { Role } from '../../domain/user/roles';
import type { User } from '../../domain/user/user';
import { emptyUserForm, formOfUser, type UserForm } from '../../domain/user/userForm';
import { buildClaim, buildSession, buildUser } from '../../test/builders';
import { openRegister, recordEvents } from '../../test/openRegister';
import { auditRowsOf, signInAs, type Tab } from '../../test/testRegister';
import { decide, type Command } from '../command';
import { saveView } from '../savedViews/commands';
import { signIn } from '../session/commands';
import { selectSession } from '../session/selectors';
import { addUser, addUserCommand, deleteUser, deleteUserCommand, updateUser, updateUserCommand } from './commands';

const form = (overrides: Partial<UserForm> = {}): UserForm => ({
  ...emptyUserForm,
  name: 'Ruth Namono',
  email: 'ruth.namono@uwa.example',
  desks: ['finance'],
  district: 'gulu',
  ...overrides,
});

const sarah = buildUser({ id: 'USER-1', phone: '+256772000111' });
const chief = buildUser({
  id: 'USER-2',
  name: 'Peter Okello',
  email: 'peter.okello@uwa.example',
  role: 'administrator',
  district: 'headquarters',
});
const deputy = { ...chief, id: 'USER-3', name: 'Jane Akello', email: 'jane.akello@uwa.example' };
const everybody = [sarah, chief, deputy];

const open = (users: User[] = everybody) => openRegister({ users }, 'admin');
const usersIn = ({ store }: Tab) => store.getState().users.entities;
const target = ({ id, rev }: User) => ({ id, rev });

async function saveViewAs(tab: Tab, email: string, role: Role = 'district_officer') {
  await signInAs(tab, role, email);
  const view = { filter: emptyFilter, sort: 'date', order: 'desc', size: 25 } as const;
  const result = await tab.store.dispatch(saveView({ name: `Of ${email}` }, view));
  if (!result.ok) throw new Error(result.refusal.message);
}

const viewOwners = ({ store }: Tab) => Object.values(store.getState().savedViews.entities).map(({ owner }) => owner);

test('an account is added, active, with its row in the audit log', async () => {
  const { browser, tab } = await open();
  const events = recordEvents(tab);
  const result = await tab.store.dispatch(addUser(form({ name: ' Ruth  Namono', status: 'inactive' })));
  expect(result).toMatchObject({ ok: true, stored: true });
  expect(events.map(({ type }) => type)).toEqual(['users/added']);
  const id = result.ok ? result.value.id : '';
  expect(usersIn(tab)[id]).toEqual({
    id: expect.stringMatching(/^USER-/),
    rev: 1,
    name: 'Ruth Namono',
    email: 'ruth.namono@uwa.example',
    role: 'officer',
    desks: ['finance'],
    district: 'gulu',
    status: 'active',
    joinDate: '2026-11-20T08:00:03.000Z',
  });
  expect(auditRowsOf(tab, 'USER_CREATED').at(-1)).toMatchObject({
    resource: 'user',
    resourceId: id,
    severity: 'medium',
    status: 'success',
    changes: [
      { field: 'name', newValue: 'Ruth Namono' },
      { field: 'email', newValue: 'ruth.namono@uwa.example' },
      { field: 'role', newValue: 'officer' },
      { field: 'desks', newValue: 'finance' },
      { field: 'district', newValue: 'gulu' },
      { field: 'status', newValue: 'active' },
    ],
  });
  const again = browser.openTab();
  await again.opened;
  expect(usersIn(again)).toEqual(usersIn(tab));
});

test('an account is changed; the row tells what changed and of whom, and what no form shows stays', async () => {
  const { tab } = await open();
  const events = recordEvents(tab);
  const changed: UserForm = {
    ...formOfUser(sarah),
    role: 'supervisor',
    desks: ['cvc_member', 'finance'],
    district: 'western',
  };
  expect(await tab.store.dispatch(updateUser(target(sarah), changed))).toMatchObject({ ok: true, stored: true });
  expect(events.map(({ type }) => type)).toEqual(['users/changed']);
  const { workDistricts: _districts, workSubcounties: _subcounties, ...fields } = changed;
  expect(usersIn(tab)['USER-1']).toEqual({ ...sarah, rev: 2, ...fields });
  expect(auditRowsOf(tab, 'USER_UPDATED').at(-1)).toMatchObject({
    resourceId: 'USER-1',
    status: 'success',
    details: { name: 'Sarah Auma', email: 'sarah.auma@example.org' },
    changes: [
      { field: 'role', oldValue: 'officer', newValue: 'supervisor' },
      { field: 'desks', oldValue: 'district_officer', newValue: 'cvc_member, finance' },
      { field: 'district', oldValue: 'kasese', newValue: 'western' },
    ],
  });
});

test('an account sent as it was leaves no event', async () => {
  const { tab } = await open();
  const before = tab.store.getState();
  expect(await tab.store.dispatch(updateUser(target(sarah), formOfUser(sarah)))).toMatchObject({ ok: true });
  expect(tab.store.getState()).toBe(before);
});

test('whoever is deactivated cannot sign in, and can again once active', async () => {
  const { tab } = await open();
  await tab.store.dispatch(updateUser(target(sarah), { ...formOfUser(sarah), status: 'inactive' }));
  expect(auditRowsOf(tab, 'USER_UPDATED').at(-1)).toMatchObject({ status: 'warning' });
  const attempt = { role: 'district-officer', username: sarah.email, password: 'secret', twoFactorCode: '' };
  expect(await tab.store.dispatch(signIn(attempt))).toMatchObject({ ok: false, refusal: { code: 'inactive' } });
  await tab.store.dispatch(updateUser({ id: sarah.id, rev: 2 }, formOfUser(sarah)));
  expect(await tab.store.dispatch(signIn(attempt))).toMatchObject({ ok: true });
});

test('a deleted account takes its saved views along; claims and the audit log keep the name', async () => {
  const { tab } = await openRegister({ users: everybody, claims: [buildClaim({ createdBy: sarah.name })] });
  await saveViewAs(tab, 'SARAH.auma@example.org');
  await saveViewAs(tab, 'peter.okello@uwa.example', 'admin');
  await signInAs(tab, 'admin');
  const { claims } = tab.store.getState();
  expect(await tab.store.dispatch(deleteUser(target(sarah)))).toMatchObject({ ok: true, stored: true });
  expect(usersIn(tab)).toEqual({ 'USER-2': expect.objectContaining({ name: 'Peter Okello' }), 'USER-3': deputy });
  expect(viewOwners(tab)).toEqual(['peter.okello@uwa.example']);
  expect(tab.store.getState().claims.entities).toBe(claims.entities);
  expect(Object.values(tab.store.getState().audit.entities)[0]).toMatchObject({ user: 'Sarah Auma' });
  expect(auditRowsOf(tab, 'USER_DELETED').at(-1)).toMatchObject({
    resourceId: 'USER-1',
    severity: 'high',
    changes: expect.arrayContaining([{ field: 'name', oldValue: 'Sarah Auma', newValue: undefined }]),
  });
});

test('saved views follow a changed email', async () => {
  const { browser, tab } = await openRegister({ users: everybody });
  await saveViewAs(tab, sarah.email);
  await saveViewAs(tab, chief.email, 'admin');
  await signInAs(tab, 'admin');
  await tab.store.dispatch(updateUser(target(sarah), { ...formOfUser(sarah), email: 'auma@uwa.example' }));
  expect(viewOwners(tab)).toEqual(['auma@uwa.example', chief.email]);
  const again = browser.openTab();
  await again.opened;
  expect(viewOwners(again)).toEqual(['auma@uwa.example', chief.email]);
});

test('the session follows its own account, in every tab', async () => {
  const { browser, tab } = await openRegister({ users: everybody });
  await signInAs(tab, 'admin', 'Peter.Okello@uwa.example');
  const other = browser.openTab();
  await other.opened;
  const changed = { ...formOfUser(chief), name: 'Peter O. Okello', email: 'okello@uwa.example', district: 'central' };
  await tab.store.dispatch(updateUser(target(chief), changed));
  for (const { store } of [tab, other]) {
    expect(selectSession(store.getState())).toMatchObject({
      name: 'Peter O. Okello',
      email: 'okello@uwa.example',
      district: 'central',
      role: 'admin',
    });
  }
  await tab.store.dispatch(updateUser(target(sarah), { ...formOfUser(sarah), name: 'Sarah A.' }));
  expect(selectSession(tab.store.getState())?.name).toBe('Peter O. Okello');
});

type Refused = [what: string, deed: (tab: Tab) => Promise<unknown>, refusal: object];

const own = buildUser({ id: 'USER-9', email: 'admin@uwa.example', role: 'administrator' });
const taken = 'Another user has this email';

const refusals: Refused[] = [
  [
    'a form that is not complete',
    ({ store }) => store.dispatch(addUser(form({ name: '', district: '' }))),
    {
      code: 'invalid',
      fields: { name: 'Name is required', district: 'District is required' },
    },
  ],
  [
    'an email that another has',
    ({ store }) => store.dispatch(addUser(form({ email: 'SARAH.Auma@example.org' }))),
    {
      fields: { email: taken },
    },
  ],
  [
    'a change to the email of another',
    ({ store }) =>
      store.dispatch(updateUser(target(deputy), { ...formOfUser(deputy), email: 'Sarah.auma@example.org' })),
    {
      fields: { email: taken },
    },
  ],
  [
    'a change without a name',
    ({ store }) => store.dispatch(updateUser(target(deputy), { ...formOfUser(deputy), name: ' ' })),
    {
      fields: { name: 'Name is required' },
    },
  ],
  [
    'a new account without a desk',
    ({ store }) => store.dispatch(addUser(form({ desks: [] }))),
    {
      fields: { desks: 'Choose at least one desk' },
    },
  ],
  [
    'taking every desk',
    ({ store }) => store.dispatch(updateUser(target(sarah), { ...formOfUser(sarah), desks: [] })),
    {
      fields: { desks: 'Choose at least one desk' },
    },
  ],
  [
    'an account that is gone',
    ({ store }) => store.dispatch(updateUser({ id: 'USER-404', rev: 1 }, form())),
    { code: 'not_found' },
  ],
  [
    'an account that never was',
    ({ store }) => store.dispatch(deleteUser({ id: 'constructor', rev: 1 })),
    { code: 'not_found' },
  ],
  ['an older revision', ({ store }) => store.dispatch(deleteUser({ id: sarah.id, rev: 7 })), { code: 'changed' }],
  [
    'deleting oneself',
    ({ store }) => store.dispatch(deleteUser(target(own))),
    { message: 'You cannot delete your own account.' },
  ],
  [
    'deactivating oneself',
    ({ store }) => store.dispatch(updateUser(target(own), { ...formOfUser(own), status: 'inactive' })),
    {
      fields: { status: 'You cannot deactivate your own account.' },
    },
  ],
  [
    'another role for oneself',
    ({ store }) => store.dispatch(updateUser(target(own), { ...formOfUser(own), role: 'officer' })),
    {
      fields: { role: 'You cannot change the role of your own account.' },
    },
  ],
  [
    'leaving the admin desk oneself',
    ({ store }) => store.dispatch(updateUser(target(own), { ...formOfUser(own), desks: ['finance'] })),
    {
      fields: { desks: 'You cannot take the UWA/MTWA Admin desk from your own account.' },
    },
  ],
];

test.each(refusals)('%s is refused and changes nothing', async (_what, deed, refusal) => {
  const { browser, tab } = await open([...everybody, own]);
  const before = tab.store.getState();
  const written = browser.backend.writes.length;
  expect(await deed(tab)).toMatchObject({ ok: false, refusal });
  expect(tab.store.getState()).toBe(before);
  expect(browser.backend.writes).toHaveLength(written);
});

test.each([
  ['deleted', deleteUser(target(chief)), { message: 'The last active administrator cannot be deleted.' }],
  [
    'deactivated',
    updateUser(target(chief), { ...formOfUser(chief), status: 'inactive' }),
    { fields: { status: 'The last active administrator cannot be deactivated.' } },
  ],
  [
    'given another role',
    updateUser(target(chief), { ...formOfUser(chief), role: 'officer' }),
    { fields: { role: 'The role of the last active administrator cannot be changed.' } },
  ],
  [
    'taken from the admin desk',
    updateUser(target(chief), { ...formOfUser(chief), desks: ['finance'] }),
    { fields: { desks: 'No other active administrator has the UWA/MTWA Admin desk.' } },
  ],
] as const)('the last active administrator is not %s', async (_what, command, refusal) => {
  const { tab } = await open([sarah, chief, { ...deputy, status: 'inactive' }]);
  const before = tab.store.getState();
  expect(await tab.store.dispatch(command)).toMatchObject({ ok: false, refusal });
  expect(tab.store.getState()).toBe(before);

  const two = await open([sarah, chief, deputy]);
  expect(await two.tab.store.dispatch(command)).toMatchObject({ ok: true });
});

test.each(['district_officer', 'cvc_member', 'finance'] as const)('%s manages no accounts', async (role) => {
  const { tab } = await openRegister({ users: everybody }, role);
  const before = tab.store.getState();
  const results = [
    await tab.store.dispatch(addUser(form())),
    await tab.store.dispatch(updateUser(target(sarah), { ...formOfUser(sarah), name: 'Other' })),
    await tab.store.dispatch(deleteUser(target(sarah))),
  ];
  for (const result of results) expect(result).toMatchObject({ ok: false, refusal: { code: 'wrong_role' } });
  expect(tab.store.getState()).toBe(before);
});

test('what another tab changed is told by name and time, and not overwritten', async () => {
  const { browser, tab } = await open();
  const other = browser.openTab();
  await other.opened;
  await tab.store.dispatch(updateUser(target(sarah), { ...formOfUser(sarah), district: 'gulu' }));
  expect(usersIn(other)['USER-1']).toMatchObject({ district: 'gulu', rev: 2 });
  expect(await other.store.dispatch(updateUser(target(sarah), { ...formOfUser(sarah), name: 'Other' }))).toEqual({
    ok: false,
    refusal: {
      code: 'changed',
      message: 'Not saved: {{user}} changed this account on {{time}}. Check it and try again.',
      params: { user: 'Admin' },
      instants: { time: expect.stringMatching(/^2026-11-20T/) },
    },
  });
  expect(usersIn(tab)['USER-1']).toMatchObject({ name: 'Sarah Auma', district: 'gulu' });
  await other.store.dispatch(deleteUser({ id: sarah.id, rev: 2 }));
  expect(usersIn(tab)['USER-1']).toBeUndefined();
});

test('what could not be stored stands while its account is as it was and nobody took its email', async () => {
  const commands = [
    addUserCommand(form()),
    updateUserCommand({ ...formOfUser(sarah), email: 'auma@uwa.example' }, [target(sarah)]),
    deleteUserCommand(undefined, [target(deputy)]),
  ];
  const stamp = {
    eventId: 'E',
    at: '2026-11-20T09:00:00.000Z',
    actor: buildSession({ role: 'admin', email: 'admin@uwa.example' }),
  };
  const holds = async (users: User[]) => {
    const { tab } = await open(users);
    return commands.map((command: Command) => decide(tab.store.getState(), command, stamp).ok);
  };
  expect(await holds(everybody)).toEqual([true, true, true]);
  expect(await holds(everybody.map((user) => ({ ...user, rev: 2 })))).toEqual([true, false, false]);
  expect(await holds([])).toEqual([true, false, false]);
  const rivals = ['ruth.namono@uwa.example', 'AUMA@uwa.example'].map((email) => buildUser({ id: email, email }));
  expect(await holds([...everybody, ...rivals])).toEqual([false, false, true]);
});
