import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Claim } from '../../../domain/claim/claim';
import type { Payment } from '../../../domain/payment/payment';
import type { Refusal } from '../../../domain/refusal';
import '../../../i18n/i18n';
import { buildClaim, buildPayment } from '../../../test/builders';
import type { ActionFormProps } from './actionForm';
import { Toasts } from '../../../ui/toast/Toasts';
import { Decision } from './DecisionForm';
import { FinalApproval } from './FinalApprovalForm';
import { MarkPaid } from './MarkPaidForm';
import { PaymentForm } from './PaymentForm';
import { RetryForm } from './RetryForm';
import { Verification } from './VerificationForm';

const onCancel = () => undefined;
const done = () => Promise.resolve(undefined);
type Submit = (form: unknown) => Promise<Refusal | undefined>;
const submits = () => jest.fn((_form: unknown): Promise<Refusal | undefined> => done());

/** What the page gives the form of an action on a claim. */
function propsOf(claim: Partial<Claim>, onSubmit: Submit): ActionFormProps {
  const onDone = () => undefined;
  return {
    claim: buildClaim({ id: 'CL-1', ...claim }),
    payments: [],
    act: (_action, form) => onSubmit(form),
    notice: undefined,
    closed: false,
    onCancel,
    onDone,
  };
}

function show(form: ReactNode) {
  render(<Toasts>{form}</Toasts>);
  return userEvent.setup();
}

/** What the form says at a field, and that the field is told to be wrong. */
const errorAt = (label: RegExp) => {
  const field = screen.getByLabelText(label);
  expect(field).toBeInvalid();
  return field;
};
const press = (name: string) => screen.getByRole('button', { name });

