import { expect, type Page } from '@playwright/test';
import type { Shell } from './Shell';

/** What the bell lists for the signed-in role. */
export class Notifications {
  readonly list;
  readonly items;
  readonly unread;

  constructor(
    page: Page,
    private readonly shell: Shell,
  ) {
    this.list = page.getByRole('dialog', { name: 'Notifications' });
    this.items = this.list.getByRole('link');
    this.unread = this.items.filter({ has: page.getByRole('img', { name: 'Unread' }) });
  }

  /** The bell says so many unread ones. */
  async countsUnread(count: number) {
    const name = count === 0 ? 'Notifications' : `Notifications: ${count} unread`;
    await expect(this.shell.bell).toHaveAccessibleName(name);
  }

  async open() {
    await this.shell.bell.click();
    await expect(this.list).toBeVisible();
  }

  async close() {
    await this.list.getByRole('button', { name: 'Close' }).click();
    await expect(this.list).toBeHidden();
  }

  async markAllRead() {
    await this.list.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(this.unread).toHaveCount(0);
  }
}
