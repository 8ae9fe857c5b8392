import * as v from 'valibot';
import { incidentTypes, speciesNames, type Species } from '../incident/incidents';
import { count, instant, revision, text } from '../register/storedFields';
import { languageCode } from '../settings/languages';
import { closingReasonNames } from '../workflow/closing';
import { reasonCodes } from '../workflow/reasonCodes';
import { paperNames } from './paperNames';

/* The shapes of the scheme's rules. Apart from what ships of them (scheme.ts), which only few screens ask for. */

const paper = v.picklist(paperNames);

/** A paper that a kind of incident needs, and what may stand for it. */
const neededPaper = v.object({ paper, standIns: v.array(paper) });

/** The species that can be listed: "Other" names none. */
export const listable: readonly Species[] = speciesNames.filter((name) => name !== 'other');

const species = {
  listed: v.array(v.picklist(listable)),
  /** Until the authority has confirmed the list, a species that is not on it warns and does not bar. */
  isConfirmed: v.boolean(),
};

/** Days within which an incident is to be reported, and those in which missing papers are to be brought. */
const reporting = { reportDays: count, papersDays: count };

const needed = { needed: v.object(v.entriesFromList(incidentTypes, v.array(neededPaper))) };

/** Why something was asked for, rejected or sent back, and why a claim was closed, as letters say it. */
export const letterReasonNames = [...reasonCodes, ...closingReasonNames] as const;

export type LetterReason = (typeof letterReasonNames)[number];

const sentences = {
  /** The sentences of letters that are worded anew, each in one language. */
  worded: v.array(
    v.object({
      reason: v.picklist(letterReasonNames),
      language: v.pipe(v.string(), v.regex(languageCode)),
      sentence: v.pipe(v.string(), v.nonEmpty()),
    }),
  ),
};

/**
 * Who may act: managed accounts alone; officers in the districts of their accounts alone; nobody at two of the parts that a
 * claim needs. The last two need to know who acts, and mean the first.
 */
const access = { managedOnly: v.boolean(), ownDistricts: v.boolean(), fourEyes: v.boolean() };

/** The shape of any part, with the same fields beside its rules. */
export const partWith = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.variant('id', [
    v.object({ id: v.literal('species'), ...entries, ...species }),
    v.object({ id: v.literal('reporting'), ...entries, ...reporting }),
    v.object({ id: v.literal('papers'), ...entries, ...needed }),
    v.object({ id: v.literal('sentences'), ...entries, ...sentences }),
    v.object({ id: v.literal('access'), ...entries, ...access }),
  ]);

export const schemeRecord = partWith({ rev: revision, changedAt: instant, changedBy: text });

/** A part of the scheme's rules, as administrators changed it (docs/product.md, Scheme rules). */
export type SchemeRecord = v.InferOutput<typeof schemeRecord>;

export type SchemePart = SchemeRecord['id'];

/** What a part says, without who changed it when. */
export type Rules<Part extends SchemePart> = Omit<
  Extract<SchemeRecord, { id: Part }>,
  'id' | 'rev' | 'changedAt' | 'changedBy'
>;

/** The rules of one part, whichever it is. */
export type PartRules = { [Part in SchemePart]: { id: Part } & Rules<Part> }[SchemePart];

export type NeededPaper = v.InferOutput<typeof neededPaper>;
