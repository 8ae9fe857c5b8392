import { kampalaDay } from '../../domain/calendar';
import { addDays } from '../../domain/dayCount';
import { checklistToForm, type ChecklistForm } from '../../domain/checklist/checklistForm';
import type { Claim } from '../../domain/claim/claim';
import { shippedScheme } from '../../domain/scheme/scheme';
import { findClaim } from '../../store/claims/selectors';
import { saveChecklistCommand } from '../../store/claims/saveChecklist';
import { carriesOut } from './carriesOut';
import type { Calendar, DatedStep } from '../calendar';
import type { Case } from '../cases';
import type { StepName } from '../plan';
import type { Random } from '../random';
import { targetOf } from './steps';
import type { TimelineEntry } from '../timeline';

/** Of the claims that an officer is at work on, one of so many is not answered in full. */
const oneOpenOf = 4;

/** Steps that an officer takes who saw the place. */
const visitedBefore: readonly StepName[] = ['forward', 'reject', 'value_and_ask'];

/**
 * Returns a maker of what an officer answers to the checklist of a claim (docs/product.md, Checklist): when the working day
 * ends on which it was registered, and the officer came back from the claimant's village.
 */
export function createChecklists(calendar: Calendar) {
  let atWork = 0;

  return function checklistOf(one: Case, steps: readonly DatedStep[]): TimelineEntry[] {
    const [registered] = steps;
    if (!registered) return [];
    const done = new Set(steps.map(({ step }) => step));
    const isAtWork = visitedBefore.every((step) => !done.has(step));
    if (isAtWork) atWork += 1;
    const isBegun = isAtWork && atWork % oneOpenOf === 0;
    const adapt = isBegun ? begun : done.has('forward') && !one.visited ? unvisited : whole;
    return [
      {
        at: calendar.instant(registered.daysAgo, 610),
        person: one.officer,
        about: one.id,
        quiet: true,
        does: carriesOut(`the checklist of ${one.id}`, (state) => {
          const claim = findClaim(state, one.id);
          if (!claim) throw new Error(`There is no claim ${one.id}.`);
          return saveChecklistCommand(adapt(answer(one.random, claim)), [targetOf(one, state)]);
        }),
      },
    ];
  };
}

const yes = { answer: 'yes', note: '', override: '' } as const;

function answer(random: Random, claim: Claim): ChecklistForm {
  const { incident, claimant } = claim;
  const form = checklistToForm(claim, shippedScheme);
  const reported = addDays(incident.dateOfIncident, random.int(0, 2));
  const visited = kampalaDay(claim.createdAt);
  const isOfKin =
    incident.incidentType === 'death' ||
    (incident.incidentType === 'injury' && incident.injuredPersonName !== claimant.fullName);
  return {
    ...form,
    questions: {
      ...form.questions,
      ...{ identity: yes, outside_area: yes, first_reported: yes, site_visited: yes },
    },
    papers: {
      ...form.papers,
      ...Object.fromEntries(shippedScheme.papers.needed[incident.incidentType].map(({ paper }) => [paper, yes])),
    },
    capacity: isOfKin ? 'next_of_kin' : 'self',
    capacityPaper: isOfKin ? 'Letter of the village chairperson' : '',
    reportDay: reported < visited ? reported : visited,
    reportTo: random.pick(['Village chairperson', 'Ranger post', 'Police post']),
    visitDay: visited,
    visitBy: claim.createdBy,
    gpsLatitude: String(incident.gpsLatitude ?? ''),
    gpsLongitude: String(incident.gpsLongitude ?? ''),
    visitPhotos: claim.evidence.photos.slice(0, 1).map(({ id }) => id),
  };
}

const whole = (form: ChecklistForm) => form;

/** The site is not visited yet, and a paper is still to come. */
const begun = (form: ChecklistForm): ChecklistForm => ({
  ...form,
  questions: { ...form.questions, site_visited: { ...yes, answer: '' } },
  papers: { ...form.papers, valuation_form: { ...yes, answer: 'no' } },
});

const unvisited = (form: ChecklistForm): ChecklistForm => ({
  ...form,
  questions: {
    ...form.questions,
    site_visited: {
      ...{ answer: 'no', note: '' },
      override: 'The road was flooded. The village chairperson confirmed the loss.',
    },
  },
});
