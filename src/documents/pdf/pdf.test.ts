import type { Table } from '../../domain/table';
import { buildFileTask } from '../../test/files/fileTask';
import { readPdf } from '../../test/files/readPdf';
import { createPdf, type Pdf } from './pdf';

const options = {
  title: 'Claims Summary',
  facts: [['Period', '01/11/2026 to 21/11/2026']],
  madeAt: '2026-11-20T22:05:00.000Z',
  madeBy: 'Zoë Ŋorok',
} as const;

async function read(write: (pdf: Pdf) => void | Promise<void>, texts = '') {
  const pdf = await createPdf(options, texts);
  await write(pdf);
  return readPdf(pdf.finish());
}

const payments: Table = {
  title: 'Payments',
  columns: [
    { label: 'Claim', kind: 'text' },
    { label: 'Claimant', kind: 'text' },
    { label: 'Paid on', kind: 'instant' },
    { label: 'Incident', kind: 'day' },
    { label: 'Share', kind: 'percent' },
    { label: 'Amount', kind: 'shillings', total: true },
  ],
  rows: Array.from({ length: 400 }, (_, index) => [
    `CL-${index + 1}`,
    'Ŋirot Zoë',
    '2026-11-20T22:05:00.000Z',
    '2026-11-05',
    12.5,
    1_250_000,
  ]),
};

test('the head names authority, title, facts and who made it when, in Kampala', async () => {
  const { pages, title } = await read((pdf) => pdf.paragraph('Text'));
  expect(title).toBe('Claims Summary');
  expect(pages).toHaveLength(1);
  for (const words of [
    'Uganda Wildlife Authority',
    'Wildlife Compensation',
    '01/11/2026 to 21/11/2026',
    '21/11/2026, 01:05 by Zoë Ŋorok',
    'Page 1 of 1',
  ])
    expect(pages[0]).toContain(words);
});

test('a long table repeats its head on each page, keeps every row and adds up at its end', async () => {
  const { task, reports } = buildFileTask();
  const { pages } = await read((pdf) => pdf.table(payments, task));
  const text = pages.join('\n');
  expect(pages.length).toBeGreaterThan(5);
  pages.forEach((page, index) => {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(page.match(/Claimant/g)).toHaveLength(1);
    expect(page).toContain('Claims Summary');
  });
  for (let row = 1; row <= 400; row += 1) expect(text.match(new RegExp(`CL-${row}\\b`, 'g'))).toHaveLength(1);
  expect(pages[0]).toContain('Ŋirot Zoë');
  expect(pages[0]).toContain('21/11/2026, 01:05');
  expect(pages[0]).toContain('05/11/2026');
  expect(pages[0]).toContain('12.5 %');
  expect(pages.at(-1)).toMatch(/Total\s*UGX\s500,000,000/);
  expect(reports.at(-1)).toEqual([400, 400]);
});

test('what the fonts lack is spelled out, and accents they hold apart are kept', async () => {
  const { pages } = await read((pdf) => {
    pdf.paragraph('Elephant 🐘🌽 seen by 李明 at M\u0301, \u202eturned\u202c, a → b');
  });
  expect(pages[0]).toContain('Elephant [U+1F418 U+1F33D] seen by [U+674E U+660E] at M\u0301, turned, a -> b');
});

test('names in letters that the portal’s own font lacks are printed, those from right to left in their order', async () => {
  const names = ['שרה לוי', 'محمد علي', 'Ɓala Ɗanjuma', 'Ǯɛɔ'];
  const { pages } = await read(async (pdf) => {
    pdf.pairs(names.map((name) => ['Claimant', name]));
    await pdf.table({ title: '', columns: [{ label: 'Claimant', kind: 'text' }], rows: names.map((name) => [name]) });
  }, names.join());
  const text = pages.join().normalize('NFKC');
  for (const name of names) expect(text.split(name)).toHaveLength(3);
  expect(text).not.toContain('U+');
});

test('the font with more letters is fetched only where a letter asks for it', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  await read((pdf) => pdf.paragraph('Zoë Ŋorok'), 'Zoë Ŋorok');
  expect(fetched).toHaveBeenCalledTimes(2);
  await read((pdf) => pdf.paragraph('שרה'), 'שרה');
  expect(fetched).toHaveBeenCalledTimes(5);
  fetched.mockRestore();
});

test('without the font with more letters they are spelled out', async () => {
  const { fetch } = globalThis;
  const offline = jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const isLarge = typeof url === 'string' && url.length > 500_000;
    return isLarge ? Promise.reject(new TypeError('offline')) : fetch(url);
  });
  const { pages } = await read((pdf) => pdf.paragraph('Seen by ש'), 'ש');
  expect(pages[0]).toContain('Seen by [U+05E9]');
  offline.mockRestore();
});

test.each([
  '<b>bold</b> & <script>alert(1)</script>',
  ') Tj ET endstream endobj (',
  '\\(octal \\101\\)',
  '%PDF-1.7 /JavaScript (app.alert(1))',
])('text from people is data: %j', async (hostile) => {
  const { pages } = await read(async (pdf) => {
    pdf.heading(hostile);
    pdf.pairs([[hostile, hostile]]);
    await pdf.table({ title: '', columns: [{ label: hostile, kind: 'text' }], rows: [[hostile]] });
    pdf.signatures([hostile, { stamp: hostile }]);
  });
  const text = pages.join('').replace(/\s/g, '');
  expect(text.split(hostile.replace(/\s/g, ''))).toHaveLength(8);
});

