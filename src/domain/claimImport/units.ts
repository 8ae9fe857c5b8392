import { cellAsText, type SheetRow } from './sheet/cell';
import { importField, importFieldNames, type FieldUnit, type ImportField } from './importFields';
import type { Mapping } from './mapping';
import type { Words } from '../words';
import { plainWords } from './sheet/plainWords';

/** What the numbers of a field count: the unit that its form asks for. */
export type Measure = 'shillings' | FieldUnit;

/** What a field counts; undefined for a field that counts nothing. */
export function measureOf(field: ImportField): Measure | undefined {
  const { unit, kind } = importField(field);
  return unit ?? (kind === 'shillings' ? 'shillings' : undefined);
}

/** What people write for the unit of a measure itself. */
const ownWords: Record<Measure, readonly string[]> = {
  shillings: ['ugx', 'ush', 'ushs', 'sh', 'shs', 'shilling', 'shillings'],
  acres: ['acre', 'acres'],
  kilograms: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'],
  animals: [],
};

/** Units that no field of an import is in, by the words of headers and cells. */
const foreignWords: ReadonlySet<string> = new Set(
  `eur euro euros usd dollar dollars gbp pound pounds kes ksh kshs tzs tsh tshs rwf ssp cdf
  ha hectare hectares m2 sqm km km2 sqkm tonne tonnes ton tons gram grams lb lbs bag bags sack sacks
  percent percentage`.split(/\s+/),
);

/** Signs that stand for a unit without being a word. */
const foreignSigns = /[€$£¥₹%]/;

/** Whether a word or sign beside a number is known to be another unit than any of the portal's own. */
const isForeignUnit = (word: string): boolean =>
  foreignSigns.test(word) || foreignWords.has(plainWords(word).replace(/ /g, ''));

/** Whether a word is the unit that a measure is asked for in. */
export const isOwnUnit = (measure: Measure, word: string): boolean => ownWords[measure].includes(plainWords(word));

/** The unit that a header names and that none of the portal's numbers is in, such as "eur" or "hectares". */
export const foreignUnitIn = (header: string): string | undefined =>
  foreignSigns.exec(header)?.[0] ??
  headerWords(header)
    .split(' ')
    .find((word) => foreignWords.has(word));

/**
 * The unit that a header names and that is not the field's: "eur" of "amount_paid_eur" for an amount in shillings, "kg"
 * for an area. Undefined where it names none, or the field's own.
 */
export function otherUnitIn(header: string, field: ImportField): string | undefined {
  const foreign = foreignUnitIn(header);
  if (foreign) return foreign;
  const measure = measureOf(field);
  return headerWords(header)
    .split(' ')
    .find((word) => measureNames.some((name) => name !== measure && ownWords[name].includes(word)));
}

/** The units that columns of numbers name and that are not their fields'. */
export type ColumnUnits = { [Field in ImportField]?: string };

/** The other units that the headers of the mapped columns name. */
export function columnUnitsOf(headers: SheetRow, mapping: Mapping): ColumnUnits {
  const units: ColumnUnits = {};
  for (const field of importFieldNames) {
    const source = mapping[field];
    if (!measureOf(field) || !source || !('column' in source)) continue;
    const unit = otherUnitIn(cellAsText(headers[source.column]), field);
    if (unit !== undefined) units[field] = unit;
  }
  return units;
}

const measureNames = Object.keys(ownWords) as Measure[];

/** A header by its words; "amountPaidEUR" has three. */
export const headerWords = (header: string): string => plainWords(header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));

/** A unit that a number may be in, and how many of the field's own one of it is; none where the number is left out. */
type UnitChoice = { value: string; label: Words; factor?: number };

const leftOut: UnitChoice = { value: 'none', label: 'Leave the number out' };

/** What an unknown unit may mean. One acre is 4,046.8564224 square metres. */
export const unitChoices: Record<Measure, readonly UnitChoice[]> = {
  shillings: [
    { value: 'shillings', label: 'Ugandan shillings', factor: 1 },
    { value: 'thousands', label: 'Thousands of shillings', factor: 1000 },
    { value: 'millions', label: 'Millions of shillings', factor: 1_000_000 },
    leftOut,
  ],
  acres: [
    { value: 'acres', label: 'Acres', factor: 1 },
    { value: 'hectares', label: 'Hectares (1 hectare = 2.471 acres)', factor: 10_000 / 4046.8564224 },
    { value: 'squareMetres', label: 'Square metres (4,047 square metres = 1 acre)', factor: 1 / 4046.8564224 },
    leftOut,
  ],
  kilograms: [
    { value: 'kilograms', label: 'Kilograms', factor: 1 },
    { value: 'tonnes', label: 'Tonnes (1 tonne = 1,000 kg)', factor: 1000 },
    leftOut,
  ],
  animals: [{ value: 'animals', label: 'Animals', factor: 1 }, leftOut],
};

/** A number of another unit in the field's own: whole shillings, and areas and weights to a hundredth. */
export function inOwnUnit(measure: Measure, number: string, factor: number): string {
  const value = Number(number) * factor;
  if (measure === 'animals') return number;
  return String(measure === 'shillings' ? Math.round(value) : Math.round(value * 100) / 100);
}

/** A text of a number and what stands beside it: "2 ha", "€ 571", "2.5m". Before a number only a known unit counts. */
export function splitUnit(text: string): { number: string; unit: string } | undefined {
  const behind = /^(-?\d[\d.,\s]*?)\s*([^\d\s.,-][^\d]{0,30})$/.exec(text);
  if (behind) return { number: behind[1] ?? '', unit: (behind[2] ?? '').trim() };
  const before = /^([^\d\s.,-]{1,10})\.?\s*(\d[\d.,\s]*)$/.exec(text);
  const unit = before?.[1] ?? '';
  return before && isForeignUnit(unit) ? { number: before[2] ?? '', unit } : undefined;
}
