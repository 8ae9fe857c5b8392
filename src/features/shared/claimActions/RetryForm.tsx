import type { ActionForm, ActionFormProps } from './actionForm';
import { useWatch } from 'react-hook-form';
import type { Claim } from '../../../domain/claim/claim';
import { findRetryPayout } from '../../../domain/claim/payout';
import { payoutMethodNames, payoutMethods } from '../../../domain/claim/claimant';
import { findPaymentToAct } from '../../../domain/claim/amountDue';
import type { Payment } from '../../../domain/payment/payment';
import { readPhone } from '../../../domain/form/phone';
import { type RetryForm as Form, retrySchemaFor } from '../../../domain/actions/retryForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { RadioInput } from '../../../ui/form/choice/RadioInput';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { OpenConditions } from './OpenConditions';
import { paymentRevision, useRenewedNotice } from './PaymentForm';
import { useCommandForm, type CommandFormProps } from '../../../ui/commandForm/useCommandForm';

type RetryFormProps = CommandFormProps<Form> & {
  claim: Claim;
  /** The payment that failed: where it went is where the next one goes, unless corrected. */
  payment: Payment;
};

/** A new payment after a failed one (docs/product.md, Payments). */
export function RetryForm({ claim, payment, notice, ...rest }: RetryFormProps) {
  const { t } = useTranslation();
  const { control, frame } = useCommandForm<Form>({
    ...rest,
    name: `retry ${claim.id}`,
    notice: useRenewedNotice(payment, notice),
    schema: retrySchemaFor(payment),
    defaultValues: findRetryPayout(claim, payment),
    revision: paymentRevision(payment),
  });
  const method = useWatch({ control, name: 'paymentMethod' });

  return (
    <CommandFormFrame
      {...frame}
      label={t('Retry Payment')}
      submitLabel={t('Retry Payment')}
      saidBelow="open_conditions"
    >
      <RadioInput
        control={control}
        name="paymentMethod"
        label={t('Payment method')}
        options={payoutMethodNames.map((value) => ({ value, label: t(payoutMethods[value].label) }))}
      />
      <LimitedTextInput control={control} name="payeeName" label={t('Payee name')} required />
      <LimitedTextInput
        control={control}
        name="payeeAccount"
        label={method === 'mobile_money' ? t('Mobile money number') : t('Account number')}
        inputMode={method === 'mobile_money' ? 'tel' : 'text'}
        {...(method === 'mobile_money' && { write: readPhone })}
        required
      />
      <OpenConditions claim={claim} refusal={frame.refusal} />
    </CommandFormFrame>
  );
}

function RetryPayment({ claim, payments, act, ...rest }: ActionFormProps) {
  const payment = findPaymentToAct(claim, payments);
  if (!payment) return null;
  return <RetryForm {...rest} claim={claim} payment={payment} onSubmit={(form) => act('retry_payment', form)} />;
}

export const actionForm: ActionForm = {
  title: 'Retry Payment',
  place: 'dialog',
  sharesButton: false,
  Form: RetryPayment,
};
