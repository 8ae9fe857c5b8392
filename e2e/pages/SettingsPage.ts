import { expect, type Page } from '@playwright/test';
import type { Shell } from './Shell';

type Section =
  | 'Profile'
  | 'Notification preferences'
  | 'Security and privacy'
  | 'System preferences'
  | 'Data management'
  | 'System status';

/** Settings: the signed-in person's account, and how the portal works on this device. */
export class SettingsPage {
  readonly heading;
  /** Says that something is not saved. */
  readonly unsaved;
  /** What is asked before changes are lost, or before the register is replaced. */
  readonly question;
  readonly snapshots;

  constructor(
    private readonly page: Page,
    private readonly shell: Shell,
  ) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Settings' });
    this.unsaved = page.getByText('You have unsaved changes');
    this.question = page.getByRole('alertdialog');
    this.snapshots = page.getByRole('list', { name: 'Snapshots' }).getByRole('listitem');
  }

  async open() {
    await this.page.goto('/settings');
    await this.isShown();
  }

  /** The settings are there, not only their skeleton. */
  async isShown() {
    await expect(this.heading).toBeVisible();
    await expect(this.text('Full Name')).toBeVisible();
    // They are read from the device, and move what stands below them.
    await this.page
      .getByRole('list', { name: 'Snapshots' })
      .or(this.page.getByText('No snapshots yet.'))
      .or(this.page.getByText('The list of snapshots did not load.'))
      .waitFor();
  }

  section(name: Section) {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** What System status says, by its label. */
  fact(label: string) {
    return this.section('System status')
      .locator('dl > div')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .locator('dd');
  }

  text(label: string) {
    return this.page.getByRole('textbox', { name: label });
  }

  /** A choice from a list. */
  choice(label: 'District' | 'Language' | 'Date format' | 'Currency') {
    return this.page.getByRole('combobox', { name: label });
  }

  async chooseDistrict(name: string) {
    await this.choice('District').fill(name);
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  theme(name: 'Light' | 'Dark' | 'System') {
    return this.page.getByRole('radio', { name, exact: true });
  }

  /** Switches one of the types of notification, auto backup or another preference. */
  switch(label: string) {
    return this.page.getByRole('switch', { name: label, exact: true });
  }

  /** The one at the top: the bar at the foot has another. */
  async pressSave() {
    await this.page.getByRole('button', { name: 'Save Changes' }).first().click();
  }

  async save() {
    await this.pressSave();
    await this.shell.toastSays('Settings saved successfully');
    await expect(this.unsaved).toBeHidden();
  }

  async pressReset() {
    await this.page.getByRole('button', { name: 'Reset to Defaults' }).click();
  }

  /** Answers a question. */
  async confirm(words: string) {
    await this.question.getByRole('button', { name: words, exact: true }).click();
    await expect(this.question).toBeHidden();
  }

  async resetToDefaults() {
    await this.pressReset();
    await this.confirm('Reset to Defaults');
    await this.shell.toastSays('Settings reset to defaults');
  }

  /** A button of Data management, or of the question it led to. */
  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** A snapshot of a kind, the last one taken. */
  snapshot(kind: 'Daily' | 'Before a replacement') {
    return this.snapshots.filter({ hasText: kind }).first();
  }

  /** Starts with an empty register, without an export. */
  async startEmpty() {
    await this.button('Start with an empty register').click();
    await this.confirm('Start empty');
    await this.shell.toastSays('Empty register started', 'A snapshot of the previous register was saved.');
  }

  async restore(kind: 'Daily' | 'Before a replacement') {
    await this.snapshot(kind)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect(this.question).toHaveAccessibleName(/^Restore the snapshot of /);
    await this.confirm('Restore');
    await this.shell.toastSays('Register restored');
  }
}
