import type { TFunction } from 'i18next';
import { incidentLabels } from '../../../../domain/claim/fieldLabels';
import { formatNumber } from '../../../../domain/settings/format';
import type { Formats } from '../../../../domain/settings/formats';
import type { FieldsOfAnyKind, Incident } from '../../../../domain/incident/incident';
import {
  incidentKinds,
  isItemKind,
  protectedAreas,
  speciesLabel,
  unitOf,
  type FieldInput,
  type Unit,
} from '../../../../domain/incident/incidents';
import { markOf } from '../../../../domain/incident/mark';
import { isLongItem, itemInWords, type StoredItem } from '../../../../domain/incident/items';
import type { Words } from '../../../../domain/words';
import { isolated } from '../../../../i18n/isolated';
import { useTranslation } from '../../../../i18n/useTranslation';
import { Field, Fields } from '../../../../ui/labels/Fields';
import { useFormats } from '../../../../ui/text/formats';
import { IncidentLabel } from '../../../../ui/labels/IncidentLabel';
import { Money } from '../../../../ui/labels/Money';
import { SectionCard } from '../../../../ui/page/SectionCard';
import { IncidentMap } from './IncidentMap';

type IncidentCardProps = {
  incident: Incident;
  /** The claimant's, by stored value. */
  district: string;
};

/** What happened, with the fields of its kind, and where on a map. */
export function IncidentCard({ incident, district }: IncidentCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { timeOfIncident } = incident;
  const mark = markOf(incident);
  const stored: FieldsOfAnyKind = incident;
  return (
    <SectionCard title={t('Incident')}>
      <Fields>
        <Field label={t(incidentLabels.incidentType)}>
          <IncidentLabel type={incident.incidentType} screen="wizard" />
        </Field>
        <Field label={t(incidentLabels.wildlifeSpecies)}>{t(speciesLabel(incident.wildlifeSpecies))}</Field>
        <Field label={t(incidentLabels.dateOfIncident)}>
          {formats.date(incident.dateOfIncident)}
          {timeOfIncident && `, ${isolated(timeOfIncident)}`}
        </Field>
        <Field label={t(incidentLabels.protectedAreaNearby)}>
          {incident.protectedAreaNearby && t(protectedAreas[incident.protectedAreaNearby].label)}
        </Field>
        {incident.protectedAreaName && (
          <Field label={t(incidentLabels.protectedAreaName)}>{incident.protectedAreaName}</Field>
        )}
        <Field label={t(incidentLabels.locationDescription)}>{incident.locationDescription}</Field>
        <Field label={t('GPS coordinates')}>{mark && `${mark.latitude}, ${mark.longitude}`}</Field>
        {incidentKinds[incident.incidentType].fields.map(({ name, label, input, ...rest }) => (
          <Field key={name} label={t(label)} wide={input === 'longText'}>
            {describe(t, formats, stored[name], input, 'unit' in rest ? rest.unit : undefined)}
          </Field>
        ))}
        {furtherFields(incident, t, formats)}
        <Field label={t(incidentLabels.narrativeDescription)} wide>
          {incident.narrativeDescription}
        </Field>
        {mark && (
          <Field label={t('Map')} wide>
            <IncidentMap point={mark} district={district} />
          </Field>
        )}
      </Fields>
    </SectionCard>
  );
}

/** What else was struck. */
function furtherFields({ incidentType, further = [] }: Incident, t: TFunction, formats: Formats) {
  if (!isItemKind(incidentType)) return null;
  const { title } = incidentKinds[incidentType].further;
  return further.map((item: StoredItem, place) => (
    <Field key={place} label={t(title, { number: place + 2 })} wide={isLongItem(incidentType)}>
      {itemInWords(incidentType, ({ name, input, unit }) =>
        isolated(textOf(t, formats, item[name], input, unit) ?? ''),
      )}
    </Field>
  ));
}

/** A field of the kind as people read it; undefined when nothing was given. */
function describe(
  t: TFunction,
  formats: Formats,
  value: Words | number | undefined,
  input: FieldInput,
  unit: Unit | undefined,
) {
  return typeof value === 'number' && input === 'money' ? (
    <Money amount={value} />
  ) : (
    textOf(t, formats, value, input, unit)
  );
}

function textOf(
  t: TFunction,
  { date, money }: Formats,
  value: Words | number | undefined,
  input: FieldInput,
  unit: Unit | undefined,
): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'number') {
    if (input === 'money') return money(value);
    return unit ? `${formatNumber(value)} ${t(unitOf(value, unit))}` : formatNumber(value);
  }
  if (input === 'date') return date(value);
  return input === 'text' || input === 'longText' ? value : t(value);
}
