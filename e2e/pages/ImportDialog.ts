import { expect, type Download, type Page } from '@playwright/test';
import type { TestFile } from '../support/files';

/** The import of another register, behind Data management in Settings. */
export class ImportDialog {
  readonly dialog;
  readonly importButton;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Import register' });
    this.importButton = this.dialog.getByRole('button', { name: 'Import', exact: true });
  }

  /** Opens it and hands it a file. */
  async choose(file: TestFile) {
    await this.page.getByRole('button', { name: 'Import register' }).click();
    await this.dialog.getByLabel('Register file').setInputFiles(file);
  }

  /** The counts of a kind of records, as its row reads. */
  counts(kind: string) {
    return this.dialog.getByRole('row').filter({ has: this.page.getByRole('cell', { name: kind, exact: true }) });
  }

  clash(claimId: string) {
    return this.dialog.getByRole('listitem').filter({ hasText: `Claim ${claimId}` });
  }

  async press(name: string) {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  async confirm() {
    await this.importButton.click();
    await expect(this.dialog.getByRole('alert')).toContainText('Register imported.');
  }

  async downloadReport(): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.press('Download report');
    return download;
  }

  async close() {
    await this.press('Close');
    await expect(this.dialog).toBeHidden();
  }
}
