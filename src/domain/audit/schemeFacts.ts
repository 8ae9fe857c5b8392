import type { PartRules, Rules } from '../scheme/schemeRecord';

/** What any part may say. */
type SomeRules = Partial<
  Rules<'species'> & Rules<'reporting'> & Rules<'papers'> & Rules<'sentences'> & Rules<'access'>
>;

/**
 * What the log keeps of a part of the scheme's rules: a field for each species, number of days, kind and sentence. A paper
 * stands with what may stand for it: "police_report|council_letter".
 */
export function schemeFacts(part: PartRules): object {
  const {
    isConfirmed,
    reportDays,
    papersDays,
    listed = [],
    needed,
    worded = [],
    managedOnly,
    ownDistricts,
    fourEyes,
  }: SomeRules = part;
  return {
    ...{ isConfirmed, reportDays, papersDays, managedOnly, ownDistricts, fourEyes },
    listed: Object.fromEntries(listed.map((name) => [name, true])),
    needed: Object.fromEntries(
      Object.entries(needed ?? {}).map(([kind, papers]) => [
        kind,
        papers.map(({ paper, standIns }) => [paper, ...standIns].join('|')),
      ]),
    ),
    sentence: Object.fromEntries(worded.map(({ reason, language, sentence }) => [`${reason}.${language}`, sentence])),
  };
}
