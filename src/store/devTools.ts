import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

/** Fields that hold a national ID, a phone number or an account number; `text` is a stored text that was set aside. */
const personal = new Set([
  'nationalId',
  'phone',
  'phoneNumber',
  'alternatePhone',
  'mobileMoneyNumber',
  'accountNumber',
  'payeeAccount',
  'text',
]);

const mask = (text: string) => (text.length > 3 ? '•'.repeat(text.length - 3) + text.slice(-3) : text);

const isPersonal = (field: string) => personal.has(field.slice(field.lastIndexOf('.') + 1));

/** Masked copies by their original, so that only what changed is copied again. */
const copies = new WeakMap<object, unknown>();

/**
 * A copy of a value in which national IDs, phone and account numbers show their last three characters only: under
 * their own field names, and in audit changes that name the field.
 */
export function masked<Value>(value: Value): Value;
export function masked(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = copies.get(value);
  if (known) return known;
  const copy = Array.isArray(value) ? value.map((item) => masked<unknown>(item)) : maskedFields(value);
  copies.set(value, copy);
  return copy;
}

function maskedFields(value: object): Record<string, unknown> {
  const changed = 'field' in value && typeof value.field === 'string' && isPersonal(value.field);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => {
      const hide = isPersonal(key) || (changed && (key === 'oldValue' || key === 'newValue'));
      return [key, hide && typeof item === 'string' ? mask(item) : masked(item)];
    }),
  );
}

/**
 * Redux DevTools as the register's history: one line for each event. Persistence actions are left out; what is not named among
 * the features, importing state and time travel, which would rewrite storage, is off.
 */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Wildlife claims portal',
  actionsDenylist: ['^persist/'],
  actionSanitizer: (action) => masked(action),
  stateSanitizer: (state) => masked(state),
  features: {
    pause: true,
    export: true,
  },
};
