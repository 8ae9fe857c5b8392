import type { EvidenceSlot } from '../incident/evidence';
import type { Words } from '../words';
import type { PaperName } from './paperNames';

type PaperRow = {
  label: Words;
  /** Where the claimant gets it. */
  from: Words;
  /** Where its file is kept among a claim's evidence; without one it has no place of its own there. */
  slot?: EvidenceSlot;
};

/** The papers that a claim can need (docs/product.md, Scheme rules). */
export const papers: Record<PaperName, PaperRow> = {
  police_report: {
    label: 'Police report',
    from: 'Police post nearest to the incident',
    slot: 'policeReport',
  },
  medical_report: {
    label: 'Medical report',
    from: 'Health facility that treated the person',
    slot: 'medicalReport',
  },
  post_mortem: { label: 'Post-mortem report', from: 'Government hospital that examined the body' },
  death_certificate: { label: 'Death certificate', from: 'National registration office of the district' },
  valuation_form: {
    label: 'Valuation form',
    from: 'Agricultural or veterinary officer of the sub-county',
    slot: 'valuationForm',
  },
  council_letter: { label: 'Letter of the local council', from: 'Chairperson of the village council' },
  ranger_report: { label: 'Ranger’s report', from: 'Nearest ranger post' },
  repair_estimate: { label: 'Estimate of repairs', from: 'Builder or supplier' },
  receipts: { label: 'Receipts', from: 'Seller or service provider' },
};
