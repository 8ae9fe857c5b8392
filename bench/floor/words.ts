/** A stored name as it is read: `forest_reserve` as Forest reserve, `areaDamaged` as Area damaged. */
export function inWords(name: string): string {
  const words = name.replace(/_|(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const numbers = new Intl.NumberFormat('en');

/** An amount in UGX. */
export const money = (amount: number | undefined) =>
  amount === undefined ? 'Not yet assessed' : `UGX ${numbers.format(amount)}`;

const dates = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Kampala' });
const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Kampala',
});

/** A day or an instant as a day. */
export const date = (day: string) => dates.format(new Date(day));
export const dateTime = (instant: string | undefined) => (instant ? moments.format(new Date(instant)) : 'Not known');
