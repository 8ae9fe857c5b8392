import type { Page } from '@playwright/test';
import { PassphrasePage } from './pages/PassphrasePage';
import { findViolations } from './support/axe';
import { expect, test } from './support/portalTest';

const code = '**/*.js';

/** Keeps the portal's code from coming, as a network that does not answer does. Returns how to let it through. */
async function holdCode(page: Page) {
  let letThrough: () => void = () => undefined;
  const through = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(code, async (route) => {
    await through;
    await route.continue();
  });
  return letThrough;
}

/** Opens an address whose code does not come. */
const begin = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

async function isAccessible(page: Page) {
  for (const rules of ['besidesColour', 'colour'] as const) expect.soft(await findViolations(page, rules)).toEqual([]);
}

/** The texts of the frame that show once the start has taken so long. */
function saidAfter(page: Page, milliseconds: number) {
  return page.locator('.frame [role=status] p').evaluateAll((texts, time) => {
    for (const animation of texts.flatMap((text) => text.getAnimations())) {
      animation.pause();
      animation.currentTime = time;
    }
    return texts.flatMap((text) => (getComputedStyle(text).visibility === 'visible' ? [text.classList.value] : []));
  }, milliseconds);
}

/** How far what is on the page has jumped, since it was opened, without anybody having pressed a key or a button. */
async function countJumps(page: Page) {
  await page.addInitScript(() => {
    const jumps: number[] = [];
    Object.assign(window, { jumps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) jumps.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as Window & { jumps?: number[] }).jumps?.reduce((sum, one) => sum + one, 0));
}

test('sign-in’s frame shows before any code has come, says what it waits for and how to go on, and sign-in takes its place', async ({
  portal,
  page,
}) => {
  const jumped = await countJumps(page);
  const letThrough = await holdCode(page);
  await begin(page, '/claims');
  await expect(page.getByRole('heading', { name: 'Wildlife Claims Portal' })).toBeVisible();
  const status = page.getByRole('status');
  await expect(status.getByText('Loading the portal…')).toBeVisible();
  await isAccessible(page);
  for (const [milliseconds, said] of [
    [999, []],
    [1000, ['soon']],
    [9999, ['soon']],
    [10_000, ['soon', 'late']],
  ] as const) {
    expect(await saidAfter(page, milliseconds), `after ${milliseconds} ms`).toEqual(said);
  }
  await expect(status.getByText('This takes longer than usual.')).toBeVisible();
  await expect(status.getByRole('link', { name: 'Reload' })).toBeVisible();
  letThrough();
  await portal.login.isShown();
  await expect(status.getByText('Loading the portal…')).toHaveCount(0);
  expect(await jumped()).toBeLessThan(0.01);
});

test('the portal’s frame has the language, the theme and the shape of the page, which takes its place', async ({
  portal,
  page,
}) => {
  await portal.signInAs('finance');
  await portal.shell.chooseTheme('Dark');
  await portal.settings.open();
  await portal.settings.choice('Language').selectOption({ label: 'Swahili' });
  await portal.settings.pressSave();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');

  const jumped = await countJumps(page);
  const letThrough = await holdCode(page);
  await begin(page, '/claims');
  await expect(page.getByRole('banner').getByText('Portal ya Madai ya Wanyamapori')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('.frame .rows')).toBeVisible();
  await expect(page.getByRole('status').getByText('Portal inapakiwa…')).toBeVisible();
  await isAccessible(page);
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.frame')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await jumped()).toBeLessThan(0.01);
});

test('on a first visit the font leaves the network to the code', async ({ portal, page }) => {
  const fontsAsked = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length);
  const letThrough = await holdCode(page);
  await begin(page, '/');
  await expect(page.getByRole('heading', { name: 'Wildlife Claims Portal' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-font', 'later');
  expect(await fontsAsked()).toBe(0);
  letThrough();
  await portal.login.isShown();
  await expect.poll(fontsAsked).toBeGreaterThan(0);
});

test('who has signed out finds the frame of sign-in', async ({ portal, page }) => {
  await portal.signInAs('admin');
  await portal.shell.signOut();
  await portal.login.isShown();
  await holdCode(page);
  await begin(page, '/audit-logs');
  await expect(page.getByText('Sign in with your role and email.')).toBeVisible();
});

test('with a passphrase on, the frame asks for it, says that the data is encrypted, and the question takes its place', async ({
  portal,
  page,
}) => {
  const asked = new PassphrasePage(page);
  await portal.signInAs('finance');
  await portal.settings.open();
  await asked.turnOn('two hyrax under the bridge');

  const jumped = await countJumps(page);
  const letThrough = await holdCode(page);
  await begin(page, '/claims');
  await asked.isAsked();
  await expect(page.getByText('The data on this device is encrypted.', { exact: false })).toBeVisible();
  await expect(asked.field).toHaveCount(0);
  await isAccessible(page);
  letThrough();
  await expect(asked.field).toBeVisible();
  await expect(page.locator('.frame')).toHaveCount(0);
  await asked.isAsked();
  expect(await jumped()).toBeLessThan(0.01);
});
