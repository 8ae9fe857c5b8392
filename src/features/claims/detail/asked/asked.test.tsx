import { act, screen, waitFor, within } from '@testing-library/react';
import { kampalaToday } from '../../../../domain/calendar';
import { addDays } from '../../../../domain/dayCount';
import { findAsked } from '../../../../domain/claim/asked/asked';
import type { Claim } from '../../../../domain/claim/claim';
import type { Role } from '../../../../domain/user/roles';
import { findClaim } from '../../../../store/claims/selectors';
import { buildAnswer, buildAsking, buildClosing } from '../../../../test/builders';
import { recordsAt } from '../../../../test/recordsAt';
import { renderApp } from '../../../../test/renderApp';
import { createBrowser } from '../../../../test/testRegister';

async function open(role: Role, status: Claim['status'], own: Partial<Claim> = {}) {
  const browser = createBrowser({ start: new Date().toISOString() });
  const { claim, ...records } = recordsAt(status, own);
  const app = await renderApp({ role, at: `/claims/${claim.id}`, records, browser });
  await screen.findByRole('heading', { level: 1, name: /Grace Biira/ }, { timeout: 10_000 });
  return { ...app, claim: () => findClaim(app.tab.store.getState(), claim.id) };
}

const inDays = (days: number) => addDays(kampalaToday(), days);
const list = () => within(screen.getByRole('list', { name: 'What is missing' }));
const press = (name: string | RegExp) => screen.getByRole('button', { name });

