import type { AppealGround, DismissalReason } from '../domain/claim/appeal/appealRecord';
import type { Role } from '../domain/user/roles';
import type { HoldReason } from '../domain/workflow/holding';
import { conservationAreas, type ConservationArea } from './places';
import type { SampleKind } from './kinds';
import { appealStatements, holdNotes } from './words';

/** What can be done with a claim, from its submission on, and by whom. Each is a step in steps.ts. */
const doneBy = {
  submit: 'district_officer',
  start: 'district_officer',
  forward: 'district_officer',
  request_info: 'district_officer',
  value_and_ask: 'district_officer',
  reject: 'district_officer',
  resubmit: 'district_officer',
  note: 'district_officer',
  approve: 'cvc_member',
  approve_on_conditions: 'cvc_member',
  reject_committee: 'cvc_member',
  refer_back: 'cvc_member',
  final_approval: 'admin',
  mark_paid: 'admin',
  processing: 'finance',
  instalment: 'finance',
  success: 'finance',
  failed: 'finance',
  retry: 'finance',
} as const satisfies Record<string, Role>;

export type StepName = keyof typeof doneBy;

const isStep = (text: string): text is StepName => Object.hasOwn(doneBy, text);

export const roleOf = (step: StepName): Role => doneBy[step];

/**
 * Outside the districts the work is done on one day a week, counted back from today: the committee sits, three days later
 * final approval is given, and the day after that finance pays.
 */
const weekly: Record<Role, number | undefined> = {
  district_officer: undefined,
  cvc_member: 6,
  admin: 3,
  finance: 2,
};

/** Whether a step is of those that are done on one day a week. */
export const isWeekly = (step: StepName) => weekly[roleOf(step)] !== undefined;

/** Each conservation area does its paperwork on one day of the week, counted back from today as above. */
export const deskDayOf = (area: ConservationArea) => conservationAreas.indexOf(area) % 7;

/** Whether a step can be done on the day so many days ago. */
export const isDayFor = (step: StepName, daysAgo: number) => !isWeekly(step) || daysAgo % 7 === weekly[roleOf(step)];

/** A step, with the days ago between which it is done where that matters. */
export type PlannedStep = { step: StepName; days?: readonly [earliest: number, latest: number] };

/**
 * So many claims that went this way: their steps, with the days ago between which each is done, or the one day, where
 * that matters. Steps without days lie between their neighbours; those after the last days follow soon after it. Keep
 * days away from 29 to 31 and 59 to 61, the edges of the windows of thirty days that the dashboard compares
 * (docs/product.md, Figures).
 */
type PlanRow = readonly [count: number, course: string, only?: Only];

/** What the claims of a row are about; anything where nothing is said. */
export type Only = {
  kinds?: readonly SampleKind[];
  /** Stored values of the districts it happens in, one after the other. */
  districts?: readonly string[];
  /** The same loss of the same claimant as the claim before it, registered again. */
  repeats?: true;
  /** Days from the incident to its registration. */
  delay?: number;
  /** Nothing kept the officer from the place. */
  visited?: true;
  /** It was put on hold after its last step, to be looked at again after so many days. */
  held?: PlannedHold;
  /** Its claimant appealed what was decided. */
  appealed?: PlannedAppeal;
  /** The claimant's number or account was corrected. */
  corrected?: PlannedCorrection;
};

/** Done on a day on which the role works; to be looked at again so many days later. */
export type PlannedHold = {
  by: 'district_officer' | 'cvc_member';
  daysAgo: number;
  reason: HoldReason;
  note: string;
  lookAgainAfter: number;
};

/** Filed on that day; open, unless it was dismissed on a day of the committee. */
export type PlannedAppeal = {
  daysAgo: number;
  ground: AppealGround;
  statement: string;
  dismissed?: { daysAgo: number; reason: DismissalReason };
};

/** Made on a day of the administrators; waiting, unless it was confirmed on a day of finance. */
export type PlannedCorrection = { daysAgo: number; confirmed?: { daysAgo: number } };

