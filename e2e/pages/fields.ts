import { expect, type Locator } from '@playwright/test';

/** The field is marked as wrong and tells why, to the eye and to a screen reader. */
export async function fieldSays(field: Locator, message: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

/** Types a day, DD/MM/YYYY, into a date field, whose parts are fields of their own, by their names in English or another language. */
export async function typeDate(group: Locator, date: string, names = ['Day', 'Month', 'Year']) {
  const parts = date.split('/');
  await group.getByRole('spinbutton', { name: names[0] }).click();
  for (const [index, name] of names.entries()) {
    await group.getByRole('spinbutton', { name }).pressSequentially(parts[index] ?? '');
  }
}
