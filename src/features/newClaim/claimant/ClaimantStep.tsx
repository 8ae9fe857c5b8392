import { useState } from 'react';
import { emptyClaimantForm } from '../../../domain/claim/emptyClaimantForm';
import { claimantSchemaFor } from '../../../domain/claim/claimantForm';
import { sameText } from '../../../domain/claim/draft';
import { useTranslation } from '../../../i18n/useTranslation';
import { completeClaimantStep } from '../../../store/drafts/commands';
import { findDraft } from '../../../store/drafts/selectors';
import { findEdited } from '../../../store/drafts/edits';
import { useAppDispatch, useAppStore } from '../../../store/hooks';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import { formResolver } from '../../../ui/form/formResolver';
import { SectionCard } from '../../../ui/page/SectionCard';
import { StepForm } from '../StepForm';
import type { StepProps } from '../autosave';
import { useStepForm } from '../useStepForm';
import { PayoutFields } from '../../shared/claimant/PayoutFields';
import { PersonFields } from '../../shared/claimant/PersonFields';
import { PlaceFields } from '../../shared/claimant/PlaceFields';

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
        <PersonFields control={control} autoFocus={sameText(initial, emptyClaimantForm)} />
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
