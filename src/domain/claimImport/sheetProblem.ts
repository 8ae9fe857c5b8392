import type { Sheet } from './cell';

/** Why a file is not taken, in the words of whoever chose it: the key of its translation, and what it names. */
export const sheetProblems = {
  empty: 'The file is empty.',
  too_large: 'The file is too large: at most {{count}} MB can be read.',
  pdf: 'This is a PDF. Open the table in a spreadsheet program and save it as .xlsx or .csv.',
  old_excel: 'This is a workbook of an old kind (.xls). Open it in Excel and save it as .xlsx.',
  locked: 'This workbook is locked with a password. Open it in Excel, remove the password and save it again.',
  web_page: 'This is a web page, whatever its name says. Open it in Excel and save it as .xlsx or .csv.',
  other_kind: 'This is neither a workbook (.xlsx) nor a table of text (.csv).',
  other_zip: 'This file is packed like a workbook, but no workbook (.xlsx) is in it.',
  broken: 'This file is damaged or not complete. Save it again, or copy it anew from where it came.',
  quotes: 'The quotation marks of this file do not pair up: it may be cut off. Save it again as .csv.',
  bomb: 'This workbook would unpack to more than {{count}} MB and is not opened.',
  too_many_rows: 'There are too many rows: at most {{count}} can be read. Split the file into smaller ones.',
  too_many_columns: 'There are too many columns: at most {{count}} can be read.',
  no_rows: 'There is no row with anything in it.',
  unreadable: 'The file could not be read. It may have been moved, renamed or changed; choose it again.',
  no_reader: 'What reads spreadsheets could not be loaded. Check the connection and try again.',
} as const;

export type SheetProblemCode = keyof typeof sheetProblems;

export type SheetProblem = { code: SheetProblemCode; count?: number };

/** What lay in a file: its sheets that are not empty, at least one. */
export type SheetReading = { ok: true; sheets: Sheet[] } | { ok: false; problem: SheetProblem };

/** Stops reading with what the person is told. */
export class SheetRefusal extends Error {
  readonly problem: SheetProblem;

  constructor(code: SheetProblemCode, count?: number) {
    super(code);
    this.problem = { code, ...(count !== undefined && { count }) };
  }
}
