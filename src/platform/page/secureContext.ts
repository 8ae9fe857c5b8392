/** What the portal cannot work without; the first is why the others are usually missing (plain http). */
export type BrowserNeed = 'secure-context' | 'locks' | 'indexed-db' | 'local-storage';

type Browser = { isSecureContext: boolean; navigator: object; indexedDB?: unknown; localStorage?: unknown };

/** What this browser lacks, asked once before the portal starts. Empty means it may start. */
export function missingBrowserNeeds(browser: Browser = window): BrowserNeed[] {
  const needs: [BrowserNeed, boolean][] = [
    ['secure-context', browser.isSecureContext],
    ['locks', 'locks' in browser.navigator],
    ['indexed-db', allowed(() => browser.indexedDB)],
    ['local-storage', allowed(() => browser.localStorage)],
  ];
  return needs.filter(([, present]) => !present).map(([need]) => need);
}

/** Where site data is blocked, asking for a storage throws. */
function allowed(storage: () => unknown): boolean {
  try {
    return Boolean(storage());
  } catch {
    return false;
  }
}
