import type { TFunction } from 'i18next';
import { payoutMethods, type ClaimantForm } from '../../../domain/claim/claimant';
import { districtName } from '../../../domain/place/districts';
import {
  evidenceSlotNames,
  evidenceSlots,
  filesNotIn,
  type Evidence,
  type EvidenceFile,
} from '../../../domain/incident/evidence';
import { claimantLabels, incidentLabels } from '../../../domain/claim/fieldLabels';
import { formatNumber } from '../../../domain/settings/format';
import type { Formats } from '../../../domain/settings/formats';
import type { IncidentField, IncidentForm } from '../../../domain/incident/incident';
import { asksAreaName, furtherItems } from '../../../domain/incident/incidentForm';
import {
  incidentKinds,
  incidentTypes,
  isItemKind,
  protectedAreas,
  species,
  unitOf,
  type FieldInput,
  type ItemKind,
  type Unit,
} from '../../../domain/incident/incidents';
import { isLongItem, itemInWords } from '../../../domain/incident/items';
import type { Words } from '../../../domain/words';
import { isolated } from '../../../i18n/isolated';

/** A field as the review shows it: in words, empty when nothing was given. */
export type ReviewRow = { field: string; label: string; value: string; wide?: boolean };

/** What an edit changes, in words; empty where there was or is nothing. */
type ReviewChange = { field: string; label: string; before: string; after: string };

const payoutFields = {
  '': [],
  mobile_money: ['mobileMoneyNumber'],
  bank_transfer: ['bankName', 'accountName', 'accountNumber'],
} as const satisfies Record<ClaimantForm['payoutMethod'], (keyof ClaimantForm)[]>;

const personFields = [
  'fullName',
  'nationalId',
  'phoneNumber',
  'alternatePhone',
  'district',
  'subcounty',
  'parish',
  'village',
  'payoutMethod',
] as const;

/** Step 1 as it was filled in; of the payout details only those of the chosen method. */
export function claimantRows(form: ClaimantForm, t: TFunction): ReviewRow[] {
  const words = {
    ...form,
    alternatePhone: form.alternatePhone === '+256' ? '' : form.alternatePhone,
    district: districtName(form.district),
    payoutMethod: form.payoutMethod && t(payoutMethods[form.payoutMethod].label),
  };
  return [...personFields, ...payoutFields[form.payoutMethod]].map((field) => ({
    field,
    label: t(claimantLabels[field]),
    value: words[field].trim(),
  }));
}

/** Step 2 as it was filled in, amounts in UGX; of the fields of kinds only those of the chosen one. */
export function incidentRows(form: IncidentForm, t: TFunction, formats: Formats): ReviewRow[] {
  const kind = incidentTypes.find((type) => type === form.incidentType);
  const { gpsLatitude, gpsLongitude } = form;
  const common = (field: keyof typeof incidentLabels, value: string, wide?: boolean): ReviewRow => ({
    field,
    label: t(incidentLabels[field]),
    value: value.trim(),
    wide,
  });
  const fields: readonly { name: IncidentField; label: Words; input: FieldInput; unit?: Unit }[] = kind
    ? incidentKinds[kind].fields
    : [];
  return [
    common('incidentType', kind ? t(incidentKinds[kind].labels.wizard) : ''),
    ...fields.map(({ name, label, input, unit }) => ({
      field: name,
      label: t(label),
      value: inWords(form[name].trim(), input, t, formats, unit),
      wide: input === 'longText',
    })),
    ...(kind && isItemKind(kind) ? furtherRows(form, kind, t, formats) : []),
    common('wildlifeSpecies', labelOf(species, form.wildlifeSpecies, t)),
    common('dateOfIncident', form.dateOfIncident && formats.date(form.dateOfIncident)),
    common('timeOfIncident', form.timeOfIncident),
    {
      field: 'gps',
      label: t('GPS coordinates'),
      value: gpsLatitude || gpsLongitude ? `${gpsLatitude.trim()}, ${gpsLongitude.trim()}` : '',
    },
    common('protectedAreaNearby', labelOf(protectedAreas, form.protectedAreaNearby, t)),
    ...(asksAreaName(form) ? [common('protectedAreaName', form.protectedAreaName)] : []),
    common('locationDescription', form.locationDescription),
    common('narrativeDescription', form.narrativeDescription, true),
  ];
}

/** What else was struck, a row each. */
function furtherRows(form: IncidentForm, kind: ItemKind, t: TFunction, formats: Formats): ReviewRow[] {
  const { further } = incidentKinds[kind];
  return furtherItems(form).map((item, place) => ({
    field: `further.${place}`,
    label: t(further.title, { number: place + 2 }),
    value: itemInWords(kind, ({ name, input, unit }) =>
      isolated(inWords(item[name]?.trim() ?? '', input, t, formats, unit)),
    ),
    wide: isLongItem(kind),
  }));
}

/** The files that an edit takes out of each slot, and those it adds. */
export function evidenceChanges(before: Evidence, after: Evidence, t: TFunction): ReviewChange[] {
  return evidenceSlotNames.flatMap((slot) => {
    const change = {
      field: slot,
      label: t(evidenceSlots[slot].label),
      before: names(filesNotIn(before[slot], after[slot])),
      after: names(filesNotIn(after[slot], before[slot])),
    };
    return change.before || change.after ? [change] : [];
  });
}

function names(files: readonly EvidenceFile[]): string {
  return files.map(({ name }) => name).join(', ');
}

/** What differs between two reviews, in the order of the fields. */
export function changedRows(before: readonly ReviewRow[], after: readonly ReviewRow[]): ReviewChange[] {
  const old = new Map(before.map((row) => [row.field, row]));
  const now = new Map(after.map((row) => [row.field, row]));
  return [...new Map([...now, ...old]).values()].flatMap(({ field, label }) => {
    const change = { field, label, before: old.get(field)?.value ?? '', after: now.get(field)?.value ?? '' };
    return change.before === change.after ? [] : [change];
  });
}

function inWords(
  value: Words,
  input: FieldInput,
  t: TFunction,
  { date, shillings }: Formats,
  unit: Unit | undefined,
): string {
  if (!value) return '';
  const number = Number(value);
  switch (input) {
    case 'money':
      return Number.isFinite(number) ? shillings(number) : value;
    case 'number':
    case 'integer': {
      const shown = Number.isFinite(number) ? formatNumber(number) : value;
      return unit ? `${shown} ${t(unitOf(number, unit))}` : shown;
    }
    case 'date':
      return date(value);
    case 'text':
    case 'longText':
      return value;
    case 'crops':
    case 'livestock':
    case 'ages':
    case 'properties':
      return t(value);
  }
}

function labelOf(table: Record<string, { label: Words }>, value: string, t: TFunction): string {
  const row = table[value];
  return row ? t(row.label) : value;
}
