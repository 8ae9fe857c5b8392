import type { PartRules, SchemePart, SchemeRecord, Rules } from './schemeRecord';
import type { ReasonCode } from '../workflow/reasonCodes';

/** The scheme's rules: what administrators changed, and for the rest what ships. */
export type Scheme = { [Part in SchemePart]: Rules<Part> };

/**
 * The rules that ship, from PRODUCT's reading of the scheme. The authority has confirmed none of them; an administrator
 * changes each in the portal (docs/product.md, Scheme rules). Days are calendar days.
 */
export const shippedScheme: Scheme = {
  species: {
    listed: ['elephant', 'lion', 'leopard', 'crocodile', 'buffalo', 'hyena', 'hippo', 'gorilla', 'chimpanzee'],
    isConfirmed: false,
  },
  reporting: { reportDays: 3, papersDays: 14 },
  papers: {
    needed: {
      crop: [{ paper: 'valuation_form', standIns: [] }],
      livestock: [{ paper: 'valuation_form', standIns: [] }],
      property: [{ paper: 'police_report', standIns: ['council_letter'] }],
      injury: [
        { paper: 'police_report', standIns: ['council_letter'] },
        { paper: 'medical_report', standIns: [] },
      ],
      death: [
        { paper: 'police_report', standIns: ['council_letter'] },
        { paper: 'medical_report', standIns: ['death_certificate'] },
        { paper: 'post_mortem', standIns: ['death_certificate'] },
      ],
    },
  },
  sentences: { worded: [] },
};

export const schemeParts = Object.keys(shippedScheme) as SchemePart[];

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
  }
}

/**
 * The sentence of a reason that an administrator worded anew in a language, as it was typed: never a key of a
 * translation. Undefined where the one that ships stands.
 */
export const findWorded = ({ sentences }: Pick<Scheme, 'sentences'>, reason: ReasonCode, language: string) =>
  sentences.worded.find((one) => one.reason === reason && one.language === language)?.sentence;
