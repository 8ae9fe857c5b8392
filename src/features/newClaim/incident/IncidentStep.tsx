import { useWatch } from 'react-hook-form';
import { incidentKinds, incidentTypes, isItemKind, species, speciesNames } from '../../../domain/incident/incidents';
import { EvidenceToBring } from '../evidence/EvidenceToBring';
import { WideField, FieldGrid } from '../../../ui/form/FieldGrid';
import { FieldOfKind, type IncidentControl, type KindField } from './FieldOfKind';
import { FurtherItems } from './FurtherItems';
import { useState } from 'react';
import { kampalaToday } from '../../../domain/calendar';
import { incidentLabels } from '../../../domain/claim/fieldLabels';
import { emptyEvidence } from '../../../domain/incident/evidence';
import { emptyIncidentForm } from '../../../domain/incident/emptyIncidentForm';
import { incidentSchemaFor, incidentToForm } from '../../../domain/incident/incidentForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { completeIncidentStep } from '../../../store/drafts/commands';
import { findDraft } from '../../../store/drafts/selectors';
import { findEdited } from '../../../store/drafts/edits';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { DateInput } from '../../../ui/form/date/DateInput';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import { formResolver } from '../../../ui/form/formResolver';
import { RadioInput } from '../../../ui/form/choice/RadioInput';
import { SelectInput } from '../../../ui/form/choice/SelectInput';
import { LimitedTextInput } from '../../../ui/form/text/LimitedTextInput';
import { BareTextInput } from '../../../ui/form/text/TextInput';
import { SectionCard } from '../../../ui/page/SectionCard';
import { StepForm } from '../StepForm';
import type { StepProps } from '../autosave';
import { useStepForm } from '../useStepForm';
import { PhotoOffers, type OfferedFields } from '../photos/PhotoOffers';
import { AreaFields } from './AreaFields';
import { LocationFields } from './LocationFields';
import { MapField, type LocationForm } from './MapField';

/** Step 2 of the wizard. */
export function IncidentStep({ draftId, autosave, checkAtOnce, onPrevious, onDone }: StepProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [initial] = useState(() => findDraft(store.getState(), draftId)?.incident ?? emptyIncidentForm);
  const [district] = useState(() => findDraft(store.getState(), draftId)?.claimant.district ?? '');
  const [today] = useState(kampalaToday);
  const [resolver] = useState(() => {
    const edited = findEdited(store.getState(), draftId);
    return formResolver(incidentSchemaFor(edited && incidentToForm(edited.incident)));
  });
  const { form, formRef, wrongFields, refusal, submit } = useStepForm({
    resolver,
    initial,
    autosave,
    checkAtOnce,
    onTyped: (incident) => autosave.typed({ incident }),
    complete: (incident) => dispatch(completeIncidentStep(draftId, incident)),
    onDone,
  });
  const { control } = form;

  return (
    <StepForm
      ref={formRef}
      label={t('Incident Details')}
      summary={<ErrorSummary form={form} fields={wrongFields} />}
      refusal={refusal}
      continueLabel={t('Save & Continue')}
      onPrevious={onPrevious}
      onSubmit={submit}
    >
      <SectionCard title={t('What happened')}>
        <FieldGrid>
          <WideField>
            <RadioInput
              control={control}
              name="incidentType"
              label={t(incidentLabels.incidentType)}
              options={incidentTypes.map((value) => ({ value, label: t(incidentKinds[value].labels.wizard) }))}
              required
            />
          </WideField>
          <KindFields control={control} today={today} />
          <SelectInput
            control={control}
            name="wildlifeSpecies"
            label={t(incidentLabels.wildlifeSpecies)}
            placeholder={t('Select a species')}
            options={speciesNames.map((value) => ({ value, label: t(species[value].label) }))}
          />
        </FieldGrid>
      </SectionCard>
      <SectionCard title={t('When and where')}>
        <FieldGrid>
          <PhotosFields draftId={draftId} form={form} />
          <DateInput
            control={control}
            name="dateOfIncident"
            label={t(incidentLabels.dateOfIncident)}
            max={today}
            required
          />
          {/* The browser's own field: a phone shows its wheel. */}
          <BareTextInput control={control} name="timeOfIncident" label={t(incidentLabels.timeOfIncident)} type="time" />
          <LocationFields form={form} />
          <MapField form={form} district={district} />
          <AreaFields form={form} />
          <LimitedTextInput
            control={control}
            name="locationDescription"
            label={t(incidentLabels.locationDescription)}
          />
        </FieldGrid>
      </SectionCard>
      <SectionCard title={t('Narrative')}>
        <LimitedTextInput
          control={control}
          name="narrativeDescription"
          label={t(incidentLabels.narrativeDescription)}
          hint={t('What happened, in the words of the claimant and witnesses')}
          lines={4}
          required
        />
      </SectionCard>
    </StepForm>
  );
}

/** What the photos of the draft offer; the focus follows to what was filled in. */
function PhotosFields({ draftId, form }: { draftId: string; form: LocationForm }) {
  const photos = useAppSelector((state) => (findDraft(state, draftId)?.evidence ?? emptyEvidence).photos);
  const [dateOfIncident, timeOfIncident, gpsLatitude, gpsLongitude] = useWatch({
    control: form.control,
    name: ['dateOfIncident', 'timeOfIncident', 'gpsLatitude', 'gpsLongitude'],
  });
  const fillIn = (fields: OfferedFields) => {
    for (const [field, value] of Object.entries(fields)) {
      form.setValue(field as keyof OfferedFields, value, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
    form.setFocus(fields.dateOfIncident === undefined ? 'gpsLatitude' : 'dateOfIncident');
  };
  return (
    <WideField>
      <PhotoOffers
        draftId={draftId}
        photos={photos}
        incident={{ dateOfIncident, timeOfIncident, gpsLatitude, gpsLongitude }}
        onUse={fillIn}
      />
    </WideField>
  );
}

/** The fields of the chosen kind, read off its row in the table. What was typed for another kind is kept. */
function KindFields({ control, today }: { control: IncidentControl; today: string }) {
  const chosen = useWatch({ control, name: 'incidentType' });
  const kind = incidentTypes.find((type) => type === chosen);
  if (!kind) return null;
  const fields: readonly KindField[] = incidentKinds[kind].fields;
  return (
    <>
      <WideField>
        <EvidenceToBring kind={kind} />
      </WideField>
      {fields.map((field) => (
        <FieldOfKind key={field.name} control={control} name={field.name} field={field} today={today} />
      ))}
      {isItemKind(kind) && <FurtherItems key={kind} control={control} kind={kind} today={today} />}
    </>
  );
}
