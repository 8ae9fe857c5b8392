import type { Role } from '../user/roles';
import type { Words, WordsContext } from '../words';
import type { CommitteeDecisionKind } from './decision';
import type { VerificationAction } from './verification';

/** Tone of a status chip; the theme gives each its colours. */
export type Tone = 'grey' | 'blue' | 'ochre' | 'violet' | 'green' | 'teal' | 'red';

/** The dashboard's groups (docs/product.md, Figures); drafts are in none. */
export type StatusGroup = 'pending' | 'approved' | 'rejected' | 'closed';

/** The last verification and the last decision that a claim may have, undefined for none. */
type Held = {
  verification: readonly (VerificationAction | undefined)[];
  decision: readonly (CommitteeDecisionKind | undefined)[];
};

export type StatusRow = {
  /** Stage of the badge; 0 is outside the six stages. */
  stage: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** The label with the number of the stage. */
  badge: string;
  label: Words;
  /** What the glossary says of a claim there. */
  meaning: Words;
  context?: WordsContext;
  tone: Tone;
  group: StatusGroup | null;
  /** The district can close a claim there (docs/product.md, Closing). */
  closable: boolean;
  /**
   * The final decision on a claim there, which its claimant is told of (docs/product.md, Told); null while there is none.
   * Payments are of what is awarded.
   */
  decided: 'awarded' | 'rejected' | 'closed' | null;
  /** What a claim has there, one of these; nothing of what is no claim yet. */
  held: readonly Held[];
} & Waiting;

/** The stage that a claim waits at, in the docket of its role. One that has ended waits at none, and a role is told of it. */
type Waiting = { waitsAt: 1 | 2 | 3 | 4 | 5 } | { waitsAt: null; tells: Role };

const inDistrict: Held = { verification: [undefined, 'request_info'], decision: [undefined, 'refer_back'] };
const approved: Held = { verification: ['forward_to_cvc'], decision: ['approve'] };

/** Claim statuses (docs/product.md, Statuses and stages). */
export const statuses = {
  draft: {
    stage: 1,
    badge: '1. Draft',
    label: 'Draft',
    meaning: 'An unfinished claim, not yet submitted. It is only on this device.',
    tone: 'grey',
    group: null,
    waitsAt: 1,
    closable: false,
    decided: null,
    held: [],
  },
  submitted: {
    stage: 1,
    badge: '1. Submitted',
    label: 'Submitted',
    meaning: 'The claim was submitted. It is waiting for the district to verify it.',
    tone: 'blue',
    group: 'pending',
    waitsAt: 2,
    closable: true,
    decided: null,
    held: [inDistrict],
  },
  under_verification: {
    stage: 2,
    badge: '2. Under Verification',
    label: 'Under Verification',
    meaning: 'A district officer checks the claim and values the loss.',
    tone: 'ochre',
    group: 'pending',
    waitsAt: 2,
    closable: true,
    decided: null,
    held: [inDistrict],
  },
  request_info: {
    stage: 2,
    badge: '2. Request Info',
    label: 'Request Info',
    context: 'status',
    meaning: 'Information is missing. The district officer adds it and resubmits the claim.',
    tone: 'ochre',
    group: 'pending',
    waitsAt: 2,
    closable: true,
    decided: null,
    held: [{ ...inDistrict, verification: ['request_info'] }],
  },
  referred_district: {
    stage: 2,
    badge: '2. Referred to District',
    label: 'Referred to District',
    meaning: 'The committee referred the claim back. The district verifies it again.',
    tone: 'ochre',
    group: 'pending',
    waitsAt: 2,
    closable: false,
    decided: null,
    held: [{ verification: ['forward_to_cvc'], decision: ['refer_back'] }],
  },
  under_cvc_review: {
    stage: 3,
    badge: '3. Under CVC Review',
    label: 'Under CVC Review',
    meaning: 'The district verified the claim and valued the loss. The committee decides on it.',
    tone: 'violet',
    group: 'pending',
    waitsAt: 3,
    closable: false,
    decided: null,
    held: [{ verification: ['forward_to_cvc'], decision: [undefined, 'refer_back'] }],
  },
  approved: {
    stage: 4,
    badge: '4. Approved',
    label: 'Approved',
    meaning: 'The committee approved an amount. The claim is waiting for final approval.',
    tone: 'green',
    group: 'approved',
    waitsAt: 4,
    closable: false,
    decided: null,
    held: [approved],
  },
  payment_processing: {
    stage: 5,
    badge: '5. Payment Processing',
    label: 'Payment Processing',
    meaning: 'The payment has final approval and is being processed.',
    tone: 'teal',
    group: 'approved',
    waitsAt: 5,
    closable: false,
    decided: 'awarded',
    held: [approved],
  },
  payment_failed: {
    stage: 5,
    badge: '5. Payment Failed',
    label: 'Payment Failed',
    meaning: 'The payment did not arrive. It must be retried.',
    tone: 'red',
    group: 'approved',
    waitsAt: 5,
    closable: false,
    decided: 'awarded',
    held: [approved],
  },
  paid: {
    stage: 6,
    badge: '6. Paid',
    label: 'Paid',
    meaning: 'The whole approved amount was paid.',
    tone: 'green',
    group: 'approved',
    waitsAt: null,
    tells: 'district_officer',
    closable: false,
    decided: 'awarded',
    held: [approved],
  },
  rejected: {
    stage: 0,
    badge: 'Rejected',
    label: 'Rejected',
    meaning: 'The claim was rejected. The reason is recorded with it.',
    tone: 'red',
    group: 'rejected',
    waitsAt: null,
    tells: 'district_officer',
    closable: false,
    decided: 'rejected',
    held: [
      { verification: ['reject'], decision: [undefined, 'refer_back'] },
      { verification: ['forward_to_cvc'], decision: ['reject'] },
    ],
  },
  closed: {
    stage: 0,
    badge: 'Closed',
    label: 'Closed',
    meaning: 'The claimant withdrew the claim or did not answer. The claim can be reopened.',
    tone: 'grey',
    group: 'closed',
    waitsAt: null,
    tells: 'district_officer',
    closable: false,
    decided: 'closed',
    held: [inDistrict],
  },
} as const satisfies Record<string, StatusRow>;

