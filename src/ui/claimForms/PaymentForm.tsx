import { valibotResolver } from '@hookform/resolvers/valibot';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paymentSchema, paymentStatusNames, type Payment, type PaymentForm as Form } from '../../domain/payment';
import { paymentStatuses } from '../../domain/statuses';
import { compensationStep } from '../../domain/verification';
import { MoneyInput } from '../form/MoneyInput';
import { SelectInput } from '../form/SelectInput';
import { TextInput } from '../form/TextInput';
import { refusalText } from '../refusalText';
import { toast } from '../toast';
import { ClaimFormFrame } from './ClaimFormFrame';
import { PaidAt } from './PaidAt';
import { useClaimForm, type ClaimFormProps } from './useClaimForm';

type PaymentFormProps = ClaimFormProps<Form> & { payment: Payment };

/** Process Payment (SPEC.md section 5, Payment update). A refusal is a toast as well (section 8). */
export function PaymentForm({ payment, notice, ...rest }: PaymentFormProps) {
  const { t } = useTranslation();
  const { control, frame } = useClaimForm<Form>({
    ...rest,
    resolver: valibotResolver(paymentSchema, undefined, { raw: true }),
    defaultValues: {
      paymentStatus: payment.paymentStatus,
      amount: String(payment.amount),
      failureReason: payment.failureReason ?? '',
      paymentRef: payment.paymentRef ?? '',
      changeReason: '',
    },
    onRefused: (refusal) => toast.refused(t('Error'), refusalText(t, refusal)),
  });
  const [status, amount] = useWatch({ control, name: ['paymentStatus', 'amount'] });
  const changesSuccess =
    payment.paymentStatus === 'success' && (status !== 'success' || Number(amount) !== payment.amount);

  return (
    <ClaimFormFrame {...frame} notice={notice} label={t('Process Payment')} submitLabel={t('Update Payment')}>
      <SelectInput
        control={control}
        name="paymentStatus"
        label={t('Payment status')}
        required
        placeholder={t('Select a status')}
        options={paymentStatusNames.map((value) => ({ value, label: t(paymentStatuses[value].label) }))}
      />
      <MoneyInput control={control} name="amount" label={t('Amount (UGX)')} required step={compensationStep} />
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
    </ClaimFormFrame>
  );
}
