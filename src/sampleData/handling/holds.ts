import { kampalaDay } from '../../domain/calendar';
import { addDays } from '../../domain/dayCount';
import { actCommand } from '../../store/claims/act';
import type { Calendar } from '../calendar';
import type { Case } from '../cases';
import type { Rota } from '../staff';
import type { TimelineEntry } from '../timeline';
import { carriesOut } from './carriesOut';
import { targetOf } from './steps';

/** Minutes into the working day, when what else was done with the claim on that day is done. */
const lateInTheDay = 460;

/** That a claim is put on hold, where the plan says so (docs/product.md, Hold). */
export function holdsOf(one: Case, calendar: Calendar, onDuty: Rota): TimelineEntry[] {
  if (!one.held) return [];
  const { by, daysAgo, reason: holdReason, note, lookAgainAfter } = one.held;
  return [
    {
      at: calendar.instant(daysAgo, lateInTheDay),
      person: by === 'district_officer' ? one.officer : onDuty(by, daysAgo),
      about: one.id,
      does: carriesOut(`the hold of ${one.id}`, (state, { at }) => {
        const lookAgainOn = addDays(kampalaDay(at), lookAgainAfter);
        return actCommand('hold', [{ target: targetOf(one, state), form: { holdReason, lookAgainOn, note } }]);
      }),
    },
  ];
}
