import { buildUser } from '../../test/builders';
import type { Role } from '../user/roles';
import { findMissingPeople } from './fourEyesPeople';

const people = (...desks: Role[][]) => desks.map((own, place) => buildUser({ id: `U-${place}`, desks: own }));
const officer: Role[] = ['district_officer'];
const member: Role[] = ['cvc_member'];
const finance: Role[] = ['finance'];
const admin: Role[] = ['admin'];

test.each([
  ['one at each desk', people(officer, member, admin, finance), []],
  ['two administrators: one approves, one pays', people(officer, member, admin, admin), []],
  ['no committee', people(officer, admin, finance), ['Committee decision']],
  ['one administrator and no finance', people(officer, member, admin), ['Payment']],
  ['one person at every desk', people(['district_officer', 'cvc_member', 'finance', 'admin']), 3],
  [
    'four people at every desk',
    people(...Array<Role[]>(4).fill(['district_officer', 'cvc_member', 'finance', 'admin'])),
    [],
  ],
  [
    'the one who could be anything is put where nobody else is',
    people(['district_officer', 'cvc_member'], officer, admin, finance),
    [],
  ],
  ['nobody', [], 4],
])('%s', (_name, users, missing) => {
  const found = findMissingPeople(users);
  expect(typeof missing === 'number' ? found.length : found).toEqual(missing);
});

test('an inactive account is nobody', () => {
  const users = people(officer, member, admin, finance).map((user) => ({ ...user, status: 'inactive' as const }));
  expect(findMissingPeople(users)).toHaveLength(4);
});
