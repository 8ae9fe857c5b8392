import { kampalaDay } from '../../domain/calendar';
import type { Claimant } from '../../domain/claim/claimant';
import { addDays } from '../../domain/dayCount';
import type { Role } from '../../domain/user/roles';
import { actCommand } from '../../store/claims/act';
import { recordToldCommand } from '../../store/claims/recordTold';
import { findClaim } from '../../store/claims/selectors';
import type { Command, Target } from '../../store/command';
import type { RootState } from '../../store/registerReducers';
import type { Calendar } from '../calendar';
import type { Case } from '../cases';
import { makePhone } from '../people';
import type { PlannedAppeal, PlannedCorrection, PlannedHold } from '../plan';
import type { Random } from '../random';
import type { Rota, Staff } from '../staff';
import type { TimelineEntry } from '../timeline';
import { carriesOut } from './carriesOut';
import { targetOf } from './steps';

/** Minutes into the working day, when the steps of the day are done. */
const lateInTheDay = 580;

type Done = { what: string; by: Role; daysAgo: number; quiet?: true; ask: Ask };

/** `today` is the day on which it is done, YYYY-MM-DD. */
type Ask = (target: Target, state: RootState, today: string) => Command;

/** What is done beside the steps of a claim, where the plan says so: holds, appeals and corrections (docs/product.md, Sample register). */
export function mendingOf(one: Case, calendar: Calendar, onDuty: Rota): TimelineEntry[] {
  const { held, appealed, corrected } = one.only;
  const done = [
    ...(held ? [hold(held)] : []),
    ...(appealed ? appeal(appealed, one.officer) : []),
    ...(corrected ? correction(corrected, one) : []),
  ];
  return done.map(({ what, by, daysAgo, quiet, ask }) => ({
    at: calendar.instant(daysAgo, lateInTheDay, Number.parseInt(one.id.slice(4), 36) % 60_000),
    person: by === 'district_officer' ? one.officer : onDuty(by, daysAgo),
    about: one.id,
    quiet,
    does: carriesOut(`${what} of ${one.id}`, (state, { at }) => ask(targetOf(one, state), state, kampalaDay(at))),
  }));
}

const hold = ({ by, daysAgo, reason: holdReason, note, lookAgainAfter }: PlannedHold): Done => ({
  ...{ what: 'the hold', by, daysAgo },
  ask: (target, _state, today) =>
    actCommand('hold', [{ target, form: { holdReason, lookAgainOn: addDays(today, lookAgainAfter), note } }]),
});

/**
 * Filed at the district office, and decided by a member of the committee other than the one who decided before. The claimant
 * is told of it the day after.
 */
function appeal({ daysAgo, ground, statement, dismissed }: PlannedAppeal, officer: Staff): Done[] {
  const filing: Done = {
    ...{ what: 'the appeal', by: 'district_officer', daysAgo },
    ask: (target) =>
      actCommand('file_appeal', [{ target, form: { grounds: [ground], statement, files: [], lateReason: '' } }]),
  };
  if (!dismissed) return [filing];
  const { reason } = dismissed;
  const dismissal: Done = {
    ...{ what: 'the dismissal', by: 'cvc_member', daysAgo: dismissed.daysAgo },
    ask: (target) =>
      actCommand('dismiss_appeal', [
        { target, form: { outcome: 'dismissed', amount: '', reasons: [reason], decisionNote: '' } },
      ]),
  };
  const telling: Done = {
    ...{ what: 'the telling of the dismissal', by: 'district_officer', daysAgo: dismissed.daysAgo - 1, quiet: true },
    ask: (target, _state, today) =>
      recordToldCommand({ day: today, how: 'in_person', toldBy: officer.user.name, note: '' }, [target]),
  };
  return [filing, dismissal, telling];
}

/** The number or account that the claimant has now. */
function correction({ daysAgo, confirmed }: PlannedCorrection, { id, random }: Case): Done[] {
  const making: Done = {
    ...{ what: 'the correction', by: 'admin', daysAgo },
    ask(target, state) {
      const claimant = findClaim(state, id)?.claimant;
      if (!claimant) throw new Error(`There is no claim ${id}.`);
      const form = { ...withNewAccount(claimant, random), correctionReason: 'account_changed', note: '' } as const;
      return actCommand('correct', [{ target, form }]);
    },
  };
  if (!confirmed) return [making];
  const confirmation: Done = {
    ...{ what: 'the confirmation', by: 'finance', daysAgo: confirmed.daysAgo },
    ask: (target) => actCommand('confirm_correction', [{ target, form: { outcome: 'confirmed', note: '' } }]),
  };
  return [making, confirmation];
}

const withNewAccount = (claimant: Claimant, random: Random): Claimant =>
  claimant.payoutMethod === 'bank_transfer'
    ? { ...claimant, accountNumber: random.digits(10) }
    : { ...claimant, mobileMoneyNumber: makePhone(random) };
