import { emptyFilter } from '../../domain/claim/list/claimFilter';
import type { User } from '../../domain/user/user';
import { buildAuditEvent, buildUser } from '../../test/builders';
import { openRegister, recordEvents } from '../../test/openRegister';
import { auditRowsOf, signInAs, type Tab } from '../../test/testRegister';
import { findOwnSecurityEvents } from '../audit/ownLog';
import { saveView } from '../savedViews/commands';
import { selectMyViews } from '../savedViews/selectors';
import { savePreferences } from '../settings/commands';
import { registerAsJson } from '../persistence/shapes/registerJson';
import { signOut } from './commands';
import { saveProfile, selectIsManaged, selectProfile } from './profile';
import { selectSession } from './selectors';

const sarah = buildUser();

/** Sarah Auma, a managed user, signed in beside a colleague's account. */
async function openAsSarah(users: User[] = []) {
  const colleague = buildUser({ id: 'USER-2', name: 'Peter Okello', email: 'peter.okello@example.org' });
  const { browser, tab } = await openRegister({ users: [sarah, colleague, ...users] });
  await signInAs(tab, 'district_officer', sarah.email.toUpperCase());
  return { browser, tab, events: recordEvents(tab) };
}

test('a managed user changes their record and the session, with a row in the audit log', async () => {
  const { tab, events } = await openAsSarah();
  const change = { fullName: ' Sarah  Auma Okot', phone: '+256 772 123456', district: 'gulu' };
  expect(await tab.store.dispatch(saveProfile(change))).toMatchObject({ ok: true, stored: true });
  expect(events.map(({ type }) => type)).toEqual(['session/profileChanged']);
  const state = tab.store.getState();
  expect(state.users.entities[sarah.id]).toEqual({
    ...sarah,
    rev: sarah.rev + 1,
    name: 'Sarah Auma Okot',
    phone: '+256772123456',
    district: 'gulu',
    lastLogin: expect.any(String),
  });
  expect(selectSession(state)).toMatchObject({ name: 'Sarah Auma Okot', district: 'gulu' });
  expect(selectSession(state)).not.toHaveProperty('phone');
  expect(auditRowsOf(tab, 'PROFILE_CHANGED').at(-1)).toMatchObject({
    resource: 'user',
    resourceId: sarah.id,
    user: 'Sarah Auma',
    changes: [
      { field: 'name', oldValue: 'Sarah Auma', newValue: 'Sarah Auma Okot' },
      { field: 'phone', oldValue: undefined, newValue: '+256772123456' },
      { field: 'district', oldValue: 'kasese', newValue: 'gulu' },
    ],
  });

  await tab.store.dispatch(saveProfile({ phone: '' }));
  expect(tab.store.getState().users.entities[sarah.id]).not.toHaveProperty('phone');
});

test('nothing changed leaves no event', async () => {
  const { tab, events } = await openAsSarah();
  expect(await tab.store.dispatch(saveProfile({}))).toMatchObject({ ok: true });
  expect(await tab.store.dispatch(saveProfile({ fullName: 'Sarah Auma ' }))).toMatchObject({ ok: true });
  expect(events).toEqual([]);
});

test('a change of email takes the saved views along, in every tab', async () => {
  const { browser, tab } = await openAsSarah();
  const view = { filter: emptyFilter, sort: 'status', order: 'asc', size: 100 } as const;
  await tab.store.dispatch(saveView({ name: 'Mine' }, view));
  const other = browser.openTab();
  await other.opened;
  await tab.store.dispatch(saveProfile({ email: 'sarah.okot@example.org' }));
  for (const { store } of [tab, other]) {
    expect(selectMyViews(store.getState()).map(({ name, owner }) => [name, owner])).toEqual([
      ['Mine', 'sarah.okot@example.org'],
    ]);
    expect(selectProfile(store.getState())?.email).toBe('sarah.okot@example.org');
  }
});

test('an email that another user has, whatever its case, and invalid fields are refused at their field', async () => {
  const { tab, events } = await openAsSarah();
  expect(await tab.store.dispatch(saveProfile({ email: 'Peter.Okello@example.org' }))).toMatchObject({
    refusal: { fields: { email: 'Another user has this email' } },
  });
  expect(await tab.store.dispatch(saveProfile({ fullName: '', phone: '077' }))).toMatchObject({
    refusal: {
      fields: { fullName: 'Full name is required', phone: 'Phone number must be in format +256XXXXXXXXX' },
    },
  });
  expect(events).toEqual([]);
  expect(await tab.store.dispatch(saveProfile({ email: 'Sarah.Auma@example.org' }))).toMatchObject({ ok: true });
});

