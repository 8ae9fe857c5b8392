import type { VerificationForm } from '../../domain/actions/verificationForm';
import { incidentFromForm } from '../../domain/incident/incidentForm';
import type { LineForm } from '../../domain/valuation/lineForm';
import { linesOfIncident } from '../../domain/valuation/linesToValue';
import { sampleSchedules } from '../../domain/valuation/sampleSchedules';
import { findRate } from '../../domain/valuation/schedule';
import type { Rate } from '../../domain/valuation/scheduleRecord';
import { amountOfLines } from '../../domain/valuation/valueLines';
import type { Loss } from '../loss';
import { plantsOf } from '../measures';
import type { LossSeverity } from '../stories/story';

const [schedule = noSchedule()] = sampleSchedules;

function noSchedule(): never {
  throw new Error('There is no sample schedule.');
}

/** How an officer values a loss: what the claimant stated, by the schedule that was in force, as far as that has a rate for it. */
export function valueByLines(loss: Loss): Partial<VerificationForm> {
  const lines = linesOfIncident(incidentFromForm(loss.incident)).map((line) => fillIn(line, loss));
  const amount = amountOfLines(lines, loss.kind, schedule);
  if (amount === undefined) throw new Error(`A line of ${JSON.stringify(lines)} is not complete.`);
  return { valuationScheduleVersion: schedule.id, lines, calculatedCompensation: String(amount) };
}

function fillIn(line: LineForm, loss: Loss): LineForm {
  const filled = { ...line, ...(loss.kind === 'injury' && { item: grades[loss.severity] }) };
  const rate = findRate(schedule, loss.kind, filled.item, filled.age);
  return { ...filled, ...(rate ? measuresOf(rate, loss) : valuedByHand(filled)) };
}

const grades: Record<LossSeverity, string> = {
  light: 'Minor injury',
  serious: 'Serious injury',
  grave: 'Serious injury',
};

/** As schedules pay repairs of what they have a rate for. */
const valuedByHand = ({ stated }: LineForm): Partial<LineForm> => ({
  isByHand: 'yes',
  amount: String(Number(stated) * 0.9),
  source: 'Repair estimate, checked by the district officer',
  reason: 'The schedule has no rate for this item.',
});

/** How much of a crop was lost, by the kilograms that the claimant stated. */
function measuresOf(rate: Rate, { incident }: Loss): Partial<LineForm> {
  const { cropType, areaDamaged, estimatedYieldLost } = incident;
  const kilograms = Number(estimatedYieldLost);
  if (rate.basis === 'plant') return { plants: String(plantsOf(cropType, kilograms)), stage: 'mature' };
  if (rate.basis !== 'area') return {};
  const lost = Math.round((kilograms / (Number(areaDamaged) * rate.yield)) * 100);
  return { lost: String(lost), stage: 'mature' };
}
