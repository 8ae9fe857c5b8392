import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { completionSchemaFor, openFields, type CompletionForm as Form } from '../../../domain/actions/completionForm';
import type { Claimant, ClaimantForm } from '../../../domain/claim/claimant';
import { claimantLabels } from '../../../domain/claim/fieldLabels';
import { useTranslation } from '../../../i18n/useTranslation';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';
import { LimitedTextInput } from '../../../ui/form/LimitedTextInput';
import { PhoneInput } from '../../../ui/form/PhoneInput';
import { TextInput } from '../../../ui/form/TextInput';
import { PayoutFields } from '../claimant/PayoutFields';
import type { ActionForm, ActionFormProps } from './actionForm';

/** Adds what nobody wrote down of a claim that was finished on paper (docs/product.md, Import from spreadsheets). */
function Completion({ claim, act, ...rest }: ActionFormProps) {
  const { t } = useTranslation();
  const { control, frame } = useCommandForm<Form>({
    ...rest,
    name: `completion ${claim.id}`,
    onSubmit: (form) => act('complete', form),
    schema: useMemo(() => completionSchemaFor(claim), [claim]),
    defaultValues: { ...claim.claimant, note: '' },
  });
  const open = openFields(claim);

  return (
    <CommandFormFrame {...frame} label={t('Add Missing Details')} submitLabel={t('Add Missing Details')}>
      {open.includes('fullName') && (
        <LimitedTextInput control={control} name="fullName" label={t(claimantLabels.fullName)} required />
      )}
      {open.includes('nationalId') && (
        <TextInput
          control={control}
          name="nationalId"
          label={t(claimantLabels.nationalId)}
          hint={t('14 characters, as printed on the card')}
          capitals
          required
        />
      )}
      {open.includes('phoneNumber') && (
        <PhoneInput control={control} name="phoneNumber" label={t(claimantLabels.phoneNumber)} required />
      )}
      {open.includes('payoutMethod') && (
        <PayoutFields control={control as unknown as Control<ClaimantForm, unknown, Claimant>} />
      )}
      <LimitedTextInput control={control} name="note" label={t('Where the details come from')} lines={2} />
    </CommandFormFrame>
  );
}

export const actionForm: ActionForm = {
  title: 'Add Missing Details',
  place: 'dialog',
  awayFromQueue: true,
  sharesButton: false,
  Form: Completion,
};
