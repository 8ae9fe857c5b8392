import { buildClaim, buildDecision, buildVerification } from '../../test/builders';
import { reachedCommittee } from '../claim/outcome';
import type { Role } from '../user/roles';
import { findCurrentStage, findDocketRole, stages } from './stages';
import { stageStates, type StageState } from './stageStates';
import { claimStatuses, statuses, type ClaimStatus } from './statuses';

test('the six stages', () => {
  expect(stages.map(({ number, name, role, button }) => [number, name, role, button])).toEqual([
    [1, 'Submission', 'district_officer', 'Submit Claim'],
    [2, 'Verification (district level)', 'district_officer', 'Verify & Forward'],
    [3, 'Assessment by CVC', 'cvc_member', 'CVC Decision'],
    [4, 'Approval by board or admin', 'admin', 'Final Approval'],
    [5, 'Payment Processing', 'finance', 'Process Payment'],
    [6, 'Reporting & Audit', 'admin', 'Generate Reports'],
  ]);
});

const done = 'completed';
const now = 'in_progress';
const later = 'pending';

const paid: StageState[] = [done, done, done, done, done, done];
const rejected: StageState[] = [done, done, done, 'blocked', 'blocked', 'blocked'];

test.each<[ClaimStatus, StageState[], docket: Role | undefined]>([
  ['draft', [now, later, later, later, later, later], 'district_officer'],
  ['submitted', [done, now, later, later, later, later], 'district_officer'],
  ['under_verification', [done, now, later, later, later, later], 'district_officer'],
  ['under_cvc_review', [done, done, now, later, later, later], 'cvc_member'],
  ['approved', [done, done, done, now, later, later], 'admin'],
  ['payment_processing', [done, done, done, done, now, later], 'finance'],
  ['paid', paid, undefined],
  ['rejected', rejected, undefined],
  ['closed', [done, 'closed', done, 'closed', 'closed', 'closed'], undefined],
])(
  'a claim at %s shows how each stage stands, and lies in the docket of the responsible role',
  (status, states, docket) => {
    expect(stageStates(status, true).map(({ state }) => state)).toEqual(states);
    expect(findDocketRole(status)).toBe(docket);
  },
);

test('a claim waits at the stage of its status; one that was submitted waits for verification, one that has ended for nothing', () => {
  const ended: ClaimStatus[] = ['paid', 'rejected', 'closed'];
  for (const status of claimStatuses.filter((one) => one !== 'submitted' && !ended.includes(one)))
    expect(findCurrentStage(status)?.number).toBe(statuses[status].stage);
  expect(findCurrentStage('submitted')?.number).toBe(2);
  for (const status of ended) expect(findCurrentStage(status)).toBeUndefined();
});

test('every stage is shown once, in order', () => {
  expect(stageStates('approved', true).map(({ stage }) => stage.number)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a claim closed before the committee had it shows stage 3 as not reached', () => {
  const states = stageStates('closed', false).map(({ state }) => state);
  expect(states).toEqual([done, 'closed', 'not_reached', 'closed', 'closed', 'closed']);
});

describe('a rejected claim', () => {
  const states = (claim: ReturnType<typeof buildClaim>) =>
    stageStates('rejected', reachedCommittee(claim)).map(({ state }) => state);

  test('shows stage 3 as not reached when the district rejected it', () => {
    const claim = buildClaim({ status: 'rejected', verifications: [buildVerification({ action: 'reject' })] });
    expect(states(claim)).toEqual([done, done, 'not_reached', 'blocked', 'blocked', 'blocked']);
  });

  test('shows stage 3 as completed when the committee rejected it', () => {
    const claim = buildClaim({
      status: 'rejected',
      verifications: [buildVerification()],
      decisions: [buildDecision({ decision: 'reject' })],
    });
    expect(states(claim)).toEqual(rejected);
  });

  test('shows stage 3 as completed when the district rejected it after the committee referred it back', () => {
    const claim = buildClaim({
      status: 'rejected',
      verifications: [buildVerification({ action: 'reject' })],
      decisions: [buildDecision({ decision: 'refer_back' })],
    });
    expect(states(claim)).toEqual(rejected);
  });
});
