import { expect, type Page } from '@playwright/test';

/** The filters of the claims list behind their button. */
export class FilterPanel {
  readonly button;
  readonly form;
  readonly dates;
  readonly min;
  readonly max;

  constructor(private readonly page: Page) {
    this.button = page.getByRole('button', { name: /^Filters/ });
    this.form = page.getByRole('form', { name: 'Filters' });
    this.dates = this.form.getByRole('button', { name: /^Incident Date/ });
    this.min = this.form.getByRole('textbox', { name: 'Min' });
    this.max = this.form.getByRole('textbox', { name: 'Max' });
  }

  async open() {
    await this.button.click();
    await expect(this.form).toBeVisible();
  }

  /** The fields that stand behind More filters, too. */
  async openAll() {
    await this.open();
    await this.form.getByRole('button', { name: 'More filters' }).click();
    await expect(this.field('Created By')).toBeVisible();
  }

  /** The button says how many filters are active. */
  async counts(active: number) {
    await expect(this.button).toHaveAccessibleName(active === 0 ? 'Filters' : `Filters: ${active} active`);
    await expect(this.button).toHaveText(active === 0 ? 'Filters' : `Filters ${active}`);
  }

  field(label: string) {
    return this.form.getByRole('combobox', { name: label, exact: true });
  }

  async choose(label: string, ...options: string[]) {
    await this.field(label).click();
    const list = this.page.getByRole('listbox', { name: label, exact: true });
    for (const name of options) await list.getByRole('option', { name, exact: true }).click();
    await this.page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  }

  /** Opens the calendar and presses the first and the last day, such as ", 1 October 2026". */
  async chooseDays(first: string, last: string) {
    await this.dates.click();
    const calendar = this.page.getByRole('dialog', { name: 'Incident Date' });
    await calendar.getByRole('button', { name: first }).click();
    await calendar.getByRole('button', { name: last }).click();
    await calendar.getByRole('button', { name: 'Done' }).click();
    await expect(calendar).toBeHidden();
  }

  async apply() {
    await this.form.getByRole('button', { name: 'Apply Filters' }).click();
  }

  async reset() {
    await this.form.getByRole('button', { name: 'Reset' }).click();
  }

  async saveView(name: string) {
    await this.form.getByRole('button', { name: 'Save View' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Save View' });
    await dialog.getByRole('textbox', { name: 'View name' }).fill(name);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}
