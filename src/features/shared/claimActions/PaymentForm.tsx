import { useState, useRef } from 'react';
import { type Payment, isUnderWay, paymentStatusNames } from '../../../domain/payment/payment';
import { useTranslation } from '../../../i18n/useTranslation';
import type { ActionForm, ActionFormProps } from './actionForm';
import type { TFunction } from 'i18next';
import type { SnackbarKey } from 'notistack';
import { useWatch } from 'react-hook-form';
import type { Claim } from '../../../domain/claim/claim';
import { findStop } from '../../../domain/claim/stop';
import { isSent } from '../../../domain/claim/conditions/conditionBar';
import { openConditions } from '../../../domain/claim/conditions/conditions';
import type { Formats } from '../../../domain/settings/formats';
import { findClaimPaymentStatus } from '../../../domain/claim/claimPayments';
import { findAmountDue, findPaymentToAct } from '../../../domain/claim/amountDue';
import { earlierStatuses, type PaymentForm as Form, paymentSchemaFor } from '../../../domain/actions/paymentForm';
import { paymentStatuses, statuses } from '../../../domain/workflow/statuses';
import { compensationStep } from '../../../domain/shillings';
import { MoneyInput } from '../../../ui/form/text/MoneyInput';
import { SelectInput } from '../../../ui/form/choice/SelectInput';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { useFormats } from '../../../ui/text/formats';
import { refusalText } from '../../../ui/text/refusalText';
import { toast } from '../../../ui/toast/toast';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { OpenConditions } from './OpenConditions';
import { PaidAt } from './PaidAt';
import { useDutyBar } from './useBar';
import { reuseQuestion, useReferenceUse } from './useReferenceUse';
import { useCommandForm, type CommandFormProps } from '../../../ui/commandForm/useCommandForm';
import { methodLabel } from '../../../domain/claim/notKnown';

type PaymentFormProps = CommandFormProps<Form> & {
  claim: Claim;
  payment: Payment;
  /** The claim's other payments. */
  others?: readonly Payment[];
};

const none: readonly Payment[] = [];

/**
 * Process Payment (docs/product.md, Payments). What is wrong in a field is a toast as well. Money that is said to have gone
 * out, or said not to have after all, asks first, naming where it went.
 */
export function PaymentForm({ claim, payment, others = none, notice, ...options }: PaymentFormProps) {
  const { approvedAmount } = claim;
  const barred = useDutyBar('settle', 'update_payment', claim);
  const stop = isSent(payment) ? undefined : findStop(claim);
  const { t } = useTranslation();
  const formats = useFormats();
  const refused = useRef<SnackbarKey>(undefined);
  const describeUse = useReferenceUse();
  /** What it may come to at most; a success of less makes a pending payment of the rest. */
  const due = findAmountDue(approvedAmount, others, payment.id);
  const place = { payment, others, approvedAmount };
  const isEarlier = others.some(({ number }) => number > payment.number);
  const restOf = (form: Pick<Form, 'paymentStatus' | 'amount'>) =>
    form.paymentStatus === 'success' && Number(form.amount) > 0 && !others.some(isUnderWay)
      ? due - Number(form.amount)
      : 0;
  const { control, frame } = useCommandForm<Form>({
    name: `payment ${payment.id}`,
    ...options,
    notice: useRenewedNotice(payment, notice),
    schema: paymentSchemaFor(payment),
    defaultValues: {
      paymentStatus: payment.paymentStatus,
      amount: String(payment.amount),
      failureReason: payment.failureReason ?? '',
      paymentRef: payment.paymentRef ?? '',
      changeReason: '',
    },
    revision: paymentRevision(payment),
    ask: (form) => {
      // It was put right, and must not stand over the question.
      if (refused.current) toast.close(refused.current);
      const paid = Number(form.amount);
      // What is refused anyway is not asked about: too much, what lacks its reason, or what waits for a condition.
      if (paid > due || (isEarlier && !form.changeReason.trim())) return undefined;
      const used =
        form.paymentRef === (payment.paymentRef ?? '') ? undefined : describeUse(form.paymentRef, payment.id);
      const again = used === undefined ? undefined : reuseQuestion(t, used);
      if (payment.paymentStatus === 'success') {
        const unpays = form.paymentStatus !== 'success' || paid < payment.amount;
        if (!unpays) return again;
        if (!form.changeReason.trim()) return undefined;
        return {
          title: t('Correct this successful payment?'),
          text: [used, describeTakenBack(t, place, form, restOf(form), formats)].filter(Boolean).join('\n\n'),
          confirmLabel: t('Correct payment'),
          destructive: true,
        };
      }
      if (form.paymentStatus !== 'success') return again;
      if (openConditions(claim).length > 0 && !isSent(payment)) return undefined;
      return {
        title: t('Record this payment as successful?'),
        text: [used, describeSuccess(t, place, form, restOf(form), formats)].filter(Boolean).join('\n\n'),
        confirmLabel: t('Record as successful'),
      };
    },
    onInvalid: (refusal) => {
      refused.current = toast.refused(t('Error'), refusalText(t, refusal, formats));
    },
  });
  const [status, amount] = useWatch({ control, name: ['paymentStatus', 'amount'] });
  const changesSuccess =
    payment.paymentStatus === 'success' && (status !== 'success' || Number(amount) !== payment.amount);
  const rest = restOf({ paymentStatus: status, amount });

  return (
    <CommandFormFrame
      {...frame}
      label={t('Process Payment')}
      submitLabel={t('Update Payment')}
      saidBelow="open_conditions"
    >
      <SelectInput
        control={control}
        name="paymentStatus"
        label={t('Payment status')}
        required
        placeholder={t('Select a status')}
        hint={stop ? t(stop) : barred && refusalText(t, barred, formats)}
        options={(isEarlier ? earlierStatuses : paymentStatusNames).map((value) => ({
          value,
          label: t(paymentStatuses[value].label),
          disabled:
            (value === 'success' && barred !== undefined && payment.paymentStatus !== 'success') ||
            (value === 'processing' && stop !== undefined),
        }))}
      />
      <MoneyInput
        control={control}
        name="amount"
        label={t('Amount (UGX)')}
        hint={rest > 0 ? describeRest(t, rest, formats) : t('Up to {{amount}}', { amount: formats.shillings(due) })}
        required
        step={compensationStep}
      />
      {status === 'failed' && (
        <LimitedTextInput control={control} name="failureReason" label={t('Failure reason')} required lines={2} />
      )}
      {status === 'success' && <PaidAt paidAt={payment.paidAt} />}
      <LimitedTextInput
        control={control}
        name="paymentRef"
        label={t('Payment reference')}
        required={status === 'success'}
      />
      {(changesSuccess || isEarlier) && (
        <LimitedTextInput
          control={control}
          name="changeReason"
          label={t('Reason for the change')}
          hint={changesSuccess ? t('This payment was recorded as successful.') : t('This claim has a later payment.')}
          required
          lines={2}
        />
      )}
      <OpenConditions claim={claim} refusal={frame.refusal} />
    </CommandFormFrame>
  );
}

