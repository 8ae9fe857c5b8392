import { PassphrasePage } from '../pages/PassphrasePage';
import { letPass } from '../support/clock';
import { findSampleUser, holdDatabase } from '../support/storage';
import { button, heading, question, type SceneGroup } from './scene';

const passphrase = 'two hyrax under the bridge';

/** What stands before the portal's pages: sign-in, the end of a session, a start that does not come about. */
export const signIn: SceneGroup = {
  name: 'sign-in',
  scenes: [
    {
      name: 'sign-in-for-the-first-time',
      show: async ({ login, page }) => {
        await login.open();
        await page.getByText('First time on this device?').waitFor();
      },
    },
    {
      name: 'sign-in-with-errors',
      show: async ({ login, page }) => {
        await login.open();
        await login.submit.click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'sign-in-of-an-administrator',
      show: async ({ login }) => {
        await login.open();
        await login.fill('admin');
      },
    },
    {
      name: 'sign-in-at-another-desk',
      show: async ({ login, page }) => {
        await login.open();
        await login.fill('district_officer', await findSampleUser(page, { status: 'active', role: 'supervisor' }));
        await login.submit.click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'newer-version-in-use',
      show: async (portal) => {
        const { page } = portal;
        const key = 'reg/claims';
        await page.waitForFunction((name) => localStorage.getItem(name) !== null, key);
        const kept = await page.evaluate((name) => {
          const text = localStorage.getItem(name) ?? '';
          localStorage.setItem(name, text.replace(/"version":\d+/, '"version":999'));
          return text;
        }, key);
        await page.reload();
        await heading(portal, 'A newer version of the portal is in use');
        await page.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), [key, kept]);
      },
    },
    {
      name: 'database-does-not-answer',
      inEnglishAlone: true,
      show: async (portal) => {
        const { page } = portal;
        await page.clock.install();
        await holdDatabase(page);
        await page.goto('/');
        await page.waitForFunction(() => window.isDatabaseAskedFor?.());
        await page.clock.fastForward(10_000);
        await heading(portal, "This browser's storage does not respond");
      },
    },
  ],
};

export const idle: SceneGroup = {
  name: 'idle',
  role: 'finance',
  takesClock: true,
  scenes: [
    {
      name: 'warning-before-the-session-ends',
      show: async ({ page, shell, claims }) => {
        await claims.open();
        await letPass(page, 29);
        await shell.idleWarning.waitFor();
      },
    },
    {
      name: 'sign-in-after-idleness',
      goesOn: true,
      show: async ({ page, login }) => {
        await letPass(page, 2);
        await login.isShown();
      },
    },
  ],
};

/** A deed that waits, as for another tab that stands still in the middle of one. */
export const waiting: SceneGroup = {
  name: 'waiting',
  role: 'finance',
  takesClock: true,
  scenes: [
    {
      name: 'deed-that-waits',
      show: async (portal) => {
        const { page, shell, claims } = portal;
        await claims.open();
        await page.evaluate(() => {
          void navigator.locks.request('claims-register', () => new Promise(() => undefined));
        });
        await shell.userMenu.click();
        await page.getByRole('menuitemradio').first().click();
        await page.keyboard.press('Escape');
        await page.clock.fastForward(10_000);
        await question(portal);
      },
    },
  ],
};

/** The device passphrase: in Settings, and where it is asked for. */
export const unlocking: SceneGroup = {
  name: 'passphrase',
  role: 'admin',
  scenes: [
    {
      name: 'passphrase-turned-on',
      show: async (portal) => {
        await portal.settings.open();
        await button(portal, 'Turn on passphrase').click();
        await new PassphrasePage(portal.page).dialog.waitFor();
      },
    },
    {
      name: 'passphrase-turned-on-with-errors',
      goesOn: true,
      show: async ({ page }) => {
        const asked = new PassphrasePage(page);
        await asked.fillNew('short one');
        await asked.confirm('Turn on passphrase');
        await page.getByText('Tick this box to continue').waitFor();
      },
    },
    {
      name: 'passphrase-changed',
      goesOn: true,
      show: async ({ page }) => {
        const asked = new PassphrasePage(page);
        await asked.confirm('Cancel');
        await asked.turnOn(passphrase);
        await asked.press('Change passphrase');
        await asked.dialog.waitFor();
      },
    },
    {
      name: 'passphrase-turned-off',
      goesOn: true,
      show: async ({ page }) => {
        const asked = new PassphrasePage(page);
        await asked.confirm('Cancel');
        await asked.press('Turn off passphrase');
        await asked.dialog.waitFor();
      },
    },
    {
      name: 'passphrase-asked-for',
      goesOn: true,
      show: async ({ page }) => {
        await page.reload();
        await new PassphrasePage(page).isAsked();
      },
    },
    {
      name: 'passphrase-wrong',
      goesOn: true,
      show: async ({ page }) => {
        await new PassphrasePage(page).enter('three hyrax under the bridge');
        await page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first().waitFor();
      },
    },
    {
      name: 'passphrase-forgotten',
      goesOn: true,
      show: async (portal) => {
        await new PassphrasePage(portal.page).forgotten.click();
        await button(portal, 'Start over on this device…').waitFor();
      },
    },
    {
      name: 'device-started-anew',
      goesOn: true,
      show: async (portal) => {
        await button(portal, 'Start over on this device…').click();
        await question(portal);
      },
    },
  ],
};
