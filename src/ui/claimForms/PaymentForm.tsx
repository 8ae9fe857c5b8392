import { valibotResolver } from '@hookform/resolvers/valibot';
import type { TFunction } from 'i18next';
import type { SnackbarKey } from 'notistack';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { payoutMethods } from '../../domain/claimant';
import type { Formats } from '../../domain/formats';
import { paymentStatusNames, type Payment } from '../../domain/payment';
import { type PaymentForm as Form, paymentSchema } from '../../domain/paymentForm';
import { paymentStatuses, statuses } from '../../domain/statuses';
import { compensationStep } from '../../domain/verification';
import { useTranslation } from '../../i18n/useTranslation';
import { MoneyInput } from '../form/MoneyInput';
import { SelectInput } from '../form/SelectInput';
import { TextInput } from '../form/TextInput';
import { useFormats } from '../formats';
import { refusalText } from '../refusalText';
import { toast } from '../toast';
import { DeedFormFrame } from '../deedForm/DeedFormFrame';
import { PaidAt } from './PaidAt';
import { paymentRevision, useRenewedNotice } from './paymentRevision';
import { useDeedForm, type DeedFormProps } from '../deedForm/useDeedForm';

type PaymentFormProps = DeedFormProps<Form> & {
  payment: Payment;
  /** What it may come to at most, UGX; a success of less makes a pending payment of the rest. */
  due: number;
};

/**
 * Process Payment (SPEC.md section 5, Payment update). A refusal is a toast as well (section 8). Money that is said to
 * have gone out, or said not to have after all, asks first, naming where it went.
 */
export function PaymentForm({ payment, due, notice, ...options }: PaymentFormProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const refused = useRef<SnackbarKey>(undefined);
  const { control, frame } = useDeedForm<Form>({
    ...options,
    resolver: valibotResolver(paymentSchema, undefined, { raw: true }),
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
      // What is refused anyway is not asked about: too much, or a success taken back without a reason.
      if (paid > due) return undefined;
      if (payment.paymentStatus === 'success') {
        const unpays = form.paymentStatus !== 'success' || paid < payment.amount;
        if (!unpays || !form.changeReason.trim()) return undefined;
        return {
          title: t('Take back this successful payment?'),
          text: describeTakenBack(t, payment, form, due - paid, formats),
          confirmLabel: t('Take back payment'),
          destructive: true,
        };
      }
      if (form.paymentStatus !== 'success') return undefined;
      return {
        title: t('Record this payment as successful?'),
        text: describeSuccess(t, payment, paid, due - paid, formats),
        confirmLabel: t('Record as successful'),
      };
    },
    onRefused: (refusal) => {
      refused.current = toast.refused(t('Error'), refusalText(t, refusal, formats));
    },
  });
  const renewedNotice = useRenewedNotice(payment, notice);
  const [status, amount] = useWatch({ control, name: ['paymentStatus', 'amount'] });
  const changesSuccess =
    payment.paymentStatus === 'success' && (status !== 'success' || Number(amount) !== payment.amount);
  const rest = status === 'success' && Number(amount) > 0 ? due - Number(amount) : 0;

  return (
    <DeedFormFrame {...frame} notice={renewedNotice} label={t('Process Payment')} submitLabel={t('Update Payment')}>
      <SelectInput
        control={control}
        name="paymentStatus"
        label={t('Payment status')}
        required
        placeholder={t('Select a status')}
        options={paymentStatusNames.map((value) => ({ value, label: t(paymentStatuses[value].label) }))}
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
        <TextInput control={control} name="failureReason" label={t('Failure reason')} required lines={2} />
      )}
      {status === 'success' && <PaidAt paidAt={payment.paidAt} />}
      <TextInput control={control} name="paymentRef" label={t('Payment reference')} />
      {changesSuccess && (
        <TextInput
          control={control}
          name="changeReason"
          label={t('Reason for the change')}
          hint={t('This payment had succeeded.')}
          required
          lines={2}
        />
      )}
    </DeedFormFrame>
  );
}

function describeRest(t: TFunction, rest: number, { shillings }: Formats): string {
  return t('The rest, {{amount}}, will be a new pending payment.', { amount: shillings(rest) });
}

function describeSuccess(t: TFunction, payment: Payment, amount: number, rest: number, formats: Formats): string {
  return `${describeWhere(t, payment, amount, formats)} ${rest > 0 ? describeRest(t, rest, formats) : t('The claim is then paid in full.')}`;
}

/** Only the latest payment can be changed, so the claim of one that succeeded is paid. */
function describeTakenBack(t: TFunction, payment: Payment, form: Form, rest: number, formats: Formats): string {
  const back = form.paymentStatus === 'failed' ? 'payment_failed' : 'payment_processing';
  const parts = [
    describeWhere(t, payment, payment.amount, formats),
    ...(form.paymentStatus === 'success'
      ? [
          t('Only {{amount}} of it was paid.', { amount: formats.shillings(Number(form.amount)) }),
          describeRest(t, rest, formats),
        ]
      : [t('It no longer counts as paid.')]),
    t('The claim goes back to "{{status}}".', { status: t(statuses[back].badge) }),
  ];
  return parts.join(' ');
}

function describeWhere(t: TFunction, payment: Payment, amount: number, { shillings }: Formats): string {
  const { payeeName, payeeAccount, paymentMethod } = payment;
  return t('{{amount}} to {{payee}}, {{method}} {{account}}.', {
    amount: shillings(amount),
    payee: payeeName,
    method: t(payoutMethods[paymentMethod].label),
    account: payeeAccount,
  });
}
