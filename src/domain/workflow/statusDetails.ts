import type { Words } from '../words';
import type { CommitteeDecisionKind } from './decision';
import type { ClaimStatus } from './statuses';
import type { VerificationAction } from './verification';

/** The last verification and the last decision that a claim may have, undefined for none. */
type Held = {
  verification: readonly (VerificationAction | undefined)[];
  decision: readonly (CommitteeDecisionKind | undefined)[];
};

type StatusDetails = {
  /** What the status says of a claim. */
  meaning: Words;
  /** What a claim has there, one of these; nothing of what is no claim yet. */
  held: readonly Held[];
};

const inDistrict: Held = { verification: [undefined, 'request_info'], decision: [undefined, 'refer_back'] };
const approved: Held = { verification: ['forward_to_cvc'], decision: ['approve'] };

/** What is known of a status besides its row. Apart from the rows, which every page loads: only few screens ask for it. */
export const statusDetails: Record<ClaimStatus, StatusDetails> = {
  draft: { meaning: 'An unfinished claim, not yet submitted. It is only on this device.', held: [] },
  submitted: {
    meaning: 'The claim was submitted. It is waiting for the district to verify it.',
    held: [inDistrict],
  },
  under_verification: { meaning: 'A district officer checks the claim and values the loss.', held: [inDistrict] },
  request_info: {
    meaning: 'Information is missing. The district officer adds it and resubmits the claim.',
    held: [{ ...inDistrict, verification: ['request_info'] }],
  },
  referred_district: {
    meaning: 'The committee referred the claim back. The district verifies it again.',
    held: [{ verification: ['forward_to_cvc'], decision: ['refer_back'] }],
  },
  under_cvc_review: {
    meaning: 'The district verified the claim and valued the loss. The committee decides on it.',
    held: [{ verification: ['forward_to_cvc'], decision: [undefined, 'refer_back'] }],
  },
  approved: {
    meaning: 'The committee approved an amount. The claim is waiting for final approval.',
    held: [approved],
  },
  payment_processing: { meaning: 'The payment has final approval and is being processed.', held: [approved] },
  payment_failed: { meaning: 'The payment did not arrive. It must be retried.', held: [approved] },
  paid: { meaning: 'The whole approved amount was paid.', held: [approved] },
  rejected: {
    meaning: 'The claim was rejected and is closed. The reason is recorded with it.',
    held: [
      { verification: ['reject'], decision: [undefined, 'refer_back'] },
      { verification: ['forward_to_cvc'], decision: ['reject'] },
    ],
  },
};
