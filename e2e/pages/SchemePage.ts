import type { Page } from '@playwright/test';

/** The rules of the scheme, a card each. */
export class SchemePage {
  readonly sentences;

  constructor(private readonly page: Page) {
    this.sentences = page.getByRole('table', { name: 'Sentences of letters' });
  }

  async open() {
    await this.page.goto('/scheme-rules');
    await this.isShown();
  }

  async isShown() {
    await this.page.getByRole('heading', { level: 1, name: 'Scheme Rules' }).waitFor();
    // On a phone the table is a list.
    await this.page.getByText('The incident was reported too late.').first().waitFor();
  }

  card(name: string) {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** Opens the form of a part, a kind of incident or a reason. */
  async edit(name: string) {
    await this.page.getByRole('button', { name: `Edit: ${name}`, exact: true }).click();
    await this.dialog.waitFor();
  }

  async save() {
    await this.dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  /** The sentences of a reason, by its label. */
  sentence(reason: string) {
    return this.sentences.getByRole('row').filter({ hasText: reason });
  }
}
