import { expect, type Page } from '@playwright/test';

/** One action on the selected claims. */
export class BulkDialog {
  readonly dialog;
  readonly included;
  readonly leftOut;
  readonly question;

  constructor(
    private readonly page: Page,
    private readonly action: string,
  ) {
    this.dialog = page.getByRole('dialog', { name: action, exact: true });
    this.included = this.dialog.getByRole('list', { name: 'Claims to be changed' }).getByRole('listitem');
    this.leftOut = this.dialog.getByRole('region', { name: /left out$/ }).getByRole('listitem');
    this.question = page.getByRole('alertdialog');
  }

  /** By the button of the selection. */
  async open() {
    await this.page.getByRole('region', { name: 'Selected claims' }).getByRole('button', { name: this.action }).click();
    await expect(this.dialog).toBeVisible();
  }

  field(label: string, claimId: string) {
    return this.dialog.getByLabel(`${label}, ${claimId}`, { exact: true });
  }

  /** A text for all claims. */
  note(label: string) {
    return this.dialog.getByRole('textbox', { name: `${label}, for all claims` });
  }

  leftOutClaim(claimId: string) {
    return this.leftOut.filter({ hasText: claimId });
  }

  async leaveOut(claimId: string) {
    await this.dialog.getByRole('button', { name: `Leave out ${claimId}`, exact: true }).click();
    await expect(this.leftOutClaim(claimId)).toBeVisible();
  }

  /** Down a column by the keyboard: the text, then Enter, which goes on to the next claim and marks what stands there. */
  async fillDown(label: string, entries: readonly { id: string; text: string }[]) {
    const [first] = entries;
    if (first) await this.field(label, first.id).focus();
    for (const { id, text } of entries) {
      await expect(this.field(label, id)).toBeFocused();
      await this.page.keyboard.type(text);
      await this.page.keyboard.press('Enter');
    }
  }

  async send(words: string) {
    await this.dialog.getByRole('button', { name: words, exact: true }).click();
  }

  /** Answers the question that is open. */
  async confirm(words: string) {
    await this.question.getByRole('button', { name: words, exact: true }).click();
    await expect(this.question).toBeHidden();
  }
}
