import type { Action, DevToolsEnhancerOptions, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/** What Redux DevTools would show: a line an action, as its sanitizers leave action and state. */
export const devToolsLines: { action: Action; state: unknown }[] = [];

/** Stands where the browser's extension stands. Import it before anything that imports Redux Toolkit. */
function instrument({ actionsDenylist = [], actionSanitizer, stateSanitizer }: DevToolsEnhancerOptions): StoreEnhancer {
  const denied = [actionsDenylist].flat().map((pattern) => new RegExp(pattern));
  return (next) => (reducer, preloadedState) => {
    const store = next(reducer, preloadedState);
    return {
      ...store,
      dispatch: (action) => {
        const result = store.dispatch(action);
        if (!denied.some((pattern) => pattern.test(action.type))) {
          devToolsLines.push({
            action: actionSanitizer ? actionSanitizer<UnknownAction>({ ...action }, 0) : action,
            state: stateSanitizer ? stateSanitizer(store.getState(), 0) : store.getState(),
          });
        }
        return result;
      },
    };
  };
}

const fake = (options: DevToolsEnhancerOptions) => {
  return (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (next) =>
      [...enhancers, instrument(options)].reduceRight<typeof next>((inner, enhancer) => enhancer(inner), next);
};

Object.assign(globalThis, { window: { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: fake } });
