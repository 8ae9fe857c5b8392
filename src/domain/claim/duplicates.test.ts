import { buildClaim, completeClaimantForm, completeIncidentForm } from '../../test/builders';
import { findPossibleDuplicates } from './duplicates';
import { incidentFromForm } from '../incident/incidentForm';

const earlier = buildClaim({ id: 'CL-EARLIER' });

const candidate = {
  claimId: 'CL-NEW',
  nationalId: completeClaimantForm().nationalId,
  phoneNumber: completeClaimantForm().phoneNumber,
  incidentType: 'crop',
  dateOfIncident: '2025-06-14',
};
const otherPerson = { ...candidate, nationalId: 'CM90000000ZZZZ' };

const matches = (input: typeof candidate, claims = [earlier]) =>
  findPossibleDuplicates(input, claims).map(({ claim, matched }) => [claim.id, matched]);

test('the same national ID is one, whatever the incident', () => {
  expect(matches({ ...candidate, incidentType: 'death', phoneNumber: '+256700000009' })).toEqual([
    ['CL-EARLIER', 'national_id'],
  ]);
});

test('the same phone and kind of incident are one', () => {
  expect(matches(otherPerson)).toEqual([['CL-EARLIER', 'phone_and_incident']]);
});

test('the same phone alone, or the same kind alone, is none', () => {
  expect(matches({ ...otherPerson, incidentType: 'livestock' })).toEqual([]);
  expect(matches({ ...otherPerson, phoneNumber: '+256700000009' })).toEqual([]);
});

test('they are found as people type them', () => {
  expect(matches({ ...candidate, nationalId: ' cf85012345abcd ' })).toEqual([['CL-EARLIER', 'national_id']]);
  expect(matches({ ...candidate, nationalId: 'CF85\u200b012345-ABCD' })).toEqual([['CL-EARLIER', 'national_id']]);
  expect(matches({ ...otherPerson, phoneNumber: '+256 772-123 456' })).toEqual([['CL-EARLIER', 'phone_and_incident']]);
});

test.each([
  ['2025-06-21', 1],
  ['2025-06-22', 0],
  ['2025-06-07', 1],
  ['2025-06-06', 0],
])('an incident of 14 June and one of %s: %i', (dateOfIncident, count) => {
  expect(matches({ ...candidate, dateOfIncident })).toHaveLength(count);
  expect(matches({ ...otherPerson, dateOfIncident })).toHaveLength(count);
});

test('a claim is no duplicate of itself', () => {
  expect(matches({ ...candidate, claimId: 'CL-EARLIER' })).toEqual([]);
});

test('what is not typed yet matches nothing', () => {
  const blank = { claimId: 'CL-NEW', nationalId: '', phoneNumber: '+256', incidentType: '', dateOfIncident: '' };
  expect(matches(blank)).toEqual([]);
  expect(matches({ ...candidate, dateOfIncident: '' })).toEqual([]);
});

test('every such claim is named, in the order given', () => {
  const livestock = buildClaim({ id: 'CL-OTHER', incident: incidentFromForm(completeIncidentForm('livestock')) });
  expect(matches(candidate, [livestock, earlier])).toEqual([
    ['CL-OTHER', 'national_id'],
    ['CL-EARLIER', 'national_id'],
  ]);
});
