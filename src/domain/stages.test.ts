import { buildClaim, buildDecision, buildVerification } from '../test/builders';
import { reachedCommittee } from './claim';
import type { Role } from './roles';
import { findCurrentStage, findDocketRole, stages, stageStates, type StageState } from './stages';
import { claimStatuses, type ClaimStatus } from './statuses';

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

const flow: Record<ClaimStatus, { states: StageState[]; button: string | undefined; docket: Role | undefined }> = {
  draft: { states: [now, later, later, later, later, later], button: 'Submit Claim', docket: 'district_officer' },
  submitted: {
    states: [done, now, later, later, later, later],
    button: 'Verify & Forward',
    docket: 'district_officer',
  },
  under_verification: {
    states: [done, now, later, later, later, later],
    button: 'Verify & Forward',
    docket: 'district_officer',
  },
  request_info: {
    states: [done, now, later, later, later, later],
    button: 'Verify & Forward',
    docket: 'district_officer',
  },
  referred_district: {
    states: [done, now, later, later, later, later],
    button: 'Verify & Forward',
    docket: 'district_officer',
  },
  under_cvc_review: { states: [done, done, now, later, later, later], button: 'CVC Decision', docket: 'cvc_member' },
  approved: { states: [done, done, done, now, later, later], button: 'Final Approval', docket: 'admin' },
  payment_processing: { states: [done, done, done, done, now, later], button: 'Process Payment', docket: 'finance' },
  payment_failed: { states: [done, done, done, done, now, later], button: 'Process Payment', docket: 'finance' },
  paid: { states: [done, done, done, done, done, done], button: 'Generate Reports', docket: undefined },
  rejected: { states: [done, done, done, 'blocked', 'blocked', 'blocked'], button: undefined, docket: undefined },
};

describe.each(claimStatuses)('a claim at %s', (status) => {
  test('shows how each stage stands', () => {
    expect(stageStates(status, true).map(({ state }) => state)).toEqual(flow[status].states);
  });

  test('offers the action of its current stage', () => {
    expect(findCurrentStage(status)?.button).toBe(flow[status].button);
  });

  test('lies in the docket of the responsible role', () => {
    expect(findDocketRole(status)).toBe(flow[status].docket);
  });
});

test('every stage is shown once, in order', () => {
  expect(stageStates('approved', true).map(({ stage }) => stage.number)).toEqual([1, 2, 3, 4, 5, 6]);
});

describe('a rejected claim', () => {
  const states = (claim: ReturnType<typeof buildClaim>) =>
    stageStates('rejected', reachedCommittee(claim)).map(({ state }) => state);

  test('shows stage 3 as not reached when the district rejected it', () => {
    const claim = buildClaim({ status: 'rejected', verification: buildVerification({ action: 'reject' }) });
    expect(states(claim)).toEqual([done, done, 'not_reached', 'blocked', 'blocked', 'blocked']);
  });

  test('shows stage 3 as completed when the committee rejected it', () => {
    const claim = buildClaim({
      status: 'rejected',
      verification: buildVerification(),
      decision: buildDecision({ decision: 'reject' }),
    });
    expect(states(claim)).toEqual(flow.rejected.states);
  });

  test('shows stage 3 as completed when the district rejected it after the committee referred it back', () => {
    const claim = buildClaim({
      status: 'rejected',
      verification: buildVerification({ action: 'reject' }),
      decision: buildDecision({ decision: 'refer_back' }),
    });
    expect(states(claim)).toEqual(flow.rejected.states);
  });
});
