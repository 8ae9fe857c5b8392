import type { ActionForm, ActionFormProps } from './actionForm';
import { isSent } from '../../../domain/claim/conditions/conditionBar';
import { openConditions } from '../../../domain/claim/conditions/conditions';
import { isUnderWay } from '../../../domain/payment/payment';
import { type MarkPaidForm as Form, markPaidSchema } from '../../../domain/actions/markPaidForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { OpenConditions } from './OpenConditions';
import { reuseQuestion, useReferenceUse } from './useReferenceUse';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';

/** Marks a claim as paid in full (docs/product.md, Payments). */
export function MarkPaid({ claim, payments, act, secondary, ...rest }: ActionFormProps) {
  const { t } = useTranslation();
  const describeUse = useReferenceUse();
  const { control, frame } = useCommandForm<Form>({
    ...rest,
    name: `markPaid ${claim.id}`,
    onSubmit: (form) => act('mark_paid', form),
    schema: markPaidSchema,
    defaultValues: { paymentRef: '' },
    ask: ({ paymentRef }) => {
      // What is refused anyway is not asked about.
      if (openConditions(claim).length > 0 && !payments.some(isSent)) return undefined;
      const used = describeUse(paymentRef, payments.find(isUnderWay)?.id);
      return used === undefined ? undefined : reuseQuestion(t, used);
    },
  });
  return (
    <CommandFormFrame
      {...frame}
      label={t('Mark Paid')}
      submitLabel={t('Mark Paid')}
      secondary={secondary}
      saidBelow="open_conditions"
    >
      <LimitedTextInput control={control} name="paymentRef" label={t('Payment reference')} required />
      <OpenConditions claim={claim} refusal={frame.refusal} />
    </CommandFormFrame>
  );
}

export const actionForm: ActionForm = {
  title: 'Mark Paid',
  description: 'Use this for a claim paid outside the portal.',
  place: 'dialog',
  sharesButton: false,
  Form: MarkPaid,
};
