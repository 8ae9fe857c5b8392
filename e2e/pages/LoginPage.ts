import { expect, type Page } from '@playwright/test';
import { people, type Person, type Role } from '../support/people';

export class LoginPage {
  readonly role;
  readonly username;
  readonly password;
  readonly code;
  readonly submit;

  constructor(private readonly page: Page) {
    this.role = page.getByRole('combobox', { name: 'Role' });
    this.username = page.getByRole('textbox', { name: 'Email/username' });
    this.password = page.getByLabel(/^Password/);
    this.code = page.getByRole('textbox', { name: '2FA code' });
    this.submit = page.getByRole('button', { name: 'Sign In to Portal' });
  }

  async open(path = '/login') {
    await this.page.goto(path);
    await this.isShown();
  }

  async isShown() {
    await expect(this.submit).toBeVisible();
    await expect(this.page).toHaveURL('/login');
  }

  async fill(role: Role, { email }: Pick<Person, 'email'> = people[role]) {
    await this.role.selectOption({ label: people[role].role });
    await this.username.fill(email);
    await this.password.fill('not checked here');
    if (role === 'admin') await this.code.fill('123456');
  }

  /** From the sign-in page to wherever it leads. */
  async signInAs(role: Role, who: Person = people[role]) {
    await this.fill(role, who);
    await this.submit.click();
    await expect(this.page.getByRole('button', { name: /^User menu:/ })).toContainText(who.name);
  }
}
