import { lifecycle, lifecycleActions, type LifecycleAction } from './lifecycle';
import type { AuditEvent } from './audit';
import { exportKinds } from './exports';
import { passphraseDeeds } from './passphrase';
import { roles } from './roles';
import type { Words } from './words';

/** What was done, in words, by the lifecycle action that did it. */
export const lifecycleWords = {
  submit: 'Claim submitted',
  start_verification: 'Verification started',
  forward_to_cvc: 'Verified and forwarded to CVC',
  request_info: 'Additional information requested',
  reject_verification: 'Rejected in the district',
  edit: 'Claim edited',
  resubmit: 'Claim resubmitted',
  approve: 'Approved by the committee',
  reject_committee: 'Rejected by the committee',
  refer_back: 'Referred back to the district',
  final_approval: 'Final approval given',
  mark_paid: 'Marked as paid',
  update_payment: 'Payment updated',
  retry_payment: 'Payment retried',
} as const satisfies Record<LifecycleAction, Words>;

/** The lifecycle action that an audit event tells of; two share a code and are told apart by the role that did them. */
export function findLifecycleAction({ action, userRole }: AuditEvent): LifecycleAction | undefined {
  const coded = lifecycleActions.filter((name) => lifecycle[name].audit === action);
  return coded.find((name) => lifecycle[name].roles.some((role) => role === userRole)) ?? coded[0];
}

/** What was done, in words, by the code of a deed that is no action on a claim. */
const otherWords = new Map<string, Words>([
  ['CLAIM_IMPORTED', 'Claim imported from a spreadsheet'],
  ['NOTE_ADDED', 'Note added'],
  ['LOGIN_SUCCESS', 'Signed in'],
  ['LOGIN_FAILED', 'Sign-in refused'],
  ['LOGOUT', 'Signed out'],
  ['SETTINGS_CHANGED', 'Settings changed'],
  ['PROFILE_CHANGED', 'Profile changed'],
  ['FUND_ENTRY_RECORDED', 'Fund entry recorded'],
  ['USER_CREATED', 'User added'],
  ['USER_UPDATED', 'User changed'],
  ['USER_DELETED', 'User deleted'],
  ['SNAPSHOT_KEPT', 'Daily snapshot kept'],
  ['REGISTER_RESTORED', 'Register restored'],
  ['REGISTER_EMPTIED', 'Register emptied'],
  ['SAMPLE_LOADED', 'Sample register loaded'],
  ['REGISTER_MERGED', 'Register imported'],
  ['SET_ASIDE_REMOVED', 'Set aside removed'],
  ...Object.values(passphraseDeeds).map(({ action, label }): [string, Words] => [action, label]),
  ...Object.values(exportKinds).map(({ action, label }): [string, Words] => [action, label]),
]);

/** An audit event's action in words: the key of its translation. A code without words stays as it is. */
export function describeAuditAction(event: AuditEvent): Words {
  const action = findLifecycleAction(event);
  return action ? lifecycleWords[action] : (otherWords.get(event.action) ?? event.action);
}

/** The role in which an event's user acted, as the key of its translation. */
export function auditRoleLabel({ userRole }: AuditEvent): Words {
  return userRole === 'system' ? 'System' : roles[userRole].label;
}
