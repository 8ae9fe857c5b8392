import { type FurtherForms } from '../incident/incident';
import { furtherBy } from '../incident/furtherForms';
import type { TypedItem } from '../incident/incidentForm';
import { incidentKinds, itemKinds, type FieldInput, type ItemKind } from '../incident/incidents';
import type { Words } from '../words';

/** Which further items a row can have: the columns of the first one have no number. */
const numbers = [2, 3] as const;

type Number = (typeof numbers)[number];

/** The fields of the kinds of which one incident can strike several things. */
type ItemFieldName = { [Kind in ItemKind]: (typeof incidentKinds)[Kind]['fields'][number]['name'] }[ItemKind];

export type FurtherField = `${ItemFieldName}${Number}`;

const labels = {
  cropType2: 'Crop type 2',
  areaDamaged2: 'Area damaged 2',
  estimatedYieldLost2: 'Estimated yield lost 2',
  livestockSpecies2: 'Livestock species 2',
  quantityLost2: 'Quantity lost 2',
  ageCategory2: 'Age category 2',
  propertyType2: 'Property type 2',
  damageDescription2: 'Damage description 2',
  estimatedRepairCost2: 'Estimated repair cost 2',
  cropType3: 'Crop type 3',
  areaDamaged3: 'Area damaged 3',
  estimatedYieldLost3: 'Estimated yield lost 3',
  livestockSpecies3: 'Livestock species 3',
  quantityLost3: 'Quantity lost 3',
  ageCategory3: 'Age category 3',
  propertyType3: 'Property type 3',
  damageDescription3: 'Damage description 3',
  estimatedRepairCost3: 'Estimated repair cost 3',
} as const satisfies Record<FurtherField, Words>;

/** A field of a further item: of which kind, which item, from 2, and which field of the first one it repeats. */
type FurtherRow = {
  field: FurtherField;
  kind: ItemKind;
  number: Number;
  name: ItemFieldName;
  input: FieldInput;
  label: Words;
};

/** The fields of the second and the third item, those of an item together (docs/product.md, Import from spreadsheets). */
export const furtherFields: readonly FurtherRow[] = numbers.flatMap((number) =>
  itemKinds.flatMap((kind) =>
    incidentKinds[kind].fields.map(({ name, input }): FurtherRow => {
      const field: FurtherField = `${name}${number}`;
      return { field, kind, number, name, input, label: labels[field] };
    }),
  ),
);

const byField = new Map<string, FurtherRow>(furtherFields.map((row) => [row.field, row]));

/** What a field repeats, where it is one of a further item. */
export const findFurther = (field: string): FurtherRow | undefined => byField.get(field);

/** The further items that a row names, in their order, and the number that each has in its columns. */
export function furtherOf(form: Readonly<Record<FurtherField, string>>): {
  further: FurtherForms;
  /** The field of the row in which a field of the form stands, such as `further.crop.0.cropType`. */
  fieldAt: (path: string) => FurtherField | undefined;
} {
  const fields = new Map<string, FurtherField>();
  const further = furtherBy((kind) => {
    const items: TypedItem[] = [];
    for (const number of numbers) {
      const rows = furtherFields.filter((row) => row.kind === kind && row.number === number);
      if (rows.every(({ field }) => form[field].trim() === '')) continue;
      for (const { name, field } of rows) fields.set(`further.${kind}.${items.length}.${name}`, field);
      items.push(Object.fromEntries(rows.map(({ name, field }) => [name, form[field]])));
    }
    return items;
  });
  return { further, fieldAt: (path) => fields.get(path) };
}
