import { expect, test as base, type Page } from '@playwright/test';
import { Portal } from '../pages/Portal';
import { findViolations } from './axe';
import { dress, themes } from './inPlace';
import { longest, untilTurned } from './turns';

type Fixtures = {
  /** No journey begins shortly before a moment at which the portal does something by the clock. */
  clearOfTurns: void;
  /** Part of what a console error may say, in a journey that brings it about. */
  mayComplain: string | undefined;
  /** The first tab of a browser that never opened the portal. */
  portal: Portal;
  /** Another tab of the same browser. */
  openTab: () => Promise<Portal>;
  /** No accessibility violation of the screen in light and dark and, on a phone, nothing that scrolls sideways. */
  scan: (page: Page, screen: string) => Promise<void>;
};

/**
 * A browser journey. It fails on any console error or warning of any page it opens, on what the content security policy
 * has to refuse, and on a request to anybody but the portal's own host.
 */
export const test = base.extend<Fixtures>({
  contextOptions: async ({ contextOptions }, use) => {
    await use({ ...contextOptions, reducedMotion: 'reduce' });
  },

  clearOfTurns: [
    async ({ contextOptions: _contextOptions }, use) => {
      await new Promise((resolve) => setTimeout(resolve, untilTurned(Date.now())));
      await use();
    },
    { auto: true, timeout: 2 * longest },
  ],

  mayComplain: [undefined, { option: true }],

  context: async ({ context, baseURL, mayComplain }, use) => {
    const complaints: string[] = [];
    const foreign: string[] = [];
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (['http:', 'https:', 'ws:', 'wss:'].includes(protocol) && origin !== new URL(baseURL ?? '').origin) {
        foreign.push(request.url());
      }
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
        console.error(
          `against the policy: ${effectiveDirective}, ${blockedURI} ${sample} in ${sourceFile ?? 'the page'}`,
        ),
      );
    });
    context.on('console', (message) => {
      if (message.text() === workerBlocked || (mayComplain && message.text().includes(mayComplain))) return;
      if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
    await use(context);
    expect(complaints, 'console errors, warnings and breaches of the policy').toEqual([]);
    expect(foreign, 'requests to other hosts').toEqual([]);
  },

  portal: async ({ page }, use) => {
    await use(new Portal(page));
  },

  openTab: async ({ context }, use) => {
    await use(async () => new Portal(await context.newPage()));
  },

  scan: async ({ context: _context }, use) => {
    await use(async (page, screen) => {
      // Behind another tab a page is painted late; and before its heading is there, it is a skeleton.
      await page.bringToFront();
      await page.locator('h1').first().waitFor();
      expect.soft(await findViolations(page, 'besidesColour'), `accessibility of ${screen}`).toEqual([]);
      for (const theme of themes) {
        await dress(page, theme);
        expect.soft(await findViolations(page, 'colour'), `colours of ${screen}, ${theme}`).toEqual([]);
      }
      await dress(page, 'light');
      const { scroll, width } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        width: window.innerWidth,
      }));
      expect.soft(scroll, `width of ${screen}`).toBeLessThanOrEqual(width);
    });
  },
});

/** What Playwright itself says where a journey goes without the service worker. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

export { expect };
