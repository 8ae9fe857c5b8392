import { valibotResolver } from '@hookform/resolvers/valibot';
import { type MarkPaidForm as Form, markPaidSchema } from '../../domain/paymentForm';
import { useTranslation } from '../../i18n/useTranslation';
import { TextInput } from '../form/TextInput';
import { ClaimFormFrame } from './ClaimFormFrame';
import { describeSubject, type ClaimSubject } from './claimSubject';
import { useClaimForm, type ClaimFormProps } from './useClaimForm';

type MarkPaidFormProps = ClaimFormProps<Form> & {
  subject: ClaimSubject;
  /** What is still to be paid, UGX. */
  outstanding: number | undefined;
};

/** Marks a claim as paid in full (PRODUCT.md, Lifecycle). */
export function MarkPaidForm({ subject, outstanding, notice, ...rest }: MarkPaidFormProps) {
  const { t } = useTranslation();
  const { control, frame } = useClaimForm<Form>({
    ...rest,
    resolver: valibotResolver(markPaidSchema, undefined, { raw: true }),
    defaultValues: { paymentRef: '' },
    ask: () => ({
      title: t('Mark this claim as paid?'),
      text: describeSubject(t, subject, outstanding),
      confirmLabel: t('Mark as paid'),
    }),
  });
  return (
    <ClaimFormFrame {...frame} notice={notice} label={t('Mark Paid')} submitLabel={t('Mark Paid')}>
      <TextInput control={control} name="paymentRef" label={t('Payment reference')} required />
    </ClaimFormFrame>
  );
}
