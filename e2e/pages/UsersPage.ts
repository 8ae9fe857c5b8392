import { expect, type Page } from '@playwright/test';

type Figure = 'Total Users' | 'Active Users' | 'Inactive Users' | 'Administrators';

export type Account = {
  name?: string;
  email?: string;
  role?: 'Officer' | 'Supervisor' | 'Administrator';
  district?: string;
  status?: 'Active' | 'Inactive';
};

/** User Management. */
export class UsersPage {
  readonly heading;
  readonly grid;
  readonly cards;
  readonly place;
  readonly search;
  readonly role;
  readonly status;
  readonly addDialog;
  readonly editDialog;
  /** What is asked before an account is deleted. */
  readonly question;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Manage Users' });
    this.grid = page.getByRole('grid', { name: 'System Users' });
    this.cards = page.getByRole('list', { name: 'System Users' }).getByRole('listitem');
    this.place = page.getByText(/^Showing [\d,]+–[\d,]+ of [\d,]+$/);
    this.search = page.getByRole('searchbox', { name: 'Search users' });
    this.role = page.getByRole('combobox', { name: 'Filter by role' });
    this.status = page.getByRole('combobox', { name: 'Filter by status' });
    this.addDialog = new AccountDialog(page, 'Add New User', 'Add User');
    this.editDialog = new AccountDialog(page, 'Edit User', 'Update User');
    this.question = page.getByRole('alertdialog', { name: 'Delete User Account' });
  }

  async open(search = '') {
    await this.page.goto(`/user-management${search}`);
    await this.isShown();
  }

  /** The accounts are there, not only their heading. */
  async isShown() {
    await expect(this.heading).toBeVisible();
    await expect(this.place.or(this.page.getByText('No users found'))).toBeVisible();
  }

  figure(label: Figure) {
    return this.page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('+ dd');
  }

  /** The link from a card to the accounts it counts. */
  card(label: Figure) {
    return this.page.getByRole('term').getByRole('link', { name: label, exact: true });
  }

  /** The list holds so many accounts in all. */
  async lists(count: number) {
    await expect(
      this.page.getByRole('heading', { level: 2, name: `System Users (${count})`, exact: true }),
    ).toBeVisible();
  }

  /** The row of an account, by its email. */
  row(email: string) {
    return this.grid.getByRole('row').filter({ hasText: email });
  }

  /** The cards that do not show all that they hold. */
  cutOff(): Promise<(string | null)[]> {
    return this.cards.evaluateAll((cards) =>
      cards.filter((card) => card.scrollWidth > card.clientWidth).map((card) => card.textContent),
    );
  }

  sortHeader(name: 'User' | 'Role & District' | 'Status' | 'Activity') {
    return this.grid.getByRole('columnheader', { name });
  }

  async startAdding() {
    await this.page.getByRole('main').getByRole('button', { name: 'Add New User' }).click();
    await expect(this.addDialog.dialog).toBeVisible();
  }

  /** Finds an account by its email and opens it. */
  async startEditing(account: { name: string; email: string }) {
    await this.search.fill(account.email);
    await this.page
      .getByRole('main')
      .getByRole('button', { name: `Edit ${account.name}`, exact: true })
      .click();
    await expect(this.editDialog.dialog).toBeVisible();
  }

  /** Finds an account by its email and asks to delete it. */
  async startDeleting(account: { name: string; email: string }) {
    await this.search.fill(account.email);
    await this.page
      .getByRole('main')
      .getByRole('button', { name: `Delete ${account.name}`, exact: true })
      .click();
    await expect(this.question).toBeVisible();
  }

  async deactivate(account: { name: string; email: string }) {
    await this.startEditing(account);
    await this.editDialog.fill({ status: 'Inactive' });
    await this.editDialog.send();
    await expect(this.editDialog.dialog).toBeHidden();
  }
}

/** The form of an account. */
class AccountDialog {
  readonly dialog;

  constructor(
    private readonly page: Page,
    title: string,
    private readonly submit: string,
  ) {
    this.dialog = page.getByRole('dialog', { name: title, exact: true });
  }

  field(label: 'Name' | 'Email') {
    return this.dialog.getByRole('textbox', { name: label, exact: true });
  }

  choice(label: 'Role' | 'District' | 'Status') {
    return this.dialog.getByRole('combobox', { name: label, exact: true });
  }

  async fill({ name, email, role, district, status }: Account) {
    if (name !== undefined) await this.field('Name').fill(name);
    if (email !== undefined) await this.field('Email').fill(email);
    if (role) await this.choice('Role').selectOption({ label: role });
    if (district) {
      await this.choice('District').fill(district);
      await this.page.getByRole('option', { name: district, exact: true }).click();
    }
    if (status) await this.choice('Status').selectOption({ label: status });
  }

  async send() {
    await this.dialog.getByRole('button', { name: this.submit, exact: true }).click();
  }

  async cancel() {
    await this.dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  }
}
