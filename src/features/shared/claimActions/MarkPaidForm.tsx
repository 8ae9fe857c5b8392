import { subjectOf, type ActionForm, type ActionFormProps } from './actionForm';
import { findOutstanding } from '../../../domain/claim/claimPayments';
import { type MarkPaidForm as Form, markPaidSchema } from '../../../domain/actions/markPaidForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { LimitedTextInput } from '../../../ui/form/LimitedTextInput';
import { useFormats } from '../../../ui/text/formats';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { describeSubject, type ClaimSubject } from './claimSubject';
import { useCommandForm, type CommandFormProps } from '../../../ui/commandForm/useCommandForm';

type MarkPaidFormProps = CommandFormProps<Form> & {
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
  const { control, frame } = useCommandForm<Form>({
    ...rest,
    schema: markPaidSchema,
    defaultValues: { paymentRef: '' },
    ask: () => ({
      title: t('Mark this claim as paid?'),
      text: describeSubject(t, subject, outstanding, formats),
      confirmLabel: t('Mark as paid'),
    }),
  });
  return (
    <CommandFormFrame {...frame} label={t('Mark Paid')} submitLabel={t('Mark Paid')} secondary={secondary}>
      <LimitedTextInput control={control} name="paymentRef" label={t('Payment reference')} required />
    </CommandFormFrame>
  );
}

function MarkPaid({ claim, payments, act, ...rest }: ActionFormProps) {
  return (
    <MarkPaidForm
      {...rest}
      subject={subjectOf(claim)}
      outstanding={findOutstanding(claim, payments)}
      onSubmit={(form) => act('mark_paid', form)}
    />
  );
}

export const actionForm: ActionForm = {
  title: 'Mark Paid',
  description: 'Use this for a claim paid outside the portal.',
  place: 'dialog',
  sharesButton: false,
  Form: MarkPaid,
};
