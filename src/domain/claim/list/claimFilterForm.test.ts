import * as v from 'valibot';
import { fieldMessages } from '../../../test/fieldMessages';
import { emptyFilter } from './claimFilter';
import { filterFormSchema, formOfFilter } from './claimFilterForm';

const empty = formOfFilter(emptyFilter);
const messages = (fields: Partial<typeof empty>) => fieldMessages(filterFormSchema, { ...empty, ...fields });

test('empty and zero are unset', () => {
  const { search: _search, myDocket: _docket, ...nothing } = emptyFilter;
  expect(v.parse(filterFormSchema, empty)).toEqual(nothing);
  expect(v.parse(filterFormSchema, { ...empty, min: '0', max: ' 000 ' })).toEqual(nothing);
});

test('a filter comes back as it was shown', () => {
  const filter = {
    ...emptyFilter,
    status: ['paid' as const],
    district: ['gulu'],
    overdue: true,
    activity: true,
    notTold: true,
    conditionsOpen: true,
    dateRange: { from: '2026-01-01', to: '2026-01-01' },
    amountRange: { min: 100_000, max: 100_000 },
  };
  expect({ ...emptyFilter, ...v.parse(filterFormSchema, formOfFilter(filter)) }).toEqual(filter);
});

test.each([
  [{ min: '10', max: '9' }, { max: 'Max must not be less than Min' }],
  [{ min: '10', max: '0' }, {}],
  [{ min: 'ten' }, { min: 'Enter whole shillings, in digits' }],
  [{ max: '1.5' }, { max: 'Enter whole shillings, in digits' }],
  [{ from: '2026-02-02', to: '2026-02-01' }, { to: 'The end date is before the start date' }],
  [{ to: '2026-02-01' }, {}],
])('%j', (fields, expected) => {
  expect(messages(fields)).toEqual(expected);
});
