import * as v from 'valibot';
import type { Schedule } from '../valuation/scheduleRecord';
import { scheduleSchema, scheduleToForm } from '../valuation/scheduleForm';
import { isAhead, type Unsoundness } from './soundness';

/** Why a valuation schedule cannot have been made by the portal. @param now an instant */
export function findUnsoundSchedule(schedule: Schedule, now: string): Unsoundness | undefined {
  const { status, from, changedAt } = schedule;
  if (isAhead([changedAt], now)) return 'in_future';
  const isWhole = v.is(scheduleSchema, scheduleToForm(schedule));
  const hasDay = (status === 'draft') === (from === undefined);
  return isWhole && hasDay ? undefined : 'odd_schedule';
}
