import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import type { Role } from '../../domain/user/roles';
import { holdVault } from '../../platform/vault/deviceVault';
import { makeKeys } from '../../platform/vault/keys';
import { addNote } from '../../store/claims/addNote';
import { commit } from '../../store/commit';
import { updateUserCommand } from '../../store/users/commands';
import { formOfUser } from '../../domain/user/userForm';
import { buildClaim, buildUser } from '../../test/builders';
import { signOutIdle } from '../../store/session/commands';
import { selectSession } from '../../store/session/selectors';
import { openRegister } from '../../test/openRegister';
import { signInAs, type Tab } from '../../test/testRegister';
import { putBackUnsent, useUnsent } from '../../ui/commandForm/unsent';
import { keepUnsent } from './keepUnsent';

function Note({ name }: { name: string }) {
  const form = useForm({ defaultValues: { content: '', other: 'as it was' } });
  useUnsent(name, form);
  return (
    <>
      <input aria-label="Note" {...form.register('content')} />
      <output>{String(form.formState.isDirty)}</output>
    </>
  );
}

const show = (name = 'note CL-1') => render(<Note name={name} />);
const note = () => screen.getByRole('textbox', { name: 'Note' });
const type = (text: string) => fireEvent.input(note(), { target: { value: text } });

const stops: (() => void)[] = [];
async function open(role: Role = 'cvc_member') {
  const { tab } = await openRegister({}, role);
  watch(tab);
  return tab;
}
const watch = ({ store }: Tab) => stops.push(keepUnsent(store));

const end = ({ store }: Tab) =>
  act(() => store.dispatch(signOutIdle(selectSession(store.getState())?.sessionId ?? '')));

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  putBackUnsent({});
  holdVault(undefined);
});

test('what was typed is there again, as typed and not sent, for the same person in the same form', async () => {
  const tab = await open();
  const { unmount } = show();
  type('The river was high');
  await end(tab);
  unmount();
  show().unmount();
  await act(() => signInAs(tab, 'cvc_member'));
  const other = show('note CL-2');
  expect(note()).toHaveValue('');
  other.unmount();
  const again = show();
  expect(note()).toHaveValue('The river was high');
  expect(screen.getByRole('status')).toHaveTextContent('true');
  again.unmount();
  show();
  expect(note()).toHaveValue('');
});

test('so it is where the session ended because the account may not act any more', async () => {
  const member = buildUser({ email: 'cvc.member@uwa.example', desks: ['cvc_member'] });
  const { tab } = await openRegister({ users: [member], claims: [buildClaim()] }, 'cvc_member');
  watch(tab);
  const { unmount } = show();
  type('The river was high');
  const { store } = tab;
  const change = (status: 'active' | 'inactive', rev: number) =>
    store.dispatch(commit(updateUserCommand(formOfUser({ ...member, status }), [{ id: member.id, rev }]), () => boss));
  await change('inactive', 1);
  await act(() => store.dispatch(addNote(buildClaim().id, { content: 'Seen', type: 'document' })));
  expect(selectSession(store.getState())).toBeNull();
  unmount();
  await change('active', 2);
  await act(() => signInAs(tab, 'cvc_member'));
  show();
  expect(note()).toHaveValue('The river was high');
});

const boss = { name: 'Boss', email: 'boss@uwa.example', role: 'admin', sessionId: 'S-9' } as const;

test('a form that is on the page already when the person is back has it too', async () => {
  const tab = await open();
  const { unmount } = show();
  type('The river was high');
  await end(tab);
  unmount();
  show();
  expect(note()).toHaveValue('');
  await act(() => signInAs(tab, 'cvc_member'));
  expect(note()).toHaveValue('The river was high');
});

test('what nobody opened again outlives a second end', async () => {
  const tab = await open();
  const { unmount } = show();
  type('The river was high');
  await end(tab);
  unmount();
  await act(() => signInAs(tab, 'cvc_member'));
  await end(tab);
  await act(() => signInAs(tab, 'cvc_member'));
  show();
  expect(note()).toHaveValue('The river was high');
});

test.each([
  ['another person', 'cvc_member', 'another@uwa.example'],
  ['the same person at another desk', 'admin', 'cvc.member@uwa.example'],
] as const)('%s is shown nothing of it, then or later', async (_who, role, email) => {
  const tab = await open();
  const { unmount } = show();
  type('The river was high');
  await end(tab);
  unmount();
  await act(() => signInAs(tab, role, email));
  const theirs = show();
  expect(note()).toHaveValue('');
  theirs.unmount();
  await end(tab);
  await act(() => signInAs(tab, 'cvc_member'));
  show();
  expect(note()).toHaveValue('');
});

test('a form in which nothing was typed is not kept', async () => {
  const tab = await open();
  const { unmount } = show();
  await end(tab);
  unmount();
  await act(() => signInAs(tab, 'cvc_member'));
  show();
  expect(screen.getByRole('status')).toHaveTextContent('false');
});

describe('under a device passphrase, where the tab starts anew', () => {
  const holdKeys = async () => holdVault((await makeKeys('two hyrax under the bridge', 10)).keys.vault);
  const startAnew = (tab: Tab) => {
    stops.splice(0).forEach((stop) => stop());
    putBackUnsent({});
    watch(tab);
  };
  const stored = () => JSON.stringify(Object.entries(sessionStorage));

  async function leave() {
    const tab = await open();
    const { unmount } = show();
    type('The river was high');
    await end(tab);
    unmount();
    return tab;
  }

  test('it waits sealed, and is gone once it was put back', async () => {
    await holdKeys();
    const tab = await leave();
    expect(stored()).toContain('portal-unsent');
    expect(stored()).not.toContain('river');
    startAnew(tab);
    await act(() => signInAs(tab, 'cvc_member'));
    expect(stored()).toBe('[]');
    show();
    expect(note()).toHaveValue('The river was high');
  });

  test('another person has it forgotten', async () => {
    await holdKeys();
    const tab = await leave();
    startAnew(tab);
    await act(() => signInAs(tab, 'admin'));
    expect(stored()).toBe('[]');
    show();
    expect(note()).toHaveValue('');
  });

  test('what other keys sealed is let go of', async () => {
    await holdKeys();
    const tab = await leave();
    await holdKeys();
    startAnew(tab);
    await act(() => signInAs(tab, 'cvc_member'));
    show();
    expect(note()).toHaveValue('');
  });

  test('without one nothing of it is stored', async () => {
    await leave();
    expect(stored()).toBe('[]');
  });
});
