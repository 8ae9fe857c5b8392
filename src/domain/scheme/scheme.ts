import type { SchemePart, SchemeRecord, Rules } from './schemeRecord';

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

/** The rules as they stand, of the records of the parts that were changed. */
export function toScheme(records: readonly SchemeRecord[]): Scheme {
  const changed = Object.fromEntries(records.map((record) => [record.id, record]));
  return { ...shippedScheme, ...changed };
}
