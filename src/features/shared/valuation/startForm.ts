import { emptyVerificationForm } from '../../../domain/actions/verificationForm';
import { addDays } from '../../../domain/dayCount';
import { daysToAnswer } from '../../../domain/claim/asked/asked';
import { findLastVerification, type Claim } from '../../../domain/claim/claim';
import { findLastValuation } from '../../../domain/valuation/claimValuation';
import { linesToValue } from '../../../domain/valuation/linesToValue';
import { findInForce, publishedSchedules } from '../../../domain/valuation/schedule';
import type { Schedule } from '../../../domain/valuation/scheduleRecord';
import { amountOfLines } from '../../../domain/valuation/valueLines';
import type { ValuedForm } from './LineFields';

/** What the form begins with: what was found last, else what the claimant stated, by the schedule of that day. */
export function startForm(claim: Claim, schedules: readonly Schedule[], today: string): ValuedForm {
  const { incident } = claim;
  const last = findLastVerification(claim);
  const offered = publishedSchedules(schedules).find(({ id }) => id === last?.valuationScheduleVersion);
  const schedule = offered ?? findInForce(schedules, incident.dateOfIncident);
  const valuation = findLastValuation(claim);
  const lines = linesToValue(incident, valuation);
  const byLines = schedule && amountOfLines(lines, incident.incidentType, schedule);
  return {
    ...emptyVerificationForm,
    valuationScheduleVersion: schedule?.id ?? '',
    calculatedCompensation: String(last?.calculatedCompensation ?? byLines ?? ''),
    lines,
    compensationReason: valuation?.changedBecause ?? '',
    reasons: [],
    missing: [],
    awaitedUntil: addDays(today, daysToAnswer),
  };
}
