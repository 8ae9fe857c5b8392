import { cleanText } from '../../domain/claimImport/sheet/cleanText';
import { importFieldNames } from '../../domain/claimImport/importFields';
import { guessColumns } from '../../domain/claimImport/columns/guess';
import type { SheetRow } from '../../domain/claimImport/sheet/cell';
import { makeImportTemplate } from './importTemplate';
import { readSheet } from './readSheet';
import { hostileTexts } from '../../test/plantText';
import { makeRefusedCsv } from './refusedRows';

const sheetsOf = async (file: Blob) => {
  const reading = await readSheet(file);
  return reading.ok ? reading.sheets : [];
};

test('refused rows are read again as they stood, with the reasons in a column of their own', async () => {
  const headers = ['Name', 'Date', 'Acres', 'Reasons'];
  const rows: SheetRow[] = [
    ['=HYPERLINK("x")', { day: '2024-06-14', time: '00:00' }, 2.5, 'of the last time'],
    ['Zoë, "Zo"\nAkello', '+256772123456', -0.5],
    [null, true],
  ];
  const csv = await makeRefusedCsv(
    headers,
    rows.map((cells) => ({ cells, reasons: '=1+1; Full name is required' })),
  );
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  const [sheet] = await sheetsOf(new Blob([csv]));
  expect(sheet?.rows).toEqual([
    headers,
    ['=HYPERLINK("x")', '2024-06-14', '2.5', '=1+1; Full name is required'],
    ['Zoë, "Zo"\nAkello', '+256772123456', '-0.5', '=1+1; Full name is required'],
    ['', 'true', '', '=1+1; Full name is required'],
  ]);
});

test.each(Object.entries(hostileTexts))(
  'a refused text is read again, without what nobody sees: %s',
  async (_name, hostile) => {
    const text = cleanText(hostile);
    const csv = await makeRefusedCsv(['Name', 'Village'], [{ cells: [text, 'x'], reasons: 'none' }]);
    const [sheet] = await sheetsOf(new Blob([csv]));
    expect(sheet?.rows[1]?.slice(0, 2)).toEqual([await new Blob([text]).text(), 'x']);
  },
);

test('the template is read with a column for every field', async () => {
  const [claims, columns] = await sheetsOf(await makeImportTemplate());
  expect(Object.keys(guessColumns(claims?.rows[0] ?? []).mapping)).toHaveLength(importFieldNames.length);
  expect(columns?.rows).toContainEqual(['Preferred payout method', 'Yes', 'Mobile Money, Bank Transfer']);
  expect(columns?.rows).toContainEqual(['Area damaged 2', null, 'Only if the claim names 2 or more. A number']);
});
