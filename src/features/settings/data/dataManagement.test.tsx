import { act, screen, waitFor, within } from '@testing-library/react';
import type { Role } from '../../../domain/user/roles';
import { listSnapshots, readSnapshot, removeSnapshots, reportDailyBackup, putBackup } from '../../../platform/backups';
import { saveFile } from '../../../platform/download';
import { buildClaim, buildUser } from '../../../test/builders';
import { exportsIn } from '../../../test/exportsIn';
import { openRegister } from '../../../test/openRegister';
import { noRecords, type Tab } from '../../../test/testRegister';
import { renderPage } from '../../../test/renderPage';
import { saveBackup } from './saveBackup';
import { SettingsPage } from '../SettingsPage';

jest.mock('../../../platform/download', () => ({ saveFile: jest.fn() }));
jest.mock('../../../platform/storageStatus', () => ({ readStorageStatus: () => new Promise(() => undefined) }));
jest.mock('../../../sampleData/sampleRegister', () => ({
  makeSampleRegisterInChunks: () =>
    Promise.resolve({
      ...noRecords,
      claims: [buildClaim({ id: 'CLM-SAMPLE' })],
    }),
}));

const claims = [buildClaim({ id: 'CL-1' }), buildClaim({ id: 'CL-2' })];
const open = (role: Role = 'admin') =>
  renderPage(<SettingsPage />, { role, at: '/settings', records: { claims, users: [buildUser()] } });

const press = (name: string | RegExp) => screen.findByText(name, { selector: 'button' });
const claimIds = ({ store }: Tab) => store.getState().claims.ids;

async function snapshots() {
  const listed = await act(() => listSnapshots());
  return listed.ok ? listed.value : [];
}

afterEach(async () => {
  jest.restoreAllMocks();
  const ids = (await snapshots()).map(({ id }) => id);
  await act(() => removeSnapshots(ids));
});

/** Opens the dialog behind a button, and presses the button of the deed. */
async function confirm(user: Awaited<ReturnType<typeof open>>['user'], opener: string, deed: string) {
  await user.click(await press(opener));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByText(deed, { selector: 'button' }));
  return dialog;
}

test('an empty register is started behind a dialog that offers an export and names what goes and what stays', async () => {
  const { user, tab } = await open();
  await user.click(await press('Start with an empty register'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Start with an empty register?' }));
  expect(dialog.getByText('Claims:')).toHaveTextContent('Claims: 2');
  expect(dialog.getByText('Users:')).toHaveTextContent('Users: 1');
  expect(dialog.getByText(/Evidence files, settings, and who is signed in\./)).toBeVisible();
  expect(dialog.getByText('Cancel')).toHaveFocus();
  await user.click(dialog.getByText('Export this register first'));
  expect(saveFile).toHaveBeenCalledWith(
    expect.stringMatching(/^wildlife-claims-.*\.json$/),
    expect.stringContaining('"CL-2"'),
    'application/json',
  );
  await waitFor(() => expect(exportsIn(tab)).toMatchObject([{ action: 'REGISTER_EXPORTED', details: { claims: 2 } }]));
  expect(claimIds(tab)).toHaveLength(2);

  await user.click(dialog.getByText('Start empty', { selector: 'button' }));
  expect(await screen.findByText('Empty register started')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(claimIds(tab)).toEqual([]);
  expect(await snapshots()).toMatchObject([{ kind: 'before', claims: 2 }]);
});

test('the snapshot of before brings the register back', async () => {
  const { user, tab } = await open();
  await confirm(user, 'Start with an empty register', 'Start empty');
  await waitFor(() => expect(claimIds(tab)).toEqual([]));
  await user.click(await press('Restore'));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Restore the snapshot of/ }));
  expect(dialog.getByText('The restored register has 2 claims.')).toBeVisible();
  await user.click(dialog.getByText('Restore', { selector: 'button' }));
  expect(await screen.findByText('Register restored')).toBeVisible();
  expect(claimIds(tab)).toEqual(['CL-1', 'CL-2']);
});

test('the sample register is loaded', async () => {
  const { user, tab } = await open();
  await confirm(user, 'Load the sample register', 'Load sample');
  expect(await screen.findByText('Sample register loaded')).toBeVisible();
  expect(claimIds(tab)).toEqual(['CLM-SAMPLE']);
});

test('a snapshot that is no sound register is refused, and nothing is changed', async () => {
  const takenAt = '2026-11-19T01:00:00.000Z';
  await putBackup({ id: 'BAD', kind: 'daily', takenAt, claims: 3, size: 2_500_000 }, new Blob(['{"format":']));
  const { user, tab } = await open();
  expect(await screen.findByText('3 claims · 2.4 MB')).toBeVisible();
  await user.click(await press('Restore'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Restore the snapshot of 19/11/2026, 04:00?' }));
  await user.click(dialog.getByText('Restore', { selector: 'button' }));
  expect(await dialog.findByText('The data is incomplete or damaged.')).toBeVisible();
  expect(dialog.getByText('Nothing was changed.')).toBeVisible();
  expect(claimIds(tab)).toHaveLength(2);
  expect(await snapshots()).toHaveLength(1);
});

test('where no snapshot of before can be kept, the register is not replaced', async () => {
  const { user, tab } = await open();
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const dialog = await confirm(user, 'Start with an empty register', 'Start empty');
  expect(
    await dialog.findByText(/The register was not replaced because a snapshot of it could not be saved first/),
  ).toBeVisible();
  expect(dialog.getByText('Not enough space on this device.')).toBeVisible();
  expect(claimIds(tab)).toHaveLength(2);
});

test.each<Role>(['district_officer', 'cvc_member', 'finance'])(
  'what administrators alone can do is shown to %s with the reason, and does nothing',
  async (role) => {
    const { user, tab } = await open(role);
    for (const name of ['Import register', 'Load the sample register', 'Start with an empty register']) {
      const button = await press(name);
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription('Only administrators can do this');
      expect(button).not.toHaveAttribute('disabled');
      await user.click(button);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    }
    expect(screen.getByText('Only administrators can do this')).toBeVisible();
    expect(claimIds(tab)).toHaveLength(2);
  },
);

test('administrators are given no reason for what they can do', async () => {
  await open();
  expect(await press('Start with an empty register')).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByText('Only administrators can do this')).not.toBeInTheDocument();
});

test('a snapshot can be downloaded; another role is told who may restore it', async () => {
  const { tab } = await openRegister({ claims });
  await saveBackup(tab.store, 'daily', () => Promise.resolve());
  const [kept] = await snapshots();
  const { user, tab: desk } = await open('finance');
  expect(await screen.findByText('Only administrators can restore a snapshot.')).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Data management' }));
  await user.click(await card.findByText('Download', { selector: 'button' }));
  const text = await act(() => readSnapshot(kept?.id ?? ''));
  await waitFor(() =>
    expect(saveFile).toHaveBeenLastCalledWith(expect.any(String), text.ok && text.value, 'application/json'),
  );
  await waitFor(() =>
    expect(exportsIn(desk)).toMatchObject([{ action: 'REGISTER_EXPORTED', details: { format: 'json', claims: 2 } }]),
  );
  expect(card.queryByText('Restore', { selector: 'button' })).not.toBeInTheDocument();
});

test('a daily snapshot that could not be kept is told', async () => {
  reportDailyBackup('full');
  await open('finance');
  expect(await screen.findByText(/The daily snapshot could not be saved\. Not enough space/)).toBeVisible();
  act(() => reportDailyBackup(null));
  expect(screen.queryByText(/The daily snapshot could not be saved/)).not.toBeInTheDocument();
});
