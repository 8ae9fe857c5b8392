import { expect, type Page } from '@playwright/test';

/** What stands around every page behind sign-in. */
export class Shell {
  readonly userMenu;
  readonly sidebarToggle;
  readonly navigation;
  readonly bell;
  readonly toasts;
  /** What this device does not hold, or could not read. */
  readonly storage;
  readonly unsavedMark;
  readonly offlineMark;
  /** Says that a new version of the portal is there. */
  readonly newVersion;
  /** Asks whoever has not touched the portal for 29 minutes. */
  readonly idleWarning;

  constructor(private readonly page: Page) {
    this.userMenu = page.getByRole('button', { name: /^User menu/ });
    this.sidebarToggle = page.getByRole('button', { name: 'Toggle sidebar' });
    this.navigation = page.getByRole('navigation', { name: 'Main navigation' });
    this.bell = page.getByRole('button', { name: /^Notifications/ });
    // A dialog hides everything behind it from a screen reader, the toasts too.
    this.toasts = page.getByRole('region', { name: 'Notifications', includeHidden: true });
    this.storage = page.getByRole('region', { name: 'Storage' });
    this.unsavedMark = page.getByRole('banner').getByRole('button', { name: 'Not saved' });
    this.offlineMark = page.getByRole('banner').getByRole('link', { name: /^Offline: you can keep working/ });
    this.newVersion = page.getByRole('status', { name: 'New version' });
    this.idleWarning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  }

  async pressSignOut() {
    await this.userMenu.click();
    await this.page.getByRole('menuitem', { name: 'Sign Out' }).click();
  }

  async signOut() {
    await this.pressSignOut();
    await expect(this.page.getByRole('button', { name: 'Sign In to Portal' })).toBeVisible();
  }

  /** Goes where an entry of the user menu leads. */
  async choose(entry: 'My Account' | 'Profile Settings') {
    await this.userMenu.click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  async chooseTheme(name: 'Light' | 'Dark' | 'System') {
    await this.userMenu.click();
    const choice = this.page.getByRole('menuitemradio', { name });
    await choice.click();
    await expect(choice).toBeChecked();
    await this.page.keyboard.press('Escape');
    await expect(choice).toBeHidden();
  }

  /** What of the page's buttons and fields lies under a toast. */
  coveredByToasts() {
    return this.toasts.evaluate((region) => {
      const boxes = [...region.querySelectorAll('[role="status"], [role="alert"]')].map((toast) =>
        toast.getBoundingClientRect(),
      );
      return [...document.querySelectorAll('a[href], button, input, select, textarea')].flatMap((control) => {
        if (region.contains(control) || control.closest('[aria-hidden="true"], [inert]')) return [];
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const covered = boxes.some(
          (box) => width > 0 && left < box.right && box.left < right && top < box.bottom && box.top < bottom,
        );
        return covered ? [control.outerHTML.slice(0, 120)] : [];
      });
    });
  }

  /** A toast that says this, dismissed so that it hides nothing below it. */
  async toastSays(title: string | RegExp, body?: string | RegExp) {
    const ofRole = (role: 'status' | 'alert') => this.toasts.getByRole(role, { includeHidden: true });
    const toast = ofRole('status').or(ofRole('alert')).filter({ hasText: title });
    await expect(toast).toBeVisible();
    if (body) await expect(toast).toContainText(body);
    // The words have the role; the buttons are beside them.
    const whole = this.toasts.locator('.MuiAlert-root').filter({ hasText: title });
    await whole.getByRole('button', { name: 'Dismiss', includeHidden: true }).click();
    await expect(toast).toBeHidden();
  }
}
