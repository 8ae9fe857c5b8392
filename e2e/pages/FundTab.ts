import { expect, type Page } from '@playwright/test';
import type { Shell } from './Shell';

type Field = 'Opening balance (UGX)' | 'Allocation amount (UGX)' | 'Notes';
type Figure = 'Current Fund Balance' | 'Total Allocated' | 'Allocation Capacity';

/** Fund & Payment Management, its fund. */
export class FundTab {
  readonly form;
  readonly district;
  readonly closing;
  readonly question;

  constructor(
    private readonly page: Page,
    private readonly shell: Shell,
  ) {
    this.form = page.getByRole('form', { name: 'Create New Fund Allocation' });
    this.district = this.form.getByRole('combobox', { name: 'Allocation district' });
    this.closing = this.form.getByRole('status', { name: 'Closing balance' });
    this.question = page.getByRole('alertdialog');
  }

  async open() {
    await this.page.goto('/fund-management?tab=funds');
    await this.isShown();
  }

  async isShown() {
    await expect(this.page.getByRole('tab', { name: 'Fund Allocations' })).toHaveAttribute('aria-selected', 'true');
    await expect(this.figure('Current Fund Balance')).toHaveText(/^UGX\s[\d,]+$/);
    await expect(this.form).toBeVisible();
  }

  async show() {
    await this.page.getByRole('tab', { name: 'Fund Allocations' }).click();
    await this.isShown();
  }

  figure(label: Figure) {
    const panel = this.page.getByRole('tabpanel', { name: 'Fund Allocations' });
    return panel.getByRole('term').filter({ hasText: label }).locator('+ dd');
  }

  /** The three cards say this; amounts in UGX, capacity in per cent. */
  async says({ balance, allocated, capacity }: { balance: number; allocated: number; capacity: number }) {
    await expect(this.figure('Current Fund Balance')).toHaveText(shillings(balance));
    await expect(this.figure('Total Allocated')).toHaveText(shillings(allocated));
    await expect(this.figure('Allocation Capacity')).toHaveText(`${capacity}%`);
  }

  field(name: Field) {
    return this.form.getByRole('textbox', { name, exact: true });
  }

  async fill(entry: { opening?: string; amount?: string; district?: string; notes?: string }) {
    const { opening, amount, district, notes } = entry;
    if (opening !== undefined) await this.field('Opening balance (UGX)').fill(opening);
    if (amount !== undefined) await this.field('Allocation amount (UGX)').fill(amount);
    if (district !== undefined) await this.chooseDistrict(district);
    if (notes !== undefined) await this.field('Notes').fill(notes);
  }

  private async chooseDistrict(name: string) {
    await this.district.fill(name);
    await this.page.getByRole('option', { name, exact: true }).click();
    await expect(this.district).toHaveValue(name);
  }

  async send() {
    await this.form.getByRole('button', { name: 'Create Allocation' }).click();
  }

  async confirm(words: 'Allocate' | 'Top up') {
    await this.question.getByRole('button', { name: words, exact: true }).click();
    await expect(this.question).toBeHidden();
  }

  /** The entry is recorded: told, and the form empty. */
  async isDone() {
    await this.shell.toastSays('Fund ledger entry created successfully');
    await expect(this.field('Allocation amount (UGX)')).toHaveValue('');
    await expect(this.field('Notes')).toHaveValue('');
    await expect(this.district).toHaveValue('');
  }

  /** The entries of the ledger, the newest first. */
  get history() {
    return this.page.getByRole('table', { name: 'Fund History' }).locator('tbody').getByRole('row');
  }

  /** What a district was allocated, what was paid there, and what remains. */
  districtRow(name: string) {
    return this.page.getByRole('table', { name: 'Allocations by district' }).getByRole('row').filter({ hasText: name });
  }
}

/** An amount as it is shown, all of its text. */
export const shillings = (amount: number) => new RegExp(`^UGX\\s${amount.toLocaleString('en-GB')}$`);
