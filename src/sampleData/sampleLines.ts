import type { IncidentForm } from '../domain/incident/incident';
import { incidentFromForm } from '../domain/incident/incidentForm';
import { checkLine } from '../domain/valuation/checkLine';
import type { LineForm } from '../domain/valuation/lineForm';
import { linesOfIncident } from '../domain/valuation/linesToValue';
import { findRate } from '../domain/valuation/schedule';
import type { Rate, Schedule } from '../domain/valuation/scheduleRecord';
import type { Loss } from './loss';

/** How an officer values a loss by a schedule: what the claimant stated, as far as the schedule has a rate for it. */
export function sampleLines({ kind, incident, compensation }: Loss, schedule: Schedule): LineForm[] {
  return linesOfIncident(incidentFromForm(incident)).map((line): LineForm => {
    const filled = { ...line, ...gradeOf(incident), ...ageOf(line) };
    const rate = findRate(schedule, kind, filled.item, filled.age);
    const rated = { ...filled, ...(rate && measuresOf(rate, incident, compensation)) };
    return checkLine(kind, rated, schedule).ok
      ? rated
      : { ...line, ...gradeOf(incident), ...valuedByHand, isByHand: 'yes', amount: String(compensation) };
  });
}

const valuedByHand = {
  source: 'Valuation form of the district officer',
  reason: 'The schedule has no rate for this item.',
};

/** Receipts from so many UGX on tell of a grave injury, the largest first. */
const grades = [
  { from: 1_800_000, item: 'Permanent disability' },
  { from: 600_000, item: 'Serious injury' },
  { from: 0, item: 'Minor injury' },
] as const;

function gradeOf({ incidentType, medicalCostClaimed }: IncidentForm): Partial<LineForm> {
  const grade = grades.find(({ from }) => Number(medicalCostClaimed) >= from);
  return incidentType === 'injury' && grade ? { item: grade.item } : {};
}

const ageOf = ({ item, age }: LineForm): Partial<LineForm> =>
  age === '' && (item === 'Cattle' || item === 'Goat' || item === 'Sheep') ? { age: 'Adult' } : {};

/** How much of a crop was lost, by the kilograms that the claimant stated or by what the officer counted. */
function measuresOf(
  rate: Rate,
  { areaDamaged, estimatedYieldLost }: IncidentForm,
  compensation: number,
): Partial<LineForm> {
  if (rate.basis === 'plant') {
    return { plants: String(Math.max(1, Math.round(compensation / rate.price))), stage: 'mature' };
  }
  if (rate.basis !== 'area') return {};
  const share = Number(estimatedYieldLost) / (Number(areaDamaged) * rate.yield);
  return { lost: String(Math.min(100, Math.max(1, Math.round(share * 100)))), stage: 'mature' };
}
