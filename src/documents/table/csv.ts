/**
 * Beginnings of a cell that a spreadsheet takes for a formula, full-width ones included, also behind spaces and signs
 * that cannot be seen, which some leave out. The library's own pattern lets a cell of several lines through.
 */
export const formula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

/** Marks the file as UTF-8 for spreadsheets that would guess otherwise. */
const byteOrderMark = '\ufeff';

/**
 * A CSV file by RFC 4180 (lines end in CRLF) that a spreadsheet opens without running anything in it: a text that would
 * begin a formula stands behind an apostrophe. Numbers stay numbers.
 */
export async function makeCsv(fields: string[], data: (string | number)[][]): Promise<string> {
  const { unparse } = await import(/* webpackChunkName: "csv" */ 'papaparse');
  return byteOrderMark + unparse({ fields, data }, { newline: '\r\n', escapeFormulae: formula });
}
