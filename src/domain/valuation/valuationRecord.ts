import * as v from 'valibot';
import { isQuantity } from '../quantity';
import { id, text } from '../register/storedFields';
import { shillings } from '../shillings';
import { growthStageNames, percent, rateRecord } from './scheduleRecord';

const quantity = v.pipe(v.number(), v.check(isQuantity));

const lineRecord = v.object({
  item: text,
  /** Of livestock. */
  age: v.optional(text),
  /** What the claimant stated, in the incident's own unit: acres, animals, UGX. */
  stated: v.optional(quantity),
  /** What was found: acres or plants of a crop, animals, UGX of a repair or of receipts. */
  quantity: v.optional(quantity),
  /** Per cent of a crop by area. */
  lost: v.optional(percent),
  stage: v.optional(v.picklist(growthStageNames)),
  /** The rate as the schedule had it; undefined for what is valued by hand. */
  rate: v.optional(rateRecord),
  /** Share of the full value at its growth stage, per cent, as the schedule had it. */
  stageShare: v.optional(percent),
  /** Where the amount of something without a rate comes from, and why it is right. */
  byHand: v.optional(v.object({ source: text, reason: text })),
  amount: shillings,
});

/** One thing that was lost, and what it is valued at in UGX. */
export type ValuationLine = v.InferOutput<typeof lineRecord>;

export const valuationRecord = v.object({
  schedule: id,
  isSample: v.boolean(),
  lines: v.array(lineRecord),
  /** The most that the schedule allows for such a claim, UGX. */
  cap: v.optional(shillings),
  /** Why the compensation is another than the lines come to. */
  changedBecause: v.optional(text),
});

/**
 * How a claim was valued, line by line, with the rates as they were: it stands whatever becomes of the schedule
 * (docs/product.md, Valuation).
 */
export type Valuation = v.InferOutput<typeof valuationRecord>;
