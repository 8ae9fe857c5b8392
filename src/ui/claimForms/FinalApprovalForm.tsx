import { valibotResolver } from '@hookform/resolvers/valibot';
import { finalApprovalSchema, type FinalApprovalForm as Form } from '../../domain/paymentForm';
import { useTranslation } from '../../i18n/useTranslation';
import { LimitedTextInput } from '../form/LimitedTextInput';
import { useFormats } from '../formats';
import { DeedFormFrame } from '../deedForm/DeedFormFrame';
import { describeSubject, type ClaimSubject } from './claimSubject';
import { useDeedForm, type DeedFormProps } from '../deedForm/useDeedForm';

type FinalApprovalFormProps = DeedFormProps<Form> & {
  subject: ClaimSubject;
  /** What the committee approved, UGX. */
  approvedAmount: number | undefined;
};

/** The administrator's final approval (PRODUCT.md, Lifecycle). */
export function FinalApprovalForm({ subject, approvedAmount, ...rest }: FinalApprovalFormProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { control, frame } = useDeedForm<Form>({
    ...rest,
    resolver: valibotResolver(finalApprovalSchema, undefined, { raw: true }),
    defaultValues: { note: '' },
    ask: () => ({
      title: t('Give final approval?'),
      text: describeSubject(t, subject, approvedAmount, formats),
      confirmLabel: t('Approve for payment'),
    }),
  });
  return (
    <DeedFormFrame {...frame} label={t('Final Approval')} submitLabel={t('Give Final Approval')}>
      <LimitedTextInput control={control} name="note" label={t('Approval note')} lines={3} />
    </DeedFormFrame>
  );
}
