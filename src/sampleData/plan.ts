import { conservationAreas, type ConservationArea } from './places';
import type { SampleKind } from './kinds';

/** What can be done with a claim, from its submission on. Each is a deed in steps.ts. */
export type Step =
  | 'submit'
  | 'start'
  | 'forward'
  | 'request_info'
  | 'reject'
  | 'resubmit'
  | 'note'
  | 'approve'
  | 'reject_committee'
  | 'refer_back'
  | 'final_approval'
  | 'mark_paid'
  | 'processing'
  | 'instalment'
  | 'success'
  | 'failed'
  | 'retry';

/**
 * A step, with the days ago between which it is done where that matters. Steps without days lie between their
 * neighbours; those after the last days follow soon after it. Keep days away from 29 to 31 and 59 to 61, the edges of
 * the windows of thirty days that the dashboard compares (docs/product.md, Figures).
 */
export type PlannedStep = Step | readonly [step: Step, earliest: number, latest: number];

/** So many claims that went this way. */
export type PlanRow = {
  count: number;
  course: readonly PlannedStep[];
  kinds?: readonly SampleKind[];
  /** Stored values of the districts it happens in, one after the other. */
  districts?: readonly string[];
  /** The same loss of the same claimant as the claim before it, registered again. */
  repeats?: true;
};

/**
 * Outside the districts the work is done on one day a week, counted back from today: the committee sits, three days later
 * final approval is given, and the day after that finance pays.
 */
const weekly: Partial<Record<Step, number>> = {
  approve: 6,
  reject_committee: 6,
  refer_back: 6,
  final_approval: 3,
  mark_paid: 3,
  processing: 2,
  instalment: 2,
  success: 2,
  failed: 2,
  retry: 2,
};

/** Whether a step is of those that are done on one day a week. */
export const isWeekly = (step: Step) => weekly[step] !== undefined;

/** Each conservation area does its paperwork on one day of the week, counted back from today as above. */
export const deskDayOf = (area: ConservationArea) => conservationAreas.indexOf(area) % 7;

/** Whether a step can be done on the day so many days ago. */
export const isDayFor = (step: Step, daysAgo: number) => !isWeekly(step) || daysAgo % 7 === weekly[step];

/**
 * What the fund was given out for, 8,000,000 of 50,000,000 (docs/product.md, Sample register). What is paid in a
 * district from the first day of the ledger on stays within its allocation: every other payment of the plan succeeds
 * before that day.
 */
export const allocations = [
  { daysAgo: 15, district: 'kasese', amount: 3_000_000, notes: 'Crop and livestock claims around the park' },
  { daysAgo: 15, district: 'hoima', amount: 2_000_000, notes: '' },
  { daysAgo: 9, district: 'mbarara', amount: 1_500_000, notes: '' },
  { daysAgo: 9, district: 'gulu', amount: 1_500_000, notes: 'First allocation to the district' },
] as const;

const funded = { kinds: ['crop'], districts: allocations.map(({ district }) => district) } as const;
const grave = { kinds: ['death', 'injury'] } as const;

/** How many users signed in within the 24 hours before the first run, the active sessions. */
export const recentSignIns = 24;
/** The share of audit events that failed, for a security score of 98.2 %, and the mean of their detection, ms. */
export const failureShare = 0.018;
export const meanDetectionMs = 2300;

/**
 * The sample register's 247 claims, laid out so that its figures follow from them (docs/product.md, Sample register).
 * The last window is the last thirty days, the one before it days 32 to 58.
 *
 * |                    | registered in the last | in the one before | earlier | all |
 * | pending            | 38                     | 15                | 10      | 63  |
 * | approved last      | 6                      | 15                | 19      | 40  |
 * | rejected last      | 4                      | 5                 | 2       | 11  |
 * | approved before    |                        | 6                 | 31      | 37  |
 * | rejected before    |                        | 2                 | 11      | 13  |
 * | approved earlier   |                        |                   | 79      | 79  |
 * | rejected earlier   |                        |                   | 4       | 4   |
 * | all                | 48                     | 43                | 156     | 247 |
 */
