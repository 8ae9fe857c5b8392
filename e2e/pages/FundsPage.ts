import { expect, type Page } from '@playwright/test';
import type { Shell } from './Shell';

type Figure = 'Pending Payments' | 'Successful Payments' | 'Available Funds' | 'Total Allocated';

/** Fund & Payment Management, its payments. */
export class FundsPage {
  readonly heading;
  readonly cards;
  readonly search;
  readonly desk;
  readonly form;
  readonly retryForm;
  readonly ofClaim;
  readonly question;

  constructor(
    private readonly page: Page,
    private readonly shell: Shell,
  ) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Fund & Payment Management' });
    this.cards = page.getByRole('list', { name: 'Payments', exact: true }).getByRole('listitem');
    this.search = page.getByRole('searchbox', { name: 'Search payments' });
    this.desk = page.getByRole('region', { name: 'Process Payment' });
    this.form = page.getByRole('form', { name: 'Process Payment' });
    this.retryForm = page.getByRole('form', { name: 'Retry Payment' });
    this.ofClaim = page.getByRole('list', { name: 'Payments for this claim' }).getByRole('listitem');
    this.question = page.getByRole('alertdialog');
  }

  async isShown() {
    await expect(this.heading).toBeVisible();
    await expect(this.cards.first()).toBeVisible();
  }

  figure(label: Figure) {
    return this.page.getByRole('term').filter({ hasText: label }).locator('+ dd');
  }

  /** The cards at the head say so many pending and so many successful payments, and so do the filters. */
  async counts(pending: number, successful: number) {
    await expect(this.figure('Pending Payments')).toHaveText(String(pending));
    await expect(this.figure('Successful Payments')).toHaveText(String(successful));
    await expect(this.filter('Success')).toHaveText(`Success ${successful}`);
  }

  get filters() {
    return this.page.getByRole('group', { name: 'Filter by status' }).getByRole('button');
  }

  filter(status: 'All' | 'Pending' | 'Processing' | 'Success' | 'Failed') {
    return this.filters.filter({ hasText: new RegExp(`^${status} [\\d,]+$`) });
  }

  card(claimId: string) {
    return this.cards.filter({ hasText: claimId });
  }

  /** The button that covers the card of a claim's payment of this amount, in UGX. */
  cardButton(claimId: string, amount = '') {
    return this.card(claimId).getByRole('button', { name: new RegExp(`^(Process|View) payment of UGX\\s${amount}`) });
  }

  field(name: string) {
    return this.form.getByRole('textbox', { name, exact: true });
  }

  async fill(payment: {
    status: 'Pending' | 'Processing' | 'Success' | 'Failed';
    amount?: string;
    reference?: string;
  }) {
    const { status, amount, reference } = payment;
    await this.form.getByRole('combobox', { name: 'Payment status' }).selectOption({ label: status });
    if (amount) await this.field('Amount (UGX)').fill(amount);
    if (reference) await this.field('Payment reference').fill(reference);
  }

  async update() {
    await this.form.getByRole('button', { name: 'Update Payment' }).click();
  }

  async confirm(words: string) {
    await this.question.getByRole('button', { name: words, exact: true }).click();
    await expect(this.question).toBeHidden();
  }

  /** The payment is done with: told, and the selection cleared. */
  async isDone(message = 'Payment updated successfully') {
    await this.shell.toastSays(message);
    await expect(this.page).not.toHaveURL(/payment=/);
    await expect(this.form).toBeHidden();
  }
}
