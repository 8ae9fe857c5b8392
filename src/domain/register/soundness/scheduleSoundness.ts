import * as v from 'valibot';
import type { Schedule } from '../../valuation/scheduleRecord';
import { scheduleSchema, scheduleToForm } from '../../valuation/scheduleForm';
import { isAhead, type Unsoundness } from './unsoundness';

/**
 * Whether a valuation schedule is one that the portal's forms let through: every rate complete and one for each item, a day
 * unless it is a draft, and a reason where it was withdrawn.
 */
export function isWholeSchedule(schedule: Schedule): boolean {
  const { status, from, withdrawnBecause } = schedule;
  const hasDay = (status === 'draft') === (from === undefined);
  const hasReason = (status === 'withdrawn') === Boolean(withdrawnBecause);
  return hasDay && hasReason && v.is(scheduleSchema, scheduleToForm(schedule));
}

/** Why a valuation schedule cannot have been made by the portal. @param now an instant */
export function findUnsoundSchedule(schedule: Schedule, now: string): Unsoundness | undefined {
  if (isAhead([schedule.changedAt], now)) return 'in_future';
  return isWholeSchedule(schedule) ? undefined : 'odd_schedule';
}
