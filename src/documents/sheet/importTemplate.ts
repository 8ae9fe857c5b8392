import { choicesOf } from '../../domain/claimImport/choices';
import { findFurther } from '../../domain/claimImport/furtherFields';
import { importField, importFieldNames, type ValueKind } from '../../domain/claimImport/importFields';
import type { Table } from '../../domain/table';
import { makeTableXlsx } from '../table/tableXlsx';

/** What may stand in a column, for whoever fills it in, unless it is one of few choices. */
const notes: Record<ValueKind, string | undefined> = {
  text: 'Text',
  nationalId: '14 characters',
  phone: 'For example 0772123456',
  day: 'A date, for example 31/12/2024',
  time: 'For example 21:30',
  shillings: 'Whole shillings in digits',
  number: 'A number',
  degrees: 'Decimal degrees, for example 0.3476',
  district: 'The name of a district or city of Uganda',
  payoutMethod: undefined,
  incidentType: undefined,
  protectedArea: undefined,
  species: undefined,
  crops: undefined,
  livestock: undefined,
  ages: undefined,
  properties: undefined,
  status: undefined,
};

/** An empty workbook with the columns of an import, and what may stand in each. */
export function makeImportTemplate(): Promise<Blob> {
  const claims: Table = {
    title: 'Claims',
    columns: importFieldNames.map((field) => ({ label: importField(field).label, kind: 'text' })),
    rows: [],
  };
  const columns: Table = {
    title: 'Columns',
    columns: [
      { label: 'Column', kind: 'text' },
      { label: 'Required', kind: 'text' },
      { label: 'What to enter', kind: 'text' },
    ],
    rows: importFieldNames.map((field) => {
      const { label, kind, required } = importField(field);
      const choices = choicesOf(kind) ?? [];
      const further = findFurther(field);
      const when = further ? `Only if the claim names ${further.number} or more. ` : '';
      return [label, required ? 'Yes' : '', when + (notes[kind] ?? choices.map((choice) => choice.label).join(', '))];
    }),
  };
  return makeTableXlsx([claims, columns]);
}
