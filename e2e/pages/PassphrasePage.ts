import { expect, type Page } from '@playwright/test';

/** The device passphrase: its dialogs in Settings, and the screen that asks for it. */
export class PassphrasePage {
  readonly heading;
  readonly field;
  readonly submit;
  readonly dialog;
  readonly forgotten;
  readonly startAnew;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Device passphrase' });
    this.field = page
      .getByRole('textbox', { name: 'Passphrase' })
      .or(page.getByLabel(/^Passphrase/).and(page.locator('input')));
    this.submit = page.getByRole('button', { name: 'Open the portal' });
    this.dialog = page.getByRole('dialog');
    this.forgotten = page.getByRole('button', { name: 'Forgotten the passphrase?' });
    this.startAnew = page.getByRole('alertdialog', { name: 'Start over on this device?' });
  }

  async isAsked() {
    await expect(this.heading).toBeVisible();
  }

  async enter(passphrase: string) {
    await this.field.fill(passphrase);
    await this.submit.click();
  }

  /** A field of a dialog. */
  secret(label: string) {
    return this.dialog.getByLabel(label, { exact: false }).and(this.page.locator('input'));
  }

  async fillNew(passphrase: string, repeated = passphrase) {
    await this.secret('New passphrase *').or(this.secret('New passphrase')).first().fill(passphrase);
    await this.secret('Repeat new passphrase').fill(repeated);
  }

  get tick() {
    return this.dialog.getByRole('checkbox', { name: /nobody can recover/ });
  }

  async press(name: string) {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async confirm(name: string) {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  async fillTurnOn(passphrase: string) {
    await this.press('Turn on passphrase');
    await this.fillNew(passphrase);
    await this.tick.check();
    await this.confirm('Turn on passphrase');
  }

  async turnOn(passphrase: string) {
    await this.fillTurnOn(passphrase);
    await expect(this.dialog).toBeHidden({ timeout: 60_000 });
    await expect(this.page.getByRole('button', { name: 'Change passphrase' })).toBeVisible();
  }
}
