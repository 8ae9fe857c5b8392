import { buildAuditEvent } from '../../test/builders';
import { describeAuditAction, findLifecycleAction } from './auditWords';
import { exportKinds } from './exports';
import { lifecycle, lifecycleActions } from '../workflow/lifecycle';

test.each(lifecycleActions)('an event of %s is told in its words', (action) => {
  for (const userRole of lifecycle[action].roles) {
    const event = buildAuditEvent({ action: lifecycle[action].audit.code, userRole });
    expect(findLifecycleAction(event)).toBe(action);
    expect(describeAuditAction(event)).toBe(lifecycle[action].audit.label);
  }
});

test.each([
  ['NOTE_ADDED', 'Note added'],
  ['LOGIN_SUCCESS', 'Signed in'],
  ['LOGIN_FAILED', 'Sign-in refused'],
  ['LOGOUT', 'Signed out'],
  ['SETTINGS_CHANGED', 'Settings changed'],
  ['FUND_ENTRY_RECORDED', 'Fund entry recorded'],
  ['USER_UPDATED', 'User changed'],
  ['SAMPLE_LOADED', 'Sample register loaded'],
  ['CLAIMS_EXPORTED', 'Selected claims exported'],
  ['SOMETHING_NEW', 'SOMETHING_NEW'],
])('%s is told as "%s"', (action, words) => {
  expect(describeAuditAction(buildAuditEvent({ action, userRole: 'admin' }))).toBe(words);
});

test.each(Object.values(exportKinds))('$action is told in words', ({ action }) => {
  expect(describeAuditAction(buildAuditEvent({ action, userRole: 'admin' }))).not.toBe(action);
});
