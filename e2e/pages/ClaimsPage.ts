import { expect, type Page } from '@playwright/test';
import { FilterPanel } from './FilterPanel';

/** How many of how many the list shows. */
export type Place = { from: number; to: number; of: number };

type SortHeader = 'Claim ID' | 'Claimant' | 'Status' | 'Amount (UGX)' | 'Incident date';

export class ClaimsPage {
  readonly heading;
  readonly search;
  readonly table;
  readonly cards;
  readonly newClaim;
  readonly place;
  readonly pageSize;
  readonly filters;
  /** What the list is filtered by, each a button that takes its filter away. */
  readonly chips;
  readonly clearAll;
  readonly myDocket;
  readonly savedViews;
  readonly selectPage;
  /** How many claims are selected, and what can be done with them. */
  readonly selection;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Claims' });
    this.search = page.getByRole('searchbox', { name: 'Search claims' });
    this.table = page.getByRole('table', { name: 'Claims' });
    this.cards = page.getByRole('main').getByRole('list', { name: 'Claims' });
    this.newClaim = page.getByRole('main').getByRole('link', { name: 'New Claim' });
    this.place = page.getByText(/^Showing [\d,]+–[\d,]+ of [\d,]+$/);
    this.pageSize = page.getByRole('combobox', { name: 'Claims per page' });
    this.filters = new FilterPanel(page);
    this.chips = page.getByRole('list', { name: 'Active filters' }).getByRole('button');
    this.clearAll = page.getByRole('button', { name: 'Clear all' });
    this.myDocket = page.getByRole('button', { name: 'My docket', exact: true });
    this.savedViews = page.getByRole('dialog', { name: 'Saved views' });
    this.selectPage = page.getByRole('checkbox', { name: 'Select all claims on this page' });
    this.selection = page.getByRole('region', { name: 'Selected claims' });
  }

  /** @param search what the URL asks of the list, such as `?status=paid` */
  async open(search = '') {
    await this.page.goto(`/claims${search}`);
    await this.isShown();
  }

  /** The list, its skeleton gone. */
  async isShown() {
    await expect(this.heading).toBeVisible();
    await expect(this.place.or(this.page.getByText(/^(No claims (yet|match)|Your docket is empty)$/))).toBeVisible();
  }

  async shows({ from, to, of }: Place) {
    await expect(this.place).toHaveText(`Showing ${from}–${to} of ${of}`);
  }

  /** The first page of so many claims. */
  async showsFirstOf(count: number, size = 25) {
    await this.shows({ from: 1, to: Math.min(count, size), of: count });
  }

  row(claimId: string) {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('link', { name: claimId, exact: true }) });
  }

  card(claimId: string) {
    return this.cards.getByRole('listitem').filter({ has: this.page.locator(`a[href="/claims/${claimId}"]`) });
  }

  /** The ids that the table shows, from the top. */
  ids(): Promise<string[]> {
    // The short form stands beside an id that is long.
    return this.table.getByRole('rowheader').getByRole('link').allTextContents();
  }

  async searchFor(text: string) {
    await this.search.fill(text);
  }

  async openClaim(claimId: string) {
    await this.page.getByRole('link', { name: claimId, exact: true }).click();
  }

  sortHeader(name: SortHeader) {
    return this.table.getByRole('columnheader', { name });
  }

  async sortBy(name: SortHeader, order: 'ascending' | 'descending') {
    await this.sortHeader(name).getByRole('button').click();
    await expect(this.sortHeader(name)).toHaveAttribute('aria-sort', order);
  }

  async goToPage(name: 'Previous' | 'Next') {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** The chips say this, in this order. */
  async hasChips(...texts: string[]) {
    await expect(this.chips).toHaveText(texts);
  }

  async removeChip(text: string) {
    await this.page.getByRole('button', { name: `Remove filter ${text}`, exact: true }).click();
  }

  select(claimId: string) {
    return this.page.getByRole('checkbox', { name: `Select ${claimId}`, exact: true });
  }

  async openSavedViews() {
    await this.page.getByRole('button', { name: 'Saved views', exact: true }).click();
    await expect(this.savedViews).toBeVisible();
  }

  async openMenu(claimId: string) {
    const name = `Actions for ${claimId}`;
    await this.page.getByRole('button', { name, exact: true }).click();
    const menu = this.page.getByRole('menu', { name });
    await expect(menu).toBeVisible();
    return menu;
  }
}
