import { expect, type Locator } from '@playwright/test';

/** The field is marked as wrong and tells why, to the eye and to a screen reader. */
export async function fieldSays(field: Locator, message: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

/** As `fieldSays`; the radio group tells it for its radios. */
export async function groupSays(group: Locator, message: string) {
  await fieldSays(group, message);
}

/** Types a day, DD/MM/YYYY, into a date field, whose parts are fields of their own. */
export async function typeDate(group: Locator, date: string) {
  const [day = '', month = '', year = ''] = date.split('/');
  await group.getByRole('spinbutton', { name: 'Day' }).click();
  await group.getByRole('spinbutton', { name: 'Day' }).pressSequentially(day);
  await group.getByRole('spinbutton', { name: 'Month' }).pressSequentially(month);
  await group.getByRole('spinbutton', { name: 'Year' }).pressSequentially(year);
}
