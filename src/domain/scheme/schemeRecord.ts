import * as v from 'valibot';
import { incidentTypes, speciesNames } from '../incident/incidents';
import { count, instant, revision, text } from '../register/storedFields';
import { languageCode } from '../settings/languages';
import { reasonCodes } from '../workflow/reasonCodes';
import { paperNames } from './paperNames';

/* The shapes of the scheme's rules. Apart from what ships of them (scheme.ts), which only few screens ask for. */

const changed = { rev: revision, changedAt: instant, changedBy: text };

const paper = v.picklist(paperNames);

/** A paper that a kind of incident needs, and what may stand for it. */
const neededPaper = v.object({ paper, standIns: v.array(paper) });

export const schemeRecord = v.variant('id', [
  v.object({
    id: v.literal('species'),
    ...changed,
    listed: v.array(v.picklist(speciesNames)),
    /** Until the authority has confirmed the list, a species that is not on it warns and does not bar. */
    isConfirmed: v.boolean(),
  }),
  v.object({
    id: v.literal('reporting'),
    ...changed,
    /** Days within which an incident is to be reported, and those in which missing papers are to be brought. */
    reportDays: count,
    papersDays: count,
  }),
  v.object({
    id: v.literal('papers'),
    ...changed,
    needed: v.object(v.entriesFromList(incidentTypes, v.array(neededPaper))),
  }),
  v.object({
    id: v.literal('sentences'),
    ...changed,
    /** The sentences of letters that are worded anew, each in one language. */
    worded: v.array(
      v.object({
        reason: v.picklist(reasonCodes),
        language: v.pipe(v.string(), v.regex(languageCode)),
        sentence: v.pipe(v.string(), v.nonEmpty()),
      }),
    ),
  }),
]);

/** A part of the scheme's rules, as administrators changed it (docs/product.md, Scheme rules). */
export type SchemeRecord = v.InferOutput<typeof schemeRecord>;

export type SchemePart = SchemeRecord['id'];

/** What a part says, without who changed it when. */
export type Rules<Part extends SchemePart> = Omit<
  Extract<SchemeRecord, { id: Part }>,
  'id' | 'rev' | 'changedAt' | 'changedBy'
>;

export type NeededPaper = v.InferOutput<typeof neededPaper>;

export const schemeParts = schemeRecord.options.map(({ entries }) => entries.id.literal);
