import type { Page } from '@playwright/test';

/** The valuation schedules: the list of versions, and one of them read or edited. */
export class SchedulesPage {
  readonly table;

  constructor(private readonly page: Page) {
    this.table = page.getByRole('table', { name: 'Valuation Schedules' });
  }

  async open() {
    await this.page.goto('/valuation-schedules');
    await this.page.getByRole('heading', { level: 1, name: 'Valuation Schedules' }).waitFor();
    await this.page.getByRole('link', { name: 'v2023.3', exact: true }).waitFor();
  }

  async openVersion(version: string) {
    await this.page.goto(`/valuation-schedules?version=${version}`);
    await this.isShown(version);
  }

  isShown(version: string) {
    return this.heading(`Valuation Schedule ${version}`).waitFor();
  }

  /** Copies a version; the form of the copy is then open. */
  async copy(from: string, to: string) {
    await this.openVersion(from);
    await this.button('Copy to a new version').click();
    await this.field('New version').fill(to);
    await this.dialog.getByRole('button', { name: 'Copy schedule' }).click();
    await this.heading(`Edit Schedule ${to}`).waitFor();
  }

  /** Of a version in the list. */
  row(version: string) {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('link', { name: version, exact: true }) });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  get question() {
    return this.page.getByRole('alertdialog');
  }

  button(name: string) {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  field(name: string) {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  save() {
    return this.page.getByRole('button', { name: 'Save schedule' }).click();
  }

  private heading(name: string) {
    return this.page.getByRole('heading', { level: 1, name });
  }
}
