import { expect, type Download, type Page } from '@playwright/test';

type Figure = 'System Activity' | 'Security Alerts' | 'Failed Operations' | 'Active Sessions';
export type AuditTab = 'Security Overview' | 'Activity Feed' | 'Analytics' | 'Audit Trail';

/** Security Audit Dashboard: the log of everything done in the portal. */
export class AuditPage {
  readonly heading;
  readonly realTime;
  readonly search;
  readonly severity;
  readonly status;
  /** The events of the trail's page: rows of a table, or cards. */
  readonly rows;
  readonly cards;
  /** All that the log knows of an event. */
  readonly details;
  readonly noneMatch;
  /** Whether the log is as it was written. */
  readonly integrity;
  /** Where the log ends. */
  readonly fingerprint;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Security Audit Dashboard' });
    this.realTime = page.getByRole('button', { name: 'Real-time View' });
    this.search = page.getByRole('searchbox', { name: 'Search events' });
    this.severity = page.getByRole('combobox', { name: 'Severity' });
    this.status = page.getByRole('combobox', { name: 'Status' });
    this.rows = page.getByRole('grid', { name: 'Audit Trail' }).locator('[role=row][data-id]');
    this.cards = page.getByRole('list', { name: 'Audit Trail' }).locator('> li');
    this.details = page.getByRole('dialog');
    this.noneMatch = page.getByText('No events match');
    this.integrity = page.getByRole('region', { name: 'Integrity of the log' });
    this.fingerprint = this.integrity
      .getByRole('term')
      .filter({ hasText: 'Fingerprint of the last event' })
      .locator('+ dd');
  }

  /** @param search what the URL asks of the log, such as `?tab=trail` */
  async open(search = '') {
    await this.page.goto(`/audit-logs${search}`);
    await this.isShown();
  }

  async isShown() {
    await expect(this.heading).toBeVisible();
    await expect(this.figure('System Activity')).toHaveText(/^[\d,]+$/);
  }

  /** The number on a card, or on a tile of the analytics. */
  figure(label: Figure | 'Security score' | 'Detection time') {
    return this.page.getByRole('term').filter({ hasText: label }).locator('+ dd');
  }

  /** The link from a card to the events it counts. */
  card(label: Figure) {
    return this.page.getByRole('term').getByRole('link', { name: label });
  }

  tab(name: AuditTab) {
    return this.page.getByRole('tab', { name, exact: true });
  }

  async showTab(name: AuditTab) {
    await this.tab(name).click();
    await expect(this.panel(name)).toBeVisible();
  }

  panel(name: AuditTab) {
    return this.page.getByRole('tabpanel', { name, exact: true });
  }

  /** The events of a list of the overview, or of the feed. */
  events(list: string | RegExp) {
    return this.page.getByRole('list', { name: list }).getByRole('listitem');
  }

  /** The newest event of the feed. */
  newest() {
    return this.events(/^Events on /).first();
  }

  /** What a severity's share of all events leads to. */
  level(severity: 'Critical' | 'High' | 'Medium' | 'Low') {
    const levels = this.page.getByRole('region', { name: 'Threat level distribution' });
    return levels.getByRole('listitem').filter({ hasText: severity });
  }

  /** How many events are about something. */
  activity(label: string) {
    const breakdown = this.page.getByRole('region', { name: 'Activity breakdown' });
    return breakdown.getByRole('term').filter({ hasText: label }).locator('+ dd');
  }

  async showsEvents(shown: number, total: number) {
    const [of, all] = [shown, total].map((count) => count.toLocaleString('en-GB'));
    await expect(this.page.getByText(`Showing ${of} of ${all} events`)).toBeVisible();
  }

  /** Types what leaves some events out, and waits for the others: until then the list moves under the pointer. */
  async searchFor(text: string) {
    await this.search.fill(text);
    await expect(this.page.getByText(/^Showing ([\d,]+) of (?!\1 )[\d,]+ events$/)).toBeVisible();
  }

  /** So many events were done meanwhile and are not shown yet. */
  waiting(count: number) {
    return this.page.getByRole('button', { name: `Show ${count} new event${count === 1 ? '' : 's'}`, exact: true });
  }

  /** Opens the newest of the events shown that did this. */
  async openDetails(action: string) {
    const name = new RegExp(`^Details: ${action},`);
    await this.page.getByRole('button', { name }).first().click();
    await expect(this.page.getByRole('dialog', { name: action })).toBeVisible();
  }

  /** A fact of the dialog, by its label. */
  fact(label: string) {
    return this.details
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('+ dd');
  }

  /** A field that the event of the dialog changed, with its old and its new value. */
  async showsChange(field: string, oldValue: string, newValue: string) {
    const row = this.details.getByRole('row').filter({ hasText: field });
    await expect(row.getByRole('cell')).toHaveText([field, oldValue, newValue]);
  }

  async closeDetails() {
    await this.details.getByRole('button', { name: 'Close' }).click();
    await expect(this.details).toBeHidden();
  }

  async checkLog() {
    await this.integrity.getByRole('button', { name: 'Check now' }).click();
  }

  async pressExport(format: 'PDF' | 'CSV' = 'CSV') {
    await this.page.getByRole('button', { name: 'Export Report' }).click();
    await this.page.getByRole('menuitem', { name: format }).click();
  }

  async exportReport(format: 'PDF' | 'CSV' = 'CSV'): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.pressExport(format);
    return download;
  }
}
