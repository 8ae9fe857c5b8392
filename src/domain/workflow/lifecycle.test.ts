import * as fc from '../../test/fastCheck';
import {
  findLifecycleRefusal,
  lifecycle,
  lifecycleActions,
  openActions,
  roleToNotify,
  type LifecycleAction,
} from './lifecycle';
import { roleNames, roles, type Role } from '../user/roles';
import { claimStatuses, closableStatuses, statuses, type ClaimStatus } from './statuses';

/** The table of docs/product.md, Lifecycle, turned round: what is open at each status to each role. */
const grid: Record<ClaimStatus, Record<Role, LifecycleAction[]>> = {
  draft: {
    district_officer: ['submit', 'edit'],
    cvc_member: [],
    finance: [],
    admin: [],
  },
  submitted: {
    district_officer: ['start_verification', 'forward_to_cvc', 'request_info', 'reject_verification', 'edit', 'close'],
    cvc_member: [],
    finance: [],
    admin: [],
  },
  under_verification: {
    district_officer: ['forward_to_cvc', 'request_info', 'reject_verification', 'edit', 'close'],
    cvc_member: [],
    finance: [],
    admin: [],
  },
  request_info: {
    district_officer: ['edit', 'resubmit', 'close'],
    cvc_member: [],
    finance: [],
    admin: [],
  },
  referred_district: {
    district_officer: ['forward_to_cvc', 'request_info', 'reject_verification'],
    cvc_member: [],
    finance: [],
    admin: [],
  },
  under_cvc_review: {
    district_officer: [],
    cvc_member: ['approve', 'reject_committee', 'refer_back'],
    finance: [],
    admin: [],
  },
  approved: {
    district_officer: [],
    cvc_member: [],
    finance: [],
    admin: ['final_approval', 'mark_paid'],
  },
  payment_processing: {
    district_officer: [],
    cvc_member: [],
    finance: ['update_payment'],
    admin: ['mark_paid', 'update_payment'],
  },
  payment_failed: {
    district_officer: [],
    cvc_member: [],
    finance: ['update_payment', 'retry_payment'],
    admin: ['update_payment', 'retry_payment'],
  },
  paid: {
    district_officer: ['complete'],
    cvc_member: [],
    finance: ['update_payment'],
    admin: ['complete', 'update_payment'],
  },
  rejected: {
    district_officer: ['complete'],
    cvc_member: [],
    finance: [],
    admin: ['complete'],
  },
  closed: {
    district_officer: ['reopen'],
    cvc_member: [],
    finance: [],
    admin: ['reopen'],
  },
};

/** The status that each action leads to. */
const leadsTo: Record<LifecycleAction, ClaimStatus | 'unchanged' | 'by_payment' | 'as_before'> = {
  submit: 'submitted',
  start_verification: 'under_verification',
  forward_to_cvc: 'under_cvc_review',
  request_info: 'request_info',
  reject_verification: 'rejected',
  edit: 'unchanged',
  resubmit: 'submitted',
  close: 'closed',
  reopen: 'as_before',
  complete: 'unchanged',
  approve: 'approved',
  reject_committee: 'rejected',
  refer_back: 'referred_district',
  final_approval: 'payment_processing',
  mark_paid: 'paid',
  update_payment: 'by_payment',
  retry_payment: 'payment_processing',
};

/** The roles that an action belongs to, whatever the status. */
const ownersOf = (action: LifecycleAction) =>
  roleNames.filter((role) => claimStatuses.some((status) => grid[status][role].includes(action)));

const statusesAndRoles = claimStatuses.flatMap((status) => roleNames.map((role) => ({ status, role })));

describe.each(statusesAndRoles)('$status for $role', ({ status, role }) => {
  const open = grid[status][role];

  test(`opens ${open.join(', ') || 'nothing'}`, () => {
    expect(openActions(role, status)).toEqual(open.filter((action) => action !== 'complete'));
    expect(openActions(role, status, true)).toEqual(open.filter((action) => action === 'complete'));
  });

  test.each(lifecycleActions)('%s', (action) => {
    const refusal = findLifecycleRefusal(action, role, status);
    if (open.includes(action)) {
      expect(refusal).toBeUndefined();
    } else if (ownersOf(action).includes(role)) {
      expect(refusal).toEqual({
        code: 'wrong_status',
        message: '{{action}} is not possible: the claim\'s status is "{{status}}".',
        words: { action: [lifecycle[action].label], status: [statuses[status].badge] },
      });
    } else {
      expect(refusal).toEqual({
        code: 'wrong_role',
        message: 'Only {{roles}} can do this: {{action}}. You are signed in as {{role}}.',
        words: {
          action: [lifecycle[action].label],
          roles: ownersOf(action).map((owner) => roles[owner].label),
          role: [roles[role].label],
        },
      });
    }
  });
});

