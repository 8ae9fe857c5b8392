import * as fc from '../../test/fastCheck';
import writeXlsxFile from 'write-excel-file/browser';
import { maximumSheetBytes, maximumUnpackedBytes } from '../../domain/claimImport/sheet/limits';
import type { SheetCell } from '../../domain/claimImport/sheet/cell';
import { zip } from '../../test/files/bundles';
import { readSheet } from './readSheet';

const rowsOf = async (content: BlobPart) => {
  const reading = await readSheet(new Blob([content]));
  if (!reading.ok) throw new Error(reading.problem.code);
  return reading.sheets[0]?.rows;
};

const refusalOf = async (content: BlobPart) => {
  const reading = await readSheet(new Blob([content]));
  return reading.ok ? 'read' : reading.problem.code;
};

const utf16 = (text: string, big: boolean) => {
  const bytes = new Uint8Array(2 * text.length + 2);
  const view = new DataView(bytes.buffer);
  for (const [index, unit] of [...`\ufeff${text}`].entries()) view.setUint16(2 * index, unit.charCodeAt(0), !big);
  return bytes;
};

const bytesOf = (...bytes: number[]) => Uint8Array.from(bytes);

/** A sheet that hides nothing. */
const bare = { serials: 1900, hiddenRows: [], hasHiddenColumns: false };

const contentTypes: Record<string, string> = { workbook: 'sheet.main', sheet1: 'worksheet' };

function contentType(path: string): string {
  const part = /(\w+)\.xml$/.exec(path)?.[1] ?? '';
  const type = `application/vnd.openxmlformats-officedocument.spreadsheetml.${contentTypes[part] ?? part}+xml`;
  return `<Override PartName="/${path}" ContentType="${type}"/>`;
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** What a workbook has besides: its properties and further sheets, and what stands before and behind the cells. */
type More = { parts?: [string, BlobPart][]; properties?: string; sheets?: string; before?: string; behind?: string };

/** A workbook whose first sheet holds this XML between its `sheetData` tags. */
const workbook = (sheetData: string, more: More = {}) => {
  const { parts = [], properties = '', sheets = '', before = '', behind = '' } = more;
  const paths = ['xl/workbook.xml', 'xl/worksheets/sheet1.xml', ...parts.map(([path]) => path)];
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`;
  const claims = '<sheet name="Claims" sheetId="1" r:id="rId1"/>';
  const relationships = [
    `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>`,
    `<Relationship Id="rId2" Type="${office}/chartsheet" Target="chartsheets/sheet2.xml"/>`,
  ];
  return zip([
    ['[Content_Types].xml', `${types}${paths.map(contentType).join('')}</Types>`],
    [
      'xl/workbook.xml',
      `<workbook ${main} xmlns:r="${office}">${properties}<sheets>${claims}${sheets}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', `<Relationships>${relationships.join('')}</Relationships>`],
    [
      'xl/worksheets/sheet1.xml',
      `<worksheet ${main}>${before}<sheetData>${sheetData}</sheetData>${behind}</worksheet>`,
    ],
    ...parts,
  ]);
};

