import { useTranslation } from '../../i18n/useTranslation';
import { TextInput } from '../form/TextInput';
import { ClaimFormFrame } from './ClaimFormFrame';
import { describeSubject, type ClaimSubject } from './claimSubject';
import { useClaimForm, type ClaimFormProps } from './useClaimForm';

type Form = { note: string };

type FinalApprovalFormProps = ClaimFormProps<Form> & {
  subject: ClaimSubject;
  /** What the committee approved, UGX. */
  approvedAmount: number | undefined;
};

/** The administrator's final approval (PRODUCT.md, Lifecycle). */
export function FinalApprovalForm({ subject, approvedAmount, notice, ...rest }: FinalApprovalFormProps) {
  const { t } = useTranslation();
  const { control, frame } = useClaimForm<Form>({
    ...rest,
    resolver: (values) => ({ values, errors: {} }),
    defaultValues: { note: '' },
    ask: () => ({
      title: t('Give final approval?'),
      text: describeSubject(t, subject, approvedAmount),
      confirmLabel: t('Approve for payment'),
    }),
  });
  return (
    <ClaimFormFrame {...frame} notice={notice} label={t('Final Approval')} submitLabel={t('Give Final Approval')}>
      <TextInput control={control} name="note" label={t('Approval note')} lines={3} />
    </ClaimFormFrame>
  );
}
