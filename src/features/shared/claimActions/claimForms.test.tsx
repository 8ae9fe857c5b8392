import { ThemeProvider } from '@mui/material/styles';
import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor, within } from '@testing-library/react';
import { kampalaToday } from '../../../domain/calendar';
import { addDays } from '../../../domain/dayCount';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Claim } from '../../../domain/claim/claim';
import type { Payment } from '../../../domain/payment/payment';
import type { Refusal } from '../../../domain/refusal';
import '../../../i18n/i18n';
import { sessionReducer } from '../../../store/session/slice';
import { usersReducer } from '../../../store/users/slice';
import { paymentsReducer } from '../../../store/payments/slice';
import { changedRecords } from '../../../store/changedRecords';
import { buildAsking, buildClaim, buildPayment, buildVerification } from '../../../test/builders';
import type { ActionFormProps } from './actionForm';
import { theme } from '../../../ui/theme/theme';
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

const elsewhere = buildPayment({ id: 'PAY-9', claimId: 'CL-9', paymentStatus: 'success', paymentRef: 'EFT-9' });

/** A register with a payment, and without schedules, rules and accounts of its own: those that ship stand. */
const store = configureStore({
  reducer: { ...changedRecords, payments: paymentsReducer, users: usersReducer, session: sessionReducer },
  preloadedState: { payments: { ids: ['PAY-9'], entities: { 'PAY-9': elsewhere } } },
});

const inPortal = (form: ReactNode) => (
  <Provider store={store}>
    <ThemeProvider theme={theme}>
      <Toasts>{form}</Toasts>
    </ThemeProvider>
  </Provider>
);

function show(form: ReactNode) {
  render(inPortal(form));
  return userEvent.setup();
}

