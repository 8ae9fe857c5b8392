import { expect, type Locator, type Page } from '@playwright/test';

/** Home: the figures, the tables and the charts. */
export class DashboardPage {
  readonly heading;
  readonly docket;
  /** Decided, not yet told. */
  readonly untold;
  readonly overdue;
  readonly activity;
  readonly months;
  readonly stages;
  readonly map;
  /** The links under Quick Actions. */
  readonly quickActions;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Dashboard' });
    this.docket = page.getByRole('region', { name: 'My docket' });
    this.untold = page.getByRole('region', { name: 'Decided, not yet told' });
    this.overdue = page.getByRole('region', { name: 'Overdue Claims' });
    this.activity = page.getByRole('region', { name: 'Recent Claims Activity' });
    this.months = page.getByRole('region', { name: 'Claims per month' });
    this.stages = page.getByRole('region', { name: 'Pending by stage' });
    this.map = page.getByRole('region', { name: 'Incidents by district' });
    this.quickActions = page.getByRole('navigation', { name: 'Quick Actions' }).getByRole('link');
  }

  async open() {
    await this.page.goto('/');
    await this.isShown();
  }

  /** The figures are there, not only their cards. */
  async isShown() {
    await expect(this.heading).toBeVisible();
    await expect(this.figure('Total Claims')).toHaveText(/^[\d,]+$/);
  }

  /** The number on a card. */
  figure(label: string) {
    return this.page.getByRole('term').filter({ hasText: label }).locator('+ dd');
  }

  /** What stands under the number: how it has changed, or what it counts. */
  hint(label: string) {
    return this.page.getByRole('term').filter({ hasText: label }).locator('~ dd').last();
  }

  /** The cards say these numbers. */
  async says(figures: Record<string, number>) {
    for (const [label, figure] of Object.entries(figures)) {
      await expect(this.figure(label), label).toHaveText(String(figure));
    }
  }

  /** The link from a card to the list it counts. */
  card(label: string) {
    return this.page.getByRole('term').getByRole('link', { name: label });
  }

  /** The charts are drawn, and the map. */
  async isDrawn() {
    for (const part of [this.months, this.stages, this.map]) {
      await expect(
        part
          .locator('svg')
          .filter({ has: this.page.locator('path, rect') })
          .first(),
      ).toBeVisible();
    }
  }

  /** Opens the table that says what a chart shows. */
  async showAsTable(chart: Locator) {
    await chart.getByText('Show as table').click();
    await expect(chart.getByRole('table')).toBeVisible();
  }

  /** A district on the map, by its stored value. */
  onMap(district: string) {
    return this.map.locator(`[data-district="${district}"] path`);
  }
}
