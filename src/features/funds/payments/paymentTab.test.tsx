import type { RegisterRecords } from '../../../domain/register/kinds/kinds';
import { act, screen, waitFor, within } from '@testing-library/react';
import readWorkbook from 'read-excel-file/node';
import type { Role } from '../../../domain/user/roles';
import { retryPayment, updatePayment } from '../../../test/claimCommands';
import { findClaim } from '../../../store/claims/selectors';
import { selectClaimPayments } from '../../../store/payments/selectors';
import { buildDecision, buildPayment, completePaymentForm } from '../../../test/builders';
import { exportsIn } from '../../../test/exportsIn';
import { recordsAt } from '../../../test/recordsAt';
import { renderApp } from '../../../test/renderApp';
import { savedFile } from '../../../test/files/savedFile';

jest.mock('../../../platform/download', () => ({ saveFile: jest.fn() }));

const inPayment = recordsAt('payment_processing', { id: 'CL-1' });
const other = recordsAt('payment_processing', {
  id: 'CL-2',
  claimant: { ...inPayment.claim.claimant, fullName: 'Moses Baluku' },
});
/** Two claims in payment; CL-1 has waited longer. */
const records = {
  claims: [inPayment.claim, other.claim],
  payments: [
    ...inPayment.payments,
    buildPayment({ id: 'PAY-00', claimId: 'CL-2', payeeName: 'Moses Baluku', createdAt: '2025-07-04T07:00:00.000Z' }),
  ],
};

type Options = { at?: string; role?: Role; laidDown?: Partial<RegisterRecords> };

async function open({ at = '', role = 'finance', laidDown = records }: Options = {}) {
  const app = await renderApp({ role, at: `/fund-management${at}`, records: laidDown });
  await screen.findByRole('heading', { level: 2, name: 'Payments' }, { timeout: 10_000 });
  const state = () => app.tab.store.getState();
  return {
    ...app,
    claim: () => findClaim(state(), 'CL-1'),
    payments: () => selectClaimPayments(state(), 'CL-1'),
  };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const cards = () => within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem');
const form = () => within(screen.getByLabelText('Process Payment', { selector: 'form' }));
const card = (claimId: string) => screen.getByLabelText(new RegExp(`^(Process|View) payment of .*, claim ${claimId}$`));
const update = () => form().getByText('Update Payment');
const address = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.search;

test('a payment that waits for conditions says so in the list and above its button, and sends no money', async () => {
  const decisions = [buildDecision({ conditions: ['Bring the receipts'] })];
  const waiting = recordsAt('payment_processing', { id: 'CL-1', decisions });
  const { user, payments } = await open({ laidDown: { ...records, claims: [waiting.claim, other.claim] } });
  expect(cards().map((item) => within(item).queryByText('Waiting for conditions') !== null)).toEqual([true, false]);
  await user.click(card('CL-1'));
  expect(form().getByRole('note')).toHaveTextContent(
    /^Payment waits until these conditions are met.*Bring the receipts$/,
  );
  // Without a question: what is refused anyway is not asked about.
  await user.selectOptions(form().getByLabelText(/Payment status/), 'Success');
  await user.type(form().getByLabelText(/Payment reference/), 'MM-1');
  await user.click(update());
  const refused = await screen.findByRole('alert');
  expect(form().getByRole('alert')).toBe(refused);
  expect(refused).toHaveTextContent(/^Payment waits until these conditions are met.*Bring the receipts$/);
  expect(screen.getAllByText(/Bring the receipts/)).toHaveLength(1);

  await user.selectOptions(form().getByLabelText(/Payment status/), 'Processing');
  await user.click(update());
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(payments()).toMatchObject([{ paymentStatus: 'pending' }]);
});

test('a payment fails with its reason and is retried to a corrected account', async () => {
  const app = await open();
  const { user, claim, payments } = app;
  expect(cards().map((item) => item.textContent)).toEqual([
    expect.stringContaining('CL-1'),
    expect.stringContaining('CL-2'),
  ]);
  await user.click(card('CL-1'));
  expect(address(app)).toBe('?payment=PAY-0');
  expect(screen.getByLabelText('Process Payment', { selector: 'section' })).toHaveFocus();

  await user.selectOptions(form().getByLabelText(/Payment status/), 'Failed');
  await user.click(update());
  expect(await form().findByText('Failure reason is required when status is failed')).toBeVisible();
  expect(await screen.findByText('Error')).toBeVisible();
  await user.type(form().getByLabelText(/Failure reason/), 'Invalid account number');
  await user.click(update());
  expect(await screen.findByText('Payment updated successfully')).toBeVisible();
  await waitFor(() => expect(address(app)).toBe(''));
  expect(card('CL-2')).toHaveFocus();
  expect(claim()?.status).toBe('payment_failed');
  expect(cards()[0]).toHaveTextContent('Invalid account number');

  await user.click(card('CL-1'));
  await user.click(screen.getByText('Retry Payment'));
  const number = await screen.findByLabelText(/Mobile money number/);
  await user.clear(number);
  await user.type(number, '+256701222333');
  expect(screen.getByRole('region', { name: 'Retry Payment' })).toBeVisible();
  await user.click(button('Retry Payment'));
  expect(await screen.findByText('New payment created')).toBeVisible();
  expect(claim()?.status).toBe('payment_processing');
  expect(payments()).toMatchObject([
    { paymentStatus: 'failed', payeeAccount: '+256772123456' },
    { paymentStatus: 'pending', payeeAccount: '+256701222333' },
  ]);
  // Retried, it asks for nothing any more; each payment stands in one place, and together they are all.
  const shown = within(screen.getByRole('group', { name: 'Filter by status' })).getAllByRole('button');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'All 3',
    'Pending 2',
    'Processing 0',
    'Success 0',
    'Failed 0',
    'Failed and retried 1',
  ]);
  await user.click(button('Failed and retried 1'));
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards()[0]).toHaveTextContent('Invalid account number · Retried later');
  expect(address(app)).toBe('?status=retried');
});

