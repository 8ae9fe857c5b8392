import * as v from 'valibot';
import {
  incidentKinds,
  incidentTypes,
  protectedAreaNames,
  speciesNames,
  type FieldInput,
  type IncidentType,
} from './incidents';
import { isQuantity } from '../quantity';
import { shillings } from '../shillings';
import { day, text } from '../register/storedFields';

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** What every kind of incident has. */
const common = v.object({
  dateOfIncident: day,
  /** HH:mm, or empty when not known */
  timeOfIncident: text,
  /** Old claims out of a spreadsheet may not say. */
  protectedAreaNearby: v.optional(v.picklist(protectedAreaNames)),
  /** Which area it is: of the list (domain/place/listedAreas.ts) or as typed. Left out where nobody said. */
  protectedAreaName: v.optional(text),
  /** Degrees, WGS 84; both or none. */
  gpsLatitude: v.optional(latitude),
  gpsLongitude: v.optional(longitude),
  locationDescription: text,
  /** Which animal it was may not be known yet when a claim is registered. */
  wildlifeSpecies: v.optional(v.picklist(speciesNames)),
  narrativeDescription: text,
});

type Common = v.InferOutput<typeof common>;

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

const quantity = v.pipe(v.number(), v.check(isQuantity));

/** How a field of a kind of incident is kept. */
const storedAs = {
  text,
  longText: text,
  crops: text,
  livestock: text,
  ages: text,
  properties: text,
  date: day,
  number: quantity,
  integer: v.pipe(quantity, v.integer()),
  money: shillings,
} as const satisfies Record<FieldInput, v.GenericSchema>;

const entriesOf = (
  type: IncidentType,
): v.ObjectEntries & { incidentType: v.LiteralSchema<IncidentType, undefined> } => ({
  ...common.entries,
  incidentType: v.literal(type),
  ...Object.fromEntries(
    incidentKinds[type].fields.map(({ name, input, required }) => [
      name,
      isNumberInput(input) && !required ? v.optional(storedAs[input]) : storedAs[input],
    ]),
  ),
});

const anyIncident: v.GenericSchema<Record<string, unknown>> = v.variant(
  'incidentType',
  incidentTypes.map((type) => v.object(entriesOf(type))),
);

/** Made of the table that the type is made of. */
export const incidentRecord = anyIncident as v.GenericSchema<Incident>;

export type KindFieldName = KindField<IncidentType>['name'];

/** Step 2 as typed: text in every field, whatever the kind, so that changing the kind loses nothing typed. */
export type IncidentForm = Record<'incidentType' | keyof Common | KindFieldName, string>;
export type IncidentField = keyof IncidentForm;

export const emptyIncidentForm = Object.fromEntries(
  [
    'incidentType',
    ...Object.keys(common.entries),
    ...incidentTypes.flatMap((type) => incidentKinds[type].fields.map(({ name }) => name)),
  ].map((name) => [name, '']),
) as IncidentForm;

export const incidentFields = Object.keys(emptyIncidentForm) as IncidentField[];
