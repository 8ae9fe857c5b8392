import { readCsv } from './support/csv';
import { readPdf } from './support/pdf';
import { expect, test } from './support/portalTest';
import { storedClaims } from './support/storage';
import { readXlsx } from './support/xlsx';

const claimsOfSample = 247;

test('a preview needs a type, and shows what the files hold', async ({ portal, page }) => {
  const { reports } = portal;
  await portal.signInAs('admin', '/');
  await portal.dashboard.quickActions.filter({ hasText: 'Export Report' }).click();
  await reports.isShown();
  await expect(page).toHaveTitle(/^Export Reports/);

  await reports.pressPreview();
  await expect(reports.toast('Configuration Required')).toContainText('Please select a report type to preview.');

  await reports.choose('Claims Summary', 'This year');
  await reports.pressPreview();
  const preview = reports.preview('Claims Summary Report');
  await expect(preview).toBeFocused();
  await expect(page).toHaveURL('/reports?type=claims-summary&period=year');
  // Head, 50 rows and totals.
  await expect(reports.rows('Claims')).toHaveCount(52);
  await expect(preview).toContainText(`Showing 50 of ${claimsOfSample} rows. The downloaded file contains every row.`);
  await expect(preview.locator('svg').first()).toBeVisible();

  await page.reload();
  await expect(reports.rows('Claims')).toHaveCount(52);
});

test('the claims summary as PDF, Excel and CSV holds every claim', async ({ portal, page }) => {
  const { reports } = portal;
  await portal.signInAs('finance', '/reports');
  await reports.isShown();
  const claims = await storedClaims(page);

  await reports.choose('Claims Summary', 'This year', 'PDF');
  const pdf = await reports.generate();
  await expect(reports.toast('Export Started')).toContainText(
    'Your report is being generated and will download shortly.',
  );
  expect(pdf.suggestedFilename()).toMatch(/^claims-summary-\d{4}-01-01-to-\d{4}-\d{2}-\d{2}\.pdf$/);
  const { pages, title } = await readPdf(pdf);
  expect(title).toBe('Claims Summary Report');
  const text = pages.join('\n');
  for (const { id } of claims) expect(text).toContain(id);
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);

  await reports.format.selectOption('Excel (.xlsx)');
  const sheets = await readXlsx(await reports.generate());
  const rows = sheets['Claims'] ?? [];
  expect(rows).toHaveLength(1 + claims.length + 1);
  const paidColumn = rows[0]?.indexOf('Paid so far (UGX)') ?? -1;
  const sum = rows.slice(1, -1).reduce((total, row) => total + Number(row[paidColumn]), 0);
  expect(rows.at(-1)?.[paidColumn]).toBe(sum);
  expect(rows[1]?.[7]).toBeInstanceOf(Date);

  await reports.format.selectOption('CSV');
  const lines = await readCsv(await reports.generate());
  expect(lines.map((line) => line['Claim ID']).sort()).toEqual(claims.map(({ id }) => id).sort());
});

test('forwarded claims are previewed, and their PDF has a page to sign for each protected area', async ({
  portal,
  page,
}) => {
  const { reports } = portal;
  await portal.signInAs('district_officer', '/reports');
  await reports.isShown();
  await reports.choose('Forwarded Claims', 'This year');
  await reports.pressPreview();
  await expect(page).toHaveURL('/reports?type=forwarded-claims&period=year');
  await page.reload();
  const preview = reports.preview('Forwarded Claims Report');
  await expect(preview).toContainText('Kibale National Park');
  const areas = (await reports.rows('By protected area').count()) - 2;

  const { pages, title } = await readPdf(await reports.generate());
  expect(title).toBe('Forwarded Claims Report');
  const signed = pages.map((text) => text.replaceAll(/\s+/g, ' ')).filter((text) => text.includes('Chief Warden'));
  expect(signed).toHaveLength(areas);
  expect(signed.find((text) => text.includes('Chief Warden, Kibale National Park'))).toContain('Prepared by');

  await reports.format.selectOption('Excel (.xlsx)');
  const { 'Forwarded claims': rows = [], 'By protected area': sums = [] } = await readXlsx(await reports.generate());
  const assessed = rows[0]?.indexOf('Assessed (UGX)') ?? -1;
  expect(rows.at(-1)?.[assessed]).toBe(sums.at(-1)?.[4]);
  const overridden = rows[0]?.indexOf('Forwarded all the same') ?? -1;
  expect(rows.slice(1).find((row) => row[overridden])?.[overridden]).toBe('Site visited');
});

test('a log of thousands of cells becomes a workbook', async ({ portal }) => {
  const { reports } = portal;
  await portal.signInAs('admin', '/reports');
  await reports.isShown();
  await reports.choose('Audit Trail', 'This year', 'Excel (.xlsx)');
  const sheets = await readXlsx(await reports.generate());
  expect(sheets['Audit trail']?.length).toBeGreaterThan(1000);
});

test('quick reports fill in the form and download', async ({ portal, page }) => {
  const { reports } = portal;
  await portal.signInAs('district_officer', '/reports');
  await reports.isShown();
  for (const [name, title, file] of [
    ['Monthly Claims Summary', 'Claims Summary Report', /^claims-summary-\d/],
    ['Pending Claims Report', 'Claims Summary Report', /^claims-summary-pending-/],
    ['Financial Summary', 'Financial Report', /^financial-/],
    ['District Performance', 'District Analysis Report', /^district-analysis-/],
  ] as const) {
    const download = await reports.quickReport(name);
    expect(download.suggestedFilename()).toMatch(file);
    expect((await readPdf(download)).title).toBe(title);
    await expect(reports.preview(title)).toBeVisible();
  }
  await reports.quickReport('Pending Claims Report');
  await expect(page.getByRole('combobox', { name: 'Claims' })).toHaveValue('pending');
  await expect(reports.preview('Claims Summary Report')).toContainText('63');
});
