import { addDays } from '../dayCount';
import { fromValuations } from '../incident/incidentDetails';
import type { IncidentType } from '../incident/incidents';
import type { Tone } from '../workflow/statuses';
import type { Words } from '../words';
import {
  rateBasisNames,
  type CapName,
  type GrowthStage,
  type Rate,
  type RateBasis,
  type Schedule,
  type ScheduleStatus,
} from './scheduleRecord';

/** How far a crop had grown: the share of its full value that is lost with it stands in the schedule. */
export const growthStages = {
  seedling: { label: 'Seedling' },
  growing: { label: 'Growing' },
  mature: { label: 'Mature' },
} as const satisfies Record<GrowthStage, { label: Words }>;

/** What each kind of incident is valued by. */
export const itemsOfKind = fromValuations(({ items }) => items);

/** What a line of a kind has at first: the one thing that the kind is valued by, where there is no other. */
export const firstItemOf = (kind: IncidentType): Words => {
  const [first = '', ...others] = itemsOfKind[kind];
  return others.length === 0 ? first : '';
};

/** The figures of a rate: `price` in UGX, `yield` in kg an acre, `share` in per cent. */
export type RateFigure = 'yield' | 'price' | 'share';

type BasisRow = {
  label: Words;
  kind: IncidentType;
  /** What its rates state, in the order asked, and what each is called. */
  figures: readonly { name: RateFigure; label: Words }[];
};

/** What a rate is applied to. */
export const rateBases = {
  area: {
    label: 'By area',
    kind: 'crop',
    figures: [
      { name: 'yield', label: 'Expected yield (kg an acre)' },
      { name: 'price', label: 'Price (UGX a kg)' },
    ],
  },
  plant: { label: 'By plant', kind: 'crop', figures: [{ name: 'price', label: 'Price (UGX a plant)' }] },
  head: { label: 'By animal', kind: 'livestock', figures: [{ name: 'price', label: 'Price (UGX an animal)' }] },
  repair: {
    label: 'By repair estimate',
    kind: 'property',
    figures: [{ name: 'share', label: 'Share of the repair estimate (%)' }],
  },
  receipts: { label: 'By receipts', kind: 'injury', figures: [{ name: 'price', label: 'Most that is paid (UGX)' }] },
  sum: { label: 'As a sum', kind: 'death', figures: [{ name: 'price', label: 'Sum (UGX)' }] },
} as const satisfies Record<RateBasis, BasisRow>;

/** The bases that a kind of incident can be valued by. */
export const basesOf = (kind: IncidentType): RateBasis[] =>
  rateBasisNames.filter((basis) => rateBases[basis].kind === kind);

export const ageOf = (rate: Rate): string => (rate.basis === 'head' ? (rate.age ?? '') : '');

/** What a schedule has one rate for. */
export const rateKey = (kind: IncidentType, item: string, age = ''): string => [kind, item, age].join('/');

const keyOfRate = (rate: Rate): string => rateKey(rateBases[rate.basis].kind, rate.item, ageOf(rate));

/** The most that is paid, UGX: for each kind of incident, and for a claim of any kind. */
export const scheduleLimits: Record<CapName, { label: Words }> = {
  ...fromValuations(({ limit }) => ({ label: limit })),
  claim: { label: 'Limit for any claim (UGX)' },
};

export const scheduleStatuses = {
  draft: { label: 'Draft', tone: 'grey' },
  published: { label: 'Published', tone: 'green' },
  withdrawn: { label: 'Withdrawn', tone: 'red' },
} as const satisfies Record<ScheduleStatus, { label: Words; tone: Tone }>;

/** Said wherever a sample is shown. */
export const sampleNotice: Words = "Sample schedule. The rates are not the authority's.";

/** The rate for an item: that of its age, else the one for every age; undefined where the schedule has none. */
export function findRate(
  { rates }: Pick<Schedule, 'rates'>,
  kind: IncidentType,
  item: string,
  age = '',
): Rate | undefined {
  const of = (wanted: string) => rates.find((rate) => keyOfRate(rate) === rateKey(kind, item, wanted));
  return of(age) ?? of('');
}

/** The most that a claim of a kind may be valued at, UGX; undefined where the schedule sets no limit. */
export function findCap({ caps }: Pick<Schedule, 'caps'>, kind: IncidentType): number | undefined {
  const limits = [caps[kind], caps.claim].filter((limit) => limit !== undefined);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

const isPublished = ({ status }: Schedule) => status === 'published';

/** Drafts first, then by the day they are in force from, the newest first. */
export const byDay = (a: Schedule, b: Schedule): number =>
  fromOf(a) === fromOf(b) ? (a.id < b.id ? 1 : -1) : fromOf(a) < fromOf(b) ? 1 : -1;

const fromOf = ({ from }: Schedule) => from ?? '9999-12-31';

/** Published schedules, the newest first. Withdrawn ones are not offered any more. */
export const publishedSchedules = (schedules: readonly Schedule[]): Schedule[] =>
  schedules.filter(isPublished).sort(byDay);

/** Whether two versions are one: what differs in capitals alone would be taken for the other. */
export const isSameVersion = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether a schedule is the only published one: without it no claim could be valued. */
export const isLastPublished = (schedules: readonly Schedule[], { id }: Schedule): boolean =>
  publishedSchedules(schedules).every((schedule) => schedule.id === id);

/** The schedule that is in force on a day, YYYY-MM-DD; undefined before the first of them. */
export const findInForce = (schedules: readonly Schedule[], on: string): Schedule | undefined =>
  publishedSchedules(schedules).find((schedule) => fromOf(schedule) <= on);

/** The schedule that follows a published one; undefined for the last one, for drafts and withdrawn ones. */
export function findNext(schedules: readonly Schedule[], schedule: Schedule): Schedule | undefined {
  if (!isPublished(schedule)) return undefined;
  return publishedSchedules(schedules).findLast((other) => fromOf(other) > fromOf(schedule));
}

/** The last day that a published schedule is in force, YYYY-MM-DD: the one before the next begins; undefined while none does. */
export function findLastDay(schedules: readonly Schedule[], schedule: Schedule): string | undefined {
  const next = findNext(schedules, schedule)?.from;
  return next && addDays(next, -1);
}
