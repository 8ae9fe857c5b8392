import { act, screen, within } from '@testing-library/react';
import type { PreferencesChange } from '../domain/settings/settings';
import type { Role } from '../domain/user/roles';
import { savePreferences } from '../store/settings/commands';
import { recordsAt } from '../test/recordsAt';
import { renderApp } from '../test/renderApp';

const inDollars = { dateFormat: 'YYYY-MM-DD', currency: 'USD', exchangeRates: { USD: 4000 } } as const;

async function open(role: Role, at: string, { claims, payments }: ReturnType<typeof recordsAt>) {
  const { user, tab } = await renderApp({ role, at, records: { claims, payments } });
  return {
    user,
    choose: (change: PreferencesChange) =>
      act(async () => {
        expect(await tab.store.dispatch(savePreferences(change))).toMatchObject({ ok: true });
      }),
  };
}

test('the claims list follows the preferences', async () => {
  const { choose } = await open('finance', '/claims', recordsAt('approved', { id: 'CL-1' }));
  expect(await screen.findByText('UGX 1,200,000')).toBeVisible();
  expect(screen.getByText('Amount (UGX)')).toBeVisible();
  expect(screen.getByText('14/06/2025')).toBeVisible();

  await choose(inDollars);
  expect(screen.getByText('≈ USD 300.00')).toBeVisible();
  expect(screen.getByText('Amount (USD)')).toBeVisible();
  expect(screen.getByText('2025-06-14')).toBeVisible();

  await choose({ currency: 'UGX' });
  expect(screen.getByText('UGX 1,200,000')).toBeVisible();
});

test('a claim follows them, and what is being typed on it stays, in shillings', async () => {
  const { user, choose } = await open(
    'cvc_member',
    '/claims/CL-1?tab=cvc',
    recordsAt('under_cvc_review', { id: 'CL-1' }),
  );
  const form = within(await screen.findByRole('form', { name: 'CVC Decision' }));
  const notes = form.getByLabelText('CVC notes');
  const amount = form.getByLabelText(/Approved amount \(UGX\)/);
  await user.click(form.getByLabelText('Approve'));
  await user.type(notes, 'Field seen');
  await user.clear(amount);
  await user.type(amount, '1300000');

  await choose(inDollars);
  // In the heading and in the verification beside the form.
  expect(screen.getAllByText('≈ USD 312.50')).toHaveLength(2);
  expect(screen.getByText(/^Submitted 2025-\d\d-\d\d$/)).toBeVisible();
  // The same fields: nothing was drawn anew.
  expect(form.getByLabelText('CVC notes')).toBe(notes);
  expect(notes).toHaveValue('Field seen');
  expect(amount).toHaveValue('1300000');

  await user.click(form.getByText('Record Decision'));
  expect(
    await screen.findByText(/^You are approving UGX.1,300,000\. The calculated amount is UGX.1,250,000\.$/),
  ).toBeVisible();
});

test('payments follow them, and the form of one stays in shillings', async () => {
  const { user, choose } = await open(
    'finance',
    '/fund-management?payment=PAY-0',
    recordsAt('payment_processing', { id: 'CL-1' }),
  );
  const form = within(await screen.findByLabelText('Process Payment', { selector: 'form' }, { timeout: 10_000 }));
  await user.selectOptions(form.getByLabelText(/Payment status/), 'Failed');
  await user.type(form.getByLabelText(/Failure reason/), 'Wrong account');

  await choose(inDollars);
  expect(screen.getByLabelText('Process payment of ≈ USD 300.00 to Grace Biira, claim CL-1')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Payments' })).getByText(/^Recorded on 2025-07-\d\d/)).toBeVisible();
  expect(form.getByLabelText(/Failure reason/)).toHaveValue('Wrong account');
  const amount = form.getByLabelText(/Amount \(UGX\)/);
  expect(amount).toHaveValue('1,200,000');
  expect(amount).toHaveAccessibleDescription('Up to UGX\u00a01,200,000');
});
