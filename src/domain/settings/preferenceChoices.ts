import type { Words } from '../words';

/** What a device can choose from (docs/product.md, Settings). */
export const themes = {
  light: { label: 'Light' },
  dark: { label: 'Dark' },
  system: { label: 'System' },
} as const satisfies Record<string, { label: Words }>;
export type ThemeChoice = keyof typeof themes;
export const themeNames = Object.keys(themes) as ThemeChoice[];

export const currencies = ['UGX', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** Currencies other than the register's own, whose amounts are shown by an exchange rate. */
export const foreignCurrencies = ['USD', 'EUR'] as const satisfies readonly Currency[];
export type ForeignCurrency = (typeof foreignCurrencies)[number];
