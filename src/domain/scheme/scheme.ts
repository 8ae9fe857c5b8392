import { shippedAccess } from '../access/account';
import { fromKinds } from '../incident/incidents';
import type { LetterReason, PartRules, SchemePart, SchemeRecord, Rules } from './schemeRecord';

/** The scheme's rules: what administrators changed, and for the rest what ships. */
export type Scheme = { [Part in SchemePart]: Rules<Part> };

/**
 * The rules that ship, a first version. The authority has confirmed none of them; an administrator
 * changes each in the portal (docs/product.md, Scheme rules). Days are calendar days.
 */
export const shippedScheme: Scheme = {
  species: {
    listed: ['elephant', 'buffalo', 'lion', 'hippo', 'crocodile', 'leopard', 'hyena', 'gorilla', 'chimpanzee'],
    isConfirmed: false,
  },
  reporting: { reportDays: 3, papersDays: 14 },
  papers: {
    needed: fromKinds(({ papers }) => papers.map(({ paper, standIns }) => ({ paper, standIns: [...standIns] }))),
  },
  sentences: { worded: [] },
  access: shippedAccess,
};

/** The rules as they stand, of the records of the parts that were changed. */
export function toScheme(records: readonly SchemeRecord[]): Scheme {
  const changed = Object.fromEntries(records.map((record) => [record.id, record]));
  return { ...shippedScheme, ...changed };
}

/** What a part says as it stands, with its name. */
export const findRules = (scheme: Scheme, part: SchemePart): PartRules =>
  rulesOf({ id: part, ...scheme[part] } as PartRules);

/** The rules of a part alone, without who changed them when. */
export function rulesOf(part: PartRules): PartRules {
  switch (part.id) {
    case 'species':
      return { id: part.id, listed: part.listed, isConfirmed: part.isConfirmed };
    case 'reporting':
      return { id: part.id, reportDays: part.reportDays, papersDays: part.papersDays };
    case 'papers':
      return { id: part.id, needed: part.needed };
    case 'sentences':
      return { id: part.id, worded: part.worded };
    case 'access':
      return { id: part.id, managedOnly: part.managedOnly, ownDistricts: part.ownDistricts, fourEyes: part.fourEyes };
  }
}

/** Sentences worded anew in one language, by their reason. They are text as it was typed, never a key of a translation. */
export type WordedSentences = { readonly [Reason in LetterReason]?: string };

/** The sentences that administrators worded anew in a language; for the others, the ones that ship stand. */
export const wordedIn = ({ worded }: Rules<'sentences'>, language: string): WordedSentences =>
  Object.fromEntries(worded.flatMap((one) => (one.language === language ? [[one.reason, one.sentence]] : [])));
