import * as v from 'valibot';
import { incidentTypes, type IncidentType } from '../incident/incidents';
import { isQuantity } from '../quantity';
import { day, id, instant, revision, text } from '../register/storedFields';
import { shillings } from '../shillings';

/* The shape of a valuation schedule. Apart from its words, which few screens show (schedule.ts): every start checks it. */

export const growthStageNames = ['seedling', 'growing', 'mature'] as const;

export type GrowthStage = (typeof growthStageNames)[number];

/** What a limit is for: each kind of incident, and a claim of any kind. */
export const capNames: readonly CapName[] = [...incidentTypes, 'claim'];

export type CapName = IncidentType | 'claim';

export const percent = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100));
const price = v.pipe(shillings, v.minValue(1));

export const rateRecord = v.variant('basis', [
  v.object({ basis: v.literal('area'), item: text, yield: v.pipe(v.number(), v.check(isQuantity)), price }),
  v.object({ basis: v.literal('plant'), item: text, price }),
  /** Without an age it is for every age that has no rate of its own. */
  v.object({ basis: v.literal('head'), item: text, age: v.optional(text), price }),
  v.object({ basis: v.literal('repair'), item: text, share: percent }),
  v.object({ basis: v.literal('receipts'), item: text, price }),
  v.object({ basis: v.literal('sum'), item: text, price }),
]);

/** What one thing is worth, by its basis. Prices in UGX, yields in kg an acre, shares in per cent. */
export type Rate = v.InferOutput<typeof rateRecord>;

export type RateBasis = Rate['basis'];

export const rateBasisNames = rateRecord.options.map(({ entries }) => entries.basis.literal);

const capsRecord = v.partial(v.object(v.entriesFromList(capNames, price)));
const stagesRecord = v.object(v.entriesFromList(growthStageNames, percent));

export const scheduleRecord = v.object({
  id,
  rev: revision,
  status: v.picklist(['draft', 'published', 'withdrawn']),
  /** Made for the portal, and not the authority's: every screen and paper that shows it says so. */
  isSample: v.boolean(),
  /** First day that it is in force; a draft has none. */
  from: v.optional(day),
  rates: v.array(rateRecord),
  /** Share of the full value by growth stage, per cent. */
  stages: stagesRecord,
  caps: capsRecord,
  /** Why it was withdrawn. */
  withdrawnBecause: v.optional(text),
  changedAt: instant,
  changedBy: text,
});

/**
 * A valuation schedule: what losses are worth from a day on (docs/product.md, Valuation schedules). It is in force until
 * the next published one is, so that no day has none or two. Once published its rates never change.
 */
export type Schedule = v.InferOutput<typeof scheduleRecord>;

export type ScheduleStatus = Schedule['status'];

export type ScheduleCaps = Schedule['caps'];
