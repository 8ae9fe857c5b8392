import { emptyFilter } from '../../../../domain/claim/list/claimFilter';
import { claimsAddress } from './useListAddress';
import { filterOf, placeOf } from './filterAddress';

const { search: _search, createdBy: _createdBy, ...nothing } = emptyFilter;
const read = (query: string) => filterOf(claimsAddress.read(new URLSearchParams(query), null));
const unread = (query: string) => claimsAddress.findUnread(new URLSearchParams(query));

const everything = {
  status: ['submitted', 'payment_failed'],
  incidentType: ['crop'],
  district: ['kasese', 'gulu'],
  subcounty: ['Lake Katwe, North'],
  species: ['hippo'],
  dateRange: { from: '2026-01-01', to: '2026-02-28' },
  payoutMethod: ['bank_transfer'],
  paymentStatus: ['failed'],
  amountRange: { min: 100_000, max: 2_000_000 },
  myDocket: true,
  overdue: true,
  activity: true,
  notTold: true,
  conditionsOpen: true,
  onHold: true,
  underAppeal: true,
  correctionToConfirm: true,
} as const;

test('a URL that says nothing asks for nothing', () => {
  expect(read('')).toEqual(nothing);
  expect(read('status=&min=&max=0&from=')).toEqual(nothing);
  expect(unread('status=&min=&max=0&from=')).toEqual([]);
});

test('every filter stands in the URL in words, and is read from it again', () => {
  const address = new URLSearchParams('sort=id&status=paid&docket=mine&utm=1');
  const full = claimsAddress.write(address, placeOf(everything));
  expect(full.toString()).toBe(
    'sort=id&docket=mine&utm=1&status=submitted&status=payment_failed&incidentType=crop&district=kasese&district=gulu' +
      '&subcounty=Lake+Katwe%2C+North&species=hippo&payoutMethod=bank_transfer&paymentStatus=failed' +
      '&from=2026-01-01&to=2026-02-28&min=100000&max=2000000&overdue=1&activity=30&told=no&conditions=open&hold=1' +
      '&appeal=open&correction=open',
  );
  expect(read(full.toString())).toEqual(everything);
  expect(claimsAddress.findUnread(full)).toEqual([]);

  expect(claimsAddress.write(full, placeOf(nothing)).toString()).toBe('sort=id&utm=1');
});

test.each([
  ['status=paid&status=lost', { status: ['paid'] }, ['status=lost']],
  ['status=paid&status=paid', { status: ['paid'] }, []],
  ['incidentType=flood', {}, ['incidentType=flood']],
  ['district=nairobi', {}, ['district=nairobi']],
  ['species=Hippo', {}, ['species=Hippo']],
  ['payoutMethod=cash', {}, ['payoutMethod=cash']],
  ['paymentStatus=processing', {}, ['paymentStatus=processing']],
  ['from=2026-02-30', {}, ['from=2026-02-30']],
  ['to=yesterday', {}, ['to=yesterday']],
  ['from=2026-03-01&to=2026-02-01', {}, ['from=2026-03-01', 'to=2026-02-01']],
  ['to=2026-02-01', { dateRange: { to: '2026-02-01' } }, []],
  ['min=1,000', {}, ['min=1,000']],
  ['min=00005', {}, ['min=00005']],
  ['min=-5&max=7', { amountRange: { max: 7 } }, ['min=-5']],
  ['min=9&max=7', {}, ['min=9', 'max=7']],
  ['docket=yours', {}, ['docket=yours']],
  ['overdue=yes&activity=7', {}, ['overdue=yes', 'activity=7']],
  ['told=yes', {}, ['told=yes']],
  ['overdue=0&activity=30', { activity: true }, []],
])('%s', (query, filter, wrong) => {
  expect(read(query)).toEqual({ ...nothing, ...filter });
  expect(unread(query)).toEqual(wrong);
});
