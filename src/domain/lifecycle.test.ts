import * as fc from '../test/fastCheck';
import {
  findLifecycleRefusal,
  findRoleToNotify,
  lifecycle,
  lifecycleActions,
  openActions,
  type LifecycleAction,
} from './lifecycle';
import { roleNames, type Role } from './roles';
import { claimStatuses, type ClaimStatus } from './statuses';

/** The table of docs/product.md, Lifecycle, turned round: what is open at each status to each role. */
const grid: Record<ClaimStatus, Record<Role, LifecycleAction[]>> = {
  draft: {
    district_officer: ['submit', 'edit'],
    cvc_member: [],
    finance: [],
    admin: [],
  },
  submitted: {
    district_officer: ['start_verification', 'forward_to_cvc', 'request_info', 'reject_verification', 'edit'],
    cvc_member: [],
    finance: [],
    admin: [],
  },
  under_verification: {
    district_officer: ['forward_to_cvc', 'request_info', 'reject_verification', 'edit'],
    cvc_member: [],
    finance: [],
    admin: [],
  },
  request_info: {
    district_officer: ['edit', 'resubmit'],
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
    district_officer: [],
    cvc_member: [],
    finance: ['update_payment'],
    admin: ['update_payment'],
  },
  rejected: {
    district_officer: [],
    cvc_member: [],
    finance: [],
    admin: [],
  },
};

const actions: Record<LifecycleAction, { to: string; owners: Role[]; named: string }> = {
  submit: { to: 'submitted', owners: ['district_officer'], named: 'District Officer' },
  start_verification: { to: 'under_verification', owners: ['district_officer'], named: 'District Officer' },
  forward_to_cvc: { to: 'under_cvc_review', owners: ['district_officer'], named: 'District Officer' },
  request_info: { to: 'request_info', owners: ['district_officer'], named: 'District Officer' },
  reject_verification: { to: 'rejected', owners: ['district_officer'], named: 'District Officer' },
  edit: { to: 'unchanged', owners: ['district_officer'], named: 'District Officer' },
  resubmit: { to: 'submitted', owners: ['district_officer'], named: 'District Officer' },
  approve: { to: 'approved', owners: ['cvc_member'], named: 'CVC Member' },
  reject_committee: { to: 'rejected', owners: ['cvc_member'], named: 'CVC Member' },
  refer_back: { to: 'referred_district', owners: ['cvc_member'], named: 'CVC Member' },
  final_approval: { to: 'payment_processing', owners: ['admin'], named: 'UWA/MTWA Admin' },
  mark_paid: { to: 'paid', owners: ['admin'], named: 'UWA/MTWA Admin' },
  update_payment: { to: 'by_payment', owners: ['finance', 'admin'], named: 'Finance Officer, UWA/MTWA Admin' },
  retry_payment: { to: 'payment_processing', owners: ['finance', 'admin'], named: 'Finance Officer, UWA/MTWA Admin' },
};

const roleLabels: Record<Role, string> = {
  district_officer: 'District Officer',
  cvc_member: 'CVC Member',
  finance: 'Finance Officer',
  admin: 'UWA/MTWA Admin',
};

const badges: Record<ClaimStatus, string> = {
  draft: '1. Draft',
  submitted: '1. Submitted',
  under_verification: '2. Under Verification',
  request_info: '2. Request Info',
  referred_district: '2. Referred to District',
  under_cvc_review: '3. Under CVC Review',
  approved: '4. Approved',
  payment_processing: '5. Payment Processing',
  payment_failed: '5. Payment Failed',
  paid: '6. Paid',
  rejected: 'Rejected',
};

const statusesAndRoles = claimStatuses.flatMap((status) => roleNames.map((role) => ({ status, role })));

test('the grid has eleven statuses and four roles', () => {
  expect(Object.keys(grid)).toHaveLength(11);
  expect(statusesAndRoles).toHaveLength(44);
});

describe.each(statusesAndRoles)('$status for $role', ({ status, role }) => {
  const open = grid[status][role];

  test(`opens ${open.join(', ') || 'nothing'}`, () => {
    expect(openActions(role, status)).toEqual(open);
  });

  test.each(lifecycleActions)('%s', (action) => {
    const refusal = findLifecycleRefusal(action, role, status);
    if (open.includes(action)) {
      expect(refusal).toBeUndefined();
    } else if (actions[action].owners.includes(role)) {
      expect(refusal).toEqual({
        code: 'wrong_status',
        message: '{{action}} is not possible while the claim is at "{{status}}".',
        words: { action: [lifecycle[action].label], status: [badges[status]] },
      });
    } else {
      expect(refusal).toEqual({
        code: 'wrong_role',
        message: '{{action}} belongs to {{roles}}. You are signed in as {{role}}.',
        words: {
          action: [lifecycle[action].label],
          roles: actions[action].named.split(', '),
          role: [roleLabels[role]],
        },
      });
    }
  });
});

describe('where actions lead', () => {
  test.each(lifecycleActions)('%s', (action) => {
    expect(lifecycle[action].to).toBe(actions[action].to);
  });

  test('every status named by an action is a known one', () => {
    const known: readonly string[] = [...claimStatuses, 'unchanged', 'by_payment'];
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
])('of a claim that is now %s the %s is told', (status, told) => {
  for (const action of lifecycleActions) expect(findRoleToNotify(action, status)).toBe(told);
});

describe('random histories', () => {
  /** Every step the table allows. */
  const steps: Record<ClaimStatus, ClaimStatus[]> = {
    draft: ['draft', 'submitted'],
    submitted: ['submitted', 'under_verification', 'under_cvc_review', 'request_info', 'rejected'],
    under_verification: ['under_verification', 'under_cvc_review', 'request_info', 'rejected'],
    request_info: ['request_info', 'submitted'],
    referred_district: ['under_cvc_review', 'request_info', 'rejected'],
    under_cvc_review: ['approved', 'rejected', 'referred_district'],
    approved: ['payment_processing', 'paid'],
    payment_processing: ['payment_processing', 'payment_failed', 'paid'],
    payment_failed: ['payment_processing', 'payment_failed', 'paid'],
    paid: ['payment_processing', 'payment_failed', 'paid'],
    rejected: [],
  };

  const attempt = fc.record({
    role: fc.constantFrom(...roleNames),
    action: fc.constantFrom(...lifecycleActions),
    byPayment: fc.constantFrom<ClaimStatus[]>('payment_processing', 'payment_failed', 'paid'),
  });

  function walk(attempts: { role: Role; action: LifecycleAction; byPayment: ClaimStatus }[]): ClaimStatus[] {
    const visited: ClaimStatus[] = ['draft'];
    let status: ClaimStatus = 'draft';
    for (const { role, action, byPayment } of attempts) {
      if (findLifecycleRefusal(action, role, status)) continue;
      const { to } = lifecycle[action];
      if (to === 'by_payment') status = byPayment;
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
          if (previous) expect(steps[previous]).toContain(status);
        });
        const firstPayment = visited.findIndex((status) => status.startsWith('payment') || status === 'paid');
        if (firstPayment >= 0) {
          expect(visited.slice(0, firstPayment)).toEqual(expect.arrayContaining(['under_cvc_review', 'approved']));
        }
      }),
    );
  });
});
