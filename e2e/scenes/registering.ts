import { utils, write } from '@e965/xlsx';
import { claimant, incident } from '../support/claimData';
import { pdf, photo, textNamedAsPhoto } from '../support/files';
import { findSampleClaim } from '../support/storage';
import { button, claimWith, dialog, heading, question, type SceneGroup } from './scene';

/** The wizard from an empty draft to the claim, and the edit of one. */
export const wizard: SceneGroup = {
  name: 'wizard',
  role: 'district_officer',
  scenes: [
    { name: 'wizard-claimant', show: ({ wizard: steps }) => steps.start() },
    {
      name: 'wizard-districts',
      goesOn: true,
      show: async ({ wizard: steps, page }) => {
        await steps.choice('District').fill('Ka');
        await page.getByRole('listbox').waitFor();
      },
    },
    {
      name: 'wizard-claimant-with-errors',
      goesOn: true,
      show: async ({ wizard: steps, page }) => {
        await steps.choice('District').press('Escape');
        await steps.choice('District').fill('');
        await steps.choice('District').press('Escape');
        await steps.next.click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'wizard-incident',
      goesOn: true,
      show: async ({ wizard: steps }) => {
        await steps.fillClaimant(claimant);
        await steps.saveClaimant();
      },
    },
    {
      name: 'wizard-days',
      goesOn: true,
      show: async ({ wizard: steps, page }) => {
        await steps.date('Date of incident').getByRole('button').click();
        await page.getByRole('dialog').getByRole('grid').waitFor();
      },
    },
    {
      name: 'wizard-incident-with-errors',
      goesOn: true,
      show: async ({ wizard: steps, page }) => {
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        await steps.options('Incident type').getByRole('radio', { name: 'Human Death' }).check();
        await steps.next.click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'wizard-incident-filled',
      goesOn: true,
      show: ({ wizard: steps }) => steps.fillIncident(incident),
    },
    { name: 'wizard-evidence', goesOn: true, show: ({ wizard: steps }) => steps.saveIncident() },
    {
      name: 'wizard-evidence-with-errors',
      goesOn: true,
      show: async (portal) => {
        await button(portal, 'Continue to Review').click();
        await portal.wizard.addFiles('Photos', textNamedAsPhoto);
        await portal.wizard.slot('Photos').getByRole('alert').waitFor();
      },
    },
    {
      name: 'wizard-evidence-with-files',
      goesOn: true,
      show: async ({ wizard: steps }) => {
        await steps.addFiles('Photos', photo());
        await steps.addFiles('Valuation form', pdf());
      },
    },
    { name: 'wizard-review', goesOn: true, show: ({ wizard: steps }) => steps.continueToReview() },
    {
      name: 'drafts-to-resume',
      goesOn: true,
      show: async ({ page, wizard: steps }) => {
        await page.goto('/new-claim');
        await steps.draft(claimant.fullName).waitFor();
      },
    },
    {
      name: 'question-before-a-draft-is-discarded',
      goesOn: true,
      show: async (portal) => {
        await portal.wizard.draft(claimant.fullName).getByRole('button', { name: 'Discard' }).click();
        await question(portal);
      },
    },
    {
      name: 'claim-submitted',
      goesOn: true,
      show: async ({ page, wizard: steps }) => {
        await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
        await steps.resume(claimant.fullName);
        await steps.submit(await steps.claimId());
      },
    },
    {
      name: 'draft-not-found',
      show: async ({ page }) => {
        await page.goto('/new-claim?draft=DRAFT-NOBODY&step=2');
        await page.getByText('This draft is not on this device').waitFor();
      },
    },
    {
      name: 'claim-edited',
      show: async ({ page, claim, wizard: steps }) => {
        const { id } = await findSampleClaim(page, 'submitted');
        await claim.open(id);
        await claim.action('Edit').click();
        await steps.isAtStep(1);
      },
    },
  ],
};

const sheet = `File No.,Claimant name,NIN,Tel,Sub county,Date of incident,Type of incident,Animal,Crop,Acres,Yield lost,Description,Payment mode,amount_paid_eur
KSE/1,Grace Biira,CF85012345ABCX,0772123456,Lake Katwe,2024-06-14,crop raiding,wolf,Maize,2 ha,300,At night,MTN,340
KSE/2,Moses Baluku,CM85012345ABCX,0772123457,Lake Katwe,2024-06-14,crop raiding,Elephants,Maize,2.5,0,At night,MTN,120
KSE/3,Jane Masika,CF85,0772123458,Lake Katwe,2024-06-14,crop raiding,Elephants,Maize,2.5,20,At night,MTN,120
`;

/** A workbook with a hidden row, dates with day and month swapped, two crops in a cell, and a claim of nobody. */
function oldRegister(): Buffer {
  const headers = [
    ...['Name', 'NIN', 'Tel', 'Mobile money number', 'District', 'Sub county', 'Date submitted', 'Date of incident'],
    ...['Type of incident', 'Animal', 'Crop', 'Acres', 'Description', 'Payment mode', 'Status', 'Decision date'],
  ];
  const place = ['Kasese', 'Lake Katwe', '31/12/2024'];
  const row = (nin: string, day: unknown, crop: string, ...status: string[]) => [
    ...(nin ? ['Grace Biira', nin, '0772123456', '0772123456'] : ['', '', '', '']),
    ...[...place, day, 'crop raiding', 'Elephants', crop, 2, 'At night', nin && 'MTN', ...status],
  ];
  const swapped = { t: 'n', v: 45_356, z: 'dd/mm/yyyy' };
  const sheet = utils.aoa_to_sheet([
    headers,
    row('CF85012345ABCA', swapped, 'Maize'),
    row('CF85012345ABCB', '14/05/2024', 'maize beans'),
    row('CF85012345ABCC', '15/05/2024', 'Maize'),
    row('', '16/05/2024', 'Maize', 'Rejected', '31/12/2024'),
  ]);
  sheet['!rows'] = [{}, {}, {}, { hidden: true }];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Claims');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

/** Paper claims brought from a spreadsheet. */
export const spreadsheet: SceneGroup = {
  name: 'spreadsheet',
  role: 'district_officer',
  scenes: [
    {
      name: 'spreadsheet-chosen',
      show: async (portal) => {
        await portal.page.goto('/import-claims');
        await portal.page.getByLabel('Spreadsheet').waitFor({ state: 'attached' });
      },
    },
    {
      name: 'spreadsheet-columns',
      goesOn: true,
      written: ['Maize'],
      show: async (portal) => {
        await portal.page
          .getByLabel('Spreadsheet')
          .setInputFiles({ name: 'Kasese 2024.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
        await heading(portal, 'Step 2 of 4: Columns and formats');
      },
    },
    {
      name: 'spreadsheet-questions',
      goesOn: true,
      written: ['wolf'],
      show: async (portal) => {
        const { page } = portal;
        await page.getByLabel('District *').selectOption('The same for every row');
        await page.getByLabel('District for every row').selectOption('Kasese');
        await page.getByLabel('Mobile money number').selectOption('D: Tel');
        await button(portal, 'Continue').click();
        await heading(portal, 'Step 3 of 4: Questions about the file');
      },
    },
    {
      name: 'spreadsheet-rows',
      goesOn: true,
      show: async ({ page }) => {
        await page.getByLabel(/^Date submitted/).selectOption('Date of incident in the same row');
        await page.getByLabel('What "wolf" means').selectOption('Other');
        await page.getByLabel('What "ha" means').selectOption({ index: 2 });
        await page.getByRole('button', { name: 'Check the rows' }).click();
        await page.getByText('National ID must be exactly 14 characters').first().waitFor();
      },
    },
    {
      name: 'spreadsheet-added',
      goesOn: true,
      show: async ({ page }) => {
        await page.getByRole('button', { name: 'Add 1 claim' }).click();
        await page.getByText('1 claim was added').first().waitFor();
      },
    },
    {
      name: 'spreadsheet-hidden-rows',
      written: ['Maize', 'Rejected'],
      show: async (portal) => {
        await portal.page.goto('/import-claims');
        await portal.page
          .getByLabel('Spreadsheet')
          .setInputFiles({ name: 'Old register.xlsx', mimeType: 'application/octet-stream', buffer: oldRegister() });
        await portal.page.getByText('The workbook hides 1 of these rows').waitFor();
      },
    },
    {
      name: 'spreadsheet-odd-cells',
      goesOn: true,
      show: async (portal) => {
        await button(portal, 'Continue').click();
        await heading(portal, 'Step 3 of 4: Questions about the file');
      },
    },
    {
      name: 'spreadsheet-odd-rows',
      goesOn: true,
      show: async (portal) => {
        const { page } = portal;
        await page.getByLabel(/^Date of incident, /).selectOption('Swapped: read 5 March as 3 May');
        await page.getByRole('switch', { name: 'Add these claims with "Not known"' }).check();
        await button(portal, 'Check the rows').click();
        await heading(portal, 'Step 4 of 4: Check and add');
      },
    },
    {
      name: 'claim-of-nobody',
      goesOn: true,
      show: async (portal) => {
        await button(portal, /^Add \d claims$/).click();
        await portal.page.getByText('claims were added').first().waitFor();
        await portal.claim.open(await claimWith(portal, '"fullName":""'));
      },
    },
    {
      name: 'claim-completed',
      goesOn: true,
      show: async (portal) => {
        await portal.claim.action('Add Missing Details').click();
        await dialog(portal, 'Add Missing Details');
      },
    },
    {
      name: 'claim-completed-with-errors',
      goesOn: true,
      show: async ({ claim, page }) => {
        await claim.completionForm.getByRole('radio', { name: 'Bank Transfer' }).check();
        await claim.completionForm.getByRole('button', { name: 'Add Missing Details' }).click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
  ],
};
