import type { Page } from '@playwright/test';

type Action = { type: string };
type StoreLike = { dispatch: (action: Action) => unknown; getState: () => unknown };
type CreateStore = (...args: unknown[]) => StoreLike;
type Enhancer = (next: CreateStore) => CreateStore;
type Options = {
  actionsDenylist?: string | string[];
  actionSanitizer?: (action: Action, id: number) => Action;
  stateSanitizer?: (state: unknown, index: number) => unknown;
};

declare global {
  interface Window {
    seenDeeds?: { actions: Action[]; state: () => unknown };
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: (options: Options) => (...enhancers: Enhancer[]) => Enhancer;
  }
}

/** From the next page load on, stands in for the browser extension: takes its options and what it would list. */
export async function recordDeeds(page: Page) {
  await page.addInitScript(() => {
    window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
      ({ actionsDenylist = [], actionSanitizer, stateSanitizer }) =>
      (...enhancers) =>
      (createStore) => {
        const denied = new RegExp([actionsDenylist].flat().join('|') || '^$');
        const actions: Action[] = [];
        const listing: CreateStore = (...args) => {
          const store = createStore(...args);
          window.seenDeeds = {
            actions,
            state: () => stateSanitizer?.(store.getState(), 0) ?? store.getState(),
          };
          return {
            ...store,
            dispatch: (action) => {
              if (!denied.test(action.type)) actions.push(actionSanitizer?.(action, actions.length) ?? action);
              return store.dispatch(action);
            },
          };
        };
        return enhancers.reduceRight((create, enhancer) => enhancer(create), listing);
      };
  });
}

/** What the extension has listed since it was last asked, and the state as it shows it. */
export async function seenDeeds(page: Page): Promise<{ names: string[]; text: string; state: string }> {
  const { actions, state } = await page.evaluate(() => ({
    actions: window.seenDeeds?.actions.splice(0) ?? [],
    state: JSON.stringify(window.seenDeeds?.state()),
  }));
  return { names: actions.map(({ type }) => type), text: JSON.stringify(actions), state };
}
