import { expect, type Download, type Page } from '@playwright/test';

/** What a payment schedule will hold, before its file is made. */
export class ScheduleDialog {
  readonly dialog;
  readonly lines;
  readonly leftOut;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Payment Schedule' });
    this.lines = this.dialog.getByRole('list', { name: 'Payments in the schedule' }).getByRole('listitem');
    this.leftOut = this.dialog.getByRole('region', { name: /left out$/ }).getByRole('listitem');
  }

  async open() {
    await this.page.getByRole('button', { name: 'Payment Schedule' }).click();
    await expect(this.dialog).toBeVisible();
  }

  async download(format: 'PDF' | 'Excel'): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.dialog.getByRole('button', { name: `Download ${format}` }).click();
    return download;
  }
}
