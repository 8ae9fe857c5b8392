import { act, screen, waitFor, within } from '@testing-library/react';
import type { Claim } from '../../../domain/claim/claim';
import type { Role } from '../../../domain/user/roles';
import { recordClaimExport } from '../../../store/audit/recordExport';
import { findClaim } from '../../../store/claims/selectors';
import { buildLastAction } from '../../../test/builders';
import { renderApp } from '../../../test/renderApp';
import { recordsAt } from '../../../test/recordsAt';

async function open(role: Role, status: Claim['status'], own: Partial<Claim> = {}) {
  const { claim, ...records } = recordsAt(status, own);
  const app = await renderApp({ role, at: `/claims/${claim.id}`, records });
  await screen.findByRole('heading', { level: 1, name: /Grace Biira/ }, { timeout: 10_000 });
  return { ...app, claim: () => findClaim(app.tab.store.getState(), claim.id) };
}

const inMain = (name: string) => within(screen.getByRole('main')).queryByRole('button', { name });

test('the toast takes an action back at once, and says so', async () => {
  const { user, claim } = await open('district_officer', 'submitted');
  await user.click(screen.getByRole('button', { name: 'Start Verification' }));
  await user.click(await screen.findByRole('button', { name: 'Undo: Verification started' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(screen.getByText(/^Claim .* of Grace Biira is as it was before$/)).toBeVisible();
  expect(claim()).toMatchObject({ status: 'submitted' });
  expect(inMain('Undo')).toBeNull();
  // The claim that the page shows is the one that it knows of: nothing is told as changed elsewhere.
  expect(screen.queryByText(/was changed by/)).toBeNull();
});

test('the page asks what it undoes, and offers it until a paper is taken', async () => {
  const { user, tab, claim } = await open('admin', 'approved');
  expect(inMain('Undo')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Final Approval' }));
  const form = within(await screen.findByRole('dialog', { name: 'Final Approval' }));
  await user.click(form.getByRole('button', { name: 'Give Final Approval' }));
  await waitFor(() => expect(claim()?.status).toBe('payment_processing'));
  await waitFor(() => expect(inMain('Undo')).toBeVisible());
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Undo' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo "Final approval given"?' }));
  expect(
    question.getByText(/The claim goes back to "4\. Approved"\. The payment that was created is cancelled\./),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(claim()?.status).toBe('payment_processing');

  await act(() => tab.store.dispatch(recordClaimExport('print', claim()?.id ?? '')));
  await waitFor(() => expect(inMain('Undo')).toBeNull());
});

test('it is offered to the person who did it alone', async () => {
  await open('cvc_member', 'approved', { undoable: buildLastAction('cvc_member', { by: 'other.member@uwa.example' }) });
  expect(inMain('Undo')).toBeNull();
});