test('a claim is paid in two instalments, each asked about', async () => {
  const { user, claim, payments } = await open({ at: '?payment=PAY-0' });
  await user.selectOptions(form().getByLabelText(/Payment status/), 'Success');
  const amount = form().getByLabelText(/Amount/);
  await user.clear(amount);
  await user.type(amount, '1200001');
  await user.click(update());
  expect(await form().findByText('Payment reference is required')).toBeVisible();
  await user.type(form().getByLabelText(/Payment reference/), 'MM-1');
  await user.click(update());
  expect(await form().findByText('Amount cannot exceed the outstanding amount')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '500000');
  await user.click(update());
  expect(await screen.findByText(/UGX.500,000 to Grace Biira, Mobile Money \+256772123456/)).toBeVisible();
  await user.click(screen.getByText('Record as successful'));
  await waitFor(() => expect(payments()).toHaveLength(2));
  expect(claim()?.status).toBe('payment_processing');

  await user.click(await screen.findByLabelText(/^Process payment of UGX.700,000/));
  expect(within(screen.getByLabelText('Payments for this claim')).getAllByRole('listitem')).toHaveLength(2);
  await user.selectOptions(form().getByLabelText(/Payment status/), 'Success');
  await user.type(form().getByLabelText(/Payment reference/), 'MM-2');
  await user.click(update());
  await user.click(await screen.findByText('Record as successful'));
  await waitFor(() => expect(claim()?.status).toBe('paid'));

  // The first instalment came back: it is corrected with a reason, and the claim waits for its retry.
  await user.click(await screen.findByLabelText(/^View payment of UGX.500,000/));
  const status = form().getByLabelText(/Payment status/);
  expect(within(status).queryByRole('option', { name: 'Pending' })).toBeNull();
  await user.selectOptions(status, 'Failed');
  await user.type(form().getByLabelText(/Failure reason/), 'Returned');
  await user.click(update());
  expect(await form().findByText('A reason is required to correct an earlier payment')).toBeVisible();
  await user.type(form().getByLabelText(/Reason for the change/), 'The operator says so');
  await user.click(update());
  await user.click(await screen.findByText('Correct payment'));
  await waitFor(() => expect(claim()?.status).toBe('payment_failed'));
  expect(payments()).toMatchObject([
    { amount: 500_000, paymentStatus: 'failed' },
    { amount: 700_000, paymentStatus: 'success' },
  ]);
  await user.click(await screen.findByLabelText(/^Process payment of UGX.500,000/));
  expect(screen.getByText('Retry Payment')).toBeVisible();
});

