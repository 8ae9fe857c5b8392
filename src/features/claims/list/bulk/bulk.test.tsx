import type { RegisterRecords } from '../../../../domain/register/kinds/kinds';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Claim } from '../../../../domain/claim/claim';
import type { Role } from '../../../../domain/user/roles';
import { decideClaim, startVerification } from '../../../../test/claimCommands';
import { findClaim } from '../../../../store/claims/selectors';
import { selectClaimPayments } from '../../../../store/payments/selectors';
import { buildDecision, buildPayment, completeDecisionForm } from '../../../../test/builders';
import { recordsAt } from '../../../../test/recordsAt';
import { renderApp } from '../../../../test/renderApp';

/** CL-1, CL-2 and so on, one at each of the statuses. */
function recordsOf(...statuses: Claim['status'][]) {
  const all = statuses.map((status, index) => {
    const { claim, payments } = recordsAt(status, { id: `CL-${index + 1}` });
    return { claim, payments: payments.map((payment) => ({ ...payment, id: `PAY-0${index}` })) };
  });
  return { claims: all.map(({ claim }) => claim), payments: all.flatMap(({ payments }) => payments) };
}

/** The list with all its claims selected and the dialog of a bulk action open. */
async function open(role: Role, action: string, ...statuses: Claim['status'][]) {
  return openAt('/claims', role, action, ...statuses);
}

async function openAt(at: string, role: Role, action: string, ...statuses: Claim['status'][]) {
  return openWith(recordsOf(...statuses), at, role, action);
}

