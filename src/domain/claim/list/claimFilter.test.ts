import {
  activeFilters,
  emptyFilter,
  filterMatcher,
  listFilters,
  withoutFilter,
  type ClaimFilter,
  type Filterable,
} from './claimFilter';
import { roleNames, type Role } from '../../user/roles';
import { findDocketRole } from '../../workflow/stages';
import { claimStatuses } from '../../workflow/statuses';

const claim: Filterable = {
  id: 'CL-1',
  status: 'payment_failed',
  incidentType: 'crop',
  districtValue: 'kasese',
  subcounty: 'Lake Katwe',
  species: 'elephant',
  incidentDate: '2026-11-05',
  payoutMethod: 'mobile_money',
  paymentStatus: 'failed',
  amount: 500_000,
  createdBy: 'Sarah Auma',
  submittedAt: '2026-11-06T08:00:00.000Z',
  activityAt: '2026-11-10T08:00:00.000Z',
  waitsToBeTold: true,
  waitsForConditions: true,
  marks: ['held', 'underAppeal', 'correctionToConfirm'],
};
const draft: Filterable = {
  id: 'CL-2',
  status: 'draft',
  incidentType: undefined,
  districtValue: '',
  subcounty: '',
  species: undefined,
  incidentDate: '',
  payoutMethod: undefined,
  paymentStatus: undefined,
  amount: undefined,
  createdBy: 'Sarah Auma',
  submittedAt: '',
  activityAt: '',
  waitsToBeTold: false,
  waitsForConditions: false,
  marks: [],
};

const matches = (
  filter: Partial<ClaimFilter>,
  of: Filterable = claim,
  role: Role = 'finance',
  today = '2026-11-20',
  waiting = new Set<string>(),
) => filterMatcher({ ...emptyFilter, ...filter }, { role, areas: undefined, waiting }, today)(of);

test('an empty filter leaves everything', () => {
  expect(matches({})).toBe(true);
  expect(matches({ dateRange: {}, amountRange: { min: 0 } }, draft)).toBe(true);
});

test.each<[Partial<ClaimFilter>, Partial<ClaimFilter>]>([
  [{ status: ['paid', 'payment_failed'] }, { status: ['paid'] }],
  [{ incidentType: ['crop', 'death'] }, { incidentType: ['death'] }],
  [{ district: ['gulu', 'kasese'] }, { district: ['gulu'] }],
  [{ subcounty: ['Lake Katwe'] }, { subcounty: ['Katwe'] }],
  [{ species: ['elephant'] }, { species: ['hippo', 'other'] }],
  [{ payoutMethod: ['mobile_money'] }, { payoutMethod: ['bank_transfer'] }],
  [{ paymentStatus: ['failed', 'pending'] }, { paymentStatus: ['success'] }],
  [{ createdBy: ['Sarah Auma'] }, { createdBy: ['Sarah'] }],
  [{ dateRange: { from: '2026-11-05' } }, { dateRange: { from: '2026-11-06' } }],
  [{ dateRange: { to: '2026-11-05' } }, { dateRange: { to: '2026-11-04' } }],
  [{ dateRange: { from: '2026-11-05', to: '2026-11-05' } }, { dateRange: { from: '2026-01-01', to: '2026-11-04' } }],
  [{ amountRange: { min: 500_000 } }, { amountRange: { min: 500_001 } }],
  [{ amountRange: { max: 500_000 } }, { amountRange: { max: 499_999 } }],
  [{ amountRange: { min: 1, max: 500_000 } }, { amountRange: { min: 1, max: 2 } }],
  [{ amountRange: { min: 0, max: 500_000 } }, { amountRange: { min: 600_000, max: 0 } }],
])('%j finds it, %j does not; a bare draft is found by neither', (one, other) => {
  expect(matches(one)).toBe(true);
  expect(matches(other)).toBe(false);
  expect(matches(one, draft)).toBe('createdBy' in one);
  expect(matches(other, draft)).toBe(false);
});

test('several filters must all hold', () => {
  expect(matches({ status: ['payment_failed'], district: ['kasese'] })).toBe(true);
  expect(matches({ status: ['payment_failed'], district: ['gulu'] })).toBe(false);
});

test.each(roleNames)('My docket is what waits for %s', (role) => {
  const found = claimStatuses.filter((status) => matches({ myDocket: true }, { ...claim, status }, role));
  expect(found).toEqual(claimStatuses.filter((status) => findDocketRole(status) === role));
});

test('overdue is what is pending for more than 30 days, and no draft', () => {
  const overdueOn = (today: string, of: Filterable) => matches({ overdue: true }, of, 'finance', today);
  const pending: Filterable = { ...claim, status: 'request_info' };
  expect(overdueOn('2026-12-06', pending)).toBe(false);
  expect(overdueOn('2026-12-07', pending)).toBe(true);
  expect(overdueOn('2026-12-07', claim)).toBe(false);
  expect(overdueOn('2026-12-07', draft)).toBe(false);
});

