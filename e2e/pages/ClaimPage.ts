import { expect, type Locator, type Page } from '@playwright/test';
import { daysAgo } from '../support/claimData';
import { typeDate } from './fields';
import type { Shell } from './Shell';

export type Tab = 'Summary' | 'Evidence' | 'Verification' | 'CVC' | 'Workflow' | 'Notes' | 'Audit';

/** The page of one claim, and the forms of its stages. */
export class ClaimPage {
  readonly heading;
  readonly verificationForm;
  readonly checklistCard;
  readonly checklistForm;
  readonly decisionForm;
  readonly approvalForm;
  readonly markPaidForm;
  readonly paymentForm;
  readonly retryForm;
  readonly completionForm;
  /** What is asked before a deed, where something has to be known first. */
  readonly question;

  constructor(
    private readonly page: Page,
    private readonly shell: Shell,
  ) {
    this.heading = page.getByRole('heading', { level: 1, name: /\bCLM?-/ });
    this.verificationForm = page.getByRole('form', { name: 'Verification' });
    this.checklistCard = page.getByRole('region', { name: /^Checklist/ });
    this.checklistForm = page.getByRole('form', { name: 'Checklist' });
    this.decisionForm = page.getByRole('form', { name: 'CVC Decision' });
    this.approvalForm = page.getByRole('form', { name: 'Final Approval' });
    this.markPaidForm = page.getByRole('form', { name: 'Mark Paid' });
    this.paymentForm = page.getByRole('form', { name: 'Process Payment' });
    this.retryForm = page.getByRole('form', { name: 'Retry Payment' });
    this.completionForm = page.getByRole('form', { name: 'Add Missing Details' });
    this.question = page.getByRole('alertdialog');
  }

  async open(claimId: string, tab?: Lowercase<Tab>) {
    await this.page.goto(`/claims/${claimId}${tab ? `?tab=${tab}` : ''}`);
    await this.isShown(claimId);
  }

  async isShown(claimId: string) {
    await expect(this.page.getByRole('heading', { level: 1, name: claimId })).toBeVisible();
  }

  /** The badge beside the heading. */
  async hasStatus(badge: string) {
    await expect(this.heading.locator('..').getByText(badge, { exact: true })).toBeVisible();
  }

  async badge(): Promise<string> {
    return (await this.heading.locator('+ *').textContent()) ?? '';
  }

  async reload() {
    await this.page.reload();
    await expect(this.heading).toBeVisible();
  }

