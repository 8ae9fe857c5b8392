import { useMemo } from 'react';
import { completionSchemaFor, openFields } from '../../../domain/actions/completionForm';
import type { Claimant } from '../../../domain/claim/claimant';
import { claimantLabels } from '../../../domain/claim/fieldLabels';
import { useTranslation } from '../../../i18n/useTranslation';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { PhoneInput } from '../../../ui/form/text/PhoneInput';
import { TextInput } from '../../../ui/form/text/TextInput';
import { PayoutFields } from '../claimant/PayoutFields';
import type { ActionForm, ActionFormProps } from './actionForm';

/** Adds what nobody wrote down of a claim that was finished on paper (docs/product.md, Import from spreadsheets). */
function Completion({ claim, act, ...rest }: ActionFormProps) {
  const { t } = useTranslation();
  const { control, frame } = useCommandForm<Claimant>({
    ...rest,
    name: `completion ${claim.id}`,
    onSubmit: (form) => act('complete', form),
    schema: useMemo(() => completionSchemaFor(claim), [claim]),
    defaultValues: claim.claimant,
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
      {open.includes('payoutMethod') && <PayoutFields control={control} />}
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
