import type { Severity } from './audit';
import type { NoteType } from './claim';
import type { Refusal } from './refusal';
import { roles, type Role } from './roles';
import { findDocketRole } from './stages';
import { statuses, type ClaimStatus } from './statuses';
import type { Words } from './words';

type LifecycleRow = {
  /** The words of its button. */
  label: Words;
  from: readonly ClaimStatus[];
  /** The status it leads to; 'unchanged' leaves it, 'by_payment' takes it from the claim's payments. */
  to: ClaimStatus | 'unchanged' | 'by_payment';
  roles: readonly Role[];
  /** The past-tense event it makes. */
  event: string;
  audit: string;
  severity: Severity;
  /** It makes or changes a payment: not while one of the claim's cannot be read. */
  pays: boolean;
  /** The role that is told: the one whose docket the claim comes to, or always the same. */
  tells: 'docket' | Role;
  /** The type of the internal note it leaves when a note or a reason was given. */
  noteType: NoteType;
};

/** Every action that can change a claim (PRODUCT.md, Lifecycle). Menus, panels, stepper, commands and guards read it. */
export const lifecycle = {
  submit: {
    label: 'Submit Claim',
    from: ['draft'],
    to: 'submitted',
    roles: ['district_officer'],
    event: 'claims/submitted',
    audit: 'CLAIM_SUBMITTED',
    severity: 'low',
    pays: false,
    tells: 'docket',
    noteType: 'document',
  },
  start_verification: {
    label: 'Start Verification',
    from: ['submitted'],
    to: 'under_verification',
    roles: ['district_officer'],
    event: 'claims/verificationStarted',
    audit: 'VERIFICATION_STARTED',
    severity: 'low',
    pays: false,
    tells: 'docket',
    noteType: 'verification',
  },
  forward_to_cvc: {
    label: 'Verify & Forward',
    from: ['submitted', 'under_verification', 'referred_district'],
    to: 'under_cvc_review',
    roles: ['district_officer'],
    event: 'claims/forwardedToCommittee',
    audit: 'CLAIM_FORWARDED',
    severity: 'low',
    pays: false,
    tells: 'docket',
    noteType: 'verification',
  },
  request_info: {
    label: 'Request Info',
    from: ['submitted', 'under_verification', 'referred_district'],
    to: 'request_info',
    roles: ['district_officer'],
    event: 'claims/infoRequested',
    audit: 'INFO_REQUESTED',
    severity: 'low',
    pays: false,
    tells: 'docket',
    noteType: 'verification',
  },
  reject_verification: {
    label: 'Reject',
    from: ['submitted', 'under_verification', 'referred_district'],
    to: 'rejected',
    roles: ['district_officer'],
    event: 'claims/rejectedInDistrict',
    audit: 'CLAIM_REJECTED',
    severity: 'medium',
    pays: false,
    tells: 'docket',
    noteType: 'verification',
  },
  edit: {
    label: 'Edit',
    from: ['draft', 'submitted', 'under_verification', 'request_info'],
    to: 'unchanged',
    roles: ['district_officer'],
    event: 'claims/edited',
    audit: 'CLAIM_EDITED',
    severity: 'medium',
    pays: false,
    tells: 'docket',
    noteType: 'document',
  },
  resubmit: {
    label: 'Resubmit',
    from: ['request_info'],
    to: 'submitted',
    roles: ['district_officer'],
    event: 'claims/resubmitted',
    audit: 'CLAIM_RESUBMITTED',
    severity: 'low',
    pays: false,
    tells: 'docket',
    noteType: 'document',
  },
  approve: {
    label: 'Approve',
    from: ['under_cvc_review'],
    to: 'approved',
    roles: ['cvc_member'],
    event: 'claims/approved',
    audit: 'CLAIM_APPROVED',
    severity: 'medium',
    pays: false,
    tells: 'docket',
    noteType: 'decision',
  },
  reject_committee: {
    label: 'Reject',
    from: ['under_cvc_review'],
    to: 'rejected',
    roles: ['cvc_member'],
    event: 'claims/rejectedByCommittee',
    audit: 'CLAIM_REJECTED',
    severity: 'medium',
    pays: false,
    tells: 'docket',
    noteType: 'decision',
  },
  refer_back: {
    label: 'Refer Back',
    from: ['under_cvc_review'],
    to: 'referred_district',
    roles: ['cvc_member'],
    event: 'claims/referredBack',
    audit: 'CLAIM_REFERRED_BACK',
    severity: 'low',
    pays: false,
    tells: 'docket',
    noteType: 'decision',
  },
  final_approval: {
    label: 'Final Approval',
    from: ['approved'],
    to: 'payment_processing',
    roles: ['admin'],
    event: 'claims/finallyApproved',
    audit: 'FINAL_APPROVAL_GIVEN',
    severity: 'medium',
    pays: true,
    tells: 'docket',
    noteType: 'decision',
  },
  mark_paid: {
    label: 'Mark Paid',
    from: ['approved', 'payment_processing'],
    to: 'paid',
    roles: ['admin'],
    event: 'claims/markedPaid',
    audit: 'CLAIM_PAID',
    severity: 'medium',
    pays: true,
    tells: 'docket',
    noteType: 'payment',
  },
  update_payment: {
    label: 'Update Payment',
    from: ['payment_processing', 'payment_failed', 'paid'],
    to: 'by_payment',
    roles: ['finance', 'admin'],
    event: 'payments/updated',
    audit: 'PAYMENT_UPDATED',
    severity: 'medium',
    pays: true,
    tells: 'docket',
    noteType: 'payment',
  },
  retry_payment: {
    label: 'Retry Payment',
    from: ['payment_failed'],
    to: 'payment_processing',
    roles: ['finance', 'admin'],
    event: 'payments/retried',
    audit: 'PAYMENT_RETRIED',
    severity: 'medium',
    pays: true,
    tells: 'docket',
    noteType: 'payment',
  },
} as const satisfies Record<string, LifecycleRow>;

