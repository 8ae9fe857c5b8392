import { expect, type Page } from '@playwright/test';

export class ClaimsPage {
  readonly heading;
  readonly search;
  readonly table;
  readonly cards;
  readonly newClaim;
  readonly place;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Claims' });
    this.search = page.getByRole('searchbox', { name: 'Search claims' });
    this.table = page.getByRole('table', { name: 'Claims' });
    this.cards = page.getByRole('main').getByRole('list', { name: 'Claims' });
    this.newClaim = page.getByRole('main').getByRole('link', { name: 'New Claim' });
    this.place = page.getByText(/^Showing [\d,]+–[\d,]+ of [\d,]+$/);
  }

  async open() {
    await this.page.goto('/claims');
    await this.isShown();
  }

  /** The list, its skeleton gone. */
  async isShown() {
    await expect(this.heading).toBeVisible();
    await expect(this.place.or(this.page.getByText('No claims yet'))).toBeVisible();
  }

  row(claimId: string) {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('link', { name: claimId, exact: true }) });
  }

  card(claimId: string) {
    return this.cards
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('link', { name: claimId, exact: true }) });
  }

  async searchFor(text: string) {
    await this.search.fill(text);
  }

  async openClaim(claimId: string) {
    await this.page.getByRole('link', { name: claimId, exact: true }).click();
  }
}
