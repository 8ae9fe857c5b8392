import { tellingKinds } from '../../domain/claim/toldRecord';
import { recordToldCommand } from '../../store/claims/recordTold';
import { carriesOut } from './carriesOut';
import type { Calendar, DatedStep } from '../calendar';
import type { Case } from '../cases';
import type { StepName } from '../plan';
import { targetOf } from './steps';
import type { TimelineEntry } from '../timeline';

/** The steps that decide a claim; the first of them that is taken does. */
const deciding: readonly StepName[] = ['reject', 'reject_committee', 'final_approval', 'mark_paid'];

/** Every claimant whose claim was decided longer ago has been told; of the others one in three waits. Days. */
const allToldAfter = 14;
const oneWaitsOf = 3;

/** Days that the district took to tell them, at most. */
const longestUntilTold = 9;

/**
 * Returns a maker of the record that a claimant was told of the decision (docs/product.md, Told), when the working day ends,
 * after whatever was decided on it.
 */
export function createTelling(calendar: Calendar) {
  let recent = 0;

  return function tellingOf(one: Case, steps: readonly DatedStep[]): TimelineEntry[] {
    const decided = steps.find(({ step }) => deciding.includes(step));
    if (!decided) return [];
    if (decided.daysAgo <= allToldAfter) {
      recent += 1;
      if (recent % oneWaitsOf === 0) return [];
    }
    const latest = Math.min(decided.daysAgo - 1, longestUntilTold);
    const daysAgo = decided.daysAgo - one.random.int(Math.min(1, latest), latest);
    const form = {
      day: calendar.day(daysAgo),
      how: one.random.pick(tellingKinds),
      toldBy: one.officer.user.name,
      note: '',
    };
    return [
      {
        at: calendar.instant(daysAgo, 605),
        person: one.officer,
        about: one.id,
        quiet: true,
        does: carriesOut(`the telling of ${one.id}`, (state) => recordToldCommand(form, [targetOf(one, state)])),
      },
    ];
  };
}
