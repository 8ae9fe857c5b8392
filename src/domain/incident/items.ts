import { formatMoney, formatNumber } from '../settings/format';
import type { Incident, KindFieldName } from './incident';
import { incidentKinds, itemKinds, unitOf, type FieldInput, type IncidentType, type Unit } from './incidents';

/** One of the things that an incident struck, with the fields of its kind, as it is stored. */
export type StoredItem = Readonly<Partial<Record<KindFieldName, string | number>>>;

/** All that an incident struck, the first one first: one of a kind that names no further ones. */
export const itemsOf = (incident: Incident): readonly [StoredItem, ...StoredItem[]] => [
  incident,
  ...(incident.further ?? []),
];

/** A field of a kind of incident, as its row describes it. */
export type KindField = { name: KindFieldName; input: FieldInput; unit?: Unit };

/**
 * What is said of an item, to be read in one line: "Beans, 1 acre, 200 kg".
 * @param inWords a field of the item as people read it; empty where nothing was given
 */
export function itemWords(kind: IncidentType, inWords: (field: KindField) => string | undefined): string[] {
  const fields: readonly KindField[] = incidentKinds[kind].fields;
  return fields.flatMap((field) => inWords(field)?.trim() || []);
}

/** An item as the audit log keeps it, in English: "Beans (1 acre, 200 kg)". Areas in acres, yields in kg, costs in UGX. */
export function itemInLog(item: object): string {
  const kind = itemKinds.find((type) => incidentKinds[type].fields.some(({ name }) => Object.hasOwn(item, name)));
  if (!kind) return '';
  const stored: StoredItem = item;
  const [name = '', ...rest] = itemWords(kind, (field) => inLog(stored[field.name], field));
  return rest.length > 0 ? `${name} (${rest.join(', ')})` : name;
}

function inLog(value: string | number | undefined, { input, unit }: KindField): string | undefined {
  if (typeof value !== 'number') return value;
  if (input === 'money') return formatMoney(value);
  return unit ? `${formatNumber(value)} ${unitOf(value, unit)}` : formatNumber(value);
}