describe('verification', () => {
  test('each message at its field, focus on the first', async () => {
    const onSubmit = submits();
    const user = show(<Verification {...propsOf({}, onSubmit)} />);
    await user.click(press('Complete Verification'));
    expect(errorAt(/Valuation schedule version/)).toHaveAccessibleDescription('Valuation schedule version is required');
    expect(errorAt(/Calculated compensation/)).toHaveAccessibleDescription(
      'Calculated compensation must be a positive number',
    );
    expect(screen.getByText('Please select an action')).toBeVisible();
    expect(screen.getByLabelText(/Valuation schedule version/)).toHaveFocus();

    await user.type(screen.getByLabelText(/Calculated compensation/), '-5');
    expect(screen.queryByLabelText(/Action reason/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Request additional information' }));
    expect(screen.queryByRole('button', { name: 'Complete Verification' })).toBeNull();
    await user.click(press('Request Info'));
    expect(errorAt(/Action reason/)).toHaveAccessibleDescription(
      'Action reason is required when rejecting or requesting info',
    );
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('forwards with what was typed', async () => {
    const onSubmit = submits();
    const user = show(<Verification {...propsOf({}, onSubmit)} />);
    await user.type(screen.getByLabelText(/Verification notes/), 'Field visited');
    await user.selectOptions(screen.getByLabelText(/Valuation schedule version/), 'v2024.1 (Current)');
    await user.type(screen.getByLabelText(/Calculated compensation/), '1,250,000');
    await user.click(screen.getByRole('radio', { name: 'Forward to CVC' }));
    await user.click(press('Complete Verification'));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        verificationNotes: 'Field visited',
        valuationScheduleVersion: 'v2024.1',
        calculatedCompensation: '1250000',
        action: 'forward_to_cvc',
        actionReason: '',
      }),
    );
  });

  test('the compensation moves in steps of 1000 and not below 0', async () => {
    const user = show(<Verification {...propsOf({}, done)} />);
    const field = screen.getByLabelText(/Calculated compensation/);
    await user.type(field, '1500{ArrowUp}');
    expect(field).toHaveValue('2500');
    await user.type(field, '{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field).toHaveValue('0');
  });

  test('a claim without an amount is named without one', async () => {
    const user = show(<Verification {...propsOf({}, done)} started={{ action: 'reject_verification' }} />);
    await user.type(screen.getByLabelText(/Action reason/), 'Outside the area');
    await user.click(press('Complete Verification'));
    const question = await screen.findByRole('alertdialog', { name: 'Reject this claim?' });
    expect(question).toHaveTextContent('Claim CL-1 of Grace Biira. This cannot be undone.');
  });

  test('rejecting asks first, naming the claim, and Cancel changes nothing', async () => {
    const onSubmit = submits();
    const user = show(<Verification {...propsOf({}, onSubmit)} started={{ action: 'reject_verification' }} />);
    await user.type(screen.getByLabelText(/Calculated compensation/), '1250000');
    await user.type(screen.getByLabelText(/Action reason/), 'Outside the area');
    await user.click(press('Complete Verification'));
    const question = await screen.findByRole('alertdialog', { name: 'Reject this claim?' });
    expect(question).toHaveTextContent(/Claim CL-1 of Grace Biira, UGX.1,250,000\. This cannot be undone\./);
    await user.click(press('Cancel'));
    expect(onSubmit).not.toHaveBeenCalled();

    await user.click(await screen.findByRole('button', { name: 'Complete Verification' }));
    await user.click(await screen.findByRole('button', { name: 'Reject claim' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  test('a refusal stands above the fields, and what was typed stays', async () => {
    const changed: Refusal = { code: 'changed', message: 'Changed by {{user}}.', params: { user: 'Ann' } };
    const props = propsOf({}, () => Promise.resolve(changed));
    const user = show(<Verification {...props} started={{ action: 'request_info' }} />);
    await user.type(screen.getByLabelText(/Action reason/), 'Photo of the field');
    await user.click(press('Request Info'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Changed by Ann.');
    expect(screen.getByLabelText(/Action reason/)).toHaveValue('Photo of the field');
  });

  test('an action chosen outside is taken over without losing what was typed', async () => {
    const props = propsOf({}, done);
    const user = userEvent.setup();
    const { rerender } = render(<Verification {...props} />);
    await user.type(screen.getByLabelText(/Verification notes/), 'Field visited');
    rerender(<Verification {...props} started={{ action: 'reject_verification' }} />);
    expect(screen.getByRole('radio', { name: 'Reject' })).toBeChecked();
    expect(screen.getByLabelText(/Verification notes/)).toHaveValue('Field visited');
    expect(screen.getByLabelText(/Verification notes/)).toHaveFocus();
  });
});

describe('committee decision', () => {
  test('each message at its field; the amount starts as the calculated one', async () => {
    const onSubmit = submits();
    const user = show(<Decision {...propsOf({ calculatedCompensation: 1_250_000 }, onSubmit)} />);
    const amount = screen.getByLabelText(/Approved amount/);
    expect(amount).toHaveValue('1,250,000');
    await user.click(press('Record Decision'));
    expect(await screen.findByText('Please select a decision')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Approve' })).toHaveFocus();

    await user.click(screen.getByRole('radio', { name: 'Approve' }));
    await user.clear(amount);
    await user.type(amount, '0');
    await user.click(press('Record Decision'));
    expect(errorAt(/Approved amount/)).toHaveAccessibleDescription(
      'Approved amount is required when approving a claim',
    );

    await user.click(screen.getByRole('radio', { name: 'Refer back to district' }));
    expect(screen.queryByLabelText(/Approved amount/)).toBeNull();
    await user.click(press('Record Decision'));
    expect(errorAt(/Decision note/)).toHaveAccessibleDescription(
      'Decision note is required when rejecting or referring back',
    );
    expect(onSubmit).not.toHaveBeenCalled();

    await user.type(screen.getByLabelText(/Decision note/), 'Measure again');
    await user.click(press('Record Decision'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  test.each([
    ['Approve', 'Approve this claim?'],
    ['Reject', 'Reject this claim?'],
  ])('%s asks first', async (choice, question) => {
    const onSubmit = submits();
    const user = show(<Decision {...propsOf({ calculatedCompensation: 1_250_000 }, onSubmit)} />);
    await user.click(screen.getByRole('radio', { name: choice }));
    await user.type(screen.getByLabelText(/Decision note/), 'As discussed');
    await user.click(press('Record Decision'));
    expect(await screen.findByRole('alertdialog', { name: question })).toHaveTextContent(/CL-1 of Grace Biira, UGX/);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('an amount above the calculated one is said in the question', async () => {
    const user = show(<Decision {...propsOf({ calculatedCompensation: 1_250_000 }, submits())} />);
    await user.click(screen.getByRole('radio', { name: 'Approve' }));
    await user.clear(screen.getByLabelText(/Approved amount/));
    await user.type(screen.getByLabelText(/Approved amount/), '1250001');
    await user.click(press('Record Decision'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/above the calculated amount, UGX.1,250,000\./);
  });
});

test('final approval asks first', async () => {
  const onSubmit = submits();
  const user = show(<FinalApproval {...propsOf({ approvedAmount: 1_200_000 }, onSubmit)} />);
  await user.type(screen.getByLabelText('Approval note'), 'Board of July');
  await user.click(press('Give Final Approval'));
  await user.click(await screen.findByRole('button', { name: 'Approve for payment' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ note: 'Board of July' }));
});

test('marking as paid needs a reference and asks first', async () => {
  const onSubmit = submits();
  const user = show(<MarkPaid {...propsOf({ approvedAmount: 700_000 }, onSubmit)} />);
  await user.click(press('Mark Paid'));
  expect(errorAt(/Payment reference/)).toHaveAccessibleDescription('Payment reference is required');
  await user.type(screen.getByLabelText(/Payment reference/), 'EFT-7');
  await user.click(press('Mark Paid'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/UGX.700,000/);
  await user.click(press('Mark as paid'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ paymentRef: 'EFT-7' }));
});

describe('payment', () => {
  test('each message at its field and as a toast', async () => {
    const onSubmit = submits();
    const user = show(
      <PaymentForm payment={buildPayment()} approvedAmount={1_200_000} onSubmit={onSubmit} onCancel={onCancel} />,
    );
    await user.selectOptions(screen.getByLabelText(/Payment status/), '');
    await user.clear(screen.getByLabelText(/Amount/));
    await user.click(press('Update Payment'));
    expect(errorAt(/Payment status/)).toHaveAccessibleDescription('Payment status is required');
    expect(errorAt(/Amount/)).toHaveAccessibleDescription('Amount is required');
    expect(screen.getByLabelText(/Payment status/)).toHaveFocus();
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorPayment status is required');
    const wrong = within(screen.getByRole('group', { name: '2 fields need attention' }));
    await user.click(wrong.getByRole('link', { name: 'Amount (UGX)' }));
    expect(screen.getByLabelText(/Amount/)).toHaveFocus();

    await user.selectOptions(screen.getByLabelText(/Payment status/), 'Failed');
    await user.type(screen.getByLabelText(/Amount/), '1200000');
    await user.click(press('Update Payment'));
    expect(errorAt(/Failure reason/)).toHaveAccessibleDescription('Failure reason is required when status is failed');
    expect(onSubmit).not.toHaveBeenCalled();

    // Put right, it is not said over the question.
    const said = await screen.findByText('Failure reason is required when status is failed', {
      selector: '[role=alert] *',
    });
    await user.selectOptions(screen.getByLabelText(/Payment status/), 'Success');
    await user.type(screen.getByLabelText(/Payment reference/), 'MM-1');
    await user.click(press('Update Payment'));
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(said).not.toBeInTheDocument());
  });

  test('success shows when it counts as paid', async () => {
    const user = show(
      <PaymentForm payment={buildPayment()} approvedAmount={1_200_000} onSubmit={done} onCancel={onCancel} />,
    );
    expect(screen.queryByLabelText('Paid At (Auto-set)')).toBeNull();
    await user.selectOptions(screen.getByLabelText(/Payment status/), 'Success');
    const paidAt = screen.getByLabelText('Paid At (Auto-set)');
    expect(paidAt).toHaveAttribute('readonly');
    expect(paidAt).toHaveDisplayValue(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/);
  });

  test('a success asks first, naming payee, account and amount, and what becomes of the rest', async () => {
    const onSubmit = submits();
    const user = show(
      <PaymentForm payment={buildPayment()} approvedAmount={1_200_000} onSubmit={onSubmit} onCancel={onCancel} />,
    );
    const amount = screen.getByLabelText(/Amount/);
    expect(amount).toHaveAccessibleDescription('Up to UGX\u00a01,200,000');
    await user.selectOptions(screen.getByLabelText(/Payment status/), 'Success');
    await user.clear(amount);
    await user.type(amount, '500000');
    expect(amount).toHaveAccessibleDescription('The remaining UGX\u00a0700,000 becomes a new pending payment.');
    await user.type(screen.getByLabelText(/Payment reference/), 'MM-1');
    await user.click(press('Update Payment'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /UGX.500,000 to Grace Biira, Mobile Money \+256772123456\. The remaining UGX.700,000 becomes a new pending payment\./,
    );
    await user.click(press('Cancel'));
    expect(onSubmit).not.toHaveBeenCalled();

    await user.clear(amount);
    await user.type(amount, '1200000');
    await user.click(await screen.findByRole('button', { name: 'Update Payment' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/This pays the claim in full\./);
    await user.click(press('Record as successful'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  test('leaving success asks for a reason; the register’s refusal stands at the field', async () => {
    const payment = buildPayment({ paymentStatus: 'success', paidAt: '2025-07-04T07:00:00.000Z' });
    const message = 'A reason is required to change a successful payment';
    const user = show(
      <PaymentForm
        payment={payment}
        approvedAmount={1_200_000}
        onSubmit={() => Promise.resolve({ code: 'invalid', message, fields: { changeReason: message } })}
        onCancel={onCancel}
      />,
    );
    expect(screen.getByLabelText('Paid At (Auto-set)')).toHaveDisplayValue('04/07/2025, 10:00');
    await user.selectOptions(screen.getByLabelText(/Payment status/), 'Pending');
    await user.click(press('Update Payment'));
    await waitFor(() => expect(errorAt(/Reason for the change/)).toHaveAccessibleDescription(message));
    expect(screen.getByLabelText(/Reason for the change/)).toHaveFocus();
  });

  test.each([
    [
      { status: 'Pending', amount: '1200000' },
      /UGX.1,200,000 to Grace Biira, .* will no longer count as paid\. The claim goes back to "5\. Payment Processing"/,
    ],
    [
      { status: 'Success', amount: '50000' },
      /Only UGX.50,000 of this payment was paid\. The remaining UGX.1,150,000 .* goes back to "5\. Payment Processing"/,
    ],
  ])('a success taken back by %j asks first', async ({ status, amount }, question) => {
    const onSubmit = submits();
    const payment = buildPayment({
      paymentStatus: 'success',
      paymentRef: 'MM-1',
      paidAt: '2025-07-04T07:00:00.000Z',
    });
    const user = show(
      <PaymentForm payment={payment} approvedAmount={1_200_000} onSubmit={onSubmit} onCancel={onCancel} />,
    );
    await user.selectOptions(screen.getByLabelText(/Payment status/), status);
    await user.clear(screen.getByLabelText(/Amount/));
    await user.type(screen.getByLabelText(/Amount/), amount);
    await user.type(screen.getByLabelText(/Reason for the change/), 'Sent back');
    await user.click(press('Update Payment'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(question);
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(press('Correct payment'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  test('an earlier payment is corrected to success or failed, with a reason; one under way keeps the claim where it is', async () => {
    const onSubmit = submits();
    const payment = buildPayment({
      amount: 500_000,
      paymentStatus: 'success',
      paymentRef: 'MM-1',
      paidAt: '2025-07-04T07:00:00.000Z',
    });
    const rest = buildPayment({ id: 'PAY-2', number: 2, amount: 700_000 });
    const user = show(
      <PaymentForm
        payment={payment}
        others={[rest]}
        approvedAmount={1_200_000}
        onSubmit={onSubmit}
        onCancel={onCancel}
      />,
    );
    const options = within(screen.getByLabelText(/Payment status/)).getAllByRole('option');
    const offered = options.map(({ textContent }) => textContent);
    expect(offered).toEqual(expect.arrayContaining(['Success', 'Failed']));
    expect(offered).not.toContain('Pending');
    expect(offered).not.toContain('Processing');
    expect(screen.getByLabelText(/Reason for the change/)).toHaveAccessibleDescription(
      'This claim has a later payment.',
    );
    await user.clear(screen.getByLabelText(/Amount/));
    await user.type(screen.getByLabelText(/Amount/), '400000');
    await user.type(screen.getByLabelText(/Reason for the change/), 'Less went out');
    await user.click(press('Update Payment'));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(/Only UGX.400,000 of this payment was paid\./);
    expect(question).not.toHaveTextContent(/goes back|new pending payment/);
    await user.click(press('Correct payment'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  test('a payment that moves on under the form: what was typed stays, the other fields follow', async () => {
    const onSubmit = submits();
    const onDirtyChange = jest.fn();
    const form = (payment: Payment) => (
      <Toasts>
        <PaymentForm
          payment={payment}
          approvedAmount={1_200_000}
          onSubmit={onSubmit}
          onCancel={onCancel}
          onDirtyChange={onDirtyChange}
        />
      </Toasts>
    );
    const { rerender } = render(form(buildPayment()));
    const user = userEvent.setup();
    await user.clear(screen.getByLabelText(/Amount/));
    await user.type(screen.getByLabelText(/Amount/), '50000');
    rerender(form(buildPayment({ rev: 2, paymentStatus: 'success', paymentRef: 'ADM' })));
    expect(screen.getByLabelText(/Payment status/)).toHaveValue('success');
    expect(screen.getByLabelText(/Payment reference/)).toHaveValue('ADM');
    expect(screen.getByLabelText(/Amount/)).toHaveValue('50000');
    expect(screen.getByText('Fields you did not change show the current payment.')).toBeVisible();
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);

    await user.type(screen.getByLabelText(/Reason for the change/), 'Less went out');
    await user.click(press('Update Payment'));
    await user.click(await screen.findByRole('button', { name: 'Correct payment' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        paymentStatus: 'success',
        amount: '50000',
        failureReason: '',
        paymentRef: 'ADM',
        changeReason: 'Less went out',
      }),
    );
  });
});

test('a retry goes where the failed payment went unless corrected', async () => {
  const onSubmit = submits();
  const user = show(
    <RetryForm payment={buildPayment({ paymentStatus: 'failed' })} onSubmit={onSubmit} onCancel={onCancel} />,
  );
  const account = screen.getByLabelText(/Mobile money number/);
  expect(account).toHaveValue('+256772123456');
  await user.clear(account);
  await user.type(account, '0772');
  await user.click(press('Retry Payment'));
  expect(errorAt(/Mobile money number/)).toHaveAccessibleDescription('Phone number must be in format +256XXXXXXXXX');
  await user.click(screen.getByRole('radio', { name: 'Bank Transfer' }));
  const number = screen.getByLabelText(/Account number/);
  // Some have letters in them.
  expect(number).toHaveAttribute('inputmode', 'text');
  await user.clear(number);
  await user.type(number, '3100045678');
  await user.click(press('Retry Payment'));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      paymentMethod: 'bank_transfer',
      payeeName: 'Grace Biira',
      payeeAccount: '3100045678',
    }),
  );
});

test('a retry follows the payment that failed since, but for what was typed', async () => {
  const form = (payment: Payment) => <RetryForm payment={payment} onSubmit={done} onCancel={onCancel} />;
  const { rerender } = render(form(buildPayment({ paymentStatus: 'failed' })));
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/Payee name/), ' Mary');
  rerender(form(buildPayment({ id: 'PAY-9', paymentStatus: 'failed', payeeAccount: '+256701222333' })));
  expect(screen.getByLabelText(/Mobile money number/)).toHaveValue('+256701222333');
  expect(screen.getByLabelText(/Payee name/)).toHaveValue('Grace Biira Mary');
});
