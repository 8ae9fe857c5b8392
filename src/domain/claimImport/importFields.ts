import type { Words } from '../words';
import { claimantLabels, incidentLabels } from '../claim/fieldLabels';
import { incidentFields, type IncidentField, type KindFieldName } from '../incident/incident';
import { incidentKinds, type FieldInput, type Unit } from '../incident/incidents';
import { furtherFields, type FurtherField } from './furtherFields';
import type { ClaimantForm } from '../claim/claimant';

/** What a row can hold beside the two steps of the wizard: where the claim stands already. */
const recordLabels = {
  oldNumber: 'Old file number',
  status: 'Status',
  submittedOn: 'Date submitted',
  calculatedCompensation: 'Calculated compensation',
  approvedAmount: 'Approved amount',
  decidedOn: 'Decision date',
  paidOn: 'Date paid',
  paymentRef: 'Payment reference',
} as const satisfies Record<string, Words>;

type RecordField = keyof typeof recordLabels;

export type ImportField = keyof ClaimantForm | IncidentField | FurtherField | RecordField;

/** A row as a form: every field as text, in the terms of the wizard's own forms. */
export type ImportForm = Record<ImportField, string>;

/** How a cell is read. */
export type ValueKind =
  | 'text'
  | 'nationalId'
  | 'phone'
  | 'day'
  | 'time'
  | 'shillings'
  | 'number'
  | 'degrees'
  | 'district'
  | 'payoutMethod'
  | 'incidentType'
  | 'protectedArea'
  | 'species'
  | 'crops'
  | 'livestock'
  | 'ages'
  | 'properties'
  | 'status';

/** What the number of a field of an incident counts. */
export type FieldUnit = Exclude<Unit, 'plants'>;

export type FieldGroup = 'claimant' | 'incident' | 'kind' | 'further' | 'record';

type FieldRow = {
  label: Words;
  group: FieldGroup;
  kind: ValueKind;
  unit?: FieldUnit;
  /** No claim is complete without it. */
  required?: true;
  /** May be the same for every row, where the file has no column for it. */
  fixable?: true;
};

const claimant = (field: keyof ClaimantForm, kind: ValueKind, more: Pick<FieldRow, 'required' | 'fixable'> = {}) =>
  ({ label: claimantLabels[field], group: 'claimant', kind, ...more }) satisfies FieldRow;

const incident = (
  field: keyof typeof incidentLabels,
  kind: ValueKind,
  more: Pick<FieldRow, 'required' | 'fixable'> = {},
) => ({ label: incidentLabels[field], group: 'incident', kind, ...more }) satisfies FieldRow;

const record = (field: RecordField, kind: ValueKind, more: Pick<FieldRow, 'fixable'> = {}) =>
  ({ label: recordLabels[field], group: 'record', kind, ...more }) satisfies FieldRow;

const kindOfInput: Record<FieldInput, ValueKind> = {
  text: 'text',
  longText: 'text',
  number: 'number',
  integer: 'number',
  money: 'shillings',
  date: 'day',
  crops: 'crops',
  livestock: 'livestock',
  ages: 'ages',
  properties: 'properties',
};

const needed = { required: true } as const;
const fixable = { fixable: true } as const;

const kindRows = Object.fromEntries(
  Object.values(incidentKinds).flatMap(({ fields }) =>
    fields.map(({ name, label, input, ...rest }): [string, FieldRow] => {
      const kind = kindOfInput[input];
      const unit = 'unit' in rest ? rest.unit : undefined;
      return [name, { label, group: 'kind', kind, unit, ...(isListed(kind) && fixable) }];
    }),
  ),
) as Record<KindFieldName, FieldRow>;

const furtherRows = Object.fromEntries(
  furtherFields.map(({ field, name, label, input }): [string, FieldRow] => [
    field,
    { label, group: 'further', kind: kindOfInput[input], unit: kindRows[name].unit },
  ]),
) as Record<FurtherField, FieldRow>;

function isListed(kind: ValueKind): boolean {
  return kind === 'crops' || kind === 'livestock' || kind === 'properties';
}

const rows: Record<ImportField, FieldRow> = {
  fullName: claimant('fullName', 'text', needed),
  nationalId: claimant('nationalId', 'nationalId', needed),
  phoneNumber: claimant('phoneNumber', 'phone', needed),
  alternatePhone: claimant('alternatePhone', 'phone'),
  district: claimant('district', 'district', { ...needed, ...fixable }),
  subcounty: claimant('subcounty', 'text', { ...needed, ...fixable }),
  parish: claimant('parish', 'text', fixable),
  village: claimant('village', 'text'),
  payoutMethod: claimant('payoutMethod', 'payoutMethod', { ...needed, ...fixable }),
  mobileMoneyNumber: claimant('mobileMoneyNumber', 'phone'),
  bankName: claimant('bankName', 'text', fixable),
  accountName: claimant('accountName', 'text'),
  accountNumber: claimant('accountNumber', 'text'),
  incidentType: incident('incidentType', 'incidentType', { ...needed, ...fixable }),
  dateOfIncident: incident('dateOfIncident', 'day', needed),
  timeOfIncident: incident('timeOfIncident', 'time'),
  protectedAreaNearby: incident('protectedAreaNearby', 'protectedArea', fixable),
  protectedAreaName: incident('protectedAreaName', 'text', fixable),
  gpsLatitude: incident('gpsLatitude', 'degrees'),
  gpsLongitude: incident('gpsLongitude', 'degrees'),
  locationDescription: incident('locationDescription', 'text'),
  wildlifeSpecies: incident('wildlifeSpecies', 'species', fixable),
  narrativeDescription: incident('narrativeDescription', 'text', { ...needed, ...fixable }),
  ...kindRows,
  ...furtherRows,
  oldNumber: record('oldNumber', 'text'),
  status: record('status', 'status', fixable),
  submittedOn: record('submittedOn', 'day'),
  calculatedCompensation: record('calculatedCompensation', 'shillings'),
  approvedAmount: record('approvedAmount', 'shillings'),
  decidedOn: record('decidedOn', 'day'),
  paidOn: record('paidOn', 'day'),
  paymentRef: record('paymentRef', 'text'),
};

export const claimantFieldNames = Object.keys(claimantLabels) as (keyof ClaimantForm)[];
export const importFieldNames: readonly ImportField[] = [
  ...claimantFieldNames,
  ...incidentFields,
  ...furtherFields.map(({ field }) => field),
  ...(Object.keys(recordLabels) as RecordField[]),
];

/** What a field of an import is called, how it is read, and whether every claim needs it. */
export const importField = (field: ImportField): FieldRow => rows[field];

export const emptyImportForm = Object.fromEntries(importFieldNames.map((field) => [field, ''])) as ImportForm;

/**
 * Why a row cannot be added; the message is the key of its translation, `field` where it has one. `params` are shown as they
 * are, `words` are labels of the portal.
 */
export type RowProblem = {
  field?: ImportField;
  message: Words;
  params?: Record<string, string | number>;
  words?: Record<string, Words>;
};