test('a success set to failed needs the reason for the change', async () => {
  const { user, claim } = await open({ laidDown: recordsAt('paid', { id: 'CL-1' }), at: '?payment=PAY-0' });
  await user.selectOptions(form().getByLabelText(/Payment status/), 'Failed');
  await user.type(form().getByLabelText(/Failure reason/), 'Returned');
  await user.click(update());
  expect(await form().findByText('A reason is required to change a successful payment')).toBeVisible();
  expect(claim()?.status).toBe('paid');
  await user.type(form().getByLabelText(/Reason for the change/), 'The bank sent it back');
  await user.click(update());
  await user.click(await screen.findByText('Correct payment'));
  await waitFor(() => expect(claim()?.status).toBe('payment_failed'));
});

test('a failed payment that was retried can be corrected, but not retried again', async () => {
  const { claim, payments } = recordsAt('payment_processing', { id: 'CL-1' });
  const failed = buildPayment({ id: 'PAY-1', claimId: 'CL-1', paymentStatus: 'failed', failureReason: 'Bounced' });
  const laidDown = { claims: [claim], payments: [failed, ...payments.map((payment) => ({ ...payment, number: 2 }))] };
  const app = await open({ laidDown, at: '?payment=PAY-1' });
  expect(form().getByLabelText(/Reason for the change/)).toHaveAccessibleDescription('This claim has a later payment.');
  expect(screen.queryByText('Retry Payment')).toBeNull();
  await app.user.click(within(screen.getByLabelText('Payments for this claim')).getByRole('button'));
  expect(address(app)).toBe('?payment=PAY-0');
  expect(form().queryByLabelText(/Reason for the change/)).toBeNull();
});

test('what was typed is not lost to another card, another page or Close without asking', async () => {
  const app = await open({ at: '?payment=PAY-0' });
  const { user, router } = app;
  await user.type(form().getByLabelText(/Payment reference/), 'EFT-7');
  for (const leave of [card('CL-2'), button('Close payment'), screen.getByRole('link', { name: 'Claims' })]) {
    await user.click(leave);
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(question).toHaveTextContent(/UGX.1,200,000 to Grace Biira/);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(form().getByLabelText(/Payment reference/)).toHaveValue('EFT-7');
    expect(router.state.location).toMatchObject({ pathname: '/fund-management', search: '?payment=PAY-0' });
  }
  // A filter leaves the form where it is.
  await user.click(button(/^Pending/));
  expect(form().getByLabelText(/Payment reference/)).toHaveValue('EFT-7');

  await user.click(card('CL-2'));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(address(app)).toBe('?payment=PAY-00&status=pending'));
  expect(form().getByLabelText(/Payment reference/)).toHaveValue('');
});

test('a change made elsewhere is told, refused once, and nothing typed is lost', async () => {
  const { user, browser, payments } = await open({ at: '?payment=PAY-0' });
  const tab = browser.openTab();
  await tab.opened;
  await user.type(form().getByLabelText(/Payment reference/), 'EFT-7');
  await act(() =>
    tab.store.dispatch(
      updatePayment({ id: 'CL-1', rev: 4 }, 'PAY-0', completePaymentForm({ paymentStatus: 'processing' })),
    ),
  );
  expect(screen.getByText(/This claim was changed by .* Your entries are kept\./)).toBeVisible();
  await user.click(update());
  expect((await screen.findAllByText(/^Not saved: .*Check it/))[0]).toBeVisible();
  expect(form().getByLabelText(/Payment reference/)).toHaveValue('EFT-7');
  await user.click(update());
  // The status that the other tab chose is not taken back by a form that never touched it.
  await waitFor(() => expect(payments()).toMatchObject([{ paymentRef: 'EFT-7', paymentStatus: 'processing' }]));
});

test('a form nobody has touched says that its claim has changed, until it is read', async () => {
  const { user, browser } = await open({ at: '?payment=PAY-0' });
  const tab = browser.openTab();
  await tab.opened;
  expect(form().getByLabelText(/Payment status/)).toHaveValue('pending');
  await act(() =>
    tab.store.dispatch(
      updatePayment({ id: 'CL-1', rev: 4 }, 'PAY-0', completePaymentForm({ paymentStatus: 'processing' })),
    ),
  );
  const told = screen.getByText(/^This claim was changed by .* Its status is now "5\. Payment Processing"\.$/);
  expect(told).toBeVisible();
  expect(form().getByLabelText(/Payment status/)).toHaveValue('processing');
  await user.click(button('Close'));
  expect(told).not.toBeInTheDocument();
});