describe('a CSV file', () => {
  const rows = [
    ['Name', 'Village'],
    ['Zoë Ŋatunga', 'Kyàmbura'],
  ];
  const text = 'Name,Village\r\nZoë Ŋatunga,Kyàmbura';

  test.each<[string, BlobPart]>([
    ['UTF-8', text],
    ['UTF-8 with its mark', `\ufeff${text}`],
    ['UTF-16, low byte first', utf16(text, false)],
    ['UTF-16, high byte first', utf16(text, true)],
    ['semicolons', text.replaceAll(',', ';')],
    ['tabs', text.replaceAll(',', '\t')],
    ['line ends of Unix', text.replaceAll('\r', '')],
  ])('is read as %s', async (_what, content) => {
    expect(await rowsOf(content)).toEqual(rows);
  });

  test('is read as Windows-1252 where it is no UTF-8', async () => {
    expect(await rowsOf(bytesOf(0x4e, 0x0a, 0x5a, 0x6f, 0xeb))).toEqual([['N'], ['Zoë']]);
  });

  test('has one letter wrong, and not all, where one byte is none of UTF-8', async () => {
    const bytes = [...new TextEncoder().encode('Name,Village\nŊina Òkèllò,Caf')];
    expect(await rowsOf(bytesOf(...bytes, 0xe9))).toEqual([
      ['Name', 'Village'],
      ['Ŋina Òkèllò', 'Café'],
    ]);
  });

  test.each([false, true])('is read as UTF-16 without its mark, high byte first: %s', async (big) => {
    expect(await rowsOf(utf16(text, big).slice(2))).toEqual(rows);
  });

  test('loses what nobody sees: the line break of Word is one, the end of old programs and other controls go', async () => {
    expect(await rowsOf(`Name,Note\nGrace,They came.\vThey ate.\u0001\n${'x'.repeat(200)},\n\u001a`)).toEqual([
      ['Name', 'Note'],
      ['Grace', 'They came.\nThey ate.'],
      ['x'.repeat(200)],
    ]);
  });

  test('has no rows and columns of nothing at its end', async () => {
    expect(await rowsOf(`A,B${','.repeat(300)}\n1,2,,\n${',,\n'.repeat(60_000)}`)).toEqual([
      ['A', 'B'],
      ['1', '2'],
    ]);
  });

  const sentences = [
    'Name;Story;Amount',
    'Grace;They came, ate, and left.;1,250,000',
    'Peter;At night, seven, at least.;1,000,000',
  ].join('\n');

  test('is split where its columns agree, not by the commas of sentences and amounts', async () => {
    expect(await rowsOf(sentences)).toEqual([
      ['Name', 'Story', 'Amount'],
      ['Grace', 'They came, ate, and left.', '1,250,000'],
      ['Peter', 'At night, seven, at least.', '1,000,000'],
    ]);
  });

  test('is split as the person says', async () => {
    const reading = await readSheet(new Blob([sentences]), ',');
    expect(reading).toMatchObject({
      sheets: [{ separator: ',', rows: [['Name;Story;Amount'], { length: 5 }, { length: 5 }] }],
    });
  });

  test('keeps line ends and separators within quotation marks, and empty rows before filled ones', async () => {
    expect(await rowsOf('A,B\n\n"one, two\nthree","say ""no"""\n\n')).toEqual([
      ['A', 'B'],
      [],
      ['one, two\nthree', 'say "no"'],
    ]);
  });

  test('may name its separator in a line of its own, as Excel has it', async () => {
    expect(await rowsOf('sep=;\nName;Village\nGrace;Hamukungu')).toEqual([
      ['sep='],
      ['Name', 'Village'],
      ['Grace', 'Hamukungu'],
    ]);
  });

  test('that the portal made safe from formulas comes back as it was', async () => {
    expect(await rowsOf("Phone,Note\n'+256772123456,'tis so")).toEqual([
      ['Phone', 'Note'],
      ['+256772123456', "'tis so"],
    ]);
  });
});

