import * as fc from '../../test/fastCheck';
import { claimFlagNames, getFlag, type ClaimFlag } from './claimFlags';
import { openActions } from './openActions';
import { lifecycle, lifecycleActions, roleToNotify, type LifecycleAction } from './lifecycle';
import { findLifecycleRefusal } from './lifecycleRefusal';
import { roleNames, roles, type Role } from '../user/roles';
import { claimStatuses, closableStatuses, statuses, type ClaimStatus } from './statuses';

/**
 * The table of docs/product.md, Lifecycle, turned round: what is open at each status to each role on a claim without flags;
 * beside it `complete` where something is missing, and Undo to each of them at every status but a draft's.
 */
const grid: Record<ClaimStatus, Record<Role, LifecycleAction[]>> = {
  draft: {
    district_officer: ['submit', 'edit'],
    cvc_member: [],
    finance: [],
    admin: [],
  },
  submitted: {
    district_officer: [
      'start_verification',
      'forward_to_cvc',
      'request_info',
      'reject_verification',
      'edit',
      'close',
      'hold',
    ],
    cvc_member: [],
    finance: [],
    admin: ['hold'],
  },
  under_verification: {
    district_officer: ['forward_to_cvc', 'request_info', 'reject_verification', 'edit', 'close', 'hold'],
    cvc_member: [],
    finance: [],
    admin: ['hold'],
  },
  request_info: {
    district_officer: ['edit', 'resubmit', 'close', 'hold'],
    cvc_member: [],
    finance: [],
    admin: ['hold'],
  },
  referred_district: {
    district_officer: ['forward_to_cvc', 'request_info', 'reject_verification', 'edit', 'hold'],
    cvc_member: [],
    finance: [],
    admin: ['hold'],
  },
  under_cvc_review: {
    district_officer: [],
    cvc_member: ['approve', 'reject_committee', 'refer_back', 'hold'],
    finance: ['confirm_correction', 'decline_correction'],
    admin: ['correct', 'confirm_correction', 'decline_correction', 'hold'],
  },
  approved: {
    district_officer: [],
    cvc_member: [],
    finance: ['confirm_correction', 'decline_correction'],
    admin: [
      ...(['final_approval', 'mark_paid', 'return_to_committee'] as const),
      ...(['correct', 'confirm_correction', 'decline_correction', 'hold'] as const),
    ],
  },
  payment_processing: {
    district_officer: ['file_appeal'],
    cvc_member: ['uphold_appeal', 'dismiss_appeal'],
    finance: ['update_payment', 'confirm_correction', 'decline_correction', 'hold'],
    admin: [
      ...(['mark_paid', 'update_payment', 'return_to_committee'] as const),
      ...(['file_appeal', 'uphold_appeal', 'dismiss_appeal'] as const),
      ...(['correct', 'confirm_correction', 'decline_correction', 'hold'] as const),
    ],
  },
  payment_failed: {
    district_officer: ['file_appeal'],
    cvc_member: ['uphold_appeal', 'dismiss_appeal'],
    finance: ['update_payment', 'retry_payment', 'confirm_correction', 'decline_correction', 'hold'],
    admin: [
      ...(['update_payment', 'retry_payment', 'file_appeal', 'uphold_appeal', 'dismiss_appeal'] as const),
      ...(['correct', 'confirm_correction', 'decline_correction', 'hold'] as const),
    ],
  },
  paid: {
    district_officer: ['complete', 'file_appeal'],
    cvc_member: ['uphold_appeal', 'dismiss_appeal'],
    finance: ['update_payment', 'confirm_correction', 'decline_correction'],
    admin: [
      ...(['complete', 'update_payment', 'file_appeal', 'uphold_appeal', 'dismiss_appeal'] as const),
      ...(['correct', 'confirm_correction', 'decline_correction'] as const),
    ],
  },
  rejected: {
    district_officer: ['complete', 'file_appeal', 'value_appeal'],
    cvc_member: ['uphold_appeal', 'dismiss_appeal'],
    finance: ['confirm_correction', 'decline_correction'],
    admin: [
      ...(['reopen_rejection', 'complete', 'file_appeal', 'uphold_appeal', 'dismiss_appeal'] as const),
      ...(['correct', 'confirm_correction', 'decline_correction'] as const),
    ],
  },
  closed: {
    district_officer: ['reopen'],
    cvc_member: [],
    finance: [],
    admin: ['reopen'],
  },
};

