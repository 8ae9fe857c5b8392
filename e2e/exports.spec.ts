import { ScheduleDialog } from './pages/ScheduleDialog';
import { readCsv } from './support/csv';
import { readPdf } from './support/pdf';
import { people } from './support/people';
import { expect, test } from './support/portalTest';
import { storedClaims, storedEvents } from './support/storage';
import { readXlsx } from './support/xlsx';

const inOneLine = (pages: string[]) => pages.join(' ').replaceAll(/\s+/g, ' ');
const sum = (amounts: (number | undefined)[]) => amounts.reduce<number>((total, amount = 0) => total + amount, 0);

test('finance takes the selected claims away as CSV, Excel and PDF, in the order of the list', async ({
  portal,
  page,
}) => {
  const { claims, shell } = portal;
  await portal.signInAs('finance', '/claims?sort=id&order=desc&status=payment_processing&status=payment_failed');
  await claims.isShown();
  const stored = await storedClaims(page);
  const selected = stored
    .filter(({ status }) => status === 'payment_processing' || status === 'payment_failed')
    .sort((a, b) => (a.id < b.id ? 1 : -1));
  await claims.selectPage.check();
  await expect(claims.selection.getByRole('button', { name: /^Bulk/ })).toHaveText(['Bulk Undo']);

  const exportAs = async (format: string) => {
    const download = page.waitForEvent('download');
    await claims.selection.getByRole('button', { name: 'Export Selected' }).click();
    await page.getByRole('menuitem', { name: format }).click();
    return download;
  };
  const csv = await exportAs('CSV');
  await shell.toastSays('Export Started', 'Your report is being generated and will download shortly.');
  expect(csv.suggestedFilename()).toMatch(/^claims-\d{4}-\d\d-\d\d\.csv$/);
  const lines = await readCsv(csv);
  expect(lines.map((line) => [line['Claim ID'], line['Claimant'], line['Approved (UGX)']])).toEqual(
    selected.map(({ id, claimant, approvedAmount }) => [id, claimant.fullName, String(approvedAmount)]),
  );

  const { 'Selected Claims': sheet = [] } = await readXlsx(await exportAs('Excel (.xlsx)'));
  expect(sheet).toHaveLength(selected.length + 2);
  expect(sheet[1]?.[5]).toBeInstanceOf(Date);
  const approved = sum(selected.map(({ approvedAmount }) => approvedAmount));
  expect(sheet.at(-1)?.[10]).toBe(approved);

  const { title, pages } = await readPdf(await exportAs('PDF'));
  expect(title).toBe('Selected Claims');
  const text = inOneLine(pages);
  for (const { id } of selected) expect(text).toContain(id);
  // The heads say UGX.
  expect(text).toContain(approved.toLocaleString('en-GB'));
  expect(text).toContain(`by ${people.finance.name}`);
  expect(text).toContain(`Page 1 of ${pages.length}`);
  await expect(claims.selection).toContainText(`${selected.length} claims selected`);
});

test('a payment schedule names what is in it and what is left out, on paper and as a sheet', async ({
  portal,
  page,
}) => {
  const { claims, shell, funds } = portal;
  await portal.signInAs('finance', '/claims?status=payment_processing&status=payment_failed&status=approved');
  await claims.isShown();
  const stored = await storedClaims(page);
  const at = (...statuses: string[]) => stored.filter(({ status }) => statuses.includes(status));
  await claims.selectPage.check();
  const schedule = new ScheduleDialog(page);
  await schedule.open();
  await expect(schedule.lines).toHaveCount(at('payment_processing').length);
  await expect(schedule.leftOut).toHaveCount(at('approved', 'payment_failed').length);
  const [approved] = at('approved');
  await expect(schedule.leftOut.filter({ hasText: approved?.id ?? '' })).toContainText(
    'No payment has been created yet. The claim\'s status is "4. Approved".',
  );

  const paper = await schedule.download('PDF');
  expect(paper.suggestedFilename()).toMatch(/^payment-schedule-\d{4}-\d\d-\d\d\.pdf$/);
  const text = inOneLine((await readPdf(paper)).pages);
  await shell.toastSays('Payment schedule created');
  for (const { id } of at('payment_processing')) expect(text).toContain(id);
  expect(text).not.toContain(approved?.id);
  for (const words of ['Prepared by', 'Checked by', 'Authorised by', /PS-\d{8}-\d{6}/]) expect(text).toMatch(words);
  const total = /Total to be paid UGX ([\d,]+) \(payments: 12\)/.exec(text)?.[1];

  // The same payments, from where they are processed.
  await page.goto('/fund-management');
  await funds.isShown();
  await schedule.open();
  await expect(schedule.lines).toHaveCount(12);
  await expect(schedule.leftOut).toHaveCount(at('payment_failed').length);
  const { 'Payment Schedule': sheet = [] } = await readXlsx(await schedule.download('Excel'));
  expect(sheet).toHaveLength(14);
  const amounts = sheet.slice(1, -1).map((row) => Number(row[6]));
  expect(sheet.at(-1)).toEqual(['Total', null, null, null, null, null, sum(amounts)]);
  expect(sum(amounts).toLocaleString('en-GB')).toBe(total);
});

test('an administrator takes the log away as PDF with its filters stated, or stops it', async ({ portal, page }) => {
  const { audit } = portal;
  await portal.signInAs('admin', '/audit-logs?tab=trail&severity=critical');
  await audit.isShown();
  const critical = (await storedEvents(page)).filter(({ severity }) => severity === 'critical');
  const { title, pages } = await readPdf(await audit.exportReport('PDF'));
  expect(title).toBe('Audit Trail');
  const text = inOneLine(pages);
  expect(text).toContain(`Events ${critical.length} Severity Critical`);
  for (const { resourceId } of critical) expect(text).toContain(resourceId);

  // The whole log takes more than a moment.
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await audit.severity.selectOption({ label: 'All' });
  await audit.pressExport('PDF');
  await page.getByRole('progressbar', { name: 'Preparing the file…' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar', { name: 'Preparing the file…' })).toBeHidden();
  const whole = await readPdf(await audit.exportReport('PDF'));
  expect(whole.pages.length).toBeGreaterThan(50);
  expect(downloads).toHaveLength(1);
});
