import type { IncidentType } from '../domain/incidents';

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
 * the windows of thirty days that the dashboard compares (PRODUCT.md, One truth).
 */
export type PlannedStep = Step | readonly [step: Step, earliest: number, latest: number];

/** So many claims that went this way. */
export type PlanRow = {
  count: number;
  course: readonly PlannedStep[];
  kinds?: readonly IncidentType[];
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

/** Whether a step can be done on the day so many days ago. */
export const isDayFor = (step: Step, daysAgo: number) => !isWeekly(step) || daysAgo % 7 === weekly[step];

/**
 * What the fund was given out for, 8,000,000 of 50,000,000 (PRODUCT.md, One truth). What is paid in a district from the
 * first day of the ledger on stays within its allocation: every other payment of the plan succeeds before that day.
 */
export const allocations = [
  { daysAgo: 15, district: 'kasese', amount: 3_000_000, notes: 'Crop and livestock claims around the park' },
  { daysAgo: 15, district: 'hoima', amount: 2_000_000, notes: '' },
  { daysAgo: 9, district: 'mbarara', amount: 1_500_000, notes: '' },
  { daysAgo: 9, district: 'gulu', amount: 1_500_000, notes: 'First allocation to the district' },
] as const;

const funded = { kinds: ['crop'], districts: allocations.map(({ district }) => district) } as const;
const grave = { kinds: ['death', 'injury'] } as const;

/** How many users sign in on the day before the first run. */
export const recentSignIns = 9;
/** The share of audit events that failed (PRODUCT.md: a security score of 98.2 %), and the mean of their detection, ms. */
export const failureShare = 0.018;
export const meanDetectionMs = 2300;

/** The sample register's claims. To grow it, raise the counts. */
export const plan: readonly PlanRow[] = [
  // Paid.
  {
    count: 6,
    course: [['submit', 165, 112], 'forward', ['approve', 104, 69], 'final_approval', ['success', 65, 44]],
  },
  {
    count: 4,
    course: [
      ['submit', 85, 62],
      'start',
      'forward',
      ['approve', 55, 34],
      'final_approval',
      'processing',
      ['success', 37, 23],
    ],
  },
  {
    count: 3,
    course: [['submit', 58, 35], 'forward', ['approve', 27, 13], 'final_approval', ['success', 9, 2]],
    ...funded,
  },
  { count: 2, course: [['submit', 150, 122], 'start', 'forward', ['approve', 104, 83], ['mark_paid', 75, 62]] },
  { count: 1, course: [['submit', 96, 96], 'forward', ['approve', 76, 76], 'final_approval', ['mark_paid', 66, 66]] },
  // ... and the same loss registered again three days later.
  { count: 1, course: [['submit', 93, 93], 'start', ['reject', 84, 84]], repeats: true },
  {
    count: 3,
    course: [
      ['submit', 160, 120],
      'start',
      'note',
      'forward',
      ['approve', 104, 83],
      'final_approval',
      ['instalment', 72, 65],
      ['success', 51, 37],
    ],
    ...grave,
  },
  {
    count: 2,
    course: [
      ['submit', 140, 112],
      'forward',
      ['approve', 97, 76],
      'final_approval',
      ['failed', 72, 65],
      'retry',
      ['success', 51, 37],
    ],
  },
  {
    count: 2,
    course: [
      ['submit', 165, 140],
      'start',
      'forward',
      ['refer_back', 118, 97],
      'forward',
      ['approve', 83, 69],
      'final_approval',
      ['success', 51, 37],
    ],
  },
  {
    count: 1,
    course: [
      ['submit', 150, 135],
      'start',
      'request_info',
      'note',
      'resubmit',
      'forward',
      ['approve', 90, 76],
      'final_approval',
      ['success', 51, 37],
    ],
  },

  // Approved and not yet paid.
  { count: 2, course: [['submit', 48, 34], 'forward', ['approve', 13, 6]] },
  { count: 2, course: [['submit', 68, 40], 'start', 'forward', ['approve', 20, 6], 'final_approval'] },
  { count: 2, course: [['submit', 68, 40], 'forward', ['approve', 27, 13], 'final_approval', 'processing'] },
  {
    count: 1,
    course: [['submit', 90, 90], 'forward', ['approve', 34, 34], 'final_approval', ['failed', 16, 16], 'retry'],
  },
  {
    count: 2,
    course: [['submit', 75, 62], 'start', 'forward', ['approve', 27, 20], 'final_approval', ['failed', 9, 2]],
  },

  // Rejected, in the district and by the committee.
  { count: 1, course: [['submit', 118, 90], 'start', ['reject', 56, 35]] },
  { count: 2, course: [['submit', 52, 34], 'start', 'note', ['reject', 24, 5]] },
  { count: 1, course: [['submit', 88, 80], 'start', 'request_info', 'resubmit', ['reject', 40, 36]] },
  { count: 2, course: [['submit', 110, 75], 'forward', ['reject_committee', 55, 34]] },
  { count: 1, course: [['submit', 50, 40], 'forward', ['reject_committee', 20, 13]] },

  // Pending.
  { count: 3, course: [['submit', 16, 1]] },
  { count: 1, course: [['submit', 6, 6]] },
  // ... and the same loss registered again three days later, which nobody has noticed yet.
  { count: 1, course: [['submit', 3, 3]], repeats: true },
  { count: 2, course: [['submit', 24, 9], 'start'] },
  { count: 2, course: [['submit', 27, 9], 'start', 'request_info'] },
  { count: 3, course: [['submit', 28, 12], 'start', 'forward'] },
  { count: 1, course: [['submit', 28, 22], 'forward', ['refer_back', 6, 6]] },
  { count: 1, course: [['submit', 28, 24], 'forward', ['refer_back', 13, 13], 'forward'] },
  { count: 1, course: [['submit', 75, 62], 'start', 'request_info', 'note', ['resubmit', 12, 5]] },

  // Pending and overdue: last submitted more than thirty days ago, or more than sixty.
  { count: 2, course: [['submit', 58, 36]] },
  { count: 1, course: [['submit', 56, 40], 'start', 'note'] },
  { count: 1, course: [['submit', 50, 36], 'start', 'forward'] },
  { count: 1, course: [['submit', 95, 70], 'start', 'request_info'] },
  { count: 1, course: [['submit', 110, 90], 'forward', ['refer_back', 62, 62]] },
];