/** As `grid`, of a claim on hold. */
const held: Record<ClaimStatus, Record<Role, LifecycleAction[]>> = {
  draft: { district_officer: ['edit'], cvc_member: [], finance: [], admin: [] },
  submitted: { district_officer: ['edit', 'release'], cvc_member: [], finance: [], admin: ['release'] },
  under_verification: { district_officer: ['edit', 'release'], cvc_member: [], finance: [], admin: ['release'] },
  request_info: { district_officer: ['edit', 'release'], cvc_member: [], finance: [], admin: ['release'] },
  referred_district: { district_officer: ['edit', 'release'], cvc_member: [], finance: [], admin: ['release'] },
  under_cvc_review: { district_officer: [], cvc_member: ['release'], finance: [], admin: ['correct', 'release'] },
  approved: { district_officer: [], cvc_member: [], finance: [], admin: ['correct', 'release'] },
  payment_processing: {
    district_officer: [],
    cvc_member: [],
    finance: ['update_payment', 'release'],
    admin: ['update_payment', 'correct', 'release'],
  },
  payment_failed: {
    district_officer: [],
    cvc_member: [],
    finance: ['update_payment', 'release'],
    admin: ['update_payment', 'correct', 'release'],
  },
  paid: {
    district_officer: [],
    cvc_member: [],
    finance: ['update_payment'],
    admin: ['update_payment', 'correct', 'release'],
  },
  rejected: { district_officer: [], cvc_member: [], finance: [], admin: ['correct'] },
  closed: { district_officer: [], cvc_member: [], finance: [], admin: [] },
};

/** What is there with a flag alone. */
const flagged = new Map<LifecycleAction, ClaimFlag>([
  ['complete', 'incomplete'],
  ['file_appeal', 'appealable'],
  ['value_appeal', 'appealToValue'],
  ['uphold_appeal', 'appealToDecide'],
  ['dismiss_appeal', 'underAppeal'],
  ['confirm_correction', 'correctionToConfirm'],
  ['decline_correction', 'correctionToConfirm'],
]);

/** The status that each action leads to. */
const leadsTo: Record<LifecycleAction, ClaimStatus | 'unchanged' | 'by_payment' | 'as_before' | 'undone'> = {
  submit: 'submitted',
  start_verification: 'under_verification',
  forward_to_cvc: 'under_cvc_review',
  request_info: 'request_info',
  reject_verification: 'rejected',
  edit: 'unchanged',
  resubmit: 'submitted',
  close: 'closed',
  reopen: 'as_before',
  reopen_rejection: 'as_before',
  complete: 'unchanged',
  approve: 'approved',
  reject_committee: 'rejected',
  refer_back: 'referred_district',
  final_approval: 'payment_processing',
  mark_paid: 'paid',
  update_payment: 'by_payment',
  retry_payment: 'payment_processing',
  return_to_committee: 'under_cvc_review',
  file_appeal: 'unchanged',
  value_appeal: 'unchanged',
  uphold_appeal: 'approved',
  dismiss_appeal: 'unchanged',
  correct: 'unchanged',
  confirm_correction: 'unchanged',
  decline_correction: 'unchanged',
  hold: 'unchanged',
  release: 'unchanged',
  undo: 'undone',
};

const isOpen = (action: LifecycleAction, role: Role, status: ClaimStatus) =>
  action === 'undo' ? status !== 'draft' : [...grid[status][role], ...held[status][role]].includes(action);

/** Whose turn it is: with an administrator, they put a claim on hold and release it. */
const turns: Record<ClaimStatus, Role | undefined> = {
  draft: 'district_officer',
  submitted: 'district_officer',
  under_verification: 'district_officer',
  request_info: 'district_officer',
  referred_district: 'district_officer',
  under_cvc_review: 'cvc_member',
  approved: 'admin',
  payment_processing: 'finance',
  payment_failed: 'finance',
  paid: undefined,
  rejected: undefined,
  closed: undefined,
};

/** The roles that an action belongs to at a status, whether or not it is open there. */
const ownersOf = (action: LifecycleAction, at: ClaimStatus) =>
  roleNames.filter((role) =>
    action === 'hold' || action === 'release'
      ? role === 'admin' || role === turns[at]
      : claimStatuses.some((status) => isOpen(action, role, status)),
  );

const statusesAndRoles = claimStatuses.flatMap((status) => roleNames.map((role) => ({ status, role })));