export function readCourse(course: string): PlannedStep[] {
  return course.split(', ').map((part) => {
    const [step = '', earliest, latest = earliest] = part.split(/[ -]/);
    if (!isStep(step)) throw new Error(`The plan has a step that nobody does: ${part}`);
    return earliest ? { step, days: [Number(earliest), Number(latest)] } : { step };
  });
}

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
  [26, 'submit 176-82, forward, approve 160-62, final_approval, success'],
  [28, 'submit 172-84, forward, approve 153-62, mark_paid 136-38'],
  [5, 'submit 170-110, start, forward, approve 146-83, final_approval, processing, success'],
  [1, 'submit 96, forward, approve 76, final_approval, mark_paid 66'],
  // ... and the same loss registered again three days later.
  [1, 'submit 93, start, reject 84', { repeats: true }],
  [3, 'submit 150-122, start, note, forward, approve 104-83, final_approval, mark_paid'],
  [7, 'submit 165-120, start, note, forward, approve 139-83, final_approval, instalment 79-65, success 58-37', grave],
  [5, 'submit 150-112, forward, approve 118-76, final_approval, failed 72-65, retry, success 51-37'],
  [4, 'submit 170-140, start, forward, refer_back 125-97, forward, approve 90-69, final_approval, success 51-37'],

  // Approved in the window before the last.
  [25, 'submit 112-64, forward, approve 55-34, final_approval, success 51-23'],
  [3, 'submit 105-80, start, forward, approve 55-41, final_approval, instalment 37, success 23-16', grave],
  [6, 'submit 58-53, forward, approve 41-34, final_approval, success 30-16'],
  [1, 'submit 90, forward, approve 34, final_approval, failed 23, retry'],
  [2, 'submit 85-66, start, forward, approve 41-34, final_approval, failed 30-16'],

  // Approved in the last window: paid before the ledger opened, paid from an allocation, and not yet paid.
  [13, 'submit 92-62, forward, approve 27-20, final_approval, success 23-16'],
  [3, 'submit 58-40, forward, approve 27-20, final_approval, success 23-16'],
  [2, 'submit 78-66, forward, approve 13, final_approval, success 9-2', funded],
  [4, 'submit 56-36, forward, approve 13, final_approval, success 9-2', funded],
  [2, 'submit 88-72, start, forward, approve 20, final_approval, failed 16, retry'],
  [1, 'submit 82, forward, approve 20, final_approval, failed 9', { corrected: { daysAgo: 3 } }],
  [1, 'submit 74, forward, approve 13, final_approval, failed 2'],
  [5, 'submit 57-34, forward, approve 13-6, final_approval'],
  [4, 'submit 28-20, forward, approve 13-6, final_approval'],
  [3, 'submit 48-34, start, forward, approve 6'],
  [1, 'submit 28-24, forward, approve 6', { corrected: { daysAgo: 3, confirmed: { daysAgo: 2 } } }],
  [1, 'submit 28-24, forward, approve_on_conditions 6'],

  // Rejected, in the district and by the committee.
  [1, 'submit 140, start, reject 120'],
  [2, 'submit 130-104, forward, reject_committee 97-69'],
  [5, 'submit 104-70, start, reject 56-35'],
  [1, 'submit 98, forward, refer_back 62, reject 47'],
  [5, 'submit 110-75, forward, reject_committee 55-34'],
  [2, 'submit 57-50, start, note, reject 42-34'],
  [
    1,
    'submit 84, forward, refer_back 34, reject 18',
    { appealed: { daysAgo: 5, ground: 'cause', statement: appealStatements.livestock } },
  ],
  [
    1,
    'submit 72, forward, reject_committee 20',
    { appealed: { daysAgo: 8, ground: 'cause', statement: appealStatements.crop } },
  ],
  [3, 'submit 54-36, start, reject 25-9'],
  [
    1,
    'submit 48, forward, reject_committee 27',
    {
      appealed: {
        daysAgo: 16,
        ground: 'entitled',
        statement: appealStatements.injury,
        dismissed: { daysAgo: 13, reason: 'nothing_new' },
      },
    },
  ],
  [1, 'submit 42, forward, reject_committee 13'],
  [2, 'submit 27-18, start, reject 12-4'],
  [2, 'submit 28-22, forward, reject_committee 13-6'],

  // Pending, submitted in the last window.
  [10, 'submit 22-1'],
  [1, 'submit 6'],
  // ... and the same loss registered again three days later, which nobody has noticed yet.
  [1, 'submit 3', { repeats: true }],
  [7, 'submit 26-8, start'],
  [4, 'submit 27-9, start, request_info'],
  // ... and the newest incident of all, with which the claims list begins: valued, and waiting for a paper.
  [1, 'submit 2, value_and_ask 1', { kinds: ['crop'], delay: 1, visited: true }],
  [10, 'submit 28-10, forward'],
  [3, 'submit 28-20, forward, refer_back 13-6'],
  [
    1,
    'submit 28, forward, refer_back 13, forward',
    {
      held: {
        by: 'cvc_member',
        daysAgo: 6,
        reason: 'investigation',
        note: holdNotes.investigation,
        lookAgainAfter: 21,
      },
    },
  ],
  // ... and submitted again in it: their clock was started anew.
  [1, 'submit 76, start, request_info, note, resubmit 9'],
  [1, 'submit 68, request_info, resubmit 20, forward'],

  // Pending and overdue: last submitted more than thirty days ago, or more than sixty.
  [5, 'submit 57-33'],
  [3, 'submit 56-40, start'],
  [4, 'submit 55-36, forward'],
  [2, 'submit 52-42, start, note, request_info'],
  [1, 'submit 54, forward, refer_back 27'],
  [1, 'submit 66'],
  [
    1,
    'submit 74, start, note',
    {
      held: {
        by: 'district_officer',
        daysAgo: 20,
        reason: 'dispute',
        note: holdNotes.dispute,
        lookAgainAfter: 14,
      },
    },
  ],
  [2, 'submit 95-70, start, request_info'],
  [2, 'submit 84-64, forward'],
  // ... the one that waits longest is what an officer's queue begins with.
  [2, 'submit 110-90, forward, refer_back 62-34', { kinds: ['crop'], visited: true }],
];