test('an officer asks for papers and a letter, records what came, corrects it, and resubmits once all is answered', async () => {
  const { user, claim } = await open('district_officer', 'submitted');
  await user.click(press('Request Info'));
  const form = within(await screen.findByRole('form', { name: 'Verification' }));
  await user.click(form.getByRole('combobox', { name: 'Reasons' }));
  await user.click(screen.getByRole('option', { name: 'Police report missing' }));
  await user.keyboard('{Escape}');
  const group = within(form.getByRole('group', { name: 'What is missing' }));
  expect(group.getByText('Police report missing')).toBeVisible();
  await user.click(group.getByRole('button', { name: 'Add what is missing' }));
  expect(group.getByLabelText(/^Also missing, 1/)).toHaveFocus();
  await user.keyboard('Letter from the parish chief');
  await user.click(group.getByRole('button', { name: 'Add what is missing' }));
  await user.click(form.getByRole('button', { name: 'Request Info' }));
  expect(group.getByLabelText(/^Also missing, 2/)).toHaveAccessibleDescription(
    'Say what is missing, or remove this line',
  );
  await user.click(group.getByRole('button', { name: 'Remove Also missing, 2' }));
  expect(group.getByRole('button', { name: 'Add what is missing' })).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Request Info' }));

  expect(await screen.findByText(/0 of 2 answered/)).toBeVisible();
  expect(claim()?.verifications.at(-1)?.asked).toEqual({
    until: inDays(14),
    pieces: [{ reason: 'police_report', text: '' }, { text: 'Letter from the parish chief' }],
  });
  await user.click(press('Resubmit'));
  expect(await screen.findByText(/before you resubmit\. Still open: 2\./)).toBeVisible();

  await user.click(press('Record the answer: Police report missing'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record the answer' }, { timeout: 10_000 }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Choose how it was answered')).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('radio', { name: 'Explained' }));
  await user.type(dialog.getByLabelText(/^What was explained/), 'The police keep no record');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Answer recorded')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(list().getByText('The police keep no record')).toBeVisible();

  await user.click(press('Record the answer: Letter from the parish chief'));
  const second = within(await screen.findByRole('dialog', { name: 'Record the answer' }));
  await user.click(second.getByRole('radio', { name: 'File added' }));
  await user.selectOptions(second.getByRole('combobox', { name: 'File' }), 'Photo: field.jpg');
  await user.click(second.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(list().getByText(/^File added: .*field\.jpg/)).toBeVisible();

  await user.click(press('Correct the answer: Letter from the parish chief'));
  const third = within(await screen.findByRole('dialog', { name: 'Correct the answer' }));
  await user.click(third.getByRole('radio', { name: 'File added' }));
  await user.selectOptions(third.getByRole('combobox', { name: 'File' }), 'Not among the evidence');
  await user.type(third.getByLabelText(/^Where it is/), 'In the paper file');
  await user.click(third.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(list().getByText('In the paper file')).toBeVisible();

  await user.click(press('Resubmit'));
  await waitFor(() => expect(claim()?.status).toBe('submitted'));
});

test('a piece whose file an edit has removed is open again, says so, and bars Resubmit', async () => {
  const answer = buildAnswer({ how: 'file_added', file: { id: 'GONE', name: 'report.pdf' }, note: '' });
  const asking = buildAsking({ pieces: [{ reason: 'police_report', text: '', answer }] });
  const { user } = await open('district_officer', 'request_info', { verifications: [asking] });
  const [piece] = list().getAllByRole('listitem');
  expect(piece).toHaveTextContent('Still openreport.pdf was removed.');
  expect(screen.getByText(/^0 of 1 answered/)).toBeVisible();
  await user.click(press('Resubmit'));
  expect(await screen.findByText(/before you resubmit\. Still open: 1\./)).toBeVisible();
});

test('a committee member reads what is missing, and answers nothing', async () => {
  await open('cvc_member', 'request_info', { verifications: [buildAsking()] });
  expect(screen.getByText(/1 of 2 answered/)).toHaveTextContent('Answer overdue');
  expect(list().getByText('Still open')).toBeVisible();
  expect(list().queryByRole('button')).toBeNull();
});

test('a claim that nobody answered is closed once the day has passed, and reopened with another day', async () => {
  const { user, claim } = await open('district_officer', 'request_info', { verifications: [buildAsking()] });
  await user.click(press('Close Claim'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Claim' }));
  await user.click(dialog.getByRole('radio', { name: 'No answer' }));
  await user.click(dialog.getByRole('button', { name: 'Close Claim' }));
  await waitFor(() => expect(claim()?.status).toBe('closed'));
  expect(await screen.findByText('Not yet told')).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Closing' }));
  expect(card.getByText('No answer')).toBeVisible();

  await user.click(press('Reopen Claim'));
  const reopening = within(await screen.findByRole('dialog', { name: 'Reopen Claim' }));
  await user.click(reopening.getByRole('button', { name: 'Reopen Claim' }));
  expect((await reopening.findAllByText('Reason for reopening is required')).length).toBeGreaterThan(0);
  await user.type(reopening.getByLabelText(/^Reason for reopening/), 'She came with the letter');
  await user.click(reopening.getByRole('button', { name: 'Reopen Claim' }));
  await waitFor(() => expect(claim()?.status).toBe('request_info'));
  const current = claim();
  expect(current && findAsked(current)).toEqual({ ...buildAsking().asked, until: inDays(14) });
});

test('while an answer is awaited, only a withdrawal closes the claim, with who said so', async () => {
  const { user, claim } = await open('district_officer', 'request_info', {
    verifications: [buildAsking({ until: inDays(3) })],
  });
  await user.click(press('Close Claim'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Claim' }));
  expect(dialog.getByText(/^You can choose No answer after/)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'No answer' }));
  await user.click(dialog.getByRole('button', { name: 'Close Claim' }));
  expect((await dialog.findAllByText(/^An answer is still awaited/)).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('radio', { name: 'Withdrawn by the claimant' }));
  await user.type(dialog.getByLabelText(/^Who withdrew the claim/), 'Her son called');
  await user.click(dialog.getByRole('button', { name: 'Close Claim' }));
  await waitFor(() => expect(claim()).toMatchObject({ status: 'closed', closings: [{ note: 'Her son called' }] }));
});

test('an administrator reopens a claim that was submitted when it was closed, without a day', async () => {
  const { user, claim } = await open('admin', 'closed', { closings: [buildClosing()] });
  await user.click(press('Reopen Claim'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reopen Claim' }));
  expect(dialog.queryByText('Awaited until')).toBeNull();
  await user.type(dialog.getByLabelText(/^Reason for reopening/), 'It was another claim');
  await user.click(dialog.getByRole('button', { name: 'Reopen Claim' }));
  await waitFor(() => expect(claim()?.status).toBe('submitted'));
});

test('what is typed in a dialog is dropped only once asked: on Escape, on Cancel and when another page is opened', async () => {
  const { user, router } = await open('district_officer', 'request_info', { verifications: [buildAsking()] });
  const dialogs = () => screen.queryAllByRole('dialog', { hidden: true });
  await user.click(screen.getAllByRole('button', { name: /^Record the answer: / })[0] as HTMLElement);
  await screen.findByRole('dialog', { name: 'Record the answer' }, { timeout: 10_000 });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialogs()).toHaveLength(0));

  await user.click(screen.getAllByRole('button', { name: /^Record the answer: / })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Record the answer' }));
  await user.click(dialog.getByRole('radio', { name: 'Explained' }));
  await user.type(dialog.getByLabelText(/^What was explained/), 'She has no papers');
  await user.keyboard('{Escape}');
  const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  expect(await dialog.findByLabelText(/^What was explained/)).toHaveValue('She has no papers');

  await act(() => router.navigate('/claims'));
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  expect(router.state.location.pathname).toMatch(/^\/claims\/./);
  expect(await dialog.findByLabelText(/^What was explained/)).toHaveValue('She has no papers');

  await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
  await user.click(within(await question()).getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(dialogs()).toHaveLength(0));
  await act(() => router.navigate('/claims'));
  expect(router.state.location.pathname).toBe('/claims');
});
