import { act, screen, waitFor, within } from '@testing-library/react';
import type { ClaimStatus } from '../../../domain/workflow/statuses';
import type { Role } from '../../../domain/user/roles';
import { saveFile } from '../../../platform/download';
import { actCommand } from '../../../store/claims/act';
import { addNoteCommand } from '../../../store/claims/addNote';
import { recordToldCommand } from '../../../store/claims/recordTold';
import { fundEntryCommand } from '../../../store/fundLedger/commands';
import { shareReported } from '../../../store/persistence/healthSlice';
import type { ShareStatus, Told } from '../../../store/share/status';
import { savedFile } from '../../../test/files/savedFile';
import { recordsAt } from '../../../test/recordsAt';
import { renderApp } from '../../../test/renderApp';
import { gatherUnsent } from '../../../ui/commandForm/unsent';
import { typedAgain } from '../../shared/sharing/typedAgain';

/* What people see of a shared register; what the device does for it is tried in store/share. */

jest.mock('../../../platform/download', () => ({ saveFile: jest.fn() }));

const online: ShareStatus = {
  account: 'grace@uwa.example',
  address: 'wss://portal.example/share',
  connection: 'online',
  since: null,
  isFull: false,
  waiting: 0,
  unconfirmed: {},
  told: [],
  refused: [],
};

async function open(role: Role, at: string, status: Exclude<ClaimStatus, 'draft'>, share: Partial<ShareStatus>) {
  const { claim, ...records } = recordsAt(status);
  const app = await renderApp({ role, at: at.replace('{{id}}', claim.id), records });
  const report = (next: Partial<ShareStatus>) =>
    act(() => void app.tab.store.dispatch(shareReported({ ...online, ...next })));
  report(share);
  return { ...app, claim, report };
}

const part = () => screen.findByRole('region', { name: 'Sharing' }, { timeout: 20_000 });
const mark = (name: string | RegExp) => within(screen.getByRole('banner')).getByRole('link', { name });

const toldOf = ({ name, targets, form }: Told['command'] & object, subjects: string[]): Told => ({
  id: 'E-1',
  label: 'Approve',
  at: '2026-11-20T08:00:00.000Z',
  subjects,
  refusal: { code: 'changed', message: 'Another device was first. Check it and try again.' },
  command: { name, targets, form },
});

test('the part and the header say how a device stands', async () => {
  const { report } = await open('admin', '/settings', 'submitted', {});
  const card = within(await part());
  expect(card.getByText('All changes sent')).toBeVisible();
  expect(mark('All changes sent')).toHaveAttribute('href', '/settings#sharing');
  report({ waiting: 3 });
  expect(card.getByText('3 changes to send')).toBeVisible();
  report({ connection: 'offline', since: '2026-11-20T08:00:00.000Z', waiting: 1 });
  expect(mark(/^Offline since .*, 1 change to send$/)).toBeVisible();
  report({ connection: 'locked' });
  expect(card.getByText('Password needed')).toBeVisible();
  expect(card.getByRole('button', { name: 'Connect' })).toBeVisible();
  expect(card.queryByRole('button', { name: 'Cancel' })).toBeNull();
  report({ connection: 'refused' });
  expect(card.getByText(/^The server does not accept this account with/)).toBeVisible();
  report({ connection: 'behind' });
  expect(card.getByRole('alert')).toHaveTextContent('Nothing is sent.');
  report({ isFull: true });
  expect(card.getByRole('alert')).toHaveTextContent('There is no space on this device');
  report({
    refused: [
      { sequence: 9, account: 'U-9', refusals: [{ code: 'invalid', message: 'This portal cannot read the message.' }] },
    ],
  });
  expect(card.getByText('U-9: This portal cannot read the message.')).toBeVisible();
  expect(card.getByRole('heading', { name: 'Refused messages (1)' })).toBeVisible();
});

