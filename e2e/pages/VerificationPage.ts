import { expect, type Locator, type Page } from '@playwright/test';

/** Verify Claims: a role's queue, and the claim that is open beside it. */
export class VerificationPage {
  readonly rows;
  /** Claims with something typed that are in the queue no more. */
  readonly notSent;
  readonly badge;
  readonly title;
  readonly next;

  constructor(private readonly page: Page) {
    this.rows = page.getByRole('list', { name: 'Claims table' }).getByRole('link');
    this.notSent = page.getByRole('list', { name: 'Unsaved, no longer in the queue' }).getByRole('link');
    this.badge = page.getByText(/^[\d,]+ Pending$/);
    this.title = page.getByRole('heading', { level: 2, name: /\bCLM?-/ });
    this.next = page.getByRole('button', { name: 'Next claim' });
  }

  async open() {
    await this.page.goto('/verification');
    await this.isShown();
  }

  async isShown() {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Verify Claims' })).toBeVisible();
    await expect(this.badge).toBeVisible();
  }

  row(claimId: string) {
    return this.rows.filter({ hasText: claimId });
  }

  /** The ids in the queue, the longest waiting first. */
  ids(): Promise<string[]> {
    return this.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-claim') ?? ''));
  }

  async count(label: 'Pending Review' | 'Approved Today' | 'Rejected Today'): Promise<number> {
    return Number(await this.counter(label).textContent());
  }

  counter(label: 'Pending Review' | 'Approved Today' | 'Rejected Today') {
    return this.page.getByRole('term').filter({ hasText: label }).locator('+ dd');
  }

  /** The claim is open and its heading has the focus, as after a decision. */
  async arrivedAt(claimId: string) {
    await expect(this.title).toContainText(claimId);
    await expect(this.title).toBeFocused();
    await expect(this.page).toHaveURL(`/verification?claim=${claimId}`);
  }

  /** Goes on by Tab until the field has the focus. */
  async tabTo(field: Locator) {
    for (let presses = 0; presses < 15; presses += 1) {
      await this.page.keyboard.press('Tab');
      if (await field.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(field, 'reached by Tab').toBeFocused();
  }

  async typeInto(field: Locator, text: string) {
    await this.tabTo(field);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  /** Tab goes to the first of the radios, the arrow keys from there. */
  async chooseByKeyboard(group: Locator, name: string) {
    const first = group.getByRole('radio').first();
    await this.tabTo(first);
    await this.page.keyboard.press('Space');
    const wanted = group.getByRole('radio', { name, exact: true });
    const count = await group.getByRole('radio').count();
    for (let presses = 0; presses < count && !(await wanted.isChecked()); presses += 1) {
      await this.page.keyboard.press('ArrowDown');
    }
    await expect(wanted).toBeChecked();
  }

  async pressByKeyboard(button: Locator) {
    await this.tabTo(button);
    await this.page.keyboard.press('Enter');
  }
}
