import { checklistToForm } from '../domain/checklist/checklistForm';
import { roleNames } from '../domain/user/roles';
import { formOfUser } from '../domain/user/userForm';
import { buildNotification, buildUser } from '../test/builders';
import { openRegister, recordEvents } from '../test/openRegister';
import { recordsAt } from '../test/recordsAt';
import { signInAs, type Tab } from '../test/testRegister';
import { recordExport } from './audit/recordExport';
import { saveChecklist } from './claims/saveChecklist';
import { findClaim } from './claims/selectors';
import { definitionOf } from './command';
import type { DecidedEvent } from './events';
import { selectScheme } from './scheme/selectors';
import type { AppThunk } from './services';
import { saveProfile } from './session/profile';
import { addUser, deleteUser, updateUser } from './users/commands';

/*
 * An event need not come from this portal's own decision: what its command could not have made of the register as it stood,
 * no copy of it takes. Of actions on claims claims/accepts.test.ts tells.
 */

const chief = buildUser({
  id: 'USER-2',
  name: 'Peter Okello',
  email: 'peter.okello@uwa.example',
  role: 'administrator',
  desks: ['district_officer', 'admin'],
});
const deputy = { ...chief, id: 'USER-3', name: 'Jane Akello', email: 'jane.akello@uwa.example' };
const at = ({ id, rev }: typeof chief) => ({ id, rev });
const { claim } = recordsAt('under_verification', { id: 'CL-1' });
const notifications = roleNames.map((role) => buildNotification({ id: `N-${role}`, role }));

type Forged = { payload: never; meta: { actor: Record<string, unknown> } };
type Row = {
  command: string;
  made: (tab: Tab) => AppThunk<unknown>;
  forged: Record<string, (event: never) => unknown>;
};

/** What an event is made of, with some of it replaced. */
const withPayload = (change: object) => (event: Forged) => ({
  ...event,
  payload: { ...(event.payload as object), ...change },
});
const bySomebodyElse = (event: Forged) => ({
  ...event,
  meta: { ...event.meta, actor: { ...event.meta.actor, name: deputy.name, email: deputy.email, sessionId: 'other' } },
});
const byRole = (role: string) => (event: Forged) => ({
  ...event,
  meta: { ...event.meta, actor: { ...event.meta.actor, role } },
});
const within = (field: string, change: object) => (event: Forged) => {
  const payload = event.payload as Record<string, object>;
  return { ...event, payload: { ...payload, [field]: { ...payload[field], ...change } } };
};

const withoutDesks = (event: Forged) =>
  within('after', { desks: undefined })(within('before', { desks: undefined })(event) as Forged);

const rows: Record<string, Row> = {
  'a changed profile': {
    command: 'session/changeProfile',
    made: () => saveProfile({ fullName: 'Peter Odongo' }),
    forged: {
      'of somebody else’s account': withPayload({ user: at(deputy) }),
      'of an account that is not there': withPayload({ user: { id: 'USER-9', rev: 1 } }),
      'by somebody else': bySomebodyElse,
      'that passes over the account': withPayload({ user: undefined }),
      'of a name that it did not have': within('before', { name: 'Ruth' }),
    },
  },
  'a file that was taken': {
    command: 'audit/recordExport',
    made: () => recordExport('securityLog', {}),
    forged: {
      'from somebody else’s session': withPayload({ resourceId: 'other' }),
      'with claims that it decides nothing of': withPayload({ claims: ['CL-1'] }),
      'by somebody else': bySomebodyElse,
    },
  },
  'an account that was opened': {
    command: 'users/add',
    made: () => addUser({ ...formOfUser(chief), name: 'Ruth', email: 'ruth@uwa.example' }),
    forged: {
      'in the place of another': within('user', { id: deputy.id }),
      'changed already': within('user', { rev: 2 }),
      'before it was': within('user', { joinDate: '2020-01-01T00:00:00.000Z' }),
      'without a desk': within('user', { desks: [] }),
      'that knows nothing of desks': within('user', { desks: undefined }),
      'at a desk that there is not': within('user', { desks: ['supervisor'] }),
      'at one desk twice': within('user', { desks: ['finance', 'finance'] }),
      'by another role': byRole('finance'),
    },
  },
  'an account that was changed': {
    command: 'users/update',
    made: () => updateUser(at(deputy), { ...formOfUser(deputy), name: 'Jane Odongo' }),
    forged: {
      'from what it was not': within('before', { name: 'Ruth' }),
      'from other desks': within('before', { desks: ['finance'] }),
      'that knows nothing of desks': withoutDesks,
      'to no desk': within('after', { desks: [] }),
      'to a desk that there is not': within('after', { desks: ['admin', 'supervisor'] }),
      'to one desk twice': within('after', { desks: ['admin', 'admin'] }),
      'by another role': byRole('finance'),
    },
  },
  'an account that was deleted': {
    command: 'users/delete',
    made: () => deleteUser(at(deputy)),
    forged: { 'that was another': within('user', { name: 'Ruth' }), 'by another role': byRole('finance') },
  },
};

const checklist: Row = {
  command: 'claims/saveChecklist',
  made: ({ store }) => {
    const found = findClaim(store.getState(), claim.id);
    if (!found) throw new Error('There is no claim');
    const form = checklistToForm(found, selectScheme(store.getState()));
    return saveChecklist({ id: claim.id, rev: claim.rev }, form);
  },
  forged: {
    'by somebody else': bySomebodyElse,
    'at another time': within('checklist', { checkedAt: '2020-01-01T00:00:00.000Z' }),
    'from what it was not': withPayload({ before: undefined }),
  },
};

/** The register before a command, and the event that it made. */
async function make(row: Row, role: 'admin' | 'district_officer') {
  const { tab } = await openRegister({ users: [chief, deputy], claims: [claim], notifications });
  await signInAs(tab, role, chief.email);
  const before = tab.store.getState();
  const events = recordEvents(tab);
  await tab.store.dispatch(row.made(tab));
  const definition = definitionOf({ v: 1, name: row.command, targets: [], form: undefined });
  if (definition.scope !== 'register') throw new Error('It is no command of the register');
  const accepts = (event: unknown) => definition.accepts(before, event as DecidedEvent);
  return { accepts, event: events[0] };
}

const cases = [
  ...Object.entries(rows).map(([name, row]) => [name, 'admin', row] as const),
  ['a checklist', 'district_officer', checklist] as const,
];

test.each(cases)('%s is accepted as it was made by %s, and not otherwise', async (_name, role, row) => {
  const { accepts, event } = await make(row, role);
  expect(event).toMatchObject({ type: expect.any(String) });
  expect(accepts(event)).toBeUndefined();
  const accepted = Object.entries(row.forged).filter(([, forge]) => !accepts(forge(event as never)));
  expect(accepted.map(([how]) => how)).toEqual([]);
});
