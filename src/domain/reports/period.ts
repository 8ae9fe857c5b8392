import { addDays, kampalaInstant } from '../calendar';
import type { Words } from '../words';

/** The periods of SPEC.md section 2, Export reports: calendar periods in Africa/Kampala. */
export const periods = {
  'this-month': { label: 'This month' },
  'last-month': { label: 'Last month' },
  quarter: { label: 'This quarter' },
  year: { label: 'This year' },
  custom: { label: 'Custom period' },
} as const satisfies Record<string, { label: Words }>;

export type Period = keyof typeof periods;

export const periodNames = Object.keys(periods) as Period[];

/** Calendar days in Africa/Kampala, both included: YYYY-MM-DD. */
export type DayRange = { from: string; to: string };

/**
 * The days of a calendar period: months, quarters and years from their first day until today, last month whole.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export function periodDays(period: Exclude<Period, 'custom'>, today: string): DayRange {
  const year = today.slice(0, 4);
  const monthStart = `${today.slice(0, 7)}-01`;
  switch (period) {
    case 'this-month':
      return { from: monthStart, to: today };
    case 'last-month': {
      const to = addDays(monthStart, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    case 'quarter': {
      const month = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1;
      return { from: `${year}-${String(month).padStart(2, '0')}-01`, to: today };
    }
    case 'year':
      return { from: `${year}-01-01`, to: today };
  }
}

/** Whether an instant counts to the days: by its day in Africa/Kampala. Bounds are read once, for thousands of them. */
export function makeIsIn({ from, to }: DayRange): (instant: string | undefined) => boolean {
  const begin = Date.parse(kampalaInstant(from, '00:00'));
  const end = Date.parse(kampalaInstant(addDays(to, 1), '00:00'));
  return (instant) => {
    if (instant === undefined) return false;
    const time = Date.parse(instant);
    return time >= begin && time < end;
  };
}