  /** A button of the page's head: an action that is open to the viewer. */
  action(name: string) {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  tab(name: Tab) {
    return this.page.getByRole('tab', { name, exact: true });
  }

  async showTab(name: Tab) {
    await this.tab(name).click();
    await expect(this.panel(name)).toBeVisible();
  }

  panel(name: Tab) {
    return this.page.getByRole('tabpanel', { name, exact: true });
  }

  /** A fact of the tab shown, by its label. */
  fact(label: string) {
    return this.page
      .getByRole('main')
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('+ dd');
  }

  /** Answers the question that is open. */
  async confirm(name: string) {
    await this.question.getByRole('button', { name, exact: true }).click();
  }

  async startVerification() {
    await this.action('Start Verification').click();
    await this.shell.toastSays('Verification started');
  }

  async fillVerification(verification: {
    action: 'Forward to CVC' | 'Reject' | 'Request additional information';
    schedule?: string;
    compensation?: string;
    reason?: string;
    notes?: string;
  }) {
    const form = this.verificationForm;
    const { action, schedule, compensation, reason, notes } = verification;
    await form.getByRole('radio', { name: action }).check();
    if (schedule) await form.getByRole('combobox', { name: 'Valuation schedule version' }).selectOption(schedule);
    if (compensation) await this.valueByHand(compensation);
    if (reason) await form.getByRole('textbox', { name: 'Action reason' }).fill(reason);
    if (notes) await form.getByRole('textbox', { name: 'Verification notes' }).fill(notes);
  }

  /** Without lines, and with the reason that this needs. Compensation in UGX. */
  async valueByHand(compensation: string) {
    const form = this.verificationForm;
    const remove = form.getByRole('button', { name: 'Remove line 1' });
    while ((await remove.count()) > 0) await remove.click();
    await form.getByRole('textbox', { name: 'Calculated compensation (UGX)' }).fill(compensation);
    await form.getByRole('textbox', { name: 'Reason for the changed compensation' }).fill('Valued on paper');
  }

  /** By the button that ends the form, which bears the name of what is asked for. */
  async completeVerification() {
    await this.verificationForm.getByRole('button', { name: /^(Complete Verification|Request Info)$/ }).click();
  }

  /** Opens the checklist from its card on the Verification tab. */
  async openChecklist() {
    if (!(await this.panel('Verification').isVisible())) await this.showTab('Verification');
    await this.page.getByRole('button', { name: /^(Answer the checklist|Change answers)$/ }).click();
    await expect(this.checklistForm).toBeVisible();
  }

  /** Settles what is open in the checklist, as of today. */
  async answerChecklist() {
    await this.openChecklist();
    const form = this.checklistForm;
    const date = async (name: string) => typeDate(form.getByRole('group', { name }), daysAgo(0));
    const text = (name: string) => form.getByRole('textbox', { name, exact: true });
    const answers = async (name: string) => {
      const group = form.getByRole('radiogroup', { name });
      if ((await group.getByRole('radio', { checked: true }).count()) > 0) return true;
      await group.getByRole('radio', { name: 'Yes' }).check();
      return false;
    };
    await answers('Identity seen');
    await answers('Outside a protected area');
    if (!(await answers('First report known'))) {
      await date('First reported on');
      await text('Reported to').fill('Ranger post');
    }
    if (!(await answers('Site visited'))) {
      await date('Visited on');
      await text('Visited by').fill('Sarah Auma');
    }
    const capacity = form.getByRole('combobox', { name: 'Who claims' });
    if ((await capacity.inputValue()) === '') await capacity.selectOption('The person who suffered the loss');
    for (const paper of await form.locator('select').all()) {
      if (['', 'no'].includes(await paper.inputValue())) await paper.selectOption('yes');
    }
    await this.saveChecklist();
  }

  async saveChecklist() {
    await this.checklistForm.getByRole('button', { name: 'Save' }).click();
    await this.shell.toastSays('Checklist saved');
    await expect(this.checklistForm).toBeHidden();
  }

  /** Answers the checklist where it bars the claim from being forwarded. */
  async settleChecklist() {
    if (!(await this.panel('Verification').isVisible())) await this.showTab('Verification');
    await expect(this.checklistCard).toBeVisible();
    if ((await this.checklistCard.getByText('Complete', { exact: true }).count()) === 0) await this.answerChecklist();
  }

  /** Settles what is open in the checklist, verifies and forwards, by the button of the stage. Compensation in UGX. */
  async forwardToCommittee(compensation = '1200000') {
    await this.settleChecklist();
    await this.action('Verify & Forward').click();
    await expect(this.verificationForm.getByRole('radio', { name: 'Forward to CVC' })).toBeChecked();
    await this.fillVerification({ action: 'Forward to CVC', schedule: 'v2024.1', compensation });
    await this.completeVerification();
    await this.shell.toastSays('Verification completed', 'forwarded to CVC');
    await this.hasStatus('3. Under CVC Review');
  }

  async requestInfo(reason: string) {
    await this.action('Request Info').click();
    await this.fillVerification({ action: 'Request additional information', reason });
    await this.completeVerification();
    await this.shell.toastSays('Verification completed', 'marked for additional information');
    await this.hasStatus('2. Request Info');
  }

  async rejectInDistrict(reason: string) {
    await this.action('Reject').click();
    await this.fillVerification({ action: 'Reject', reason });
    await this.completeVerification();
    await this.shell.toastSays('Verification completed', 'rejected');
    await this.hasStatus('Rejected');
  }

  /** Answers a piece of the information asked for, by its words, with an explanation. */
  async explain(piece: string, explanation: string) {
    await this.page.getByRole('button', { name: `Record the answer: ${piece}` }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Record the answer' });
    await dialog.getByRole('radio', { name: 'Explained' }).check();
    await dialog.getByRole('textbox', { name: 'What was explained' }).fill(explanation);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Answers every piece that is still open. */
  async explainAll(explanation: string) {
    const open = this.page.getByRole('button', { name: /^Record the answer: / });
    while ((await open.count()) > 0) {
      const name = (await open.first().getAttribute('aria-label')) ?? '';
      await this.explain(name.replace('Record the answer: ', ''), explanation);
    }
  }

  async resubmit() {
    await this.action('Resubmit').click();
    await this.shell.toastSays(/resubmitted/);
    await this.hasStatus('1. Submitted');
  }

  async fillDecision(decision: {
    decision: 'Approve' | 'Reject' | 'Refer back to district';
    amount?: string;
    note?: string;
  }) {
    const form = this.decisionForm;
    await form.getByRole('radio', { name: decision.decision }).check();
    if (decision.amount) await form.getByRole('textbox', { name: 'Approved amount (UGX)' }).fill(decision.amount);
    if (decision.note) await form.getByRole('textbox', { name: 'Decision note' }).fill(decision.note);
  }

  async recordDecision() {
    await this.decisionForm.getByRole('button', { name: 'Record Decision' }).click();
  }

  /** The committee approves. Amount in UGX, not above what the district calculated, which it is without one. */
  async approve(amount?: string) {
    await this.action('CVC Decision').click();
    await this.fillDecision({ decision: 'Approve', amount, ...(amount && { note: 'As the committee discussed.' }) });
    await this.recordDecision();
    await this.shell.toastSays('Decision recorded');
    await this.hasStatus('4. Approved');
  }

  async giveFinalApproval(note = '') {
    await this.action('Final Approval').click();
    await this.approvalForm.getByRole('textbox', { name: 'Approval note' }).fill(note);
    await this.approvalForm.getByRole('button', { name: 'Give Final Approval' }).click();
    await this.shell.toastSays('Final approval given');
    await this.hasStatus('5. Payment Processing');
  }

  async openPayment() {
    await this.action('Process Payment').click();
    await expect(this.paymentForm).toBeVisible();
  }

  paymentField(name: string): Locator {
    return this.paymentForm.getByRole('textbox', { name, exact: true });
  }

  async fillPayment(payment: {
    status: 'Pending' | 'Processing' | 'Success' | 'Failed';
    reference?: string;
    failure?: string;
  }) {
    await this.paymentForm.getByRole('combobox', { name: 'Payment status' }).selectOption({ label: payment.status });
    if (payment.reference) await this.paymentField('Payment reference').fill(payment.reference);
    if (payment.failure) await this.paymentField('Failure reason').fill(payment.failure);
  }

  async updatePayment() {
    await this.paymentForm.getByRole('button', { name: 'Update Payment' }).click();
  }

  async paySuccessfully(reference: string) {
    await this.openPayment();
    await this.fillPayment({ status: 'Success', reference });
    await expect(this.paymentField('Paid At (Auto-set)')).not.toBeEditable();
    await this.updatePayment();
    await this.confirm('Record as successful');
    await this.shell.toastSays('Payment updated successfully');
    await this.hasStatus('6. Paid');
  }

  async addNote(content: string) {
    await this.panel('Notes').getByRole('textbox', { name: 'Note', exact: true }).fill(content);
    await this.panel('Notes').getByRole('button', { name: 'Add Note' }).click();
    await expect(this.panel('Notes').getByRole('listitem').filter({ hasText: content })).toBeVisible();
  }

  /** The changes that one deed left in the audit trail, a row a field. */
  auditChanges(deed: string) {
    return this.panel('Audit').getByRole('table', { name: `Changes: ${deed}` });
  }

  /** A field of a deed in the audit trail, with its old and its new value. */
  async auditShows(deed: string, field: string, oldValue: string, newValue: string) {
    const row = this.auditChanges(deed)
      .getByRole('row')
      .filter({
        has: this.page
          .getByRole('cell', { name: field, exact: true })
          .or(this.page.getByRole('rowheader', { name: field, exact: true })),
      });
    await expect(row.getByRole('cell')).toHaveText([field, oldValue, newValue]);
  }
}
