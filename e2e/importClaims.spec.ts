import type { Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { readCsv } from './support/csv';
import { people } from './support/people';
import { expect, test } from './support/portalTest';
import { storedClaims, storedEvents } from './support/storage';

const headers = [
  'File No.',
  'Claimant name',
  'NIN',
  'Tel',
  'Sub county',
  'Date of incident',
  'Type of incident',
  'Animal',
  'Crop',
  'Acres',
  'Description',
  'Payment mode',
  'Status',
  'Date received',
  'Date of decision',
  'Amount approved (UGX)',
  'Payment date',
];

type Cell = string | number | Date;

const common: Cell[] = [
  'Lake Katwe',
  new Date('2024-06-14'),
  'crop raiding',
  'Elephants',
  'Maize',
  2.5,
  'At night',
  'MTN',
];
const paid: Cell[] = ['Paid', new Date('2024-06-20'), new Date('2024-07-01'), '571,000/=', new Date('2024-08-02')];

/** A workbook as a district office keeps it: a line above the headers, phones as numbers, dates of Excel. */
async function workbook() {
  const rows: Cell[][] = [
    ['Claims of Kasese, 2024'],
    headers,
    ['KSE/1', 'Grace Biira', 'CF85012345ABCX', 772123456, ...common],
    ['KSE/2', 'Moses Baluku', 'CM85012345ABCX', 772123457, ...common, ...paid],
    ['KSE/3', 'Jane Masika', 'CF85', '0772123458', ...common],
  ];
  return {
    name: 'Kasese 2024.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeXlsxFile(rows.map((row) => row.map(typedCell))).toBuffer(),
  };
}

function typedCell(value: Cell) {
  if (value instanceof Date) return { type: Date, value, format: 'dd/mm/yyyy' };
  return typeof value === 'number' ? { type: Number, value } : { type: String, value };
}

/** Two of the rows have no date of submission: that of their incident stands in its place. */
async function continueWithDays(page: Page) {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Date submitted: missing in 2 rows').selectOption('Date of incident in the same row');
}

test('an officer brings old claims from a workbook, and the refused row back from its file', async ({
  portal,
  page,
}) => {
  await portal.signInAs('district_officer', '/settings');
  await page.getByRole('link', { name: 'Import claims from a spreadsheet' }).click();
  const before = await storedClaims(page);

  await page.getByLabel('Spreadsheet').setInputFiles(await workbook());
  await expect(page.getByRole('heading', { name: 'Step 2 of 4: Columns and formats' })).toBeVisible();
  await expect(page.getByLabel('Header row')).toHaveValue('1');
  await page.getByLabel('District *').selectOption('The same for every row');
  await page.getByLabel('District for every row').selectOption('Kasese');
  await page.getByLabel('Mobile money number').selectOption('D: Tel');

  await continueWithDays(page);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const rows = page.getByRole('table', { name: 'Rows in the file' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('National ID must be exactly 14 characters');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download refused rows' }).click();
  const refused = await download;
  expect(refused.suggestedFilename()).toBe('refused-rows-of-kasese-2024.csv');
  const [line] = await readCsv(refused);
  expect(line).toMatchObject({
    'File No.': 'KSE/3',
    'Date of incident': '2024-06-14',
    Reasons: 'National ID: National ID must be exactly 14 characters',
  });

  await page.getByRole('button', { name: 'Add 2 claims' }).click();
  await expect(page.getByText('2 claims were added')).toBeVisible();
  await page.reload();
  const known = new Set(before.map(({ id }) => id));
  const added = (await storedClaims(page)).filter(({ id }) => !known.has(id));
  expect(added.map(({ claimant, status }) => [claimant.fullName, status]).sort()).toEqual([
    ['Grace Biira', 'submitted'],
    ['Moses Baluku', 'paid'],
  ]);
  const events = await storedEvents(page);
  const told = events.filter(({ resourceId }) => added.some(({ id }) => id === resourceId));
  expect(told.map(({ severity, user }) => [severity, user])).toEqual(
    added.map(() => ['medium', people.district_officer.name]),
  );

  await page.getByLabel('Spreadsheet').setInputFiles(await workbook());
  await expect(page.getByText('A file with the same headers was read on this device before')).toBeVisible();
  await continueWithDays(page);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('button', { name: 'Add 0 claims' })).toBeDisabled();
  await expect(rows.nth(1)).toContainText('This claim is already in the register, as CL-');
});

test('what a file does not say is asked once, and known again with the next file after a reload', async ({
  portal,
  page,
}) => {
  await portal.signInAs('district_officer', '/import-claims');
  const before = await storedClaims(page);
  const header = 'claimant,identity,phone,district,sub county,payment mode,momo number,date,incident,species,livestock';
  const line = (nin: string) =>
    `Grace Biira,${nin},0772123456,Kasese,Lake Katwe,MTN,0772123456,14/06/2024,predation,wolf,Scha(a)p(en)`;
  const choose = (nin: string) =>
    page.getByLabel('Spreadsheet').setInputFiles({
      name: 'faunaschade.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${header},killed,injured,amount_paid_eur,notes\n${line(nin)},2,3,340,In the morning\n`),
    });
  const meaning = (word: string) => page.getByLabel(`What "${word}" means`);

  await choose('CF85012345ABCX');
  await expect(page.getByLabel('Injured person name')).toHaveValue('');
  await expect(page.getByLabel('Calculated compensation')).toHaveValue('');
  await page.getByLabel('Quantity lost', { exact: true }).selectOption('L: killed');
  await page.getByLabel('Narrative description').selectOption('O: notes');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Date submitted: missing in 1 row').selectOption('Leave it unknown');
  await meaning('wolf').selectOption('Other');
  await meaning('Scha(a)p(en)').selectOption('Sheep');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('Date submitted: left unknown in 1 claim')).toBeVisible();
  await page.getByRole('button', { name: 'Add 1 claim' }).click();
  await expect(page.getByText('1 claim was added')).toBeVisible();

  await page.reload();
  const known = new Set(before.map(({ id }) => id));
  const [added] = (await storedClaims(page)).filter(({ id }) => !known.has(id));
  expect(added).not.toHaveProperty('submittedAt');
  expect(added?.incident).toMatchObject({
    wildlifeSpecies: 'other',
    livestockSpecies: 'Sheep',
    narrativeDescription: 'In the morning\n\nIn the file: Wildlife species "wolf".',
  });

  await choose('CF85012345ABCY');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(meaning('wolf')).toHaveValue('other');
  await expect(meaning('wolf')).toHaveAccessibleDescription(/^You chose this for an earlier file/);

  await page.goto(`/claims/${added?.id}`);
  await expect(page.getByText('Submission date not known')).toBeVisible();
});

test('the page answers while 50,000 rows are read and checked, and the reading can be cancelled', async ({
  portal,
  page,
}) => {
  await portal.signInAs('district_officer', '/import-claims');
  const lines = Array.from(
    { length: 50_000 },
    (_, index) => `Claimant ${index},CF${10_000_000 + index}ABCD,14/06/2024`,
  );
  const buffer = Buffer.from(['Name,NIN,Date of incident', ...lines].join('\n'));
  await page.getByLabel('Spreadsheet').setInputFiles({ name: 'many.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('many.csv: 50000 rows')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Check the rows' })).toBeEnabled();
});
