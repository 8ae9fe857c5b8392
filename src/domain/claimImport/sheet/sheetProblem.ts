import type { Sheet } from './cell';

/** Why a file is not taken, in the words of whoever chose it: the key of its translation, and what it names. */
export const sheetProblems = {
  empty: 'The file is empty.',
  too_large: 'The file is too large. The limit is {{count}} MB.',
  pdf: 'This is a PDF. Open the table in a spreadsheet program and save it as .xlsx or .csv.',
  old_excel: 'This is an older Excel file (.xls). Open it in Excel and save it as .xlsx.',
  locked: 'This Excel file has a password. Open it in Excel, remove the password and save it again.',
  web_page: 'This file is a web page. Open it in Excel and save it as .xlsx or .csv.',
  other_kind: 'This is not an Excel file (.xlsx) or a CSV file (.csv).',
  other_zip: 'This is not an Excel file (.xlsx). It may be a ZIP file or a file from another program.',
  broken: 'This file is damaged or incomplete. Save it again, or get a new copy.',
  quotes: 'A quotation mark is missing in this file, so it may be incomplete. Save it again as .csv.',
  bomb: 'This Excel file is too large to open. Unpacked, it is more than {{count}} MB.',
  too_many_rows: 'The file has too many rows. The limit is {{count}}. Split it into smaller files.',
  too_many_columns: 'The file has too many columns. The limit is {{count}}.',
  no_rows: 'All rows in the file are empty.',
  unreadable:
    'Could not read the file. It may have been moved, renamed or changed, or its drive removed. Choose it again.',
  no_reader: 'The spreadsheet reader did not load. Check your connection and try again.',
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
