import { expect } from '@playwright/test';
import type { Portal } from '../pages/Portal';
import type { ShareServer } from './shareServer';

/** Goes to a page without loading the portal anew, which would ask for the password again. */
export const go = ({ page }: Portal, path: string) =>
  page.evaluate((address) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: `go${idx}` }, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** In Settings, asks to join as an account, and leaves it to the caller to wait for the end of it. */
export async function askToJoin({ page }: Portal, server: ShareServer, email: string) {
  await page.getByRole('button', { name: 'Join a shared register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join a shared register' });
  await expect(dialog.getByRole('textbox', { name: 'Address of the server' })).toHaveValue(server.share);
  await dialog.getByRole('textbox', { name: 'Account (email)' }).fill(email);
  await dialog.getByLabel(/^Password of the account/).fill(server.passwords[email] ?? '');
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
}
