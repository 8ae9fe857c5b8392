import { buildAuditEvent } from '../test/builders';
import { describeAuditAction, findLifecycleAction, lifecycleWords } from './auditWords';
import { lifecycle, lifecycleActions } from './lifecycle';

test.each(lifecycleActions)('an event of %s is told in its words', (action) => {
  for (const userRole of lifecycle[action].roles) {
    const event = buildAuditEvent({ action: lifecycle[action].audit, userRole });
    expect(findLifecycleAction(event)).toBe(action);
    expect(describeAuditAction(event)).toBe(lifecycleWords[action]);
  }
});

test('a note is told, and a code without words stays as it is', () => {
  expect(describeAuditAction(buildAuditEvent({ action: 'NOTE_ADDED' }))).toBe('Note added');
  expect(describeAuditAction(buildAuditEvent({ action: 'SETTINGS_CHANGED' }))).toBe('SETTINGS_CHANGED');
});
