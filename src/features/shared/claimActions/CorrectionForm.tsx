import { useMemo } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { correctionSchemaFor, type CorrectionForm as Form } from '../../../domain/actions/correctionForm';
import type { Claimant, ClaimantForm } from '../../../domain/claim/claimant';
import { correctionReasons } from '../../../domain/claim/correction/correctionRecord';
import { correctionWords } from '../../../domain/claim/correction/correctionWords';
import { useTranslation } from '../../../i18n/useTranslation';
import { CommandFormFrame } from '../../../ui/commandForm/CommandFormFrame';
import { useCommandForm } from '../../../ui/commandForm/useCommandForm';
import { RadioInput } from '../../../ui/form/choice/RadioInput';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { PayoutFields } from '../claimant/PayoutFields';
import { PersonFields } from '../claimant/PersonFields';
import { PlaceFields } from '../claimant/PlaceFields';
import type { ActionForm, ActionFormProps } from './actionForm';

/** Corrects the details of a claimant whose claim was forwarded (docs/product.md, Correction). */
function Correcting({ claim, act, ...rest }: ActionFormProps) {
  const { t } = useTranslation();
  const { control, frame } = useCommandForm<Form>({
    ...rest,
    name: `correction ${claim.id}`,
    onSubmit: (form) => act('correct', form),
    schema: useMemo(() => correctionSchemaFor(claim), [claim]),
    defaultValues: { ...claim.claimant, correctionReason: '', note: '' },
  });
  const reason = useWatch({ control, name: 'correctionReason' });

  return (
    <CommandFormFrame {...frame} wide label={t('Correct Details')} submitLabel={t('Record Correction')}>
      <FormProvider {...frame.form}>
        <Details />
      </FormProvider>
      <RadioInput
        control={control}
        name="correctionReason"
        label={t('Reason for the correction')}
        hint={t(
          'A second person confirms a change of the payee, account or payout method. Any other change holds at once.',
        )}
        required
        options={correctionReasons.map((value) => ({ value, label: t(correctionWords[value].label) }))}
      />
      <LimitedTextInput
        control={control}
        name="note"
        label={t('Explanation')}
        required={reason === 'other'}
        lines={2}
      />
    </CommandFormFrame>
  );
}

/** All that step 1 of the wizard asks for. The form is that of the `FormProvider` around it. */
function Details() {
  const { control } = useFormContext<ClaimantForm, unknown, Claimant>();
  return (
    <>
      <PersonFields control={control} />
      <PlaceFields control={control} />
      <PayoutFields control={control} />
    </>
  );
}

export const actionForm: ActionForm = {
  title: 'Correct Details',
  place: 'dialog',
  awayFromQueue: true,
  sharesButton: false,
  Form: Correcting,
};
