import { lifecycle, type LifecycleAction } from './lifecycle';
import type { Role } from './roles';
import { verificationFailedMessage } from './verification';
import type { Words } from './words';

type BulkRow = {
  /** The words of its button (SPEC.md section 6, Bulk actions). */
  label: Words;
  /** The words of the button that does it. */
  submit: string;
  /** What is asked first where it cannot be undone, or null. */
  question: string | null;
  /** Puts an end to the claims, which the question's button shows. */
  destructive: boolean;
  /** Told when it is done. */
  done: string;
  /** Told when it was refused or could not be stored, where SPEC.md section 8 has words for it. */
  failed: string | null;
};

/**
 * The actions that can be done to several claims in one deed, in the order of their buttons. Who may do them, and at
 * which statuses, the lifecycle table says. The sentences are given by `count`.
 */
export const bulkActions = {
  forward_to_cvc: {
    label: 'Bulk Forward',
    submit: 'Forward {{count}} claims',
    question: null,
    destructive: false,
    done: '{{count}} claims forwarded to CVC',
    failed: verificationFailedMessage,
  },
  request_info: {
    label: 'Bulk Request Info',
    submit: 'Request information on {{count}} claims',
    question: null,
    destructive: false,
    done: '{{count}} claims marked for additional information',
    failed: verificationFailedMessage,
  },
  approve: {
    label: 'Bulk Approve',
    submit: 'Approve {{count}} claims',
    question: 'Approve {{count}} claims?',
    destructive: false,
    done: '{{count}} claims approved',
    failed: null,
  },
  reject_committee: {
    label: 'Bulk Reject',
    submit: 'Reject {{count}} claims',
    question: 'Reject {{count}} claims?',
    destructive: true,
    done: '{{count}} claims rejected',
    failed: null,
  },
  mark_paid: {
    label: 'Bulk Mark Paid',
    submit: 'Mark {{count}} claims as paid',
    question: 'Mark {{count}} claims as paid?',
    destructive: false,
    done: '{{count}} claims marked as paid',
    failed: null,
  },
} as const satisfies Partial<Record<LifecycleAction, BulkRow>>;

export type BulkAction = keyof typeof bulkActions;

export const bulkActionNames = Object.keys(bulkActions) as BulkAction[];

/** The bulk actions of a role, by the lifecycle table. */
export function bulkActionsOf(role: Role): BulkAction[] {
  return bulkActionNames.filter((action) => {
    const allowed: readonly Role[] = lifecycle[action].roles;
    return allowed.includes(role);
  });
}
