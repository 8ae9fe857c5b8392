import { expect, type Page } from '@playwright/test';
import { languages, type Language } from '../../src/domain/settings/languages';

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

type Store = { dispatch: (action: object) => unknown; getState: () => unknown };
type CreateStore = (...args: unknown[]) => Store;
type Enhancer = (next: CreateStore) => CreateStore;

declare global {
  interface Window {
    portalStore?: Pick<Store, 'dispatch'>;
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: () => (...enhancers: Enhancer[]) => Enhancer;
  }
}

/**
 * From the next page load on, takes hold of the store where the extension for Redux DevTools would, so that the language
 * can be changed under an open dialog or menu, which no person could do.
 */
export async function takeStore(page: Page) {
  await page.addInitScript(() => {
    window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
      () =>
      (...enhancers) =>
      (createStore) => {
        const listing = (...args: unknown[]) => {
          const store = createStore(...args);
          window.portalStore = { dispatch: (action) => store.dispatch({ type: '', ...action }) };
          return store;
        };
        return enhancers.reduceRight((create, enhancer) => enhancer(create), listing);
      };
  });
}

/**
 * Shows the page in another language as it stands. The choice is stored with the next deed of a person, so that the page
 * has to be put back into English before one; the daily snapshot is one as well. Where the register is locked the page
 * offers the languages itself.
 */
export async function speak(page: Page, language: Language) {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  const offered = page.getByRole('button', { name: languages[language].ownName, exact: true, includeHidden: true });
  const hasStore = await page.evaluate(() => window.portalStore !== undefined);
  if (!hasStore) await offered.dispatchEvent('click');
  await page.evaluate((after) => {
    const event = {
      type: 'settings/preferencesChanged',
      payload: { before: {}, after: { language: after } },
      meta: {
        eventId: `speak-${Math.random()}`,
        at: new Date().toISOString(),
        actor: { name: 'Nobody', role: 'admin' },
      },
    };
    window.portalStore?.dispatch(event);
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Shows the page in a theme of the system's. */
export async function dress(page: Page, theme: Theme) {
  const html = page.locator('html');
  if ((await html.getAttribute('data-color-scheme')) !== theme) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(html).toHaveAttribute('data-color-scheme', theme);
  }
  // A colour halfway through its change has a contrast of its own.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}