describe('where actions lead', () => {
  test.each(lifecycleActions)('%s', (action) => {
    expect(lifecycle[action].to).toBe(leadsTo[action]);
  });

  test('every status named by an action is a known one', () => {
    const known: readonly string[] = [...claimStatuses, 'unchanged', 'by_payment', 'as_before'];
    for (const action of lifecycleActions) {
      expect(known).toEqual(expect.arrayContaining([...lifecycle[action].from, lifecycle[action].to]));
    }
  });

  test('each action makes an event and a row of the audit log of its own', () => {
    for (const named of [
      lifecycleActions.map((action) => lifecycle[action].event),
      lifecycleActions.map((action) => lifecycle[action].audit.code),
    ]) {
      expect(new Set<string>(named).size).toBe(named.length);
    }
  });
});

test('what pays is refused while a payment cannot be read', () => {
  expect(lifecycleActions.filter((action) => lifecycle[action].pays)).toEqual([
    'final_approval',
    'mark_paid',
    'update_payment',
    'retry_payment',
  ]);
});

test('what sends money waits for the conditions of the approval, and final approval does not', () => {
  expect(lifecycleActions.filter((action) => lifecycle[action].pays === 'sends')).toEqual([
    'mark_paid',
    'update_payment',
    'retry_payment',
  ]);
});

test.each<[ClaimStatus, told: Role]>([
  ['submitted', 'district_officer'],
  ['under_verification', 'district_officer'],
  ['request_info', 'district_officer'],
  ['referred_district', 'district_officer'],
  ['under_cvc_review', 'cvc_member'],
  ['approved', 'admin'],
  ['payment_processing', 'finance'],
  ['payment_failed', 'finance'],
  ['paid', 'district_officer'],
  ['rejected', 'district_officer'],
  ['closed', 'district_officer'],
])('of a claim that is now %s the %s is told', (status, told) => {
  expect(roleToNotify(status)).toBe(told);
});

describe('random histories', () => {
  const byPayment = ['payment_processing', 'payment_failed', 'paid'] as const;

  /** Every status that the grid leads to from another. */
  function stepsFrom(status: ClaimStatus): ClaimStatus[] {
    return Object.values(grid[status])
      .flat()
      .flatMap((action) => {
        const to = leadsTo[action];
        if (to === 'by_payment') return byPayment;
        if (to === 'as_before') return closableStatuses;
        return to === 'unchanged' ? status : to;
      });
  }

  const attempt = fc.record({
    role: fc.constantFrom(...roleNames),
    action: fc.constantFrom(...lifecycleActions),
    byPayment: fc.constantFrom<ClaimStatus[]>(...byPayment),
  });

  function walk(attempts: { role: Role; action: LifecycleAction; byPayment: ClaimStatus }[]): ClaimStatus[] {
    const visited: ClaimStatus[] = ['draft'];
    let status: ClaimStatus = 'draft';
    let closedFrom: ClaimStatus = 'submitted';
    for (const { role, action, byPayment } of attempts) {
      if (findLifecycleRefusal(action, role, status)) continue;
      const { to } = lifecycle[action];
      if (action === 'close') closedFrom = status;
      if (to === 'by_payment') status = byPayment;
      else if (to === 'as_before') status = closedFrom;
      else if (to !== 'unchanged') status = to;
      visited.push(status);
    }
    return visited;
  }

  test('never leave the table, and never pay a claim that the committee did not approve', () => {
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 400, size: 'max' }), (attempts) => {
        const visited = walk(attempts);
        visited.forEach((status, index) => {
          const previous = visited[index - 1];
          if (previous) expect(stepsFrom(previous)).toContain(status);
        });
        const firstPayment = visited.findIndex((status) => status.startsWith('payment') || status === 'paid');
        if (firstPayment >= 0) {
          expect(visited.slice(0, firstPayment)).toEqual(expect.arrayContaining(['under_cvc_review', 'approved']));
        }
      }),
    );
  });
});
