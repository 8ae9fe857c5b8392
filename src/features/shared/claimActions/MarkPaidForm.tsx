import { finishing, subjectOf, type ActionForm, type ActionFormProps } from './actionForm';
import { findOutstanding } from '../../../domain/claimPayments';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type MarkPaidForm as Form, markPaidSchema } from '../../../domain/paymentForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { LimitedTextInput } from '../../../ui/form/LimitedTextInput';
import { useFormats } from '../../../ui/formats';
import { DeedFormFrame } from '../../../ui/deedForm/DeedFormFrame';
import { describeSubject, type ClaimSubject } from './claimSubject';
import { useDeedForm, type DeedFormProps } from '../../../ui/deedForm/useDeedForm';

type MarkPaidFormProps = DeedFormProps<Form> & {
  subject: ClaimSubject;
  /** What is still to be paid, UGX. */
  outstanding: number | undefined;
  /** Another form beside it is the one to be sent. */
  secondary?: boolean;
};

/** Marks a claim as paid in full (docs/product.md, Payments). */
export function MarkPaidForm({ subject, outstanding, secondary, ...rest }: MarkPaidFormProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { control, frame } = useDeedForm<Form>({
    ...rest,
    resolver: valibotResolver(markPaidSchema, undefined, { raw: true }),
    defaultValues: { paymentRef: '' },
    ask: () => ({
      title: t('Mark this claim as paid?'),
      text: describeSubject(t, subject, outstanding, formats),
      confirmLabel: t('Mark as paid'),
    }),
  });
  return (
    <DeedFormFrame {...frame} label={t('Mark Paid')} submitLabel={t('Mark Paid')} secondary={secondary}>
      <LimitedTextInput control={control} name="paymentRef" label={t('Payment reference')} required />
    </DeedFormFrame>
  );
}

function MarkPaid({ claim, payments, act, onDone, ...rest }: ActionFormProps) {
  return (
    <MarkPaidForm
      {...rest}
      subject={subjectOf(claim)}
      outstanding={findOutstanding(claim, payments)}
      onSubmit={(form) => finishing(act('mark_paid', form), onDone)}
    />
  );
}

export const markPaidForm: ActionForm = {
  title: 'Mark Paid',
  description: 'For a claim that was paid outside the portal.',
  place: 'dialog',
  sharesButton: false,
  Form: MarkPaid,
};
