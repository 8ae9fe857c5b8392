import { addDays, isDay } from '../calendar';
import { longestWait } from '../claim/asked/asked';
import type { Words } from '../words';

/**
 * Why an answer cannot be awaited until a day; undefined where it can: from tomorrow on, for a year at most.
 * @param day as typed, YYYY-MM-DD or empty
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export function findAwaitedDayProblem(day: string, today: string): Words | undefined {
  if (!isDay(day)) return 'Day until which you wait is required';
  if (day <= today) return 'Choose a day after today';
  return day > addDays(today, longestWait) ? 'Choose a day within a year' : undefined;
}
