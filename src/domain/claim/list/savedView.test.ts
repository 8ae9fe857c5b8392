import * as v from 'valibot';
import { fieldMessages } from '../../../test/fieldMessages';
import { emptyFilter } from './claimFilter';
import { savedViewRecord, type SavedView } from './savedView';
import { viewNameSchema } from './viewNameForm';

const record: SavedView = {
  id: 'VIEW-1',
  name: 'Paid',
  owner: 'sarah.auma@uwa.example',
  view: {
    filter: { ...emptyFilter, status: ['paid'], dateRange: { to: '2026-01-31' }, amountRange: { min: 5 } },
    sort: 'date',
    order: 'desc',
    size: 25,
  },
};

test('a whole view fits, and still does after storage', () => {
  expect(v.is(savedViewRecord, record)).toBe(true);
  expect(v.is(savedViewRecord, JSON.parse(JSON.stringify(record)))).toBe(true);
});

test.each([
  { id: '' },
  { name: '' },
  { owner: undefined },
  { view: { ...record.view, size: 30 } },
  { view: { ...record.view, sort: 'district' } },
  { view: { ...record.view, filter: { ...emptyFilter, status: ['lost'] } } },
  { view: { ...record.view, filter: { ...emptyFilter, dateRange: { from: 'May' } } } },
  { view: { ...record.view, filter: { ...emptyFilter, amountRange: { min: '5' } } } },
  { view: { ...record.view, filter: { ...emptyFilter, overdue: undefined } } },
  { view: { ...record.view, filter: { search: '' } } },
])('with %j it does not fit', (change) => {
  expect(v.is(savedViewRecord, { ...record, ...change })).toBe(false);
});

test('a name is there and has at most 60 characters', () => {
  expect(fieldMessages(viewNameSchema, { name: ` ${'x'.repeat(60)} ` })).toEqual({});
  expect(fieldMessages(viewNameSchema, { name: ' ' })).toEqual({ name: 'Name is required' });
  expect(fieldMessages(viewNameSchema, { name: 'x'.repeat(61) })).toEqual({
    name: 'This text is too long',
  });
});

test('what cannot be seen of a name is not kept', () => {
  expect(v.parse(viewNameSchema, { name: '\u202eMy\u00a0 view\u200b ' })).toEqual({ name: 'My view' });
});
