/**
 * The names of the papers that a claim can need, in the order in which lists name them. Apart from their words, which only
 * few screens ask for.
 */
export const paperNames = [
  'police_report',
  'medical_report',
  'post_mortem',
  'death_certificate',
  'valuation_form',
  'council_letter',
  'ranger_report',
  'repair_estimate',
  'receipts',
] as const;

export type PaperName = (typeof paperNames)[number];
