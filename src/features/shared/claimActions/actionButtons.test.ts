import { openActions } from '../../../domain/workflow/openActions';
import { roleNames, type Role } from '../../../domain/user/roles';
import { claimStatuses, type ClaimStatus } from '../../../domain/workflow/statuses';
import { actionButtons, isOffered } from './actionButtons';
import { findForm } from './actionForms';

test.each<[Role, ClaimStatus, string[], not: string[]]>([
  ['district_officer', 'submitted', ['Start Verification', 'Verify & Forward', 'Request Info', 'Reject', 'Edit'], []],
  ['district_officer', 'request_info', ['Edit', 'Resubmit'], ['Verify & Forward']],
  ['cvc_member', 'under_cvc_review', ['CVC Decision'], ['Approve', 'Reject', 'Refer Back']],
  ['admin', 'approved', ['Final Approval', 'Mark Paid'], []],
  ['finance', 'payment_failed', ['Process Payment', 'Retry Payment'], ['Update Payment']],
  ['finance', 'paid', ['Update Payment'], ['Generate Reports']],
])('the buttons of %s at %s read %p, in this order, and not %p', (role, status, words, others) => {
  const labels = actionButtons(role, status, () => undefined).map(({ label }): string => label);
  expect(labels.filter((label) => [...words, ...others].includes(label))).toEqual(words);
});

test.each(roleNames)('every action that is open to %s has a button, or shares that of its form', (role) => {
  for (const status of claimStatuses) {
    const offered = actionButtons(role, status, () => undefined).map(({ action }) => action);
    for (const action of openActions(role, status).filter(isOffered)) {
      const form = findForm(action);
      expect(offered.some((other) => other === action || (form?.sharesButton && findForm(other) === form))).toBe(true);
    }
  }
});