test('a password that was typed is kept nowhere, whatever ends the session', async () => {
  const { user } = await open('admin', '/settings', 'submitted', { connection: 'locked' });
  const card = within(await part());
  await user.type(card.getByLabelText(/^Password of the account/), 'secret words');
  expect(JSON.stringify(gatherUnsent())).not.toContain('secret');
});

test('whoever may not leave is told who may', async () => {
  await open('finance', '/settings', 'submitted', {});
  const card = within(await part());
  expect(card.getByRole('button', { name: 'Leave the shared register' })).toHaveAccessibleDescription(
    'Only administrators can leave a shared register.',
  );
});

test('what was filled in for something that was not made stands in its form again', async () => {
  const typed = { note: 'Within the budget of the district' };
  const { user, claim, report } = await open('admin', '/settings', 'approved', {});
  report({
    told: [toldOf(actCommand('final_approval', [{ target: { id: claim.id, rev: 1 }, form: typed }]), [claim.id])],
  });
  const card = within(await part());
  expect(card.getByText(/Another device was first\. Check it and try again\./)).toBeVisible();
  await user.click(card.getByRole('link', { name: 'Fill in the form again' }));
  await user.click(await screen.findByRole('button', { name: 'Final Approval' }, { timeout: 20_000 }));
  expect(await screen.findByRole('textbox', { name: 'Approval note' })).toHaveValue(typed.note);
});

test('each form is found by the name that its screen gives it', () => {
  const target = { id: 'CL-1', rev: 1 };
  const namesOf = (command: Told['command']) => typedAgain({ command }).map(({ form, path }) => [form, path]);
  const note = { content: 'Seen again', type: 'document' } as const;
  expect(namesOf(addNoteCommand({ claimId: 'CL-1', note }))).toEqual([['note CL-1', '/claims/CL-1']]);
  expect(namesOf(recordToldCommand({} as never, [target]))).toEqual([['told CL-1', '/claims/CL-1']]);
  expect(namesOf(fundEntryCommand({} as never))).toEqual([['fund entry', '/fund-management']]);
  expect(namesOf(actCommand('start_verification', [{ target, form: null }]))).toEqual([]);
  const payment = { paymentId: 'PAY-1', payment: {} as never };
  expect(namesOf(actCommand('update_payment', [{ target, form: payment }]))).toEqual([
    ['payment PAY-1', '/claims/CL-1'],
  ]);
  expect(namesOf({ name: 'claims/import', targets: [], form: {} })).toEqual([]);
});

test('what is not confirmed is marked, and no paper or payment schedule tells of it', async () => {
  const { user, claim, report } = await open('finance', '/claims/{{id}}', 'rejected', {});
  await screen.findByRole('heading', { level: 1, name: /Grace Biira/ }, { timeout: 20_000 });
  expect(screen.queryByText('Not confirmed')).toBeNull();
  const printByMenu = (what: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(what)));
  const paper = () => document.querySelector('.printed-paper');
  // Its code comes once nothing else is to be done.
  await waitFor(() => {
    printByMenu('beforeprint');
    expect(paper()).not.toBeNull();
  });
  printByMenu('afterprint');
  report({ connection: 'offline', waiting: 1, unconfirmed: { [claim.id]: true } });
  expect(screen.getByText('Not confirmed')).toBeVisible();
  for (const item of ['Download PDF', 'Decision letter, English', 'Print']) {
    await user.click(screen.getByRole('button', { name: 'Print/PDF' }));
    await user.click(
      within(await screen.findByRole('menu', { name: 'Print/PDF' })).getByRole('menuitem', { name: item }),
    );
    expect(await screen.findAllByText('Changes to this claim are not confirmed yet.')).not.toEqual([]);
  }
  expect(saveFile).not.toHaveBeenCalled();
  printByMenu('beforeprint');
  expect(paper()).toBeNull();
  printByMenu('afterprint');
  await user.click(screen.getByRole('button', { name: 'Print/PDF' }));
  await user.click(screen.getByRole('menuitem', { name: 'Acknowledgement slip' }));
  expect((await savedFile()).name).toBe(`acknowledgement-${claim.id}.pdf`);
});
