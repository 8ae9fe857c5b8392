import { expect, type Page } from '@playwright/test';
import { people, roles, type Role } from '../support/people';

type Figure = 'Total Users' | 'Active Users' | 'Inactive Users' | 'Administrators';

type Desk = (typeof people)[Role]['role'];

export type Account = {
  name?: string;
  email?: string;
  role?: 'Officer' | 'Supervisor' | 'Administrator';
  /** All of them: the others are left. */
  desks?: Desk[];
  district?: string;
  status?: 'Active' | 'Inactive';
};

/** User Management. */
export class UsersPage {
  readonly heading;
  readonly grid;
  readonly cards;
  readonly search;
  readonly role;
  readonly desk;
  readonly status;
  readonly addDialog;
  readonly editDialog;
  /** What is asked before an account is deleted. */
  readonly question;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Manage Users' });
    this.grid = page.getByRole('grid', { name: 'System Users' });
    this.cards = page.getByRole('list', { name: 'System Users' }).getByRole('listitem');
    this.search = page.getByRole('searchbox', { name: 'Search users' });
    this.role = page.getByRole('combobox', { name: 'Filter by role' });
    this.desk = page.getByRole('combobox', { name: 'Filter by desk' });
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
    const cards = this.page.getByRole('list', { name: 'System Users' });
    await expect(this.grid.or(cards).or(this.page.getByText('No users found'))).toBeVisible();
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

  sortHeader(name: 'User' | 'Role & District' | 'Desks' | 'Status' | 'Activity') {
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

  /** The desks as a group, which its error describes. */
  get desks() {
    return this.dialog.getByRole('group', { name: 'Desks', exact: true });
  }

  async fill({ name, email, role, desks, district, status }: Account) {
    if (name !== undefined) await this.field('Name').fill(name);
    if (email !== undefined) await this.field('Email').fill(email);
    if (role) await this.choice('Role').selectOption({ label: role });
    if (desks) {
      for (const { role: desk } of roles.map((each) => people[each])) {
        await this.desks.getByRole('checkbox', { name: desk, exact: true }).setChecked(desks.includes(desk));
      }
    }
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
