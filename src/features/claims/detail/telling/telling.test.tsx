import { act, screen, waitFor, within } from '@testing-library/react';
import { kampalaToday } from '../../../../domain/calendar';
import type { Claim } from '../../../../domain/claim/claim';
import type { Role } from '../../../../domain/user/roles';
import { recordTold } from '../../../../store/claims/recordTold';
import { findClaim } from '../../../../store/claims/selectors';
import { buildTold } from '../../../../test/builders';
import { recordsAt } from '../../../../test/recordsAt';
import { renderApp } from '../../../../test/renderApp';
import { createBrowser } from '../../../../test/testRegister';

async function open(role: Role, status: Claim['status'], own: Partial<Claim> = {}) {
  const browser = createBrowser({ start: new Date().toISOString() });
  const { claim, ...records } = recordsAt(status, own);
  const app = await renderApp({ role, at: `/claims/${claim.id}`, records, browser });
  await screen.findByRole('heading', { level: 1, name: /Grace Biira/ }, { timeout: 10_000 });
  return { ...app, browser, claim: () => findClaim(app.tab.store.getState(), claim.id) };
}

const card = () => within(screen.getByRole('region', { name: /Claimant told/ }));
const openForm = async (user: Awaited<ReturnType<typeof open>>['user'], name = 'Record that the claimant was told') => {
  await user.click(card().getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }));
};

test('an officer records that the claimant was called, and the page says so', async () => {
  const { user, claim } = await open('district_officer', 'rejected', { told: [] });
  expect(card().getByText('Not yet told')).toBeVisible();
  const dialog = await openForm(user);
  expect(dialog.getByText('+256772123456')).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Choose how the claimant was told')).length).toBeGreaterThan(0);
  await user.selectOptions(dialog.getByLabelText(/^How/), 'Called');
  await user.clear(dialog.getByLabelText(/^Told by/));
  await user.type(dialog.getByLabelText(/^Told by/), 'Peter Okello');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Recorded that the claimant was told')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(card().getByText('Told', { selector: '.toneChip' })).toBeVisible();
  expect(card().getByText('Peter Okello')).toBeVisible();
  expect(claim()?.told).toMatchObject([{ day: kampalaToday(), how: 'called', toldBy: 'Peter Okello' }]);
});

test('the words of a text message come in each language and are copied as they stand', async () => {
  const { user } = await open('district_officer', 'payment_processing', { told: [] });
  const dialog = await openForm(user);
  expect(dialog.queryByRole('button', { name: 'Copy message' })).toBeNull();
  await user.selectOptions(dialog.getByLabelText(/^How/), 'Text message');
  const message = () => dialog.getByRole('group', { name: 'Message to send' });
  await waitFor(() => expect(message()).toHaveTextContent(/^UWA: claim \S+ was awarded UGX 1,200,000\./));
  await user.selectOptions(dialog.getByLabelText('Language'), 'Kiswahili');
  await waitFor(() => expect(message()).toHaveTextContent(/^UWA: dai \S+ limepewa fidia ya UGX 1,200,000\./));

  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(dialog.getByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith(message().textContent);
});

test('where the browser does not let copy, the message can be selected', async () => {
  const { user } = await open('district_officer', 'rejected', { told: [] });
  const dialog = await openForm(user);
  await user.selectOptions(dialog.getByLabelText(/^How/), 'Text message');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Copy message' })).toBeEnabled());
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(dialog.getByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText(/Select the message and copy it instead/)).toBeVisible();
});

test('a mistake is corrected with a note, and the first record stays in sight', async () => {
  const { user } = await open('admin', 'rejected', { told: [buildTold()] });
  const dialog = await openForm(user, 'Correct the record');
  expect(dialog.getByLabelText(/^Told by/)).toHaveValue('Sarah Auma');
  await user.selectOptions(dialog.getByLabelText(/^How/), 'In person');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Say what you are correcting')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText(/^What you are correcting/), 'She came to the office');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(card().getByText('She came to the office')).toBeVisible();
  expect(card().getByText('Corrected records')).toBeVisible();
});

test('what a colleague records meanwhile is said in the open form, which then asks for a correction', async () => {
  const { user, tab, browser } = await open('district_officer', 'rejected', { told: [] });
  const other = browser.openTab();
  await other.opened;
  const dialog = await openForm(user);
  const [id = ''] = tab.store.getState().claims.ids;
  const form = { day: kampalaToday(), how: 'letter', toldBy: 'Ruth Namono', note: '' } as const;
  await act(() => other.store.dispatch(recordTold({ id, rev: 4 }, form)));
  expect(await dialog.findByText(/This claim was changed by/)).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/^How/), 'Called');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Not saved: .* changed this claim on/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Say what you are correcting')).length).toBeGreaterThan(0);
  expect(tab.store.getState().claims.entities[id]?.told).toMatchObject([{ how: 'letter' }]);
});

test.each<[Role, Claim['status'], Partial<Claim>, string]>([
  ['cvc_member', 'rejected', { told: [] }, 'Not yet told'],
  ['finance', 'paid', {}, 'Not recorded'],
])('%s reads whether the claimant knows, and records nothing', async (role, status, own, mark) => {
  await open(role, status, own);
  expect(card().getByText(mark)).toBeVisible();
  expect(card().queryByRole('button')).toBeNull();
});

test('nothing is said of a claim that the committee approved and nobody awarded yet', async () => {
  await open('district_officer', 'approved');
  expect(screen.queryByRole('region', { name: /Claimant told/ })).toBeNull();
});