/** What typing it key by key would leave in the field, drawn once. */
async function enter(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

/** What the form says at a field, and that the field is told to be wrong. */
const errorAt = (label: RegExp) => {
  const field = screen.getByLabelText(label);
  expect(field).toBeInvalid();
  return field;
};
const press = (name: string) => screen.getByRole('button', { name });
// By text and label where the role is not the subject: by role takes a long time on a form of this size.
const send = (name: string) => screen.getByText(name, { selector: 'button' });
const radio = (name: string) => screen.getByLabelText(name, { selector: '[type=radio]' });

describe('verification', () => {
  test('each message at its field, focus on the first', async () => {
    const onSubmit = submits();
    const user = show(<Verification {...propsOf({}, onSubmit)} />);
    await user.selectOptions(screen.getByLabelText(/Valuation schedule version/), '');
    await user.click(send('Complete Verification'));
    expect(errorAt(/Valuation schedule version/)).toHaveAccessibleDescription('Valuation schedule version is required');
    expect(errorAt(/Calculated compensation/)).toHaveAccessibleDescription(
      'Calculated compensation must be a positive number',
    );
    expect(screen.getByText('Please select an action')).toBeVisible();
    expect(radio('Forward to CVC')).toHaveFocus();

    await user.type(screen.getByLabelText(/Calculated compensation/), '-5');
    expect(screen.queryByLabelText(/Action reason/)).toBeNull();
    await user.click(radio('Request additional information'));
    expect(screen.queryByRole('button', { name: 'Complete Verification' })).toBeNull();
    await user.click(send('Request Info'));
    expect(errorAt(/Action reason/)).toHaveAccessibleDescription(
      'Action reason is required when rejecting or requesting info',
    );
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('forwards with what was typed', async () => {
    const onSubmit = submits();
    const user = show(<Verification {...propsOf({}, onSubmit)} />);
    await enter(user, screen.getByLabelText(/Verification notes/), 'Field visited');
    await user.selectOptions(screen.getByLabelText(/Valuation schedule version/), 'v2024.1 (Current)');
    await user.click(press('Remove line 1'));
    await enter(user, screen.getByLabelText(/Calculated compensation/), '1,250,000');
    await user.click(radio('Forward to CVC'));
    await user.click(send('Complete Verification'));
    expect(errorAt(/Reason for the changed compensation/)).toHaveAccessibleDescription(
      'Say why the compensation differs from the lines',
    );
    await enter(user, screen.getByLabelText(/Reason for the changed compensation/), 'Valued on paper');
    await user.click(send('Complete Verification'));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        verificationNotes: 'Field visited',
        valuationScheduleVersion: 'v2024.1',
        calculatedCompensation: '1250000',
        lines: [],
        compensationReason: 'Valued on paper',
        action: 'forward_to_cvc',
        reasons: [],
        actionReason: '',
        missing: [],
        awaitedUntil: addDays(kampalaToday(), 14),
      }),
    );
  });

  test('offers the schedule in force on the day of the incident, and says when another is chosen', async () => {
    const user = show(<Verification {...propsOf({}, done)} />);
    const schedule = screen.getByLabelText(/Valuation schedule version/);
    expect(schedule).toHaveValue('v2024.1');
    expect(schedule).toHaveAccessibleDescription("Sample schedule. The rates are not the authority's.");
    await user.selectOptions(schedule, 'v2023.4');
    expect(schedule).toHaveAccessibleDescription('v2024.1 was in force on the day of the incident');
  });

  test('values what the claimant stated, line by line, and fills the compensation', async () => {
    const onSubmit = submits();
    const user = show(<Verification {...propsOf({}, onSubmit)} />);
    const first = within(screen.getByRole('group', { name: 'Line 1' }));
    expect(first.getByText('Stated by the claimant: 2.5 acres')).toBeVisible();
    await user.type(first.getByLabelText(/Share lost/), '60');
    await user.selectOptions(first.getByLabelText(/Growth stage/), 'Mature');
    expect(first.getByRole('status')).toHaveTextContent(
      /^2\.5 acres × 60% lost × 900 kg an acre × UGX.860 a kg × 100% \(mature\) = UGX.1,161,000$/,
    );
    const compensation = screen.getByLabelText(/Calculated compensation/);
    expect(compensation).toHaveValue('1,161,000');

    await user.click(press('Add a line'));
    const second = within(screen.getByRole('group', { name: 'Line 2' }));
    await user.selectOptions(second.getByLabelText(/Item/), 'Banana');
    await user.type(second.getByLabelText(/Plants lost/), '10');
    await user.selectOptions(second.getByLabelText(/Growth stage/), 'Growing');
    expect(compensation).toHaveValue('1,266,000');

    await user.clear(compensation);
    await enter(user, compensation, '1000000');
    await user.click(press('Use the sum of the lines, UGX\u00a01,266,000'));
    expect(compensation).toHaveValue('1,266,000');
    await user.click(radio('Forward to CVC'));
    await user.click(send('Complete Verification'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  test('begins with the lines found before, also where information was asked for without them since', () => {
    const byHand = { source: 'Two dealers', reason: 'Seed for the next season' };
    const lines = [{ item: 'Maize', quantity: 1, byHand, amount: 300_000 }];
    const valuation = { schedule: 'v2024.1', isSample: true, lines, changedBecause: 'Half was harvested' };
    const found = buildVerification({ valuation, calculatedCompensation: 150_000 });
    const asked = buildAsking({}, { calculatedCompensation: 150_000, valuationScheduleVersion: 'v2024.1' });
    show(<Verification {...propsOf({ verifications: [found, asked] }, done)} />);
    expect(screen.getByLabelText(/^Area affected/)).toHaveValue('1');
    expect(screen.getByLabelText(/^Source of the amount/)).toHaveValue('Two dealers');
    expect(screen.getByLabelText(/Calculated compensation/)).toHaveValue('150,000');
    expect(screen.getByLabelText(/Reason for the changed compensation/)).toHaveValue('Half was harvested');
  });

  test('an item without a rate is valued by hand, with its source and reason', async () => {
    const onSubmit = submits();
    const user = show(<Verification {...propsOf({}, onSubmit)} />);
    const line = within(screen.getByRole('group', { name: 'Line 1' }));
    await user.selectOptions(line.getByLabelText(/Item/), 'Other');
    expect(line.getByText('This schedule has no rate for this item. Value it by hand.')).toBeVisible();
    await user.click(radio('Forward to CVC'));
    await enter(user, screen.getByLabelText(/Calculated compensation/), '90000');
    await user.click(send('Complete Verification'));
    expect(errorAt(/Amount \(UGX\)/)).toHaveAccessibleDescription('Enter an amount in whole shillings, above 0');
    expect(errorAt(/Source of the amount/)).toHaveAccessibleDescription('Say where the amount comes from');
    expect(errorAt(/Reason for the amount/)).toHaveAccessibleDescription('Say why this amount is right');
    expect(line.getByLabelText(/Amount \(UGX\)/)).toHaveFocus();
    const wrong = within(screen.getByRole('group', { name: '3 fields need attention' })).getAllByRole('link');
    expect(wrong.map(({ textContent }) => textContent)).toEqual([
      'Line 1: Amount (UGX)',
      'Line 1: Source of the amount',
      'Line 1: Reason for the amount',
    ]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('no hand passes the limit of the schedule', async () => {
    const onSubmit = submits();
    const user = show(<Verification {...propsOf({}, onSubmit)} />);
    await user.click(press('Remove line 1'));
    await enter(user, screen.getByLabelText(/Calculated compensation/), '6000001');
    await enter(user, screen.getByLabelText(/Reason for the changed compensation/), 'A hard year');
    await user.click(radio('Forward to CVC'));
    await user.click(send('Complete Verification'));
    expect(errorAt(/Calculated compensation/)).toHaveAccessibleDescription('This is above the limit of the schedule');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('the compensation moves in steps of 1000 and not below 0', async () => {
    const user = show(<Verification {...propsOf({}, done)} />);
    const field = screen.getByLabelText(/Calculated compensation/);
    await user.type(field, '1500{ArrowUp}');
    expect(field).toHaveValue('2500');
    await user.type(field, '{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field).toHaveValue('0');
  });

  test('rejects at the press, without a question', async () => {
    const onSubmit = submits();
    const user = show(<Verification {...propsOf({}, onSubmit)} started={{ action: 'reject_verification' }} />);
    await enter(user, screen.getByLabelText(/Action reason/), 'Outside the area');
    await user.click(send('Complete Verification'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a refusal stands above the fields, and what was typed stays', async () => {
    const changed: Refusal = { code: 'changed', message: 'Changed by {{user}}.', params: { user: 'Ann' } };
    const props = propsOf({}, () => Promise.resolve(changed));
    const user = show(<Verification {...props} started={{ action: 'request_info' }} />);
    await enter(user, screen.getByLabelText(/Action reason/), 'Photo of the field');
    await user.click(send('Request Info'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Changed by Ann.');
    expect(screen.getByLabelText(/Action reason/)).toHaveValue('Photo of the field');
  });

  test('an action chosen outside is taken over without losing what was typed', async () => {
    const props = propsOf({}, done);
    const user = userEvent.setup();
    const { rerender } = render(inPortal(<Verification {...props} />));
    await enter(user, screen.getByLabelText(/Verification notes/), 'Field visited');
    rerender(inPortal(<Verification {...props} started={{ action: 'reject_verification' }} />));
    expect(radio('Reject')).toBeChecked();
    expect(screen.getByLabelText(/Verification notes/)).toHaveValue('Field visited');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Reasons' })).toHaveFocus());
  });

  const asked = [
    ['request_info', 'group', 'What is missing'],
    ['reject_verification', 'textbox', 'Action reason'],
  ] as const;

  test.each(asked)(
    '%s asks for what it needs before the valuation, which it may leave out',
    async (action, ...last) => {
      const [role, name] = last;
      show(<Verification {...propsOf({}, done)} started={{ action }} />);
      await waitFor(() => expect(screen.getByRole('combobox', { name: 'Reasons' })).toHaveFocus());
      const valuation = screen.getByRole('group', { name: 'Valuation' });
      expect(screen.getByRole(role, { name }).compareDocumentPosition(valuation)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      expect(within(valuation).getByText('Share lost (%)')).toBeVisible();
      expect(within(valuation).queryByText('*')).toBeNull();
    },
  );

  test('a line that is forwarded says what it needs', () => {
    show(<Verification {...propsOf({}, done)} started={{ action: 'forward_to_cvc' }} />);
    const valuation = screen.getByRole('group', { name: 'Valuation' });
    expect(within(valuation).getByText('Share lost (%)')).toHaveTextContent('*');
  });
});

describe('committee decision', () => {
  test('each message at its field; the amount starts as the calculated one', async () => {
    const onSubmit = submits();
    const user = show(<Decision {...propsOf({ calculatedCompensation: 1_250_000 }, onSubmit)} />);
    const amount = screen.getByLabelText(/Approved amount/);
    expect(amount).toHaveValue('1,250,000');
    await user.click(send('Record Decision'));
    expect(await screen.findByText('Please select a decision')).toBeVisible();
    expect(radio('Approve')).toHaveFocus();

    await user.click(radio('Approve'));
    await user.clear(amount);
    await user.type(amount, '0');
    await user.click(send('Record Decision'));
    expect(errorAt(/Approved amount/)).toHaveAccessibleDescription(
      'Approved amount is required when approving a claim',
    );

    await user.click(radio('Refer back to district'));
    expect(screen.queryByLabelText(/Approved amount/)).toBeNull();
    await user.click(send('Record Decision'));
    expect(errorAt(/Decision note/)).toHaveAccessibleDescription(
      'Decision note is required when rejecting or referring back',
    );
    expect(onSubmit).not.toHaveBeenCalled();

    await enter(user, screen.getByLabelText(/Decision note/), 'Measure again');
    await user.click(send('Record Decision'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  test.each(['Approve', 'Reject'])('%s is recorded at the press, without a question', async (choice) => {
    const onSubmit = submits();
    const user = show(<Decision {...propsOf({ calculatedCompensation: 1_250_000 }, onSubmit)} />);
    await user.click(radio(choice));
    await enter(user, screen.getByLabelText(/Decision note/), 'As discussed');
    await user.click(send('Record Decision'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('conditions are listed one by one, added and removed by keyboard', async () => {
    const onSubmit = submits();
    const user = show(<Decision {...propsOf({ calculatedCompensation: 1_250_000 }, onSubmit)} />);
    await user.click(radio('Approve'));
    const first = screen.getByLabelText('Conditions');
    expect(first).toHaveAccessibleDescription('Payment waits until each condition is met.');
    await enter(user, first, 'Bring the receipts');
    press('Add a condition').focus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Condition 2')).toHaveFocus();
    await user.keyboard('Fence the garden');
    await user.click(press('Add a condition'));
    await user.keyboard('A mistake');
    press('Remove condition 3').focus();
    await user.keyboard('{Enter}');
    expect(press('Add a condition')).toHaveFocus();
    expect(screen.queryByLabelText('Condition 3')).toBeNull();
    await user.click(send('Record Decision'));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ conditions: [{ text: 'Bring the receipts' }, { text: 'Fence the garden' }] }),
      ),
    );
  });

  test('an approval above the calculated amount asks first, and Cancel changes nothing', async () => {
    const onSubmit = submits();
    const user = show(<Decision {...propsOf({ calculatedCompensation: 1_250_000 }, onSubmit)} />);
    await user.click(radio('Approve'));
    await user.clear(screen.getByLabelText(/Approved amount/));
    await enter(user, screen.getByLabelText(/Approved amount/), '1250001');
    await enter(user, screen.getByLabelText(/Decision note/), 'As discussed');
    await user.click(send('Record Decision'));
    const question = await screen.findByRole('alertdialog', { name: 'Approve more than the calculated amount?' });
    expect(question).toHaveTextContent(/You are approving UGX.1,250,001\. The calculated amount is UGX.1,250,000\./);
    await user.click(press('Cancel'));
    expect(onSubmit).not.toHaveBeenCalled();

    await user.click(await screen.findByRole('button', { name: 'Record Decision' }));
    await user.click(await screen.findByRole('button', { name: 'Approve this amount' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  test('an amount left in the form is not asked about where the claim is rejected', async () => {
    const onSubmit = submits();
    const user = show(<Decision {...propsOf({ calculatedCompensation: 1_250_000 }, onSubmit)} />);
    await user.clear(screen.getByLabelText(/Approved amount/));
    await enter(user, screen.getByLabelText(/Approved amount/), '1250001');
    await user.click(radio('Reject'));
    await enter(user, screen.getByLabelText(/Decision note/), 'As discussed');
    await user.click(send('Record Decision'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  test('a line is changed with a reason, and the approved amount follows', async () => {
    const onSubmit = submits();
    const lines = [
      { item: 'Maize', stated: 2.5, byHand: { source: 'Officer', reason: 'Seen' }, amount: 1_000_000 },
      { item: 'Beans', byHand: { source: 'Officer', reason: 'Seen' }, amount: 250_000 },
    ];
    const valuation = { schedule: 'v2024.1', isSample: true, lines, cap: 3_000_000 };
    const verifications = [buildVerification({ valuation })];
    const user = show(<Decision {...propsOf({ calculatedCompensation: 1_250_000, verifications }, onSubmit)} />);
    const beans = within(screen.getByRole('group', { name: 'Line 2' }));
    await user.clear(beans.getByLabelText(/Approved for this line/));
    await enter(user, beans.getByLabelText(/Approved for this line/), '200000');
    expect(screen.getByLabelText(/Approved amount/)).toHaveValue('1,200,000');
    await user.click(radio('Approve'));
    await user.click(send('Record Decision'));
    expect(errorAt(/Reason for the change/)).toHaveAccessibleDescription('Say why this line is changed');
    await enter(user, beans.getByLabelText(/Reason for the change/), 'Half was harvested');
    await user.click(send('Record Decision'));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          approvedAmount: '1200000',
          lines: [
            { amount: '1000000', reason: '' },
            { amount: '200000', reason: 'Half was harvested' },
          ],
        }),
      ),
    );
  });

  test('an amount that the lines do not explain needs a note, and none passes the limit', async () => {
    const onSubmit = submits();
    const lines = [{ item: 'Maize', byHand: { source: 'Officer', reason: 'Seen' }, amount: 1_000_000 }];
    const verifications = [
      buildVerification({ valuation: { schedule: 'v1', isSample: false, lines, cap: 1_500_000 } }),
    ];
    const user = show(<Decision {...propsOf({ calculatedCompensation: 1_000_000, verifications }, onSubmit)} />);
    await user.click(radio('Approve'));
    const amount = screen.getByLabelText(/Approved amount/);
    await user.clear(amount);
    await enter(user, amount, '900000');
    await user.click(send('Record Decision'));
    expect(errorAt(/Decision note/)).toHaveAccessibleDescription('Say why the amount differs from the assessment');
    await enter(user, screen.getByLabelText(/Decision note/), 'As discussed');
    await user.clear(amount);
    await enter(user, amount, '1500001');
    await user.click(send('Record Decision'));
    expect(errorAt(/Approved amount/)).toHaveAccessibleDescription('This is above the limit of the schedule');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test('final approval is given at the press, without a question', async () => {
  const onSubmit = submits();
  const user = show(<FinalApproval {...propsOf({ approvedAmount: 1_200_000 }, onSubmit)} />);
  await enter(user, screen.getByLabelText('Approval note'), 'Board of July');
  await user.click(press('Give Final Approval'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ note: 'Board of July' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('marking as paid needs a reference and asks nothing', async () => {
  const onSubmit = submits();
  const user = show(<MarkPaid {...propsOf({ approvedAmount: 700_000 }, onSubmit)} />);
  await user.click(send('Mark Paid'));
  expect(errorAt(/Payment reference/)).toHaveAccessibleDescription('Payment reference is required');
  await enter(user, screen.getByLabelText(/Payment reference/), 'EFT-7');
  await user.click(send('Mark Paid'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ paymentRef: 'EFT-7' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

describe('a reference that another claim has already', () => {
  const named = 'Claim CL-9 already has payment reference';
  const form = { approvedAmount: 1_200_000 };

  test('is named before the claim is marked as paid, and may be used', async () => {
    const onSubmit = submits();
    const user = show(<MarkPaid {...propsOf(form, onSubmit)} />);
    await enter(user, screen.getByLabelText(/Payment reference/), 'eft-9');
    await user.click(send('Mark Paid'));
    const question = await screen.findByRole('alertdialog', { name: 'Use this payment reference again?' });
    expect(question).toHaveTextContent(`${named} eft-9.`);
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(press('Use it again'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ paymentRef: 'eft-9' }));
  });

  test.each([
    ['a success', 'success', 'Record as successful'],
    ['what is under way', 'processing', 'Use it again'],
  ])('is named before %s is recorded', async (_what, status, confirm) => {
    const onSubmit = submits();
    const user = show(
      <PaymentForm payment={buildPayment()} claim={buildClaim(form)} onSubmit={onSubmit} onCancel={onCancel} />,
    );
    await user.selectOptions(screen.getByLabelText(/Payment status/), status);
    await enter(user, screen.getByLabelText(/Payment reference/), 'EFT-9');
    await user.click(send('Update Payment'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(named);
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(press(confirm));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ paymentRef: 'EFT-9' })));
  });

  test('is not asked about where it is the payment’s own', async () => {
    const onSubmit = submits();
    const payment = { ...elsewhere, paymentStatus: 'processing' as const };
    const user = show(
      <PaymentForm payment={payment} claim={buildClaim(form)} onSubmit={onSubmit} onCancel={onCancel} />,
    );
    await user.selectOptions(screen.getByLabelText(/Payment status/), 'pending');
    await user.click(send('Update Payment'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  });
});

describe('payment', () => {
  test('each message at its field and as a toast', async () => {
    const onSubmit = submits();
    const user = show(
      <PaymentForm
        payment={buildPayment()}
        claim={buildClaim({ approvedAmount: 1_200_000 })}
        onSubmit={onSubmit}
        onCancel={onCancel}
      />,
    );
    await user.selectOptions(screen.getByLabelText(/Payment status/), '');
    await user.clear(screen.getByLabelText(/Amount/));
    await user.click(send('Update Payment'));
    expect(errorAt(/Payment status/)).toHaveAccessibleDescription('Payment status is required');
    expect(errorAt(/Amount/)).toHaveAccessibleDescription('Amount is required');
    expect(screen.getByLabelText(/Payment status/)).toHaveFocus();
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorPayment status is required');
    const wrong = within(screen.getByRole('group', { name: '2 fields need attention' }));
    await user.click(wrong.getByRole('link', { name: 'Amount (UGX)' }));
    expect(screen.getByLabelText(/Amount/)).toHaveFocus();

    await user.selectOptions(screen.getByLabelText(/Payment status/), 'Failed');
    await enter(user, screen.getByLabelText(/Amount/), '1200000');
    await user.click(send('Update Payment'));
    expect(errorAt(/Failure reason/)).toHaveAccessibleDescription('Failure reason is required when status is failed');
    expect(onSubmit).not.toHaveBeenCalled();

    // Put right, it is not said over the question.
    const said = await screen.findByText('Failure reason is required when status is failed', {
      selector: '[role=alert] *',
    });
    await user.selectOptions(screen.getByLabelText(/Payment status/), 'Success');
    await enter(user, screen.getByLabelText(/Payment reference/), 'MM-1');
    await user.click(send('Update Payment'));
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(said).not.toBeInTheDocument());
  });

  test('success shows when it counts as paid', async () => {
    const user = show(
      <PaymentForm
        payment={buildPayment()}
        claim={buildClaim({ approvedAmount: 1_200_000 })}
        onSubmit={done}
        onCancel={onCancel}
      />,
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
      <PaymentForm
        payment={buildPayment()}
        claim={buildClaim({ approvedAmount: 1_200_000 })}
        onSubmit={onSubmit}
        onCancel={onCancel}
      />,
    );
    const amount = screen.getByLabelText(/Amount/);
    expect(amount).toHaveAccessibleDescription('Up to UGX\u00a01,200,000');
    await user.selectOptions(screen.getByLabelText(/Payment status/), 'Success');
    await user.clear(amount);
    await enter(user, amount, '500000');
    expect(amount).toHaveAccessibleDescription('The remaining UGX\u00a0700,000 becomes a new pending payment.');
    await enter(user, screen.getByLabelText(/Payment reference/), 'MM-1');
    await user.click(send('Update Payment'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /UGX.500,000 to Grace Biira, Mobile Money \+256772123456\. The remaining UGX.700,000 becomes a new pending payment\./,
    );
    await user.click(press('Cancel'));
    expect(onSubmit).not.toHaveBeenCalled();

    await user.clear(amount);
    await enter(user, amount, '1200000');
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
        claim={buildClaim({ approvedAmount: 1_200_000 })}
        onSubmit={() => Promise.resolve({ code: 'invalid', message, fields: { changeReason: message } })}
        onCancel={onCancel}
      />,
    );
    expect(screen.getByLabelText('Paid At (Auto-set)')).toHaveDisplayValue('04/07/2025, 10:00');
    await user.selectOptions(screen.getByLabelText(/Payment status/), 'Pending');
    await user.click(send('Update Payment'));
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
      <PaymentForm
        payment={payment}
        claim={buildClaim({ approvedAmount: 1_200_000 })}
        onSubmit={onSubmit}
        onCancel={onCancel}
      />,
    );
    await user.selectOptions(screen.getByLabelText(/Payment status/), status);
    await user.clear(screen.getByLabelText(/Amount/));
    await user.type(screen.getByLabelText(/Amount/), amount);
    await enter(user, screen.getByLabelText(/Reason for the change/), 'Sent back');
    await user.click(send('Update Payment'));
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
        claim={buildClaim({ approvedAmount: 1_200_000 })}
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
    await enter(user, screen.getByLabelText(/Amount/), '400000');
    await enter(user, screen.getByLabelText(/Reason for the change/), 'Less went out');
    await user.click(send('Update Payment'));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(/Only UGX.400,000 of this payment was paid\./);
    expect(question).not.toHaveTextContent(/goes back|new pending payment/);
    await user.click(press('Correct payment'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  test('a payment that moves on under the form: what was typed stays, the other fields follow', async () => {
    const onSubmit = submits();
    const onDirtyChange = jest.fn();
    const form = (payment: Payment) =>
      inPortal(
        <PaymentForm
          payment={payment}
          claim={buildClaim({ approvedAmount: 1_200_000 })}
          onSubmit={onSubmit}
          onCancel={onCancel}
          onDirtyChange={onDirtyChange}
        />,
      );
    const { rerender } = render(form(buildPayment()));
    const user = userEvent.setup();
    await user.clear(screen.getByLabelText(/Amount/));
    await enter(user, screen.getByLabelText(/Amount/), '50000');
    rerender(form(buildPayment({ rev: 2, paymentStatus: 'success', paymentRef: 'ADM' })));
    expect(screen.getByLabelText(/Payment status/)).toHaveValue('success');
    expect(screen.getByLabelText(/Payment reference/)).toHaveValue('ADM');
    expect(screen.getByLabelText(/Amount/)).toHaveValue('50000');
    expect(screen.getByText('Fields you did not change show the current payment.')).toBeVisible();
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);

    await enter(user, screen.getByLabelText(/Reason for the change/), 'Less went out');
    await user.click(send('Update Payment'));
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
    <RetryForm
      claim={buildClaim()}
      payment={buildPayment({ paymentStatus: 'failed' })}
      onSubmit={onSubmit}
      onCancel={onCancel}
    />,
  );
  const account = screen.getByLabelText(/Mobile money number/);
  expect(account).toHaveValue('+256772123456');
  await user.clear(account);
  await enter(user, account, '0772');
  await user.click(send('Retry Payment'));
  expect(errorAt(/Mobile money number/)).toHaveAccessibleDescription('Phone number must be in format +256XXXXXXXXX');
  await user.click(radio('Bank Transfer'));
  const number = screen.getByLabelText(/Account number/);
  // Some have letters in them.
  expect(number).toHaveAttribute('inputmode', 'text');
  await user.clear(number);
  await enter(user, number, '3100045678');
  await user.click(send('Retry Payment'));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      paymentMethod: 'bank_transfer',
      payeeName: 'Grace Biira',
      payeeAccount: '3100045678',
    }),
  );
});

test('a retry follows the payment that failed since, but for what was typed', async () => {
  const form = (payment: Payment) => (
    <RetryForm claim={buildClaim()} payment={payment} onSubmit={done} onCancel={onCancel} />
  );
  const { rerender } = render(form(buildPayment({ paymentStatus: 'failed' })));
  const user = userEvent.setup();
  await enter(user, screen.getByLabelText(/Payee name/), ' Mary');
  rerender(form(buildPayment({ id: 'PAY-9', paymentStatus: 'failed', payeeAccount: '+256701222333' })));
  expect(screen.getByLabelText(/Mobile money number/)).toHaveValue('+256701222333');
  expect(screen.getByLabelText(/Payee name/)).toHaveValue('Grace Biira Mary');
});
