import * as v from 'valibot';
import { fieldMessages } from '../../test/fieldMessages';
import { formOfAuditFilter, makeAuditFilterSchema } from './auditFilterForm';

const schema = makeAuditFilterSchema('2026-11-20');
const empty = formOfAuditFilter({});

test('what is empty or blank narrows nothing', () => {
  expect(v.parse(schema, { ...empty, claim: '  ' })).toEqual({});
});

test('a filter comes back as it was shown', () => {
  const facts = { claim: 'Biira', field: 'Status', oldValue: 'a', newValue: 'b', from: '2026-11-20', to: '2026-11-20' };
  expect(v.parse(schema, formOfAuditFilter(facts))).toEqual(facts);
});

test.each([
  [{ from: '2026-11-21' }, { from: 'Start date cannot be in the future' }],
  [{ to: '2026-11-21' }, { to: 'End date cannot be in the future' }],
  [{ from: '2026-11-02', to: '2026-11-01' }, { to: 'End date cannot be before the start date' }],
  [{ to: '2026-11-01' }, {}],
])('%j', (days, messages) => expect(fieldMessages(schema, { ...empty, ...days })).toEqual(messages));
