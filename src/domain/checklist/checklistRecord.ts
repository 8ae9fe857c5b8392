import * as v from 'valibot';
import { day, id, instant, measure, text } from '../register/storedFields';
import { paperNames } from '../scheme/paperNames';

/* The shape of a claim's checklist. Apart from its words, which few screens show (questions.ts): every start checks it. */

export const questionNames = [
  'identity',
  'claims_as',
  'species_stated',
  'species_listed',
  'outside_area',
  'first_reported',
  'reported_in_time',
  'site_visited',
] as const;

export type QuestionName = (typeof questionNames)[number];

export const answerNames = ['yes', 'no', 'not_applicable'] as const;

export type Answer = (typeof answerNames)[number];

/** In what capacity somebody claims. */
export const capacityNames = ['self', 'guardian', 'next_of_kin', 'representative'] as const;

export type Capacity = (typeof capacityNames)[number];

const answerRecord = v.object({
  /** Left out where the portal answers by itself, and where nobody answered yet. */
  answer: v.optional(v.picklist(answerNames)),
  note: v.optional(text),
  /** Why the claim is forwarded although the answer bars it. */
  override: v.optional(text),
});

const paperAnswerRecord = v.object({
  ...answerRecord.entries,
  /** What stands for the paper. */
  standIn: v.optional(v.picklist(paperNames)),
  /** The file that was looked at; the answer is open again with another one. */
  file: v.optional(id),
});

const visitRecord = v.object({
  day,
  by: text,
  /** Degrees, WGS 84; both or none. */
  latitude: v.optional(measure),
  longitude: v.optional(measure),
  /** Those of the claim's photos that were taken there, by their ids. */
  photos: v.array(id),
});

const firstReportRecord = v.object({ day, to: text, reference: v.optional(text) });

const optionalOf = <Name extends string, Schema extends v.GenericSchema>(names: readonly Name[], schema: Schema) =>
  v.partial(v.object(v.entriesFromList(names, schema)));

export const checklistRecord = v.object({
  questions: optionalOf(questionNames, answerRecord),
  papers: optionalOf(paperNames, paperAnswerRecord),
  capacity: v.optional(v.picklist(capacityNames)),
  /** What shows that a guardian, next of kin or representative may claim. */
  capacityPaper: v.optional(text),
  firstReport: v.optional(firstReportRecord),
  visit: v.optional(visitRecord),
  checkedAt: instant,
  checkedBy: text,
});

/** What an officer answered before a claim is forwarded (docs/product.md, Checklist). Days as YYYY-MM-DD. */
export type Checklist = v.InferOutput<typeof checklistRecord>;
