import { dateFormats, type DateFormat } from './format';
import type { NotificationType } from './notification';

/** Preferences a user can choose from (SPEC.md section 9). */
export const themes = {
  light: { label: 'Light' },
  dark: { label: 'Dark' },
  system: { label: 'System' },
} as const satisfies Record<string, { label: string }>;
export type ThemeChoice = keyof typeof themes;
export const themeNames = Object.keys(themes) as ThemeChoice[];

export const languages = {
  en: { label: 'English' },
  sw: { label: 'Swahili' },
  lg: { label: 'Luganda' },
} as const satisfies Record<string, { label: string }>;
export type Language = keyof typeof languages;

export const currencies = ['UGX', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** SPEC.md section 3, Settings preferences. */
export type Preferences = {
  emailNotifications: boolean;
  smsNotifications: boolean;
  notificationTypes: Record<NotificationType, boolean>;
  twoFactor: boolean;
  theme: ThemeChoice;
  language: Language;
  dateFormat: DateFormat;
  currency: Currency;
  autoBackup: boolean;
};

/** SPEC.md section 4, Settings reset defaults; types, formats and currency by section 9. */
export const defaultPreferences: Preferences = {
  emailNotifications: true,
  smsNotifications: false,
  notificationTypes: { new_claim: true, status_update: true, payment: true, maintenance: true, security: true },
  twoFactor: false,
  theme: 'system',
  language: 'en',
  dateFormat: dateFormats[0],
  currency: 'UGX',
  autoBackup: true,
};

/** How long the sidebar's open or closed state is remembered, days (SPEC.md section 1). */
export const sidebarMemoryDays = 7;
