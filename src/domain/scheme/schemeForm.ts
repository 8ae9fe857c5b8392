import * as v from 'valibot';
import { incidentTypes, type IncidentType } from '../incident/incidents';
import { textLimits, tooLong } from '../form/textLimits';
import type { Words } from '../words';
import { languageCode, languageNames, type Language } from '../settings/languages';
import { wordable } from './letterReasons';
import { paperNames, type PaperName } from './paperNames';
import { listable, type LetterReason, type NeededPaper, type PartRules, type Rules } from './schemeRecord';

const isOnce = (names: string[]) => new Set(names).size === names.length;

/** Days of the longest time that can be given. */
const maximumDays = 365;

const daysMessage: Words = 'Enter a whole number of days from 1 to 365';

const days = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= maximumDays, daysMessage),
  v.transform(Number),
);

/** The species as chosen. */
export const speciesSchema = v.object({
  id: v.literal('species'),
  listed: v.pipe(
    v.array(v.picklist(listable)),
    v.nonEmpty('Choose at least one species'),
    v.check((listed) => isOnce(listed), 'A species is listed twice'),
    v.transform((listed) => listable.filter((name) => listed.includes(name))),
  ),
  isConfirmed: v.boolean(),
});

/** The days as typed. */
export const reportingSchema = v.object({ id: v.literal('reporting'), reportDays: days, papersDays: days });

const twiceMessage: Words = 'A paper is named twice';
const itselfMessage: Words = 'A paper cannot stand in for itself';

/** The papers of one kind of incident: none twice, and none that stands for itself. */
export const neededSchema = v.pipe(
  v.array(
    v.pipe(
      v.object({ paper: v.picklist(paperNames, 'Choose a paper'), standIns: v.array(v.picklist(paperNames)) }),
      v.check(({ standIns }) => isOnce(standIns), twiceMessage),
      v.check(({ paper, standIns }) => !standIns.includes(paper), itselfMessage),
      v.transform(({ paper, standIns }): NeededPaper => ({
        paper,
        standIns: paperNames.filter((name) => standIns.includes(name)),
      })),
    ),
  ),
  v.check((needed) => isOnce(needed.map(({ paper }) => paper)), twiceMessage),
);

const papersSchema = v.object({
  id: v.literal('papers'),
  needed: v.object(v.entriesFromList(incidentTypes, neededSchema)),
});

const sentence = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => text.replace(/\s+/g, ' ')),
  v.check((text) => text.length <= textLimits.sentence, tooLong),
);

/** One reason's sentence in each language of letters; empty where the one that ships stands. */
export const sentenceSchema = v.object(v.entriesFromList(languageNames, sentence));

const sentencesSchema = v.object({
  id: v.literal('sentences'),
  worded: v.pipe(
    v.array(
      v.object({
        reason: v.picklist(wordable),
        language: v.pipe(v.string(), v.regex(languageCode)),
        sentence: v.pipe(sentence, v.nonEmpty('Enter the sentence')),
      }),
    ),
    v.check(
      (worded) => isOnce(worded.map(({ reason, language }) => `${reason} ${language}`)),
      'A sentence is worded twice in one language',
    ),
  ),
});

/** Who may act, as chosen. */
export const accessSchema = v.object({
  id: v.literal('access'),
  managedOnly: v.boolean(),
  ownDistricts: v.boolean(),
  fourEyes: v.boolean(),
});

/** What administrators send of a part of the scheme's rules (docs/product.md, Scheme rules). */
export const partSchema = v.variant('id', [
  speciesSchema,
  reportingSchema,
  papersSchema,
  sentencesSchema,
  accessSchema,
]);

export type PartForm = v.InferInput<typeof partSchema>;

export const daysToForm = ({ reportDays, papersDays }: Rules<'reporting'>): v.InferInput<typeof reportingSchema> => ({
  id: 'reporting',
  reportDays: String(reportDays),
  papersDays: String(papersDays),
});

/** Rules as the form of their part sends them. */
export const rulesToForm = (part: PartRules): PartForm => (part.id === 'reporting' ? daysToForm(part) : part);

/** Whether the rules of a part are such as its form lets through. */
export const isWholePart = (part: PartRules): boolean => v.is(partSchema, rulesToForm(part));

/** The papers with those of one kind of incident otherwise. */
export const withNeeded = (
  { needed }: Rules<'papers'>,
  kind: IncidentType,
  papersOfKind: readonly { paper: PaperName; standIns: readonly PaperName[] }[],
): Rules<'papers'> => ({
  needed: { ...needed, [kind]: papersOfKind.map(({ paper, standIns }) => ({ paper, standIns: [...standIns] })) },
});

/** The sentences with those of one reason otherwise; an empty one is the one that ships again. */
export function withWorded(
  { worded }: Rules<'sentences'>,
  reason: LetterReason,
  texts: Record<Language, string>,
): Rules<'sentences'> {
  const others = worded.filter((one) => one.reason !== reason || !languageNames.some((name) => name === one.language));
  const now = languageNames.flatMap((language) => {
    const text = texts[language].trim();
    return text === '' ? [] : { reason, language, sentence: text };
  });
  return { worded: [...others, ...now] };
}
