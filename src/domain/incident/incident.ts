import * as v from 'valibot';
import {
  incidentKinds,
  incidentTypes,
  isItemKind,
  itemKinds,
  maximumItems,
  protectedAreaNames,
  speciesNames,
  tooManyItems,
  type FieldInput,
  type IncidentType,
  type ItemKind,
} from './incidents';
import { isQuantity } from '../quantity';
import { shillings } from '../shillings';
import { day, latitude, longitude, text } from '../register/storedFields';

/** What every kind of incident has. */
const common = v.object({
  dateOfIncident: day,
  /** HH:mm, or empty when not known */
  timeOfIncident: text,
  /** Left out where nobody said. */
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

/** What else of its kind an incident struck; left out where there is nothing. */
type Further<Type extends IncidentType> = { further?: Type extends ItemKind ? StoredFields<Type>[] : undefined };

/** An incident as stored with a claim: a variant per kind, with the fields of its row. Areas in acres, yields in kg, costs in UGX. */
export type Incident = {
  [Type in IncidentType]: Common & { incidentType: Type } & StoredFields<Type> & Further<Type>;
}[IncidentType];

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

/** How a field of a further item is kept: none was ever stored without what is required. */
const ofFurther = (input: FieldInput, required: boolean) =>
  required && !isNumberInput(input) ? v.pipe(text, v.nonEmpty()) : storedAs[input];

const entriesOfFields = (
  type: IncidentType,
  keep: (input: FieldInput, required: boolean) => v.GenericSchema,
): v.ObjectEntries =>
  Object.fromEntries(
    incidentKinds[type].fields.map(({ name, input, required }) => {
      const kept = keep(input, required);
      return [name, isNumberInput(input) && !required ? v.optional(kept) : kept];
    }),
  );

/** As many as there may be beside the first. */
const furtherList = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(maximumItems - 1, tooManyItems));

const entriesOf = (
  type: IncidentType,
): v.ObjectEntries & { incidentType: v.LiteralSchema<IncidentType, undefined> } => ({
  ...common.entries,
  incidentType: v.literal(type),
  ...entriesOfFields(type, (input) => storedAs[input]),
  ...(isItemKind(type) && { further: v.optional(furtherList(v.object(entriesOfFields(type, ofFurther)))) }),
});

const anyIncident: v.GenericSchema<Record<string, unknown>> = v.variant(
  'incidentType',
  incidentTypes.map((type) => v.object(entriesOf(type))),
);

/** Made of the table that the type is made of. */
export const incidentRecord = anyIncident as v.GenericSchema<Incident>;

export type KindFieldName = KindField<IncidentType>['name'];

export type IncidentField = 'incidentType' | keyof Common | KindFieldName;

/** An incident by its fields, of whichever kind it is. */
export type FieldsOfAnyKind = { readonly [Field in IncidentField]?: string | number };

export type DayField = Extract<KindField<IncidentType>, { input: 'date' }>['name'];

/** Further items as typed, those of each kind apart. */
export type FurtherForms = { [Kind in ItemKind]: Record<KindField<Kind>['name'], string>[] };

/** Step 2 as typed: text in every field, whatever the kind, so that changing the kind loses nothing typed. */
export type IncidentForm = Record<IncidentField, string> & { further: FurtherForms };

export const incidentFields = [
  'incidentType',
  ...Object.keys(common.entries),
  ...incidentTypes.flatMap((type) => incidentKinds[type].fields.map(({ name }) => name)),
] as IncidentField[];

const furtherForms: v.GenericSchema<Record<string, unknown>> = v.object(
  Object.fromEntries(
    itemKinds.map((kind) => [
      kind,
      furtherList(
        v.object(
          v.entriesFromList(
            incidentKinds[kind].fields.map(({ name }) => name),
            text,
          ),
        ),
      ),
    ]),
  ),
);

/** Step 2 as a draft keeps it, made of the table that the form's type is made of. */
export const incidentFormRecord = v.object({
  ...v.entriesFromList(incidentFields, text),
  further: furtherForms as v.GenericSchema<FurtherForms>,
});

/** Where a field of a further item stands in the form. */
export type ItemPath = {
  [Kind in ItemKind]: `further.${Kind}.${number}.${KindField<Kind>['name']}`;
}[ItemKind];
