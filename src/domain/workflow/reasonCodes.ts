/**
 * The codes of the reasons, in the order in which forms and letters name them: papers that are missing first. Apart from
 * their words, which only few screens ask for.
 */
export const reasonCodes = [
  'police_report',
  'medical_report',
  'valuation_form',
  'identity',
  'proof_of_cost',
  'unclear',
  'not_listed',
  'protected_area',
  'late',
  'not_found',
  'other_cause',
  'same_loss',
  'not_entitled',
  'below_minimum',
  'other',
] as const;

export type ReasonCode = (typeof reasonCodes)[number];

/** What reasons can be given for: that a claim is rejected, or that it is sent back until something is put right. */
export type ReasonedStep = 'rejection' | 'return';