export type ClaimStatus = keyof typeof statuses;

/** The statuses of a group, for the compiler. */
type StatusOf<Group extends StatusGroup> = {
  [Status in ClaimStatus]: (typeof statuses)[Status]['group'] extends Group ? Status : never;
}[ClaimStatus];

export const claimStatuses = Object.keys(statuses) as ClaimStatus[];

export type ClosableStatus = {
  [Status in ClaimStatus]: (typeof statuses)[Status]['closable'] extends true ? Status : never;
}[ClaimStatus];

/** The statuses at which a claim can be closed, in the order of the stages. */
export const closableStatuses = claimStatuses.filter((status): status is ClosableStatus => statuses[status].closable);

/** The statuses of a claim that has payments. */
export type AwardedStatus = {
  [Status in ClaimStatus]: (typeof statuses)[Status]['decided'] extends 'awarded' ? Status : never;
}[ClaimStatus];

/** Whether a claim has its final approval, and with that payments. */
export const isAwarded = (status: ClaimStatus): status is AwardedStatus => statuses[status].decided === 'awarded';

/** The statuses of a group, in the order of the stages. */
export const statusesOf = (group: StatusGroup) => claimStatuses.filter((status) => statuses[status].group === group);

/** Whether nothing is decided yet on a claim that was submitted. */
export const isPending = (status: ClaimStatus): status is StatusOf<'pending'> => statuses[status].group === 'pending';

/** Whether a claim has ended outside the six stages: nothing was awarded, and nothing is to be paid. */
export const hasEndedUnpaid = (status: ClaimStatus) => statuses[status].stage === 0;

/** The statuses of one payment (docs/product.md, Payments). */
export const paymentStatuses = {
  pending: { label: 'Pending', tone: 'ochre' },
  processing: { label: 'Processing', tone: 'teal' },
  success: { label: 'Success', tone: 'green' },
  failed: { label: 'Failed', tone: 'red' },
} as const satisfies Record<string, { label: Words; tone: Tone }>;

export type PaymentStatus = keyof typeof paymentStatuses;

/** What a claim's payments come to; a claim without payments is at none. */
export const claimPaymentStatuses = ['pending', 'success', 'failed'] as const satisfies readonly PaymentStatus[];
export type ClaimPaymentStatus = (typeof claimPaymentStatuses)[number];
