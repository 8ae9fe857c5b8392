import { openActions, type LifecycleAction } from '../../../domain/lifecycle';
import type { Role } from '../../../domain/roles';
import type { ClaimStatus } from '../../../domain/statuses';
import type { Words } from '../../../domain/words';

/** Words of an action in a row's menu (SPEC.md section 6); null for what is done on the claim's own page alone. */
const words = {
  submit: null,
  start_verification: null,
  forward_to_cvc: 'Verify / Forward to CVC',
  request_info: 'Request Info',
  reject_verification: null,
  edit: 'Edit',
  resubmit: null,
  approve: 'Approve',
  reject_committee: 'Reject',
  refer_back: 'Refer Back',
  final_approval: 'Final Approval',
  mark_paid: 'Mark Paid',
  update_payment: 'Process Payment',
  retry_payment: 'Retry Payment',
} as const satisfies Record<LifecycleAction, Words | null>;

/** How each role calls opening a claim. */
export const openWords = {
  district_officer: 'Open',
  cvc_member: 'Review',
  finance: 'Open',
  admin: 'Open',
} as const satisfies Record<Role, Words>;

export type RowAction = { action: LifecycleAction; label: Words };

/** What a row's menu offers besides opening the claim, by the lifecycle table. */
export function rowActions(role: Role, status: ClaimStatus): RowAction[] {
  return openActions(role, status).flatMap((action) => {
    const label = words[action];
    return label === null ? [] : [{ action, label }];
  });
}
