import { BulkDialog } from '../pages/BulkDialog';
import type { Portal } from '../pages/Portal';
import { ScheduleDialog } from '../pages/ScheduleDialog';
import { findSampleClaim } from '../support/storage';
import { button, claimWith, dialog, menu, openClaimAt, question, type SceneGroup } from './scene';

/** Opens the claim of the sample register whose payment waits for a condition. */
async function openOnConditions({ claims, claim, page }: Portal) {
  await claims.open('?conditions=open');
  const id = await page.getByRole('link', { name: /^CLM-/ }).first().innerText();
  await claim.open(id);
}

/** The claims list and what hangs from it. */
export const claimsList: SceneGroup = {
  name: 'claims-list',
  role: 'district_officer',
  scenes: [
    { name: 'claims', show: ({ claims }) => claims.open() },
    {
      name: 'claims-row-menu',
      goesOn: true,
      show: async ({ claims, page }) => {
        const { id } = await findSampleClaim(page, 'submitted');
        await claims.searchFor(id);
        await claims.showsFirstOf(1);
        await claims.openMenu(id);
      },
    },
    {
      name: 'claims-none-match',
      show: async ({ claims, page }) => {
        await claims.open();
        await claims.searchFor('nobody of this name');
        await page.getByText('No claims match').waitFor();
      },
    },
    {
      name: 'claims-filters',
      show: async ({ claims }) => {
        await claims.open('?status=submitted&district=kasese');
        await claims.filters.openAll();
      },
    },
    {
      name: 'claims-filter-choices',
      goesOn: true,
      show: async ({ claims, page }) => {
        await claims.filters.field('Status').click();
        await page.getByRole('listbox', { name: 'Status' }).waitFor();
      },
    },
    {
      name: 'claims-filter-days',
      goesOn: true,
      show: async ({ claims, page }) => {
        await page.keyboard.press('Escape');
        await page.getByRole('listbox').waitFor({ state: 'hidden' });
        await claims.filters.dates.click();
        await page.getByRole('grid').first().waitFor();
      },
    },
    {
      name: 'view-named',
      goesOn: true,
      show: async (portal) => {
        await button(portal, 'Done').click();
        await button(portal, 'Save View').click();
        await dialog(portal, 'Save View');
      },
    },
    {
      name: 'saved-views',
      goesOn: true,
      show: async ({ page, claims }) => {
        await page.getByRole('textbox', { name: 'View name' }).fill('Kasese, new');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await page.getByRole('dialog', { name: 'Save View' }).waitFor({ state: 'hidden' });
        await claims.open();
        await claims.openSavedViews();
      },
    },
    {
      name: 'view-renamed',
      goesOn: true,
      show: async (portal) => {
        await button(portal, 'Rename Kasese, new').click();
        await dialog(portal, 'Rename view');
      },
    },
    {
      name: 'view-deleted',
      goesOn: true,
      show: async ({ page }) => {
        await page.getByRole('dialog', { name: 'Rename view' }).getByRole('button', { name: 'Cancel' }).click();
        await page.getByRole('button', { name: 'Delete Kasese, new' }).click();
        await page.getByRole('button', { name: 'Undo', includeHidden: true }).waitFor();
      },
    },
    {
      name: 'claims-selected',
      show: async ({ claims, page }) => {
        await claims.open('?status=submitted&status=rejected');
        for (const nth of [0, 1, 2])
          await page
            .getByRole('checkbox', { name: /^Select CL/ })
            .nth(nth)
            .check();
        await claims.selection.waitFor();
      },
    },
    {
      name: 'bulk-forward',
      goesOn: true,
      show: async ({ claims, page }) => {
        await claims.selectPage.check();
        await new BulkDialog(page, 'Bulk Forward').open();
      },
    },
    {
      name: 'bulk-forward-with-errors',
      goesOn: true,
      show: async ({ page }) => {
        const { dialog: bulk } = new BulkDialog(page, 'Bulk Forward');
        await bulk.getByRole('button', { name: /^Forward \d+ claims?$/ }).click();
        await bulk.locator('[aria-invalid=true]').first().waitFor();
      },
    },
  ],
};

