import { subjectOf, type ActionForm, type ActionFormProps } from './actionForm';
import { finalApprovalSchema, type FinalApprovalForm as Form } from '../../../domain/actions/finalApprovalForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { LimitedTextInput } from '../../../ui/form/LimitedTextInput';
import { useFormats } from '../../../ui/text/formats';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { describeSubject, type ClaimSubject } from './claimSubject';
import { useCommandForm, type CommandFormProps } from '../../../ui/commandForm/useCommandForm';

type FinalApprovalFormProps = CommandFormProps<Form> & {
  subject: ClaimSubject;
  /** What the committee approved, UGX. */
  approvedAmount: number | undefined;
};

/** The administrator's final approval (docs/product.md, Committee). */
export function FinalApprovalForm({ subject, approvedAmount, ...rest }: FinalApprovalFormProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { control, frame } = useCommandForm<Form>({
    ...rest,
    schema: finalApprovalSchema,
    defaultValues: { note: '' },
    ask: () => ({
      title: t('Give final approval?'),
      text: describeSubject(t, subject, approvedAmount, formats),
      confirmLabel: t('Approve for payment'),
    }),
  });
  return (
    <CommandFormFrame {...frame} label={t('Final Approval')} submitLabel={t('Give Final Approval')}>
      <LimitedTextInput control={control} name="note" label={t('Approval note')} lines={3} />
    </CommandFormFrame>
  );
}

function FinalApproval({ claim, act, ...rest }: ActionFormProps) {
  return (
    <FinalApprovalForm
      {...rest}
      subject={subjectOf(claim)}
      approvedAmount={claim.approvedAmount}
      onSubmit={(form) => act('final_approval', form)}
    />
  );
}

export const actionForm: ActionForm = {
  title: 'Final Approval',
  place: 'dialog',
  sharesButton: false,
  Form: FinalApproval,
};