export const plan: readonly PlanRow[] = [
  // Approved earlier, and paid since.
  { count: 26, course: [['submit', 176, 82], 'forward', ['approve', 160, 62], 'final_approval', 'success'] },
  { count: 28, course: [['submit', 172, 84], 'forward', ['approve', 153, 62], ['mark_paid', 136, 38]] },
  {
    count: 5,
    course: [['submit', 170, 110], 'start', 'forward', ['approve', 146, 83], 'final_approval', 'processing', 'success'],
  },
  { count: 1, course: [['submit', 96, 96], 'forward', ['approve', 76, 76], 'final_approval', ['mark_paid', 66, 66]] },
  // ... and the same loss registered again three days later.
  { count: 1, course: [['submit', 93, 93], 'start', ['reject', 84, 84]], repeats: true },
  {
    count: 3,
    course: [['submit', 150, 122], 'start', 'note', 'forward', ['approve', 104, 83], 'final_approval', 'mark_paid'],
  },
  {
    count: 7,
    course: [
      ['submit', 165, 120],
      'start',
      'note',
      'forward',
      ['approve', 139, 83],
      'final_approval',
      ['instalment', 79, 65],
      ['success', 58, 37],
    ],
    ...grave,
  },
  {
    count: 5,
    course: [
      ['submit', 150, 112],
      'forward',
      ['approve', 118, 76],
      'final_approval',
      ['failed', 72, 65],
      'retry',
      ['success', 51, 37],
    ],
  },
  {
    count: 4,
    course: [
      ['submit', 170, 140],
      'start',
      'forward',
      ['refer_back', 125, 97],
      'forward',
      ['approve', 90, 69],
      'final_approval',
      ['success', 51, 37],
    ],
  },

  // Approved in the window before the last.
  {
    count: 25,
    course: [['submit', 112, 64], 'forward', ['approve', 55, 34], 'final_approval', ['success', 51, 23]],
  },
  {
    count: 3,
    course: [
      ['submit', 105, 80],
      'start',
      'forward',
      ['approve', 55, 41],
      'final_approval',
      ['instalment', 37, 37],
      ['success', 23, 16],
    ],
    ...grave,
  },
  { count: 6, course: [['submit', 58, 53], 'forward', ['approve', 41, 34], 'final_approval', ['success', 30, 16]] },
  {
    count: 1,
    course: [['submit', 90, 90], 'forward', ['approve', 34, 34], 'final_approval', ['failed', 23, 23], 'retry'],
  },
  {
    count: 2,
    course: [['submit', 85, 66], 'start', 'forward', ['approve', 41, 34], 'final_approval', ['failed', 30, 16]],
  },

  // Approved in the last window: paid before the ledger opened, paid from an allocation, and not yet paid.
  { count: 13, course: [['submit', 92, 62], 'forward', ['approve', 27, 20], 'final_approval', ['success', 23, 16]] },
  { count: 3, course: [['submit', 58, 40], 'forward', ['approve', 27, 20], 'final_approval', ['success', 23, 16]] },
  {
    count: 2,
    course: [['submit', 78, 66], 'forward', ['approve', 13, 13], 'final_approval', ['success', 9, 2]],
    ...funded,
  },
  {
    count: 4,
    course: [['submit', 56, 36], 'forward', ['approve', 13, 13], 'final_approval', ['success', 9, 2]],
    ...funded,
  },
  {
    count: 2,
    course: [
      ['submit', 88, 72],
      'start',
      'forward',
      ['approve', 20, 20],
      'final_approval',
      ['failed', 16, 16],
      'retry',
    ],
  },
  {
    count: 2,
    course: [['submit', 86, 70], 'forward', ['approve', 20, 13], 'final_approval', ['failed', 9, 2]],
  },
  { count: 5, course: [['submit', 57, 34], 'forward', ['approve', 13, 6], 'final_approval'] },
  { count: 4, course: [['submit', 28, 20], 'forward', ['approve', 13, 6], 'final_approval'] },
  { count: 3, course: [['submit', 48, 34], 'start', 'forward', ['approve', 6, 6]] },
  { count: 2, course: [['submit', 28, 24], 'forward', ['approve', 6, 6]] },

  // Rejected, in the district and by the committee.
  { count: 1, course: [['submit', 140, 140], 'start', ['reject', 120, 120]] },
  { count: 2, course: [['submit', 130, 104], 'forward', ['reject_committee', 97, 69]] },
  { count: 5, course: [['submit', 104, 70], 'start', ['reject', 56, 35]] },
  { count: 1, course: [['submit', 98, 98], 'forward', ['refer_back', 62, 62], ['reject', 47, 47]] },
  { count: 5, course: [['submit', 110, 75], 'forward', ['reject_committee', 55, 34]] },
  { count: 2, course: [['submit', 57, 50], 'start', 'note', ['reject', 42, 34]] },
  { count: 1, course: [['submit', 84, 84], 'forward', ['refer_back', 34, 34], ['reject', 18, 18]] },
  { count: 1, course: [['submit', 72, 72], 'forward', ['reject_committee', 20, 20]] },
  { count: 3, course: [['submit', 54, 36], 'start', ['reject', 25, 9]] },
  { count: 2, course: [['submit', 50, 40], 'forward', ['reject_committee', 27, 13]] },
  { count: 2, course: [['submit', 27, 18], 'start', ['reject', 12, 4]] },
  { count: 2, course: [['submit', 28, 22], 'forward', ['reject_committee', 13, 6]] },

  // Pending, submitted in the last window.
  { count: 10, course: [['submit', 22, 1]] },
  { count: 1, course: [['submit', 6, 6]] },
  // ... and the same loss registered again three days later, which nobody has noticed yet.
  { count: 1, course: [['submit', 3, 3]], repeats: true },
  { count: 8, course: [['submit', 26, 8], 'start'] },
  { count: 4, course: [['submit', 27, 9], 'start', 'request_info'] },
  { count: 10, course: [['submit', 28, 10], 'forward'] },
  { count: 3, course: [['submit', 28, 20], 'forward', ['refer_back', 13, 6]] },
  { count: 1, course: [['submit', 28, 28], 'forward', ['refer_back', 13, 13], 'forward'] },
  // ... and submitted again in it: their clock was started anew.
  { count: 1, course: [['submit', 76, 76], 'start', 'request_info', 'note', ['resubmit', 9, 9]] },
  { count: 1, course: [['submit', 68, 68], 'request_info', ['resubmit', 20, 20], 'forward'] },

  // Pending and overdue: last submitted more than thirty days ago, or more than sixty.
  { count: 5, course: [['submit', 57, 33]] },
  { count: 3, course: [['submit', 56, 40], 'start'] },
  { count: 4, course: [['submit', 55, 36], 'forward'] },
  { count: 2, course: [['submit', 52, 42], 'start', 'note', 'request_info'] },
  { count: 1, course: [['submit', 54, 54], 'forward', ['refer_back', 27, 27]] },
  { count: 1, course: [['submit', 66, 66]] },
  { count: 1, course: [['submit', 74, 74], 'start', 'note'] },
  { count: 2, course: [['submit', 95, 70], 'start', 'request_info'] },
  { count: 2, course: [['submit', 84, 64], 'forward'] },
  { count: 2, course: [['submit', 110, 90], 'forward', ['refer_back', 62, 34]] },
];
