import { readFile } from 'node:fs/promises';
import { expect, type Download } from '@playwright/test';
import Papa from 'papaparse';

/** The lines of a CSV file by the names of its columns, opened as a spreadsheet would: UTF-8 by its mark, CRLF. */
export async function readCsv(download: Download): Promise<Record<string, string>[]> {
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff'), 'marked as UTF-8').toBe(true);
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, newline: '\r\n' });
  expect(errors).toEqual([]);
  return data;
}
