import { kampalaInstant } from '../calendar';
import { addDays } from '../dayCount';
import type { Words } from '../words';

/**
 * The periods of reports, with those that accounts are closed by: calendar periods in Africa/Kampala. The government's
 * fiscal year is from July to June.
 */
export const periods = {
  'this-month': { label: 'This month' },
  'last-month': { label: 'Last month' },
  quarter: { label: 'This quarter' },
  'last-quarter': { label: 'Last quarter' },
  year: { label: 'This year' },
  'fiscal-year': { label: 'This fiscal year (July to June)' },
  'last-fiscal-year': { label: 'Last fiscal year (July to June)' },
  custom: { label: 'Custom period' },
} as const satisfies Record<string, { label: Words }>;

type Period = keyof typeof periods;

export const periodNames = Object.keys(periods) as Period[];

/** Calendar days in Africa/Kampala, both included: YYYY-MM-DD. */
export type DayRange = { from: string; to: string };

/**
 * The days of a calendar period: those of today from their first day until today, the last ones whole.
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
    case 'quarter':
      return { from: quarterStart(today), to: today };
    case 'last-quarter': {
      const to = addDays(quarterStart(today), -1);
      return { from: quarterStart(to), to };
    }
    case 'year':
      return { from: `${year}-01-01`, to: today };
    case 'fiscal-year':
      return { from: fiscalYearStart(today), to: today };
    case 'last-fiscal-year': {
      const to = addDays(fiscalYearStart(today), -1);
      return { from: fiscalYearStart(to), to };
    }
  }
}

function quarterStart(day: string): string {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

function fiscalYearStart(day: string): string {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5) < '07-01' ? year - 1 : year}-07-01`;
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