test('a retry that was made elsewhere is not offered any more, and what was typed stays', async () => {
  const { user, browser } = await open({ at: '?payment=PAY-0' });
  const tab = browser.openTab();
  await tab.opened;
  const failed = completePaymentForm({ paymentStatus: 'failed', failureReason: 'Invalid account number' });
  await act(() => tab.store.dispatch(updatePayment({ id: 'CL-1', rev: 4 }, 'PAY-0', failed)));
  await user.click(button('Retry Payment'));
  const retry = within(await screen.findByRole('form', { name: 'Retry Payment' }));
  await user.type(retry.getByLabelText(/Payee name/), ' Senior');
  const { paymentMethod, payeeName, payeeAccount } = inPayment.payments[0] ?? buildPayment();
  const again = retryPayment({ id: 'CL-1', rev: 5 }, { paymentMethod, payeeName, payeeAccount });
  await act(() => tab.store.dispatch(again));
  expect(retry.getByText(/Your entries are kept\. .*You can no longer submit this form\./)).toBeVisible();
  expect(retry.queryByRole('button', { name: 'Retry Payment' })).toBeNull();
  expect(retry.getByDisplayValue(/ Senior$/)).toBeVisible();
});

test('filter and search narrow the list; nothing found offers Clear all', async () => {
  const app = await open();
  const { user } = app;
  await user.type(screen.getByRole('searchbox', { name: 'Search payments' }), 'moses');
  await waitFor(() => expect(cards()).toHaveLength(1));
  await user.click(button('Failed 0'));
  expect(await screen.findByText('No payments match')).toBeVisible();
  expect(address(app)).toBe('?status=failed');
  await user.click(button('Clear all'));
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('figures, an unknown payment, and a register without payments', async () => {
  const first = await open({ at: '?payment=PAY-404', role: 'admin' });
  expect(screen.getByText('The payment with ID PAY-404 could not be found. Nothing was changed.')).toBeVisible();
  expect(screen.getByText('Pending Payments').nextElementSibling).toHaveTextContent('2');
  expect(screen.getByText('Available Funds').nextElementSibling).toHaveTextContent('UGX 50,000,000');
  first.unmount();

  await open({ laidDown: {} });
  expect(screen.getByText('Payments appear here once a claim has final approval.')).toBeVisible();
});

test('on a phone the payment lies over the list and the focus returns to its card', async () => {
  const width = window.innerWidth;
  window.innerWidth = 360;
  try {
    const { user } = await open();
    await user.click(card('CL-1'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Process Payment' }));
    await user.click(dialog.getByRole('button', { name: 'Close payment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(card('CL-1')).toHaveFocus();
  } finally {
    window.innerWidth = width;
  }
});

test('the payment schedule holds the payments shown that are to be made, in their order', async () => {
  const failed = recordsAt('payment_failed', { id: 'CL-3' });
  const paid = recordsAt('paid', { id: 'CL-4' });
  const laidDown = {
    claims: [...records.claims, failed.claim, paid.claim],
    payments: [
      ...records.payments,
      ...[failed, paid].flatMap(({ claim, payments }) =>
        payments.map((payment) => ({ ...payment, id: `PAY-${claim.id}` })),
      ),
    ],
  };
  const { user, tab } = await open({ laidDown });
  await user.click(button('Payment Schedule'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment Schedule' }));
  const lines = () => within(dialog.getByRole('list', { name: 'Payments in the schedule' })).getAllByRole('listitem');
  expect(lines().map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['1CL-1', '2CL-2']);
  // What failed asks for something; what is settled does not.
  expect(dialog.getByRole('region', { name: '1 claim left out' })).toHaveTextContent('CL-3');
  await user.click(dialog.getByRole('button', { name: 'Download Excel' }));
  const { name, file } = await savedFile();
  expect(name).toMatch(/^payment-schedule-.*\.xlsx$/);
  const [, sheet] = await act(async () => readWorkbook(Buffer.from(await file.arrayBuffer())));
  expect(sheet?.data.at(-1)).toEqual(['Total', null, null, null, null, null, 2_400_000]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(exportsIn(tab)).toMatchObject([
      { action: 'PAYMENT_SCHEDULE_MADE', details: { file: name, format: 'xlsx', rows: 2 } },
    ]),
  );

  await user.type(screen.getByRole('searchbox', { name: 'Search payments' }), 'moses');
  await waitFor(() => expect(cards()).toHaveLength(1));
  await user.click(button('Payment Schedule'));
  const narrowed = within(await screen.findByRole('list', { name: 'Payments in the schedule' }));
  expect(narrowed.getAllByRole('listitem')).toHaveLength(1);
});