test('who is no managed user changes the session alone, and the phone that the device keeps', async () => {
  const { tab } = await openRegister({ users: [sarah] }, 'finance');
  expect(selectIsManaged(tab.store.getState())).toBe(false);
  await tab.store.dispatch(saveProfile({ fullName: 'Ruth Namara', phone: '+256772123456' }));
  const state = tab.store.getState();
  expect(selectProfile(state)).toEqual({
    name: 'Ruth Namara',
    email: 'finance@uwa.example',
    phone: '+256772123456',
    district: 'headquarters',
  });
  expect(state.users.entities).toEqual({ [sarah.id]: sarah });
  expect(auditRowsOf(tab, 'PROFILE_CHANGED').at(-1)).toMatchObject({
    resource: 'session',
    changes: [{ field: 'name', oldValue: 'Finance', newValue: 'Ruth Namara' }],
  });
  expect(await tab.store.dispatch(saveProfile({ email: sarah.email }))).toMatchObject({
    refusal: { fields: { email: 'Another user has this email' } },
  });
});

describe('the phone number of somebody who is no managed user', () => {
  const phone = '+256772123456';
  const myPhone = ({ store }: Tab) => selectProfile(store.getState())?.phone;

  test('is there again for the same address, in every tab, after signing out and a new start, and for no other', async () => {
    const { browser, tab } = await openRegister({}, 'finance');
    const other = browser.openTab();
    await other.opened;
    expect(await tab.store.dispatch(saveProfile({ phone: '0772 123456' }))).toMatchObject({ ok: true, stored: true });
    expect([tab, other].map(myPhone)).toEqual([phone, phone]);
    await tab.store.dispatch(signOut());
    await signInAs(tab, 'finance', 'other@uwa.example');
    expect(myPhone(tab)).toBe('');

    const fresh = browser.openTab();
    await fresh.opened;
    await signInAs(fresh, 'cvc_member', 'FINANCE@uwa.example');
    expect(myPhone(fresh)).toBe(phone);
    await fresh.store.dispatch(saveProfile({ phone: '' }));
    expect(fresh.store.getState().settings.phones).toEqual([]);
  });

  test('follows a change of address', async () => {
    const { tab } = await openRegister({}, 'finance');
    await tab.store.dispatch(saveProfile({ phone }));
    await tab.store.dispatch(saveProfile({ email: 'new@uwa.example' }));
    expect(tab.store.getState().settings.phones).toEqual([{ email: 'new@uwa.example', phone }]);
  });

  test('is in no log, no file and nobody else’s record', async () => {
    const { tab } = await openRegister({ users: [sarah] }, 'finance');
    const rows = tab.store.getState().audit.ids.length;
    await tab.store.dispatch(saveProfile({ phone }));
    expect(tab.store.getState().audit.ids).toHaveLength(rows);
    await tab.store.dispatch(saveProfile({ fullName: 'Ruth Namara', phone: '+256701222333' }));
    expect(registerAsJson(tab.store.getState(), '2026-11-20T09:00:00.000Z')).not.toMatch(/772123456|701222333/);
  });
});

test('the own security log holds sign-ins, refusals and security events, under a former name too', async () => {
  const { tab } = await openRegister({
    users: [sarah],
    audit: [
      buildAuditEvent({ id: 'E-1', user: 'Sarah Auma', action: 'CLAIM_SUBMITTED', severity: 'low' }),
      buildAuditEvent({ id: 'E-2', user: 'Sarah Auma', action: 'CLAIM_REJECTED', severity: 'high' }),
      buildAuditEvent({ id: 'E-3', user: 'Peter Okello', action: 'CLAIM_REJECTED', severity: 'high' }),
      buildAuditEvent({
        id: 'E-4',
        user: 'Admin',
        action: 'USER_UPDATED',
        resource: 'user',
        resourceId: sarah.id,
      }),
    ],
  });
  await signInAs(tab, 'district_officer', sarah.email);
  await tab.store.dispatch(saveProfile({ fullName: 'Sarah Okot' }));
  await tab.store.dispatch(savePreferences({ twoFactor: true }));
  const events = findOwnSecurityEvents(tab.store.getState());
  expect(events.map(({ action }) => action)).toEqual([
    'SETTINGS_CHANGED',
    'PROFILE_CHANGED',
    'LOGIN_SUCCESS',
    expect.stringMatching(/CLAIM_REJECTED|USER_UPDATED/),
    expect.stringMatching(/CLAIM_REJECTED|USER_UPDATED/),
  ]);
  expect(events.map(({ id }) => id)).not.toContain('E-3');
});
