import { kampalaDay } from '../../domain/calendar';
import { addDays } from '../../domain/dayCount';
import { checkConditionCommand } from '../../store/claims/checkCondition';
import { carriesOut } from './carriesOut';
import type { Calendar, DatedStep } from '../calendar';
import type { Case } from '../cases';
import type { Rota } from '../staff';
import { targetOf } from './steps';
import type { TimelineEntry } from '../timeline';

/** Days from the committee's day to the one on which an administrator works, before whom what is met is ticked. */
const daysUntilTicked = 3;

/**
 * The ticks of what a claim was approved on (docs/product.md, Conditions), before anything else is done on that day. Where
 * the plan says that payment waits, the last condition stays open.
 */
export function ticksOf(one: Case, steps: readonly DatedStep[], calendar: Calendar, onDuty: Rota): TimelineEntry[] {
  const approval = steps.find(({ step }) => step.startsWith('approve'));
  if (!approval) return [];
  const met = approval.step === 'approve' ? one.conditions : one.conditions.slice(0, -1);
  const daysAgo = approval.daysAgo - daysUntilTicked;
  return met.map((_condition, place) => ({
    at: calendar.instant(daysAgo, 5 + 6 * place, one.random.int(0, 59_999)),
    person: onDuty('admin', daysAgo),
    about: one.id,
    does: carriesOut(`condition ${place} of ${one.id}`, (state, { at }) => {
      const metOn = addDays(kampalaDay(at), -one.random.int(0, daysUntilTicked - 1));
      return checkConditionCommand({ place, form: { metOn, note: '' } }, [targetOf(one, state)]);
    }),
  }));
}
