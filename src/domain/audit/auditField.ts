import { districtName } from '../place/districts';
import type { Formats } from '../settings/formats';
import type { Words } from '../words';

/** A value as an audit row keeps it. */
export type AuditValue = string | number;

/** What turns a kept value into words: the language and the formats of whoever reads it. */
export type AuditReader = { t: (english: Words) => string } & Pick<Formats, 'shillings' | 'date' | 'dateTime'>;

/** What a changed field is called, and how its values read. Texts are keys of their translation. */
export type AuditField = {
  label: Words;
  /** Kept for the record, and of no use to a reader. */
  internal?: true;
  /** A value in words; a code becomes its label. What people wrote is never a key of a translation. */
  read?: (value: AuditValue, reader: AuditReader) => string;
};

/** What was recorded reads in shillings, whatever currency is shown elsewhere (docs/product.md, Audit). */
export const money = (value: AuditValue, { shillings }: AuditReader) =>
  typeof value === 'number' ? shillings(value) : value;
/** An instant. */
export const dateTime = (value: AuditValue, formats: AuditReader) => formats.dateTime(String(value));
/** A day. */
export const date = (value: AuditValue, formats: AuditReader) => formats.date(String(value));
/** A district by its name; what is none stays as it is. */
export const district = (value: AuditValue) => districtName(String(value));

/** The label of a code, by its table; a code that is not in it stays as it is. */
export const labelIn = (table: Record<string, { label: Words }>) => {
  const labels = new Map(Object.entries(table).map(([code, { label }]) => [code, label]));
  return (value: AuditValue, { t }: AuditReader) => {
    const label = labels.get(String(value));
    return label === undefined ? String(value) : t(label);
  };
};

/** The labels of several codes, which a row keeps in one text. */
export const severalOf = (table: Record<string, { label: Words }>) => {
  const read = labelIn(table);
  return (value: AuditValue, reader: AuditReader) =>
    String(value)
      .split(', ')
      .map((code) => read(code, reader))
      .join(', ');
};

/** The option of a list, which is its own label. */
export const option = (value: AuditValue, { t }: AuditReader) => {
  const label: Words = String(value);
  return t(label);
};

/** What is on or off, kept as "true" and "false". */
export const onOff = labelIn({ true: { label: 'On' }, false: { label: 'Off' } });
