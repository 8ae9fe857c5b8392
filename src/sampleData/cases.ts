import { emptyClaimantForm } from '../domain/claim/emptyClaimantForm';
import type { Draft } from '../domain/claim/draft';
import { emptyEvidence, type Evidence } from '../domain/incident/evidence';
import { emptyIncidentForm } from '../domain/incident/emptyIncidentForm';
import { timeSteps, type Calendar, type TimedStep } from './calendar';
import { makeEvidence } from './evidence';
import { makeLoss, type Loss } from './loss';
import { places, type ConservationArea, type Place } from './places';
import { deskDayOf, readCourse, type Only } from './plan';
import { createDealer, createRandom, type Random } from './random';
import type { Staff } from './staff';
import { stories } from './stories/stories';
import type { Story } from './stories/story';
import { kindShares, sampleKinds, type SampleKind } from './kinds';
import * as words from './words';

/** One claim as it came about: for what, registered by whom, and what was done with it when. */
export type Case = {
  id: string;
  random: Random;
  area: ConservationArea;
  officer: Staff;
  loss: Loss;
  evidence: Evidence;
  /** When the wizard was opened. */
  begunAt: string;
  steps: readonly TimedStep[];
  /** Whether the officer saw the place; of nine claims one could not be reached. */
  visited: boolean;
  /** What the committee approves the claim on, if it does. */
  conditions: readonly string[];
  /** The share of each line that the committee grants. */
  share: number;
  /** What the plan says of it alone. */
  only: Only;
  /** The claim that was already registered for the same loss. */
  sameLossAs?: string;
};

/**
 * Returns a maker of cases, one after the other along a plan. Kinds, places and stories take turns, so that each has
 * its share however many are made.
 */
export function createCaseMaker(seed: number, calendar: Calendar, staff: readonly Staff[]) {
  const dealing = createRandom(seed);
  const dealKind = createDealer(dealing, (kind: SampleKind) => kindShares[kind]);
  const dealPlace = createDealer(dealing, ({ weight = 1 }: Place) => weight);
  const dealStory = createDealer(dealing, (_story: Story) => 1);
  const ids = new Set<string>();

  /**
   * @param course the steps, as in plan.ts
   * @param turn which of how many claims of the row, from 0 up to, not including, 1
   */
  return function makeCase(course: string, turn = 0, only: Only = {}, before?: Case): Case {
    // A claim's own stream of choices: what is added to the plan's end changes nothing before it.
    const random = createRandom(seed + (ids.size + 1) * 7919);
    const id = makeId(random, ids);

    function begin(area: ConservationArea) {
      const steps = timeSteps(random, readCourse(course), turn, deskDayOf(area));
      const [{ daysAgo, minutes } = { daysAgo: 1, minutes: 0 }] = steps;
      const begunAt = calendar.instant(daysAgo, minutes - random.int(9, 28), random.int(0, 59_999));
      return { id, random, begunAt, steps, daysAgo, only };
    }

    if (only.repeats) {
      if (!before) throw new Error('There is no claim to repeat.');
      const begun = begin(before.area);
      return { ...begun, ...repeat(random, before, begun.begunAt, staff) };
    }

    const kind = dealKind(only.kinds ?? sampleKinds);
    const district = only.districts?.[Math.floor(turn * only.districts.length)];
    const inDistrict = places.filter((one) => district === undefined || one.district === district);
    const place = dealPlace(inDistrict.filter((one) => storiesOf(kind, one).length > 0));
    const story = dealStory(storiesOf(kind, place));
    const begun = begin(place.area);
    const loss = makeLoss({ random, calendar, place, kind, story, daysAgo: begun.daysAgo, delay: only.delay });
    const team = officersOf(staff, place.area);
    return {
      ...begun,
      area: place.area,
      officer: team.find(({ user }) => user.district === place.district) ?? random.pick(team),
      loss,
      evidence: makeEvidence(random, kind, loss.photos, begun.begunAt),
      visited: only.visited ?? !random.chance(1 / 9),
      conditions: conditionsOf(random, kind, course),
      share: kind !== 'death' && random.chance(0.25) ? random.pick([0.8, 0.9]) : 1,
    };
  };
}

/** The same loss as the claim before, registered by another officer of the same conservation area. */
function repeat(random: Random, before: Case, begunAt: string, staff: readonly Staff[]) {
  const { area, loss, officer, visited, conditions, share, id } = before;
  const colleague = officersOf(staff, area).find((other) => other !== officer) ?? officer;
  const evidence = makeEvidence(random, loss.kind, loss.photos, begunAt);
  return { area, loss, officer: colleague, evidence, visited, conditions, share, sameLossAs: id };
}

/** All of them where payment waits for one; else one approval in four has one. */
function conditionsOf(random: Random, kind: SampleKind, course: string): readonly string[] {
  if (course.includes('approve_on_conditions')) return words.conditions[kind];
  return random.chance(0.25) ? [random.pick(words.conditions[kind])] : [];
}

const officersOf = (staff: readonly Staff[], area: ConservationArea) =>
  staff.filter((person) => person.works && person.role === 'district_officer' && person.area === area);

function storiesOf(kind: SampleKind, { species, crops }: Place): Story[] {
  return stories[kind].filter(
    (story) => species.includes(story.species) && (story.crops?.some((crop) => crops.includes(crop)) ?? true),
  );
}

/** An id like CLM-24A9F that no other claim has. */
function makeId(random: Random, taken: Set<string>): string {
  const id = `CLM-${random.digits(2)}${random.letters(1)}${random.digits(1)}${random.letters(1)}`;
  if (taken.has(id)) return makeId(random, taken);
  taken.add(id);
  return id;
}

/** What the wizard holds when a claim is ready to be submitted. */
export function completeDraft({ id, loss, evidence, officer, begunAt }: Case): Draft {
  return {
    id: `DRAFT-${id}`,
    claimId: id,
    step: 3,
    claimant: loss.claimant,
    incident: loss.incident,
    evidence,
    createdBy: officer.user.name,
    createdAt: begunAt,
    updatedAt: begunAt,
  };
}

/** One that has its claim's id and waits for evidence. */
export const draftWaitingForEvidence = (one: Case): Draft => ({
  ...completeDraft(one),
  step: 2,
  evidence: emptyEvidence,
});

/** One left in the middle of step 1. */
export function draftHardlyBegun(one: Case): Draft {
  const { fullName, phoneNumber, district } = one.loss.claimant;
  return {
    ...completeDraft(one),
    claimId: undefined,
    step: 0,
    claimant: { ...emptyClaimantForm, fullName, phoneNumber, district },
    incident: emptyIncidentForm,
    evidence: emptyEvidence,
  };
}
