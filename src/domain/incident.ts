import {
  incidentKinds,
  incidentTypes,
  type FieldInput,
  type IncidentType,
  type ProtectedArea,
  type Species,
} from './incidents';

type Common = {
  /** YYYY-MM-DD */
  dateOfIncident: string;
  /** HH:mm, or empty when not known */
  timeOfIncident: string;
  /** Old claims out of a spreadsheet may not say. */
  protectedAreaNearby?: ProtectedArea;
  /** Degrees, WGS 84; both or none. */
  gpsLatitude?: number;
  gpsLongitude?: number;
  locationDescription: string;
  /** Which animal it was may not be known yet when a claim is registered. */
  wildlifeSpecies?: Species;
  narrativeDescription: string;
};

/** What a kind of incident has besides (incidents.ts). */
type KindField<Type extends IncidentType> = (typeof incidentKinds)[Type]['fields'][number];

/** The inputs whose text is kept as a number. */
type NumberInput = 'number' | 'integer' | 'money';

export const isNumberInput = (input: FieldInput): input is NumberInput =>
  input === 'number' || input === 'integer' || input === 'money';

type NumberField<Type extends IncidentType> = Extract<KindField<Type>, { input: NumberInput }>;

type StoredFields<Type extends IncidentType> = {
  [Name in Exclude<KindField<Type>, { input: NumberInput }>['name']]: string;
} & { [Name in Extract<NumberField<Type>, { required: true }>['name']]: number } & {
  [Name in Extract<NumberField<Type>, { required: false }>['name']]?: number;
};

/** An incident as stored with a claim: a variant per kind, with the fields of its row. Areas in acres, yields in kg, costs in UGX. */
export type Incident = { [Type in IncidentType]: Common & { incidentType: Type } & StoredFields<Type> }[IncidentType];

const emptyCommon = {
  incidentType: '',
  dateOfIncident: '',
  timeOfIncident: '',
  protectedAreaNearby: '',
  gpsLatitude: '',
  gpsLongitude: '',
  locationDescription: '',
  wildlifeSpecies: '',
  narrativeDescription: '',
};

export type KindFieldName = KindField<IncidentType>['name'];

/** Step 2 as typed: text in every field, whatever the kind, so that changing the kind loses nothing typed. */
export type IncidentForm = typeof emptyCommon & Record<KindFieldName, string>;
export type IncidentField = keyof IncidentForm;

export const emptyIncidentForm = Object.fromEntries(
  [
    ...Object.keys(emptyCommon),
    ...incidentTypes.flatMap((type) => incidentKinds[type].fields.map(({ name }) => name)),
  ].map((name) => [name, '']),
) as IncidentForm;

export const incidentFields = Object.keys(emptyIncidentForm) as IncidentField[];
