import { formatMoney, formatNumber } from '../settings/format';
import type { FieldsOfAnyKind, Incident, KindFieldName } from './incident';
import { incidentKinds, itemKinds, unitOf, type FieldInput, type IncidentType, type Unit } from './incidents';

/** One of the things that an incident struck, with the fields of its kind, as it is stored. */
export type StoredItem = Pick<FieldsOfAnyKind, KindFieldName>;

/** All that an incident struck, the first one first: one of a kind that names no further ones. */
export const itemsOf = (incident: Incident): readonly [StoredItem, ...StoredItem[]] => [
  incident,
  ...(incident.further ?? []),
];

/** A field of a kind of incident, as its row describes it. */
export type KindField = { name: KindFieldName; input: FieldInput; unit?: Unit };

/** A field of an item as people read it; empty where nothing was given. */
type InWords = (field: KindField) => string | undefined;

const fieldsOf = (kind: IncidentType): readonly KindField[] => incidentKinds[kind].fields;

const wordsOf = (kind: IncidentType, inWords: InWords): string[] =>
  fieldsOf(kind).flatMap((field) => inWords(field)?.trim() || []);

/** Whether what is said of an item runs over lines: one of its fields is described at length. */
export const isLongItem = (kind: IncidentType): boolean => fieldsOf(kind).some(({ input }) => input === 'longText');

/** All that is said of an item: "Beans, 1 acre, 200 kg". Each on a line of its own where one is described at length. */
export const itemInWords = (kind: IncidentType, inWords: InWords): string =>
  wordsOf(kind, inWords).join(isLongItem(kind) ? '\n' : ', ');

/** An item as the audit log keeps it, in English: "Beans (1 acre, 200 kg)". Areas in acres, yields in kg, costs in UGX. */
export function itemInLog(item: object): string {
  const kind = itemKinds.find((type) => incidentKinds[type].fields.some(({ name }) => Object.hasOwn(item, name)));
  if (!kind) return '';
  const stored: StoredItem = item;
  const [name = '', ...rest] = wordsOf(kind, (field) => inLog(stored[field.name], field));
  return rest.length > 0 ? `${name} (${rest.join(', ')})` : name;
}

function inLog(value: string | number | undefined, { input, unit }: KindField): string | undefined {
  if (typeof value !== 'number') return value;
  if (input === 'money') return formatMoney(value);
  return unit ? `${formatNumber(value)} ${unitOf(value, unit)}` : formatNumber(value);
}