function describeRest(t: TFunction, rest: number, { shillings }: Formats): string {
  return t('The remaining {{amount}} becomes a new pending payment.', { amount: shillings(rest) });
}

/** A payment among those of its claim. */
type Place = Pick<PaymentFormProps, 'payment'> & Pick<Claim, 'approvedAmount'> & { others: readonly Payment[] };

function describeSuccess(t: TFunction, place: Place, form: Form, rest: number, formats: Formats): string {
  const { payment, others, approvedAmount } = place;
  const amount = Number(form.amount);
  const payments: Payment[] = [...others, { ...payment, paymentStatus: 'success', amount }];
  const isPaid = findClaimPaymentStatus(approvedAmount, payments) === 'success';
  const parts = [
    describeWhere(t, payment, amount, formats),
    ...(rest > 0 ? [describeRest(t, rest, formats)] : []),
    ...(isPaid ? [t('This pays the claim in full.')] : []),
  ];
  return parts.join(' ');
}

/** A claim that another payment is under way on stays where it is. */
function describeTakenBack(t: TFunction, place: Place, form: Form, rest: number, formats: Formats): string {
  const { payment, others } = place;
  const back = form.paymentStatus === 'failed' ? 'payment_failed' : 'payment_processing';
  const parts = [
    describeWhere(t, payment, payment.amount, formats),
    ...(form.paymentStatus === 'success'
      ? [
          t('Only {{amount}} of this payment was paid.', { amount: formats.shillings(Number(form.amount)) }),
          ...(rest > 0 ? [describeRest(t, rest, formats)] : []),
        ]
      : [t('This payment will no longer count as paid.')]),
    ...(others.some(isUnderWay)
      ? []
      : [t('The claim goes back to "{{status}}".', { status: t(statuses[back].badge) })]),
  ];
  return parts.join(' ');
}

function describeWhere(t: TFunction, payment: Payment, amount: number, { shillings }: Formats): string {
  const { payeeName, payeeAccount, paymentMethod } = payment;
  return t('{{amount}} to {{payee}}, {{method}} {{account}}.', {
    amount: shillings(amount),
    payee: payeeName,
    method: t(methodLabel(paymentMethod)),
    account: payeeAccount,
  });
}

/** On the payment of a claim that something has to be done about. */
function UpdatePayment({ claim, payments, act, ...rest }: ActionFormProps) {
  const payment = findPaymentToAct(claim, payments);
  if (!payment) return null;
  return (
    <PaymentForm
      {...rest}
      claim={claim}
      payment={payment}
      others={payments.filter(({ id }) => id !== payment.id)}
      onSubmit={(form) => act('update_payment', { paymentId: payment.id, payment: form })}
    />
  );
}

export const actionForm: ActionForm = {
  title: 'Process Payment',
  place: 'dialog',
  sharesButton: false,
  Form: UpdatePayment,
};

/** Which state of which payment a form shows; another may become the claim's latest while the form is open. */
export const paymentRevision = ({ id, rev }: Payment) => `${id}:${rev}`;

/** The notice of a form on a payment, which also says that the payment has moved on under what was typed. */
export function useRenewedNotice(payment: Payment, notice: string | undefined): string | undefined {
  const { t } = useTranslation();
  const [opened] = useState(paymentRevision(payment));
  if (opened === paymentRevision(payment)) return notice;
  return [notice, t('Fields you did not change show the current payment.')].filter(Boolean).join(' ');
}
