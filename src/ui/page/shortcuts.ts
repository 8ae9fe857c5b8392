import type { RouteName } from '../../domain/routes';

/*
 * The keys that do something, once: what listens for them and the list that `?` opens both read them here, so that no
 * key is listed that does nothing.
 */

/** Pressed alone, on the page and not in a field; they can be turned off (WCAG 2.1.4). */
export const singleKeys = { list: '?', search: '/', goTo: 'g' } as const;

/** What follows the key of `goTo`. */
export const goToKeys = {
  dashboard: 'd',
  claims: 'c',
  claim: undefined,
  newClaim: 'n',
  importClaims: undefined,
  verification: 'v',
  reports: 'r',
  valuationSchedules: 'p',
  schemeRules: 'l',
  fundManagement: 'f',
  userManagement: 'u',
  auditLogs: 'a',
  glossary: 't',
  settings: 's',
} as const satisfies Record<RouteName, string | undefined>;

/** With Ctrl, or the command key of a Mac (docs/product.md, Frame). */
export const sidebarKey = 'b';

/** With Alt, by the place of the key: on some layouts Alt+T types another character. */
export const messagesCode = 'KeyT';

/** On a control of a row: to the same control of another row. */
export const rowKeys = ['ArrowUp', 'ArrowDown'] as const;

/** In the queue of claims to verify. */
export const queueKeys = ['ArrowUp', 'ArrowDown', 'Home', 'End'] as const;

/** In the viewer of pictures and PDFs. */
export const viewerKeys = [
  '+',
  '-',
  '0',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
] as const;

/** In a field that holds an amount. */
export const amountKeys = ['ArrowUp', 'ArrowDown'] as const;
