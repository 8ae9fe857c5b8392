import { useState } from 'react';
import { emptyClaimantForm } from '../../../domain/claim/claimant';
import { claimantSchemaFor } from '../../../domain/claim/claimantForm';
import { claimantLabels } from '../../../domain/claim/fieldLabels';
import { readNationalId } from '../../../domain/form/nationalId';
import { sameText } from '../../../domain/claim/draft';
import { useTranslation } from '../../../i18n/useTranslation';
import { completeClaimantStep } from '../../../store/drafts/commands';
import { findDraft, findEdited } from '../../../store/drafts/selectors';
import { useAppDispatch, useAppStore } from '../../../store/hooks';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import { formResolver } from '../../../ui/form/formResolver';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { PhoneInput } from '../../../ui/form/text/PhoneInput';
import { TextInput } from '../../../ui/form/text/TextInput';
import { SectionCard } from '../../../ui/page/SectionCard';
import { FieldGrid } from '../../../ui/form/FieldGrid';
import { StepForm } from '../StepForm';
import type { StepProps } from '../autosave';
import { useStepForm } from '../useStepForm';
import { PayoutFields } from '../../shared/claimant/PayoutFields';
import { PlaceFields } from './PlaceFields';

/** Step 1 of the wizard. */
export function ClaimantStep({ draftId, autosave, checkAtOnce, onPrevious, onDone }: StepProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [initial] = useState(() => findDraft(store.getState(), draftId)?.claimant ?? emptyClaimantForm);
  const [resolver] = useState(() => formResolver(claimantSchemaFor(findEdited(store.getState(), draftId)?.claimant)));
  const { form, formRef, wrongFields, refusal, submit } = useStepForm({
    resolver,
    initial,
    autosave,
    checkAtOnce,
    onTyped: (claimant) => autosave.typed({ claimant }),
    complete: (claimant) => dispatch(completeClaimantStep(draftId, claimant)),
    onDone,
  });
  const { control } = form;

  return (
    <StepForm
      ref={formRef}
      label={t('Claimant Info')}
      summary={<ErrorSummary form={form} fields={wrongFields} />}
      refusal={refusal}
      continueLabel={t('Save & Continue')}
      onPrevious={onPrevious}
      onSubmit={submit}
    >
      <SectionCard title={t('Claimant')}>
        <FieldGrid>
          <LimitedTextInput
            control={control}
            name="fullName"
            label={t(claimantLabels.fullName)}
            required
            autoFocus={sameText(initial, emptyClaimantForm)}
          />
          <TextInput
            control={control}
            name="nationalId"
            label={t(claimantLabels.nationalId)}
            hint={t('14 characters, as printed on the card')}
            capitals
            write={readNationalId}
            required
          />
          <PhoneInput control={control} name="phoneNumber" label={t(claimantLabels.phoneNumber)} required />
          <PhoneInput control={control} name="alternatePhone" label={t(claimantLabels.alternatePhone)} />
        </FieldGrid>
      </SectionCard>
      <SectionCard title={t('Where the claimant lives')}>
        <PlaceFields control={control} />
      </SectionCard>
      <SectionCard title={t('Payout')}>
        <PayoutFields control={control} />
      </SectionCard>
    </StepForm>
  );
}