describe('a workbook', () => {
  const cell = (value: string | number | Date) =>
    value instanceof Date
      ? { type: Date, value, format: 'dd/mm/yyyy' }
      : typeof value === 'number'
        ? { type: Number, value }
        : { type: String, value };

  test('gives dates as dates and numbers as numbers, sheet by sheet, without the empty ones', async () => {
    const file = await writeXlsxFile([
      { sheet: 'Cover', data: [[]] },
      {
        sheet: '2023',
        data: [
          [cell('Date'), cell('Amount'), cell('Time')],
          [
            cell(new Date('2023-02-01')),
            cell(571000),
            { type: Date, value: new Date('2023-02-01T21:30Z'), format: 'dd/mm/yyyy hh:mm' },
          ],
        ],
      },
      { sheet: '2024', data: [[cell('=1+1'), null, cell('x')]] },
    ]).toBlob();
    const reading = await readSheet(file);
    expect(reading).toEqual({
      ok: true,
      sheets: [
        {
          ...bare,
          name: '2023',
          rows: [
            ['Date', 'Amount', 'Time'],
            [{ day: '2023-02-01', time: '00:00' }, 571000, { day: '2023-02-01', time: '21:30' }],
          ],
        },
        { ...bare, name: '2024', rows: [['=1+1', null, 'x']] },
      ],
    });
  });

  const dates = '<numFmts count="1"><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/></numFmts>';
  const styles: [string, BlobPart] = [
    'xl/styles.xml',
    `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${dates}<cellXfs><xf numFmtId="0"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ];
  const firstSheet = async (file: Blob) => {
    const reading = await readSheet(file);
    return reading.ok ? reading.sheets[0] : reading;
  };

  test.each(['1', 'true'])('of the 1904 system, written %s, has its own dates', async (date1904) => {
    const cells = '<c r="A1" s="1"><v>44620.9999</v></c><c r="B1"><v>44620</v></c>';
    const file = await workbook(`<row r="1">${cells}</row>`, {
      parts: [styles],
      properties: `<workbookPr date1904="${date1904}"/>`,
    });
    expect(await firstSheet(file)).toMatchObject({
      serials: 1904,
      rows: [[{ day: '2026-03-01', time: '23:59' }, 44620]],
    });
  });

  test('has a time to the second before midnight on its own day', async () => {
    const file = await workbook(`<row r="1"><c r="A1" s="1"><v>${46082 + 86_387 / 86_400}</v></c></row>`, {
      parts: [styles],
    });
    expect(await rowsOf(file)).toEqual([[{ day: '2026-03-01', time: '23:59' }]]);
  });

  test('has dates that are written as text as they stand, whatever the zone of the browser, and errors by their words', async () => {
    const file = await workbook(
      '<row r="1"><c r="A1" t="d"><v>2026-02-28T22:30:00Z</v></c><c r="B1" s="1" t="d"><v>2026-03-01</v></c><c t="e" r="C1"><f>1/0</f><v>#DIV/0!</v></c></row>',
      { parts: [styles] },
    );
    expect(await rowsOf(file)).toEqual([['2026-02-28T22:30:00Z', '2026-03-01', '#DIV/0!']]);
  });

  test('is read where cells have no addresses', async () => {
    const file = await workbook('<row><c t="str"><v>NIN</v></c><c/><c><v>2</v></c></row><row><c><v>3</v></c></row>');
    expect(await rowsOf(file)).toEqual([['NIN', null, 2], [3]]);
  });

  test('says which rows it hides, and that it hides columns', async () => {
    const rows = [1, 2, 3].map(
      (row) => `<row r="${row}"${row === 2 ? ' hidden="1"' : ''}><c r="A${row}"><v>${row}</v></c></row>`,
    );
    expect(await firstSheet(await workbook(rows.join('')))).toMatchObject({ hiddenRows: [1], hasHiddenColumns: false });
    const columns = '<cols><col min="2" max="2" width="0" hidden="1"/></cols>';
    expect(await firstSheet(await workbook(rows.join(''), { before: columns }))).toMatchObject({
      hasHiddenColumns: true,
    });
  });

  test('has what spans several rows in each of them', async () => {
    const cells =
      '<row r="1"><c r="A1" t="str"><v>Grace</v></c><c r="B1"><v>1</v></c></row><row r="2"><c r="B2"><v>2</v></c></row>';
    const file = await workbook(cells, { behind: '<mergeCells><mergeCell ref="A1:A9"/></mergeCells>' });
    expect(await rowsOf(file)).toEqual([
      ['Grace', 1],
      ['Grace', 2],
    ]);
  });

  test('that was cut off is refused', async () => {
    const half = '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A';
    expect(await refusalOf(await workbook('', { parts: [['xl/worksheets/sheet2.xml', half]] }))).toBe('broken');
  });

  test('of which one sheet is a chart is read without it', async () => {
    const file = await workbook('<row r="1"><c r="A1"><v>1</v></c></row>', {
      parts: [['xl/chartsheets/sheet2.xml', `<chartsheet ${main}/>`]],
      sheets: '<sheet name="Chart" sheetId="2" r:id="rId2"/>',
    });
    expect(await readSheet(file)).toMatchObject({ sheets: [{ name: 'Claims', rows: [[1]] }] });
  });

  test('is read where cells without content are formatted to the last row and column', async () => {
    const file = await workbook(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>NIN</t></is></c><c r="XFD1" s="0"/></row><row r="1048576"/>',
    );
    expect(await rowsOf(file)).toEqual([['NIN']]);
  });

  test.each([
    ['a cell in the last column', '<row r="1"><c r="XFD1"><v>1</v></c></row>', 'too_many_columns'],
    ['a cell in the last row', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>', 'too_many_rows'],
    ['a row that no workbook has', '<row r="99999999999"></row>', 'broken'],
    ['a text that is not there', '<row r="1"><c r="A1" t="s"><v>7</v></c></row>', 'broken'],
    ['nothing', '', 'no_rows'],
  ])('with %s is refused', async (_what, sheetData, code) => {
    expect(await refusalOf(await workbook(sheetData))).toBe(code);
  });

  test('that would unpack to too much is refused unread', async () => {
    const zeros = new Blob(Array.from({ length: 1 + maximumUnpackedBytes / 2 ** 20 }, () => new Uint8Array(2 ** 20)));
    const file = await workbook('<row r="1"><c r="A1"><v>1</v></c></row>', {
      parts: [['xl/sharedStrings.xml', zeros]],
    });
    expect(file.size).toBeLessThan(2 ** 20);
    expect(await refusalOf(file)).toBe('bomb');
  });

  test('whose text names itself over and over is not blown up', async () => {
    const entities = Array.from({ length: 30 }, (_, index) => `<!ENTITY a${index + 1} "&a${index};&a${index};">`).join(
      '',
    );
    const sst = `<!DOCTYPE sst [<!ENTITY a0 "ha">${entities}]><sst><si><t>&a30;</t></si></sst>`;
    const file = await workbook('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', {
      parts: [['xl/sharedStrings.xml', sst]],
    });
    expect(JSON.stringify(await readSheet(file)).length).toBeLessThan(1000);
  });

  test('that says a smaller size than it has is refused', async () => {
    const texts = `<sst>${' '.repeat(100_000)}</sst>`;
    const file = await workbook('<row r="1"><c r="A1"><v>1</v></c></row>', {
      parts: [['xl/sharedStrings.xml', texts]],
    });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 30; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === texts.length) {
        view.setUint32(at + 24, 1000, true);
      }
    }
    expect(await refusalOf(bytes)).toBe('broken');
  });
});

describe('anything else is refused in its own words:', () => {
  test.each<[string, BlobPart, string]>([
    ['nothing', '', 'empty'],
    ['blank lines', '\n\n , \n', 'no_rows'],
    ['a PDF', '%PDF-1.7\n1 0 obj', 'pdf'],
    ['an .xls', bytesOf(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'old_excel'],
    ['a page', '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>', 'web_page'],
    ['a page with a mark', '\ufeff<!DOCTYPE html><table>', 'web_page'],
    ['a picture', bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0), 'other_kind'],
    ['a document', '{\\rtf1\\ansi Claims}', 'other_kind'],
    ['a text that ends within quotation marks', 'Name,Village\n"Grace,Hamukungu\n', 'quotes'],
    ['half a zip', bytesOf(0x50, 0x4b, 0x03, 0x04, 1, 2, 3), 'broken'],
    ['an empty zip', bytesOf(0x50, 0x4b, 0x05, 0x06, ...Array<number>(18).fill(0)), 'other_zip'],
    ['too many rows', 'A\n'.repeat(50_003), 'too_many_rows'],
    ['too many columns', ','.repeat(200) + 'x', 'too_many_columns'],
  ])('%s', async (_what, content, code) => {
    expect(await refusalOf(content)).toBe(code);
  });

  test('a workbook with a password', async () => {
    const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
    expect(await refusalOf(bytesOf(0xd0, 0xcf, 0x11, 0xe0, ...Array<number>(60).fill(0), ...name))).toBe('locked');
  });

  test('a zip of something else', async () => {
    expect(await refusalOf(await zip([['word/document.xml', '<document/>']]))).toBe('other_zip');
  });

  test('a file that is too large, without reading it', async () => {
    const file = new Blob([new Uint8Array(maximumSheetBytes + 1)]);
    jest.spyOn(file, 'arrayBuffer').mockRejectedValue(new Error('read'));
    expect(await readSheet(file)).toEqual({ ok: false, problem: { code: 'too_large', count: 20 } });
  });
});

const isCell = (cell: SheetCell) =>
  cell === null || ['string', 'number', 'boolean'].includes(typeof cell) || typeof cell === 'object';

const numRuns = fc.runs(40);

test(
  'whatever bytes come, they are read or refused',
  async () => {
    const whole = new Uint8Array(
      await (await workbook('<row r="1"><c r="A1" t="inlineStr"><is><t>NIN</t></is></c></row>')).arrayBuffer(),
    );
    const damaged = fc
      .record({ cut: fc.nat(whole.length), at: fc.nat(whole.length - 1), byte: fc.nat(255) })
      .map(({ cut, at, byte }) => {
        const bytes = whole.slice(0, whole.length - (cut % 400));
        bytes[at] = byte;
        return bytes;
      });
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string({ maxLength: 200 }), damaged),
        async (content) => {
          const reading = await readSheet(new Blob([content]));
          if (reading.ok) {
            expect(reading.sheets.every(({ rows }) => rows.flat().every(isCell))).toBe(true);
          } else {
            expect(reading.problem.code).toBeTruthy();
            refused += 1;
          }
        },
      ),
      { numRuns },
    );
    fc.tell('sheets', `${numRuns} files, ${refused} refused`);
  },
  5000 + numRuns * 50,
);