test('a word without an end is broken, and a text longer than pages goes on over them', async () => {
  const word = 'W'.repeat(3_000);
  const { pages } = await read(async (pdf) => {
    pdf.pairs([['Narrative', word]]);
    pdf.paragraph(`${word}\n\n${'Elephants came at night. '.repeat(500)}`);
    await pdf.table({
      title: '',
      columns: [
        { label: 'Notes', kind: 'text' },
        { label: 'Amount', kind: 'shillings', total: true },
      ],
      rows: [
        [word, 1_000],
        [word.repeat(4), 2_000],
      ],
    });
  });
  const text = pages.join('');
  expect(text.match(/W/g)).toHaveLength(3_000 * 7 + 2 * pages.length);
  expect(text.match(/Elephants came/g)).toHaveLength(500);
  expect(text).toMatch(/UGX\s3,000/);
});

test('a cancelled table ends at once', async () => {
  const { task, reports, cancel } = buildFileTask();
  cancel();
  await expect(read((pdf) => pdf.table(payments, task))).rejects.toThrow();
  expect(reports).toEqual([]);
});

test.each([1, 3])('totals stand below a row of their table, whatever its length; rows of %d lines', async (lines) => {
  const { pages } = await read(async (pdf) => {
    for (let length = 1; length <= 80; length += 1) {
      const rows = Array.from({ length }, () => [Array(lines).fill('row').join('\n'), 1]);
      await pdf.table({
        title: '',
        columns: [
          { label: 'Claim', kind: 'text' },
          { label: 'Amount', kind: 'shillings', total: true },
        ],
        rows,
      });
    }
  });
  expect(pages.join('').match(/Total/g)).toHaveLength(80);
  for (const page of pages) expect(page).not.toMatch(/Claim\s+Amount\s+Total/);
});

test.each([
  [1, 'with', true],
  [3, 'without', undefined],
] as const)(
  'no page begins or ends with one or two rows of a table; rows of %d lines, %s totals',
  async (lines, _w, total) => {
    const longest = 70;
    const { pages } = await read(async (pdf) => {
      for (let length = 1; length <= longest; length += 1) {
        const rows = Array.from({ length }, () => [[`T${length}T`, ...Array(lines - 1).fill('more')].join('\n'), 1]);
        await pdf.table({
          title: '',
          columns: [
            { label: 'Claim', kind: 'text' },
            { label: 'Amount', kind: 'shillings', total },
          ],
          rows,
        });
      }
    });
    for (let length = 1; length <= longest; length += 1) {
      const parts = pages.map((page) => page.split(`T${length}T`).length - 1).filter((count) => count > 0);
      expect(parts.reduce((sum, count) => sum + count, 0)).toBe(length);
      if (parts.length > 1) expect(Math.min(...parts)).toBeGreaterThanOrEqual(3);
    }
  },
);

test('a chart has its names, numbers and legend on one page, of the first rows alone', async () => {
  const table: Table = {
    title: 'By district',
    columns: [
      { label: 'District', kind: 'text' },
      { label: 'Approved (UGX)', kind: 'shillings' },
      { label: 'Paid (UGX)', kind: 'shillings' },
    ],
    rows: Array.from({ length: 20 }, (_, row) => [`District ${row}.`, row * 1_000_000, row * 1_000]),
  };
  const { pages } = await read((pdf) => {
    for (let turn = 0; turn < 6; turn += 1) {
      pdf.paragraph('Lines\n'.repeat(turn * 3));
      pdf.heading('CHART');
      pdf.chart({ title: 'Approved and paid', table, bars: [1, 2] });
    }
  });
  const drawn = pages.flatMap((page) => page.split('CHART').slice(1));
  expect(drawn).toHaveLength(6);
  for (const chart of drawn) {
    for (const text of ['Approved (UGX)', 'Paid (UGX)', 'District 0.', 'District 11.', '11,000,000', '11,000'])
      expect(chart).toContain(text);
    expect(chart).not.toContain('District 12.');
  }
});

test('a heading stays with the beginning of what follows, from whatever height', async () => {
  const table: Table = {
    title: '',
    columns: [{ label: 'First\nsecond\nhead', kind: 'text' }],
    rows: [['row\nof\nlines']],
  };
  const { pages } = await read(async (pdf) => {
    for (let height = 1; height <= 60; height += 1) {
      pdf.heading('HEADING');
      await pdf.table(table);
      pdf.heading('HEADING');
      pdf.pairs([['follows', 'value']]);
      pdf.heading('HEADING');
      pdf.paragraph(Array(height).fill('follows').join('\n'));
    }
  });
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.join('').match(/HEADING/g)).toHaveLength(180);
  for (const page of pages) {
    expect(page).not.toMatch(/HEADING\s*(Page \d|$)/);
    expect(page).not.toMatch(/HEADING(?!\s+(First\s+second\s+head\s+row|follows))/);
  }
});

test('a heading that nothing follows is written', async () => {
  const { pages } = await read((pdf) => pdf.heading('HEADING'));
  expect(pages[0]).toContain('HEADING');
});