async function openWith(records: Partial<RegisterRecords>, at: string, role: Role, action: string) {
  const app = await renderApp({ role, at, records });
  await app.user.click(await screen.findByLabelText('Select all claims on this page'));
  await app.user.click(await screen.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog', { name: action }));
  const state = () => app.tab.store.getState();
  return {
    ...app,
    dialog,
    claim: (number: number) => findClaim(state(), `CL-${number}`),
    payments: (number: number) => selectClaimPayments(state(), `CL-${number}`),
    send: (words: string) => app.user.click(dialog.getByRole('button', { name: words })),
    leftOut: () => within(dialog.getByRole('region', { name: /left out$/ })).getAllByRole('listitem'),
  };
}

const aboveCalculated = 'Approve more than the calculated amount?';

const sure = async (user: Awaited<ReturnType<typeof renderApp>>['user'], title: string, words: string) => {
  const question = within(await screen.findByRole('alertdialog', { name: title }));
  await user.click(question.getByRole('button', { name: words }));
};

test('an officer forwards what can be forwarded, each with its schedule and compensation', async () => {
  const { user, dialog, claim, send, leftOut } = await open(
    'district_officer',
    'Bulk Forward',
    'submitted',
    'referred_district',
    'rejected',
  );
  expect(leftOut().map(({ textContent }) => textContent)).toEqual([
    'CL-3 Grace BiiraVerify & Forward is not possible: the claim\'s status is "Rejected".',
  ]);
  await user.click(dialog.getByRole('button', { name: '1 claim is left out. See the reason below.' }));
  expect(document.activeElement).toContainElement(dialog.getByRole('region', { name: /left out$/ }));
  // What an earlier verification found is there already.
  expect(dialog.getByLabelText('Calculated compensation (UGX), CL-2')).toHaveValue('1,250,000');
  expect(dialog.getByLabelText('Valuation schedule version, CL-2')).toHaveValue('v2024.1');

  await send('Forward 2 claims');
  const compensation = dialog.getByLabelText('Calculated compensation (UGX), CL-1');
  // Neither can be valued without somebody's look: the notes say why the amounts are right.
  const notes = dialog.getByLabelText('Verification notes, for all claims');
  await waitFor(() => expect(notes).toHaveFocus());
  expect(notes).toHaveAccessibleDescription('Say why the compensation differs from the lines');
  // The schedule of the day of the incident.
  expect(dialog.getByLabelText('Valuation schedule version, CL-1')).toHaveValue('v2024.1');
  expect(compensation).toHaveAccessibleDescription('Calculated compensation must be a positive number');
  expect(claim(2)?.status).toBe('referred_district');

  await user.type(compensation, '400000');
  expect(compensation).not.toBeInvalid();
  await user.selectOptions(dialog.getByLabelText('Use this schedule for all'), 'v2023.4');
  expect(dialog.getByLabelText('Valuation schedule version, CL-2')).toHaveValue('v2023.4');
  await user.type(notes, 'Seen on the ground');
  expect(dialog.getByText('UGX 1,650,000')).toBeVisible();

  await send('Forward 2 claims');
  expect(await screen.findByText('2 claims forwarded to CVC')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByLabelText('Selected claims')).toBeNull();
  expect(screen.getByLabelText('Select all claims on this page')).toHaveFocus();
  expect(claim(1)).toMatchObject({ status: 'under_cvc_review', calculatedCompensation: 400_000 });
  expect(claim(2)).toMatchObject({
    status: 'under_cvc_review',
    verifications: [{}, { valuationScheduleVersion: 'v2023.4', verificationNotes: 'Seen on the ground' }],
  });
  expect(claim(3)?.status).toBe('rejected');
});

test('one reason asks for information on all, and keeps what was verified', async () => {
  const { user, dialog, claim, send } = await open(
    'district_officer',
    'Bulk Request Info',
    'referred_district',
    'under_verification',
  );
  await send('Request information on 2 claims');
  const reason = dialog.getByLabelText(/^Action reason, for all claims/);
  await waitFor(() => expect(reason).toHaveFocus());
  expect(reason).toHaveAccessibleDescription('Action reason is required when rejecting or requesting info');
  await user.type(reason, 'No photo of the field');
  await send('Request information on 2 claims');
  expect(await screen.findByText('2 claims marked for additional information')).toBeVisible();
  expect(claim(1)).toMatchObject({
    status: 'request_info',
    verifications: [{}, { actionReason: 'No photo of the field', valuationScheduleVersion: 'v2024.1' }],
  });
  expect(claim(2)?.status).toBe('request_info');
});

test('reasons are chosen once for all, and need no text beside them', async () => {
  const { user, dialog, claim, send } = await open('district_officer', 'Bulk Request Info', 'submitted', 'submitted');
  await send('Request information on 2 claims');
  const reason = dialog.getByLabelText(/^Action reason, for all claims/);
  await waitFor(() => expect(reason).toBeInvalid());
  await user.click(dialog.getByRole('combobox', { name: 'Reasons, for all claims' }));
  await user.click(screen.getByRole('option', { name: 'Police report missing' }));
  await user.click(screen.getByRole('option', { name: 'Proof of identity missing' }));
  expect(screen.queryByRole('option', { name: 'Reported too late' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(reason).toBeValid());
  await send('Request information on 2 claims');
  expect(await screen.findByText('2 claims marked for additional information')).toBeVisible();
  for (const number of [1, 2]) {
    expect(claim(number)?.verifications.at(-1)?.reasons).toEqual(['police_report', 'identity']);
  }
});

test('the committee approves the calculated amounts or lower ones, without a question', async () => {
  const { user, dialog, claim, send, leftOut } = await open(
    'cvc_member',
    'Bulk Approve',
    'under_cvc_review',
    'under_cvc_review',
    'under_cvc_review',
    'approved',
  );
  await user.click(dialog.getByRole('button', { name: 'Leave out CL-3' }));
  expect(leftOut()).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Put back CL-3' }));
  await user.click(await dialog.findByRole('button', { name: 'Leave out CL-3' }));

  const amount = dialog.getByLabelText('Approved amount (UGX), CL-2');
  expect(amount).toHaveValue('1,250,000');
  await user.clear(amount);
  await user.type(amount, '750000{Tab}');
  expect(amount).toHaveValue('750,000');

  await send('Approve 2 claims');
  expect(await screen.findByText('2 claims approved')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect([1, 2, 3].map((number) => claim(number)?.approvedAmount)).toEqual([1_250_000, 750_000, undefined]);
});

test('Enter goes down the amounts and marks the next, which is typed over; no amount is misread', async () => {
  const { user, dialog, claim, send } = await open(
    'cvc_member',
    'Bulk Approve',
    'under_cvc_review',
    'under_cvc_review',
  );
  const [first, second] = [1, 2].map((number) => dialog.getByLabelText(`Approved amount (UGX), CL-${number}`));
  if (!first || !second) throw new Error('No amounts');
  await user.click(first);
  await user.keyboard('{Enter}2000000');
  expect(second).toHaveValue('2000000');
  expect(second).toHaveAccessibleDescription('Above the calculated amount');
  expect(first).toHaveAccessibleDescription('');

  // An edit of the amount shown, and a text that is none.
  await user.click(first);
  await user.keyboard('{End}{Backspace}{Tab}');
  expect(first).toHaveValue('125,000');
  await user.clear(first);
  await user.type(first, '1,5{Tab}');
  expect(first).toHaveValue('1,5');
  await send('Approve 2 claims');
  await waitFor(() => expect(first).toBeInvalid());
  await user.clear(first);
  await user.type(first, '1,500');

  await send('Approve 2 claims');
  const question = await screen.findByRole('alertdialog', { name: aboveCalculated });
  expect(question).toHaveTextContent('Claims above the calculated amount: 1.');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(claim(1)?.status).toBe('under_cvc_review');

  await send('Approve 2 claims');
  // The second click of a double click.
  const again = await screen.findByRole('alertdialog', { name: aboveCalculated });
  const beside = again.closest('.MuiDialog-container');
  if (!beside) throw new Error('No backdrop');
  await user.click(beside);
  await sure(user, aboveCalculated, 'Approve 2 claims');
  await waitFor(() => expect([1, 2].map((number) => claim(number)?.approvedAmount)).toEqual([1500, 2_000_000]));
});

test('what was typed is not dropped without asking', async () => {
  const { user, dialog, router } = await open('cvc_member', 'Bulk Approve', 'under_cvc_review');
  const leave = 'Leave without saving?';
  await user.type(dialog.getByLabelText('CVC notes, for all claims'), 'Seen');
  await user.keyboard('{Escape}');
  await sure(user, leave, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await act(() => router.navigate('/claims?status=paid'));
  await sure(user, leave, 'Cancel');
  expect(router.state.location.search).toBe('');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(dialog.getByLabelText('CVC notes, for all claims')).toHaveValue('Seen');

  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await sure(user, leave, 'Leave');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('another address closes the dialog of claims that the list may not hold any more', async () => {
  const { router } = await open('cvc_member', 'Bulk Approve', 'under_cvc_review');
  await act(() => router.navigate('/claims?status=paid'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a deed that empties the list leaves the focus at the filters', async () => {
  const { user, dialog, send } = await openAt(
    '/claims?status=under_cvc_review',
    'cvc_member',
    'Bulk Reject',
    'under_cvc_review',
  );
  await user.type(dialog.getByLabelText(/^Decision note, for all claims/), 'No');
  await send('Reject 1 claim');
  expect(await screen.findByText('1 claim rejected')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Filters/ })).toHaveFocus());
});

test('the committee rejects with one note, without a question', async () => {
  const { user, dialog, claim, send } = await open('cvc_member', 'Bulk Reject', 'under_cvc_review', 'paid');
  await user.type(dialog.getByLabelText(/^Decision note, for all claims/), 'Outside the schedule');
  await send('Reject 1 claim');
  expect(await screen.findByText('1 claim rejected')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(claim(1)).toMatchObject({ status: 'rejected', decisions: [{ decisionNote: 'Outside the schedule' }] });
  expect(claim(2)?.status).toBe('paid');
});

test('an administrator marks as paid with a reference each, without a question', async () => {
  const { user, dialog, payments, claim, send } = await open(
    'admin',
    'Bulk Mark Paid',
    'approved',
    'payment_processing',
    'payment_failed',
  );
  await user.type(dialog.getByLabelText('Payment reference, CL-1'), 'MM-1');
  await send('Mark 2 claims as paid');
  await waitFor(() => expect(dialog.getByLabelText('Payment reference, CL-2')).toHaveFocus());
  await user.type(dialog.getByLabelText('Payment reference, CL-2'), 'MM-1');
  expect(dialog.getByLabelText('Payment reference, CL-2')).toHaveAccessibleDescription('Also used for CL-1');
  await user.type(dialog.getByLabelText('Payment reference, CL-2'), '{Backspace}2');
  expect(dialog.getByLabelText('Payment reference, CL-2')).toHaveAccessibleDescription('');
  await send('Mark 2 claims as paid');
  expect(await screen.findByText('2 claims marked as paid')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect([1, 2].map((number) => payments(number)[0])).toMatchObject([
    { paymentRef: 'MM-1', paymentStatus: 'success' },
    { paymentRef: 'MM-2', paymentStatus: 'success' },
  ]);
  expect(claim(3)?.status).toBe('payment_failed');
});

test('a reference that another claim has already is told at its cell and in the question, and may be used', async () => {
  const { claims } = recordsOf('approved', 'approved');
  const elsewhere = buildPayment({ id: 'PAY-9', claimId: 'CL-9', paymentStatus: 'success', paymentRef: 'MM-9' });
  const records = { claims: [...(claims ?? []), recordsAt('paid', { id: 'CL-9' }).claim], payments: [elsewhere] };
  const { user, dialog, send } = await openWith(records, '/claims', 'admin', 'Bulk Mark Paid');
  await user.type(dialog.getByLabelText('Payment reference, CL-1'), 'mm-9');
  expect(dialog.getByLabelText('Payment reference, CL-1')).toHaveAccessibleDescription('Also used for CL-9');
  await user.type(dialog.getByLabelText('Payment reference, CL-2'), 'MM-2');
  await send('Mark 2 claims as paid');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Payment references that another claim has: mm-9 (CL-9).',
  );
  await sure(user, 'Use these payment references again?', 'Mark 2 claims as paid');
  expect(await screen.findByText('2 claims marked as paid')).toBeVisible();
});

test('a claim that waits for conditions is left out of Bulk Mark Paid, with the conditions', async () => {
  const decisions = [buildDecision({ conditions: ['Bring the receipts', 'Fence the garden'] })];
  const claims = [{ id: 'CL-1' }, { id: 'CL-2', decisions }].map((own) => recordsAt('approved', own).claim);
  const { leftOut, dialog } = await openWith({ claims }, '/claims', 'admin', 'Bulk Mark Paid');
  expect(leftOut().map(({ textContent }) => textContent)).toEqual([
    'CL-2 Grace BiiraPayment waits until this is met and ticked: Bring the receipts; Fence the garden',
  ]);
  expect(dialog.getByRole('button', { name: 'Mark 1 claim as paid' })).toBeEnabled();
});

test('a claim with an open point of its checklist is left out of Bulk Forward, with the points', async () => {
  const claims = [{ id: 'CL-1' }, { id: 'CL-2', checklist: undefined }].map((own) => recordsAt('submitted', own).claim);
  const { leftOut } = await openWith({ claims }, '/claims', 'district_officer', 'Bulk Forward');
  expect(leftOut().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^CL-2 Grace BiiraThe checklist is not complete: /),
  ]);
});

test('nothing to do is said, with the reasons', async () => {
  const { dialog, leftOut } = await open('cvc_member', 'Bulk Approve', 'paid', 'rejected');
  expect(dialog.getByText(/^No action is possible on the selected claims/)).toBeVisible();
  expect(leftOut()).toHaveLength(2);
  expect(dialog.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

describe('a claim that another tab changes while the dialog is open', () => {
  test('is left out with what it came to, and the rest is done', async () => {
    const { browser, dialog, claim, send, leftOut } = await open(
      'cvc_member',
      'Bulk Approve',
      'under_cvc_review',
      'under_cvc_review',
    );
    const other = browser.openTab();
    await other.opened;
    await act(() => other.store.dispatch(decideClaim({ id: 'CL-2', rev: 4 }, completeDecisionForm())));
    await dialog.findByRole('button', { name: 'Approve 1 claim' });
    expect(dialog.getByText(/^1 of these claims was changed elsewhere\./)).toBeVisible();
    expect(leftOut()[0]).toHaveTextContent(
      /CL-2 .*is not possible: .*"4\. Approved"\.This claim was changed by Cvc Member/,
    );
    await send('Approve 1 claim');
    expect(await screen.findByText('1 claim approved')).toBeVisible();
    expect([claim(1)?.rev, claim(2)?.rev]).toEqual([5, 5]);
  });

  test('takes back the question that was open', async () => {
    const { user, browser, dialog, send } = await open(
      'cvc_member',
      'Bulk Approve',
      'under_cvc_review',
      'under_cvc_review',
    );
    const other = browser.openTab();
    await other.opened;
    await user.type(dialog.getByLabelText('Approved amount (UGX), CL-1'), '0');
    await user.type(dialog.getByLabelText('CVC notes, for all claims'), 'As discussed');
    await send('Approve 2 claims');
    expect(await screen.findByRole('alertdialog', { name: aboveCalculated })).toBeVisible();
    await act(() => other.store.dispatch(decideClaim({ id: 'CL-2', rev: 4 }, completeDecisionForm())));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await dialog.findByRole('button', { name: 'Approve 1 claim' })).toBeVisible();
  });

  test('and that can still be done refuses the first press, all of it, and is done at the second', async () => {
    const { user, browser, dialog, claim, send } = await open(
      'district_officer',
      'Bulk Forward',
      'submitted',
      'under_verification',
    );
    const other = browser.openTab();
    await other.opened;
    await user.selectOptions(dialog.getByLabelText('Use this schedule for all'), 'v2024.1');
    await user.type(dialog.getByLabelText('Calculated compensation (UGX), CL-1'), '1000');
    await user.type(dialog.getByLabelText('Calculated compensation (UGX), CL-2'), '2000');
    await user.type(dialog.getByLabelText('Verification notes, for all claims'), 'Seen on the ground');
    await act(() => other.store.dispatch(startVerification({ id: 'CL-1', rev: 4 })));
    expect(
      await dialog.findByText(/^This claim was changed by District Officer on .* "2\. Under Verification"\.$/),
    ).toBeVisible();

    await send('Forward 2 claims');
    expect(
      await dialog.findByText(/^Claim CL-1: Not saved: .* changed this claim .* Check it before you decide\.$/),
    ).toBeVisible();
    expect([claim(1)?.status, claim(2)?.status]).toEqual(['under_verification', 'under_verification']);
    expect(dialog.getByLabelText('Calculated compensation (UGX), CL-1')).toHaveValue('1,000');

    await send('Forward 2 claims');
    expect(await screen.findByText('2 claims forwarded to CVC')).toBeVisible();
    expect(claim(2)?.calculatedCompensation).toBe(2000);
  });
});