/** A claim's page as an officer sees it. */
export const claimOfAnOfficer: SceneGroup = {
  name: 'claim-of-an-officer',
  role: 'district_officer',
  scenes: [
    { name: 'claim-summary', show: (portal) => openClaimAt(portal, 'submitted') },
    {
      name: 'claim-papers-menu',
      goesOn: true,
      show: async (portal) => {
        await button(portal, 'Print/PDF').click();
        await menu(portal);
      },
    },
    {
      name: 'claim-export-menu',
      show: async (portal) => {
        await openClaimAt(portal, 'submitted');
        await button(portal, 'Export').click();
        await menu(portal);
      },
    },
    {
      name: 'claim-evidence',
      show: async (portal) => {
        await portal.claim.open(await claimWith(portal, 'police-report.pdf'), 'evidence');
        await portal.claim.panel('Evidence').getByRole('button').first().waitFor();
      },
    },
    {
      name: 'evidence-viewer-photo',
      goesOn: true,
      show: async ({ claim, page }) => {
        await claim
          .panel('Evidence')
          .getByRole('button', { name: /^View .*\.jpe?g$/ })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('img').first().waitFor();
      },
    },
    {
      name: 'evidence-viewer-pdf',
      goesOn: true,
      show: async ({ claim, page }) => {
        await page.keyboard.press('Escape');
        await claim
          .panel('Evidence')
          .getByRole('button', { name: /^View .*\.pdf$/ })
          .first()
          .click();
        await page.getByRole('dialog').locator('canvas').first().waitFor();
      },
    },
    {
      name: 'claim-workflow',
      show: async (portal) => {
        await openClaimAt(portal, 'paid');
        await portal.claim.showTab('Workflow');
      },
    },
    { name: 'claim-notes', goesOn: true, show: ({ claim }) => claim.showTab('Notes') },
    { name: 'claim-audit', goesOn: true, show: ({ claim }) => claim.showTab('Audit') },
    {
      name: 'verification-form',
      show: async (portal) => {
        await openClaimAt(portal, 'under_verification');
        await portal.claim.action('Verify & Forward').click();
        await portal.claim.verificationForm.waitFor();
      },
    },
    {
      name: 'verification-form-with-errors',
      goesOn: true,
      show: async ({ claim, page }) => {
        await claim.verificationForm.getByRole('textbox', { name: 'Calculated compensation (UGX)' }).fill('');
        await claim.completeVerification();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'checklist',
      show: async (portal) => {
        await openClaimAt(portal, 'under_verification');
        await portal.claim.openChecklist();
      },
    },
    {
      name: 'checklist-with-errors',
      goesOn: true,
      show: async ({ claim }) => {
        const form = claim.checklistForm;
        const answer = (name: string, value: string) =>
          form.getByRole('radiogroup', { name }).locator(`input[value=${value}]`).check();
        await answer('Identity seen', 'not_applicable');
        await answer('Outside a protected area', 'no');
        await answer('Site visited', 'yes');
        await form.getByRole('textbox', { name: 'Visited by' }).fill('');
        await form.getByRole('button', { name: 'Save' }).click();
        await form.getByText('Say who visited').first().waitFor();
      },
    },
    { name: 'claim-rejected', show: (portal) => openClaimAt(portal, 'rejected') },
    {
      name: 'claim-telling',
      goesOn: true,
      // Languages are offered by their own names.
      written: ['English', 'Luganda'],
      show: async (portal) => {
        await button(portal, /Record that the claimant was told|Correct the record/).click();
        await dialog(portal);
        await portal.page.getByLabel(/^How/).selectOption('text_message');
        await portal.page.getByRole('group', { name: 'Message to send' }).getByText('UWA').waitFor();
      },
    },
    { name: 'claim-where-information-is-asked-for', show: (portal) => openClaimAt(portal, 'request_info') },
    {
      name: 'claim-answering-a-piece',
      goesOn: true,
      show: async (portal) => {
        await button(portal, /^Record the answer: /)
          .first()
          .click();
        await dialog(portal, 'Record the answer');
        await portal.page.getByRole('radio', { name: 'File added' }).check();
      },
    },
    {
      name: 'claim-closing',
      show: async (portal) => {
        await openClaimAt(portal, 'request_info');
        await portal.claim.action('Close Claim').click();
        await dialog(portal, 'Close Claim');
      },
    },
    {
      name: 'claim-asking-for-information',
      show: async (portal) => {
        await openClaimAt(portal, 'submitted');
        await portal.claim.action('Request Info').click();
        await button(portal, 'Add what is missing').click();
        await portal.page.getByLabel(/^Also missing, 1/).fill('Letter from the parish chief');
      },
    },
    {
      name: 'claim-not-found',
      show: async ({ page }) => {
        await page.goto('/claims/CL-NOBODY');
        await page.getByRole('heading', { level: 1, name: 'Claim Not Found' }).waitFor();
      },
    },
  ],
};

/** Claims and bulk actions of the committee. */
export const committee: SceneGroup = {
  name: 'committee',
  role: 'cvc_member',
  scenes: [
    {
      name: 'decision-form',
      show: async (portal) => {
        await openClaimAt(portal, 'under_cvc_review');
        await portal.claim.action('CVC Decision').click();
        await portal.claim.decisionForm.waitFor();
      },
    },
    {
      name: 'decision-form-with-errors',
      goesOn: true,
      show: async ({ claim, page }) => {
        await claim.fillDecision({ decision: 'Reject' });
        await claim.recordDecision();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'question-before-a-high-approval',
      goesOn: true,
      show: async (portal) => {
        await portal.claim.fillDecision({ decision: 'Approve', amount: '700000', note: 'As discussed.' });
        await portal.claim.recordDecision();
        await question(portal);
      },
    },
    {
      name: 'claim-decided',
      show: async (portal) => {
        await openClaimAt(portal, 'paid');
        await portal.claim.showTab('CVC');
      },
    },
    {
      name: 'bulk-approve',
      show: async ({ claims, page }) => {
        await claims.open('?status=under_cvc_review');
        await claims.selectPage.check();
        await new BulkDialog(page, 'Bulk Approve').open();
      },
    },
    {
      name: 'verification-by-the-committee',
      show: async (portal) => {
        const { verification } = portal;
        await verification.open();
        await verification.rows.first().click();
        await verification.title.waitFor();
      },
    },
  ],
};

/** Verify Claims of an officer. */
export const verification: SceneGroup = {
  name: 'verification',
  role: 'district_officer',
  scenes: [
    { name: 'verification-queue', show: ({ verification: queue }) => queue.open() },
    {
      name: 'verification-of-a-claim',
      goesOn: true,
      show: async ({ verification: queue }) => {
        await queue.rows.first().click();
        await queue.title.waitFor();
      },
    },
    {
      name: 'verification-with-errors',
      goesOn: true,
      show: async ({ claim, page }) => {
        await claim.fillVerification({ action: 'Reject' });
        await claim.completeVerification();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
  ],
};

/** What finance pays, on Fund Management and on a claim. */
export const finance: SceneGroup = {
  name: 'finance',
  role: 'finance',
  scenes: [
    {
      name: 'dashboard-of-finance',
      show: async ({ dashboard }) => {
        await dashboard.open();
        await dashboard.isDrawn();
      },
    },
    {
      name: 'payments',
      show: async ({ page, funds }) => {
        await page.goto('/fund-management');
        await funds.isShown();
      },
    },
    {
      name: 'payment-processed',
      goesOn: true,
      show: async ({ page, funds }) => {
        const { id } = await findSampleClaim(page, 'payment_processing');
        await funds.cardButton(id).click();
        await funds.form.waitFor();
      },
    },
    {
      name: 'payment-with-errors',
      goesOn: true,
      show: async ({ page, funds }) => {
        await funds.fill({ status: 'Failed' });
        await funds.update();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'question-before-a-success',
      goesOn: true,
      show: async (portal) => {
        await portal.funds.fill({ status: 'Success', reference: 'MM-1' });
        await portal.funds.update();
        await question(portal);
      },
    },
    {
      name: 'payment-retried',
      show: async (portal) => {
        const { page, funds } = portal;
        await page.goto('/fund-management');
        await funds.isShown();
        const { id } = await findSampleClaim(page, 'payment_failed');
        await funds.cardButton(id).first().click();
        await page.getByRole('button', { name: 'Retry Payment' }).click();
        await funds.retryForm.waitFor();
      },
    },
    {
      name: 'payments-none-match',
      show: async ({ page, funds }) => {
        await page.goto('/fund-management');
        await funds.isShown();
        await funds.search.fill('nobody of this name');
        await page.getByRole('button', { name: 'Clear all' }).waitFor();
      },
    },
    {
      name: 'payment-schedule',
      show: async ({ page, claims, funds }) => {
        // The same address again would keep what was searched for, as a reload does.
        await claims.open();
        await page.goto('/fund-management');
        await funds.isShown();
        await new ScheduleDialog(page).open();
      },
    },
    { name: 'fund', show: ({ fund }) => fund.open() },
    {
      name: 'fund-with-errors',
      goesOn: true,
      show: async ({ fund, page }) => {
        await fund.fill({ opening: '', amount: 'many' });
        await fund.send();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'question-before-an-allocation',
      show: async (portal) => {
        await portal.fund.open();
        await portal.fund.fill({ amount: '1500000', district: 'Kasese', notes: 'First release' });
        await portal.fund.send();
        await question(portal);
      },
    },
    { name: 'claim-to-be-paid', show: (portal) => openClaimAt(portal, 'payment_processing') },
    {
      name: 'payment-form-of-a-claim',
      goesOn: true,
      show: ({ claim }) => claim.openPayment(),
    },
    {
      name: 'claims-selected-by-finance',
      show: async ({ claims }) => {
        await claims.open('?status=payment_processing');
        await claims.selectPage.check();
        await claims.selection.waitFor();
      },
    },
    {
      name: 'claims-export-menu',
      goesOn: true,
      show: async (portal) => {
        await portal.claims.selection.getByRole('button', { name: 'Export Selected' }).click();
        await menu(portal);
      },
    },
  ],
};

/** What an administrator decides on claims. */
export const approvals: SceneGroup = {
  name: 'approvals',
  role: 'admin',
  scenes: [
    {
      name: 'dashboard-of-an-administrator',
      show: async ({ dashboard }) => {
        await dashboard.open();
        await dashboard.isDrawn();
      },
    },
    {
      name: 'final-approval-form',
      show: async (portal) => {
        await openClaimAt(portal, 'approved');
        await portal.claim.action('Final Approval').click();
        await portal.claim.approvalForm.waitFor();
      },
    },
    {
      name: 'mark-paid-form',
      show: async (portal) => {
        await openClaimAt(portal, 'payment_processing');
        await portal.claim.action('Mark Paid').click();
        await portal.claim.markPaidForm.waitFor();
      },
    },
    {
      name: 'mark-paid-with-errors',
      goesOn: true,
      show: async ({ claim, page }) => {
        await claim.markPaidForm.getByRole('button', { name: 'Mark Paid' }).click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'claim-with-conditions',
      show: openOnConditions,
    },
    {
      name: 'claim-condition-ticked',
      goesOn: true,
      show: async (portal) => {
        await button(portal, 'Tick as met').click();
        await dialog(portal);
      },
    },
    {
      name: 'mark-paid-on-conditions',
      show: async (portal) => {
        await openOnConditions(portal);
        await portal.claim.action('Mark Paid').click();
        await portal.claim.markPaidForm.waitFor();
      },
    },
    {
      name: 'retry-form',
      show: async (portal) => {
        await openClaimAt(portal, 'payment_failed');
        await portal.claim.action('Retry Payment').click();
        await portal.claim.retryForm.waitFor();
      },
    },
    {
      name: 'verification-by-an-administrator',
      show: async (portal) => {
        const { verification: queue } = portal;
        await queue.open();
        await queue.rows.first().click();
        await queue.title.waitFor();
      },
    },
    {
      name: 'bulk-mark-paid',
      show: async ({ claims, page }) => {
        await claims.open('?status=payment_processing');
        await claims.selectPage.check();
        await new BulkDialog(page, 'Bulk Mark Paid').open();
      },
    },
  ],
};
