import type { ActionForm, ActionFormProps } from './actionForm';
import { finalApprovalSchema, type FinalApprovalForm as Form } from '../../../domain/actions/finalApprovalForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { OpenConditions } from './OpenConditions';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';

/** The administrator's final approval (docs/product.md, Committee). */
export function FinalApproval({ claim, act, ...rest }: ActionFormProps) {
  const { t } = useTranslation();
  const { control, frame } = useCommandForm<Form>({
    ...rest,
    name: `finalApproval ${claim.id}`,
    onSubmit: (form) => act('final_approval', form),
    schema: finalApprovalSchema,
    defaultValues: { note: '' },
  });
  return (
    <CommandFormFrame {...frame} label={t('Final Approval')} submitLabel={t('Give Final Approval')}>
      <LimitedTextInput control={control} name="note" label={t('Approval note')} lines={3} />
      <OpenConditions claim={claim} />
    </CommandFormFrame>
  );
}

export const actionForm: ActionForm = {
  title: 'Final Approval',
  place: 'dialog',
  sharesButton: false,
  Form: FinalApproval,
};
