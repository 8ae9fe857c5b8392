import { kampalaDay, kampalaInstant } from '../domain/calendar';
import { isDayFor, isWeekly, type PlannedStep, type StepName } from './plan';
import type { Random } from './random';

/** A working day has ten hours, from eight in the morning. Minutes. */
const workingDay = 600;

/** Days and instants counted back from the day of the first run. */
export type Calendar = ReturnType<typeof createCalendar>;

/** @param now the instant of the first run; only its day in Africa/Kampala counts. */
export function createCalendar(now: string) {
  const opening = Date.parse(kampalaInstant(kampalaDay(now), '08:00'));

  /** The calendar day so many days ago, YYYY-MM-DD. */
  const day = (daysAgo: number) => kampalaDay(instant(daysAgo, 0));

  /** The instant so many minutes after eight on a day, to the millisecond. */
  function instant(daysAgo: number, minutes: number, milliseconds = 0): string {
    return new Date(opening - daysAgo * 24 * 3_600_000 + minutes * 60_000 + milliseconds).toISOString();
  }

  /** The last instant of a day so many days ago. */
  const lastMoment = (daysAgo: number) => instant(daysAgo - 1, -8 * 60, -1);

  return { day, instant, lastMoment };
}

export type TimedStep = { step: StepName; daysAgo: number; minutes: number };

/** A step with its instant. */
export type DatedStep = TimedStep & { at: string };

/**
 * Gives every step of a course its time. Steps with days are spread evenly over the claims of a row; what is done in a
 * district falls on its desk day where there is room for it.
 * @param turn which of how many claims of the row, from 0 up to, not including, 1
 * @param deskDay the day of the week on which its district does its paperwork, as in plan.ts
 */
export function timeSteps(random: Random, course: readonly PlannedStep[], turn: number, deskDay: number): TimedStep[] {
  const fixed = course.map(({ step, days }) => {
    if (!days) return undefined;
    const [earliest, latest] = days;
    const position = positionOf(findDay(step, earliest, latest, turn), random.int(30, 570));
    if (isWeekly(step)) return position;
    return atDesk(random, deskDay, position, positionOf(earliest, 0), positionOf(latest, workingDay));
  });
  let position = 0;
  return course.map(({ step }, index) => {
    position = fixed[index] ?? follow(random, step, position, fixed.slice(index), deskDay);
    return { step, ...timeOf(position) };
  });
}

function findDay(step: StepName, earliest: number, latest: number, turn: number): number {
  const days = Array.from({ length: earliest - latest + 1 }, (_, index) => earliest - index);
  const open = days.filter((daysAgo) => isDayFor(step, daysAgo));
  const daysAgo = open[Math.floor(turn * open.length)];
  if (daysAgo === undefined) throw new Error(`No day for ${step} between ${earliest} and ${latest} days ago.`);
  return daysAgo;
}

/** The nearest desk day to a position, or the position itself where that is not between what comes before and after. */
function atDesk(random: Random, deskDay: number, position: number, after: number, before: number): number {
  const { daysAgo } = timeOf(position);
  const nearest = [0, 1, -1, 2, -2, 3, -3].map((days) => daysAgo + days).find((day) => day % 7 === deskDay) ?? daysAgo;
  const there = positionOf(nearest, random.int(30, 570));
  return there > after && there < before ? there : position;
}

/** Where a step without days comes after another: on its next day of the week, or on the way to what has days. */
function follow(
  random: Random,
  step: StepName,
  previous: number,
  ahead: readonly (number | undefined)[],
  deskDay: number,
): number {
  if (isWeekly(step)) return positionOf(findNextDay(step, timeOf(previous).daysAgo), random.int(30, 570));
  const next = ahead.findIndex((position) => position !== undefined);
  const end = ahead[next] ?? Math.min(previous + 12 * workingDay, positionOf(1, 570));
  const stretches = (next === -1 ? ahead.length : next) + 1;
  const position = previous + ((end - previous) / stretches) * (0.7 + random.next() * 0.6);
  return atDesk(random, deskDay, position, previous, end);
}

function findNextDay(step: StepName, after: number): number {
  for (let daysAgo = after - 1; daysAgo > 0; daysAgo -= 1) if (isDayFor(step, daysAgo)) return daysAgo;
  throw new Error(`No day for ${step} later than ${after} days ago.`);
}

/** Positions are working minutes counted back from today, negative. */
const positionOf = (daysAgo: number, minutes: number) => minutes - daysAgo * workingDay;

function timeOf(position: number) {
  const daysAgo = Math.ceil(-position / workingDay);
  return { daysAgo, minutes: Math.floor(position + daysAgo * workingDay) };
}