export type LifecycleAction = keyof typeof lifecycle;

export const lifecycleActions = Object.keys(lifecycle) as LifecycleAction[];

const row = (action: LifecycleAction): LifecycleRow => lifecycle[action];

/** Whether an action is this role's at this status; undefined when it is, else the refusal that says why not. */
export function findLifecycleRefusal(action: LifecycleAction, role: Role, status: ClaimStatus): Refusal | undefined {
  const { label, from, roles: allowed } = row(action);
  if (!allowed.includes(role)) {
    return {
      code: 'wrong_role',
      message: '{{action}} belongs to {{roles}}. You are signed in as {{role}}.',
      words: {
        action: [label],
        roles: allowed.map((name) => roles[name].label),
        role: [roles[role].label],
      },
    };
  }
  if (!from.includes(status)) {
    return {
      code: 'wrong_status',
      message: '{{action}} is not possible while the claim is at "{{status}}".',
      words: { action: [label], status: [statuses[status].badge] },
    };
  }
  return undefined;
}

/** The actions open to a role at a status, in the table's order. */
export function openActions(role: Role, status: ClaimStatus): LifecycleAction[] {
  return lifecycleActions.filter((action) => !findLifecycleRefusal(action, role, status));
}

/**
 * The role told of an action that leads to a status: as its row says. Of a docket also when it is the actor's own, since a
 * colleague may take the claim on; a claim that ended is in nobody's, and its district officer is told, who tells the
 * claimant.
 */
export function findRoleToNotify(action: LifecycleAction, status: ClaimStatus): Role {
  const { tells } = row(action);
  return tells === 'docket' ? roleOfDocket(status) : tells;
}

/** The role in whose docket a status lies; of a claim that ended, the one that tells the claimant. */
export const roleOfDocket = (status: ClaimStatus): Role => findDocketRole(status) ?? 'district_officer';