describe.each(statusesAndRoles)('$status for $role', ({ status, role }) => {
  const open = grid[status][role];

  test(`opens ${open.join(', ') || 'nothing'}`, () => {
    const plain = open.filter((action) => !flagged.has(action));
    expect(openActions(role, status)).toEqual(plain);
    expect(openActions(role, status, ['incomplete'])).toEqual(open.filter((action) => action === 'complete'));
    const mends = status === 'draft' ? [] : (['undo'] as const);
    expect(openActions(role, status, ['undoable'])).toEqual([...plain, ...mends]);
    expect(openActions(role, status, ['incomplete', 'undoable'])).toEqual([
      ...open.filter((action) => action === 'complete'),
      ...mends,
    ]);
    expect(openActions(role, status, ['held'])).toEqual(held[status][role]);
    expect(openActions(role, status, ['held', 'undoable'])).toEqual([...held[status][role], ...mends]);
    for (const flag of ['appealable', 'appealToValue', 'appealToDecide'] as const) {
      const more = open.filter((action) => flagged.get(action) === flag);
      expect(openActions(role, status, [flag])).toEqual(
        open.filter((action) => plain.includes(action) || more.includes(action)),
      );
    }
    // Nothing is sent to where it may no longer go, nor changed meanwhile.
    expect(openActions(role, status, ['correctionToConfirm'])).toEqual(
      open.filter(
        (action) =>
          (plain.includes(action) || flagged.get(action) === 'correctionToConfirm') &&
          !['correct', 'edit', 'mark_paid', 'retry_payment'].includes(action),
      ),
    );
    // What was decided is not taken back meanwhile; what is not disputed goes on being paid.
    expect(openActions(role, status, ['underAppeal'])).toEqual(
      open.filter(
        (action) =>
          (plain.includes(action) || action === 'dismiss_appeal') &&
          action !== 'reopen_rejection' &&
          action !== 'return_to_committee',
      ),
    );
  });

  test.each(lifecycleActions)('%s', (action) => {
    const refusal = findLifecycleRefusal(action, role, status);
    if (isOpen(action, role, status)) {
      expect(refusal).toBeUndefined();
    } else if (ownersOf(action, status).includes(role)) {
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
          roles: ownersOf(action, status).map((owner) => roles[owner].label),
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
    const known: readonly string[] = [...claimStatuses, 'unchanged', 'by_payment', 'as_before', 'undone'];
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

test.each(claimFlagNames)('what %s bars are actions', (flag) => {
  const { bars } = getFlag(flag);
  expect(typeof bars === 'boolean' ? [] : bars.filter((name) => !Object.hasOwn(lifecycle, name))).toEqual([]);
});

test('what pays is refused while a payment cannot be read', () => {
  expect(lifecycleActions.filter((action) => lifecycle[action].pays)).toEqual([
    'final_approval',
    'mark_paid',
    'update_payment',
    'retry_payment',
    'return_to_committee',
    'uphold_appeal',
    'correct',
    'confirm_correction',
    'undo',
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

  /** Where a rejected claim was rejected. */
  const rejecting: ClaimStatus[] = ['under_verification', 'under_cvc_review'];

  /** Every status that the grid leads to from another. */
  function stepsFrom(status: ClaimStatus): ClaimStatus[] {
    return Object.values(grid[status])
      .flat()
      .flatMap((action) => {
        const to = leadsTo[action];
        if (to === 'by_payment') return byPayment;
        if (to === 'as_before') return status === 'rejected' ? rejecting : closableStatuses;
        return to === 'unchanged' || to === 'undone' ? status : to;
      });
  }

  const attempt = fc.record({
    role: fc.constantFrom(...roleNames),
    // Where an undo leads hangs on the claim, which is not here (src/store/claims/undo.test.ts).
    action: fc.constantFrom(...lifecycleActions.filter((action) => lifecycle[action].to !== 'undone')),
    byPayment: fc.constantFrom<ClaimStatus[]>(...byPayment),
  });

  function walk(attempts: { role: Role; action: LifecycleAction; byPayment: ClaimStatus }[]): ClaimStatus[] {
    const visited: ClaimStatus[] = ['draft'];
    let status: ClaimStatus = 'draft';
    let endedFrom: ClaimStatus = 'submitted';
    for (const { role, action, byPayment } of attempts) {
      if (findLifecycleRefusal(action, role, status)) continue;
      const { to } = lifecycle[action];
      if (action === 'close') endedFrom = status;
      if (action === 'reject_verification') endedFrom = 'under_verification';
      if (action === 'reject_committee') endedFrom = 'under_cvc_review';
      if (to === 'by_payment') status = byPayment;
      else if (to === 'as_before') status = endedFrom;
      else if (to !== 'unchanged' && to !== 'undone') status = to;
      visited.push(status);
    }
    return visited;
  }

  test('never leave the table, and never pay a claim that was not approved, by the committee or on appeal', () => {
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 400, size: 'max' }), (attempts) => {
        const visited = walk(attempts);
        visited.forEach((status, index) => {
          const previous = visited[index - 1];
          if (previous) expect(stepsFrom(previous)).toContain(status);
        });
        const firstPayment = visited.findIndex((status) => status.startsWith('payment') || status === 'paid');
        if (firstPayment >= 0) {
          const before = visited.slice(0, firstPayment);
          expect(before).toContain('approved');
          expect(before.includes('under_cvc_review') || before.includes('rejected')).toBe(true);
        }
      }),
    );
  });
});
