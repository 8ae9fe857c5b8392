import { screen, waitFor, within } from '@testing-library/react';
import type { Claim } from '../../../domain/claim/claim';
import { paperRecord } from '../../../domain/workflow/decision';
import { findClaim } from '../../../store/claims/selectors';
import { buildDecision } from '../../../test/builders';
import { recordsAt } from '../../../test/recordsAt';
import { renderApp } from '../../../test/renderApp';

async function open(status: Claim['status'], own: Partial<Claim> = {}) {
  const { claim, ...records } = recordsAt(status, own);
  const app = await renderApp({ role: 'admin', at: `/claims/${claim.id}`, records });
  await screen.findByRole('heading', { level: 1, name: /Grace Biira/ }, { timeout: 10_000 });
  return { ...app, claim: () => findClaim(app.tab.store.getState(), claim.id) };
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }));
const card = (name: string) => within(screen.getByRole('region', { name }));

test('an administrator returns an approval, and the page keeps it with the payment that it cancelled', async () => {
  const { user, claim } = await open('payment_processing');
  await user.click(screen.getByRole('button', { name: 'Return to Committee' }));
  const dialog = await dialogOf('Return to Committee');
  expect(dialog.getByText(/^The final approval is taken back and its payment is cancelled/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Return to Committee' }));
  expect((await dialog.findAllByText('Choose why the claim is returned')).length).toBeGreaterThan(0);
  expect(dialog.getAllByText('Explanation is required').length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('radio', { name: 'Approved amount is wrong' }));
  await user.type(dialog.getByLabelText(/^Explanation/), 'One acre was counted twice');
  await user.click(dialog.getByRole('button', { name: 'Return to Committee' }));
  await waitFor(() => expect(claim()?.status).toBe('under_cvc_review'));
  const decision = card('Committee decision');
  expect(await decision.findByText('One acre was counted twice')).toBeVisible();
  expect(decision.getByText('Ruth Namono')).toBeVisible();
  expect(decision.getByText('Approved amount is wrong')).toBeVisible();
  expect(card('Payment summary').getByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Return to Committee' })).toBeNull();
});

test('it says at once that a payment was already sent', async () => {
  const { claim, payments } = recordsAt('payment_processing');
  const sent = payments.map((payment) => ({ ...payment, paymentStatus: 'processing' as const }));
  const records = { claims: [claim], payments: sent };
  const { user } = await renderApp({ role: 'admin', at: `/claims/${claim.id}`, records });
  await user.click(await screen.findByRole('button', { name: 'Return to Committee' }, { timeout: 10_000 }));
  const dialog = await dialogOf('Return to Committee');
  expect(dialog.getByText(/^A payment of this claim was already sent/)).toBeVisible();
});

test('an administrator reopens a rejection with a reason, and the page keeps it', async () => {
  const { user, claim } = await open('rejected');
  await user.click(screen.getByRole('button', { name: 'Reopen Claim' }));
  const dialog = await dialogOf('Reopen Claim');
  await user.click(dialog.getByRole('button', { name: 'Reopen Claim' }));
  expect((await dialog.findAllByText('Reason for reopening is required')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText(/^Reason for reopening/), 'The police report came');
  await user.click(dialog.getByRole('button', { name: 'Reopen Claim' }));
  await waitFor(() => expect(claim()?.status).toBe('under_verification'));
  const verification = card('District verification');
  expect(await verification.findByText('The police report came')).toBeVisible();
  expect(verification.getByText('Not wildlife')).toBeVisible();
});

test('a rejection on paper says before it is tried that it cannot be reopened', async () => {
  const decision = buildDecision({ decision: 'reject', approvedAmount: undefined, decidedBy: paperRecord });
  const { user } = await open('rejected', { verifications: [], decisions: [decision] });
  await user.click(screen.getByRole('button', { name: 'Reopen Claim' }));
  const dialog = await dialogOf('Reopen Claim');
  expect(dialog.getByText(/^This claim was rejected on paper/)).toBeVisible();
});
