/** A month (YYYY-MM) in words: "Nov" under a bar, "November 2026" where it stands alone. */
export function monthName(month: string, language: string, length: 'short' | 'long'): string {
  const year = length === 'long' ? 'numeric' : undefined;
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString(language, { month: length, year, timeZone: 'UTC' });
}
