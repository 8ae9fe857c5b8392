/** That a deed is done, as soon as the page says so anywhere: a toast, a badge, its own words. `at` in milliseconds. */
export type Sign = { deed: string; at: number };

/** What a page is to look out for: words within what appears, or exactly these. */
export type Looked = { words: string; whole?: true };

type Watch = {
  /** The register in the page's memory, as JSON; undefined before there is one. */
  state: () => string | undefined;
  /** Resolves when the register is read and, on a first run, laid down. */
  opened: () => Promise<void>;
  lookOut: (deed: string, signs: Looked[]) => void;
};

declare global {
  interface Window {
    trial: Watch;
    trialShown: (sign: Sign) => Promise<void>;
  }
}

/**
 * Runs inside the page before its own scripts. It stands where the developer tools of Redux would, to read the register
 * in memory, and looks at every change of the page for the signs asked for.
 */
export function installWatch() {
  let state: (() => unknown) | undefined;
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
    () =>
    (...enhancers) =>
    (createStore) =>
    (...args) => {
      const create = enhancers.reduceRight((inner, enhancer) => enhancer(inner), createStore);
      const store = create(...args);
      state = () => store.getState();
      return store;
    };

  const looked = new Map<string, Looked[]>();

  type Slices = Record<string, { entities?: Record<string, unknown>; open?: boolean; chain?: unknown }>;
  const slices = () => state?.() as Slices | undefined;

  window.trial = {
    state() {
      const all = slices();
      const plain = Object.entries(all ?? {}).map(([name, { entities, ...slice }]) => [
        name,
        entities ? Object.values(entities) : slice,
      ]);
      return all && JSON.stringify({ ...Object.fromEntries(plain), auditChain: all['audit']?.chain });
    },
    async opened() {
      while (!slices()?.['storage']?.open) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    lookOut(deed, signs) {
      looked.set(deed, signs);
    },
  };

  function look(text: string) {
    for (const [deed, signs] of looked) {
      if (!signs.some(({ words, whole }) => (whole ? text.trim() === words : text.includes(words)))) continue;
      looked.delete(deed);
      void window.trialShown({ deed, at: Date.now() });
    }
  }

  new MutationObserver((changes) => {
    if (looked.size === 0) return;
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) look(node.textContent ?? '');
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
