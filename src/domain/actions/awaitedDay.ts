import { isDay } from '../calendar';
import { addDays } from '../dayCount';
import { longestWait } from '../claim/asked/asked';
import type { Words } from '../words';

/**
 * Why an answer cannot be awaited until a day; undefined where it can: from tomorrow on, for a year at most.
 * @param day as typed, YYYY-MM-DD or empty
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export const findAwaitedDayProblem = (day: string, today: string): Words | undefined =>
  isDay(day) ? findDayAheadProblem(day, today) : 'Day until which you wait is required';

/** Why a day cannot be waited for; undefined where it can: from tomorrow on, for a year at most. Both as YYYY-MM-DD. */
export function findDayAheadProblem(day: string, today: string): Words | undefined {
  if (day <= today) return 'Choose a day after today';
  return !isDay(day) || day > addDays(today, longestWait) ? 'Choose a day within a year' : undefined;
}
