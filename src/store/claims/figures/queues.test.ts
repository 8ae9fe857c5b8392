import type { Claim } from '../../../domain/claim/claim';
import { roleNames, type Role } from '../../../domain/user/roles';
import { findDocketRole } from '../../../domain/workflow/stages';
import { claimStatuses, statusesOf } from '../../../domain/workflow/statuses';
import { buildClaim } from '../../../test/builders';
import { openRegister } from '../../../test/openRegister';
import { startVerification } from '../../../test/claimCommands';
import { findNextInQueue, searchQueue, selectPendingReview, selectQueue } from './queues';

const idsOf = (claims: readonly { id: string }[]) => claims.map(({ id }) => id);

const submittedOn = (id: string, day: string, overrides: Partial<Claim> = {}) =>
  buildClaim({ id, submittedAt: `2025-06-${day}T08:00:00.000Z`, ...overrides });

const oneOfEach = claimStatuses.flatMap((status) => (status === 'draft' ? [] : [buildClaim({ id: status, status })]));
const docketOf = (role: Role) => idsOf(oneOfEach.filter(({ status }) => findDocketRole(status) === role)).sort();

describe('the queue', () => {
  test.each(roleNames)('of %s is the docket', async (role) => {
    const { tab } = await openRegister({ claims: oneOfEach }, role);
    expect(idsOf(selectQueue(tab.store.getState()))).toEqual(docketOf(role));
  });

  test('of nobody is empty', async () => {
    const { tab } = await openRegister({ claims: oneOfEach });
    expect(selectQueue(tab.store.getState())).toEqual([]);
  });

  test('starts with the claim that has waited longest, equal ones by id', async () => {
    const claims = [submittedOn('C', '20'), submittedOn('B', '10'), submittedOn('A', '20'), submittedOn('D', '15')];
    const { tab } = await openRegister({ claims }, 'district_officer');
    expect(idsOf(selectQueue(tab.store.getState()))).toEqual(['B', 'D', 'A', 'C']);
  });

  test('keeps what did not change', async () => {
    const { tab } = await openRegister(
      { claims: [submittedOn('A', '10'), submittedOn('B', '20')] },
      'district_officer',
    );
    const before = selectQueue(tab.store.getState());
    await tab.store.dispatch(startVerification({ id: 'B', rev: 1 }));
    const after = selectQueue(tab.store.getState());
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(selectQueue(tab.store.getState())).toBe(after);
  });
});

describe('the next claim', () => {
  const queue = [submittedOn('A', '10'), submittedOn('B', '15'), submittedOn('C', '20')];

  test.each([
    ['the one after', submittedOn('A', '10'), 'B'],
    ['the one after a claim that has left', submittedOn('X', '12'), 'B'],
    ['after the last, the first again', submittedOn('C', '20'), 'A'],
    ['after one beyond the last, the first', submittedOn('X', '25'), 'A'],
  ])('is %s', (_title, place, next) => {
    expect(findNextInQueue(queue, place)?.id).toBe(next);
  });

  test('is none when nothing else waits', () => {
    expect(findNextInQueue(queue.slice(0, 1), submittedOn('A', '10'))).toBeUndefined();
    expect(findNextInQueue([], submittedOn('A', '10'))).toBeUndefined();
  });
});

describe('the search', () => {
  const { claimant } = buildClaim();
  const queue = [
    buildClaim({ id: 'CLM-1', claimant: { ...claimant, fullName: 'Élise Auma', district: 'gulu' } }),
    buildClaim({ id: 'CLM-2', claimant: { ...claimant, fullName: 'Moses Baluku' } }),
  ];

  test.each([
    ['elise', ['CLM-1']],
    ['  GULU auma ', ['CLM-1']],
    ['clm-2', ['CLM-2']],
    ['kasese', ['CLM-2']],
    ['auma kasese', []],
    [' ', ['CLM-1', 'CLM-2']],
  ])('"%s"', (search, ids) => {
    expect(idsOf(searchQueue(queue, search))).toEqual(ids);
  });
});

test.each<[Role, number]>([
  ['district_officer', statusesOf('pending').length],
  ['cvc_member', docketOf('cvc_member').length],
  ['admin', docketOf('admin').length],
])('pending review of %s', async (role, count) => {
  const { tab } = await openRegister({ claims: oneOfEach }, role);
  expect(selectPendingReview(tab.store.getState(), '2026-11-20')).toBe(count);
});