test('activity is of today and the 29 days before it, days in Kampala, and of no draft', () => {
  const activeOn = (today: string, of: Filterable = claim) => matches({ activity: true }, of, 'finance', today);
  expect(activeOn('2026-11-10')).toBe(true);
  expect(activeOn('2026-12-09')).toBe(true);
  expect(activeOn('2026-12-10')).toBe(false);
  expect(activeOn('2026-12-10', { ...claim, activityAt: '2026-11-10T21:00:00.000Z' })).toBe(true);
  expect(activeOn('2026-11-10', draft)).toBe(false);
});

test('not yet told is what waits to be told, and no draft', () => {
  expect(matches({ notTold: true })).toBe(true);
  expect(matches({ notTold: true }, { ...claim, waitsToBeTold: false })).toBe(false);
  expect(matches({ notTold: true }, draft)).toBe(false);
});

test('waiting for conditions is what payment waits for, and no draft', () => {
  expect(matches({ conditionsOpen: true })).toBe(true);
  expect(matches({ conditionsOpen: true }, { ...claim, waitsForConditions: false })).toBe(false);
  expect(matches({ conditionsOpen: true }, draft)).toBe(false);
});

test('on hold is what stands on hold, and no draft', () => {
  expect(matches({ onHold: true })).toBe(true);
  expect(matches({ onHold: true }, { ...claim, marks: ['incomplete'] })).toBe(false);
  expect(matches({ onHold: true }, draft)).toBe(false);
});

const full: ClaimFilter = {
  search: ' obua ',
  status: ['paid', 'payment_failed'],
  incidentType: ['livestock'],
  district: ['kasese'],
  subcounty: [],
  species: ['hippo'],
  dateRange: { from: '2026-11-01' },
  payoutMethod: [],
  paymentStatus: ['success'],
  amountRange: { max: 9 },
  createdBy: ['Sarah Auma'],
  myDocket: true,
  overdue: true,
  activity: true,
  notTold: true,
  conditionsOpen: true,
  onHold: true,
  underAppeal: true,
  correctionToConfirm: true,
};

describe('active filters', () => {
  test('search, docket and the like, each list item, dates and amounts count one each', () => {
    expect(activeFilters(full)).toEqual([
      { kind: 'search', text: 'obua' },
      { kind: 'myDocket' },
      { kind: 'overdue' },
      { kind: 'activity' },
      { kind: 'notTold' },
      { kind: 'conditionsOpen' },
      { kind: 'onHold' },
      { kind: 'underAppeal' },
      { kind: 'correctionToConfirm' },
      { kind: 'list', field: 'status', value: 'paid' },
      { kind: 'list', field: 'status', value: 'payment_failed' },
      { kind: 'list', field: 'incidentType', value: 'livestock' },
      { kind: 'list', field: 'district', value: 'kasese' },
      { kind: 'list', field: 'species', value: 'hippo' },
      { kind: 'list', field: 'paymentStatus', value: 'success' },
      { kind: 'list', field: 'createdBy', value: 'Sarah Auma' },
      { kind: 'dateRange', from: '2026-11-01' },
      { kind: 'amountRange', max: 9 },
    ]);
  });

  test.each<[Partial<ClaimFilter>, number]>([
    [{}, 0],
    [{ search: '  ' }, 0],
    [{ dateRange: { from: '2026-01-01', to: '2026-02-01' } }, 1],
    [{ dateRange: { to: '2026-02-01' } }, 1],
    [{ amountRange: { min: 1, max: 2 } }, 1],
    [{ amountRange: { min: 0 } }, 0],
  ])('%j counts %d', (filter, count) => {
    expect(activeFilters({ ...emptyFilter, ...filter })).toHaveLength(count);
  });

  test('each can be taken away by itself, and without all of them nothing is left', () => {
    for (const gone of activeFilters(full)) {
      const left = activeFilters(withoutFilter(full, gone));
      expect(left).toEqual(activeFilters(full).filter((one) => JSON.stringify(one) !== JSON.stringify(gone)));
    }
    expect(activeFilters(full).reduce(withoutFilter, full)).toEqual(emptyFilter);
  });
});

test('values read as the screens write them', () => {
  expect(claimStatuses.map(listFilters.status.valueLabel)).toContain('5. Payment Failed');
  expect(listFilters.incidentType.valueLabel('livestock')).toBe('Livestock Attack');
  expect(listFilters.incidentType.valueLabel('injury')).toBe('Personal Injury');
  expect(listFilters.district.valueLabel('fort portal city')).toBe('Fort Portal City');
  expect(listFilters.createdBy.valueLabel('Sarah Auma')).toBe('Sarah Auma');
});
