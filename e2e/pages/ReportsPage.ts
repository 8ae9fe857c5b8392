import { expect, type Download, type Page } from '@playwright/test';

/** Export Reports: what to report, as which file, and how it looks. */
export class ReportsPage {
  readonly heading;
  readonly type;
  readonly period;
  readonly region;
  readonly format;
  readonly startDate;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Export Reports' });
    this.type = page.getByRole('combobox', { name: 'Report type' });
    this.period = page.getByRole('combobox', { name: 'Time period' });
    this.region = page.getByRole('combobox', { name: 'Region' });
    this.format = page.getByRole('combobox', { name: 'Format' });
    this.startDate = page.getByRole('group', { name: 'Start date' });
  }

  async isShown() {
    await expect(this.heading).toBeVisible();
    await expect(this.type).toBeVisible();
  }

  async choose(type: string, period: string, format = 'PDF') {
    await this.type.selectOption(type);
    await this.period.selectOption(period);
    await this.format.selectOption(format);
  }

  preview(title: string) {
    return this.page.getByRole('region', { name: title });
  }

  async pressPreview() {
    await this.page.getByRole('button', { name: 'Preview Report' }).click();
  }

  async pressGenerate() {
    await this.page.getByRole('button', { name: 'Generate & Download' }).click();
  }

  async generate(): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.pressGenerate();
    return download;
  }

  async quickReport(name: string): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name }).click();
    return download;
  }

  /** The lines of a table of the preview: rows of a table, or cards. */
  rows(table: string) {
    return this.page.getByRole('table', { name: table, exact: true }).getByRole('row');
  }

  cards(table: string) {
    return this.page.getByRole('list', { name: table, exact: true }).locator('> li');
  }

  toast(title: string) {
    return this.page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('alert')
      .or(this.page.getByRole('status'))
      .filter({ hasText: title });
  }
}
