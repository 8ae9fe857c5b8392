import {
  buildAppeal,
  buildClaim,
  buildCorrection,
  buildDecision,
  buildLastAction,
  buildUser,
  buildVerification,
} from '../../test/builders';
import type { AppealOutcome } from '../claim/appeal/appealRecord';
import type { Claim } from '../claim/claim';
import type { Refusal } from '../refusal';
import { roleNames, type Role } from '../user/roles';
import type { User } from '../user/user';
import { getAction, lifecycleActions, type LifecycleAction } from '../workflow/lifecycle';
import { findLifecycleRefusal } from '../workflow/lifecycleRefusal';
import { findAccountRefusal, isManagedOnly, type AccessFacts } from './account';
import { findActorRefusal, findAreaRefusal, findDutyRefusal } from './access';

const off = { managedOnly: false, ownDistricts: false, fourEyes: false };

/*
 * Who may do what, written out: per action, what each desk may. "-" nothing; "all" any claim; "own" those in their own
 * districts, where each account has its own. After "/" the earlier parts of theirs that bar it with four eyes: v of
 * a verification, d of a decision, a of a final approval. After "!" those that bar it in every register. "members" leaves it
 * to the members of the committee as long as one is there.
 */
const desks = ['district_officer', 'cvc_member', 'finance', 'admin'] as const satisfies readonly Role[];
const grid: Record<LifecycleAction, readonly [string, string, string, string]> = {
  submit: ['own', '-', '-', '-'],
  start_verification: ['own', '-', '-', '-'],
  forward_to_cvc: ['own', '-', '-', '-'],
  request_info: ['own', '-', '-', '-'],
  reject_verification: ['own', '-', '-', '-'],
  edit: ['own', '-', '-', '-'],
  resubmit: ['own', '-', '-', '-'],
  close: ['own', '-', '-', '-'],
  reopen: ['own', '-', '-', 'all'],
  reopen_rejection: ['-', '-', '-', 'all'],
  complete: ['own', '-', '-', 'all'],
  approve: ['-', 'all/v', '-', '-'],
  reject_committee: ['-', 'all/v', '-', '-'],
  refer_back: ['-', 'all/v', '-', '-'],
  final_approval: ['-', '-', '-', 'all/vd'],
  mark_paid: ['-', '-', '-', 'all/vda'],
  update_payment: ['-', '-', 'all', 'all'],
  retry_payment: ['-', '-', 'all', 'all'],
  return_to_committee: ['-', '-', '-', 'all'],
  // Whose turn it is, or an administrator.
  hold: ['own', 'all', 'all', 'all'],
  release: ['own', 'all', 'all', 'all'],
  file_appeal: ['own', '-', '-', 'all'],
  value_appeal: ['own', '-', '-', '-'],
  uphold_appeal: ['-', 'all!vda', '-', 'members'],
  dismiss_appeal: ['-', 'all!vda', '-', 'members'],
  correct: ['-', '-', '-', 'all'],
  confirm_correction: ['-', '-', 'all!c', 'all!c'],
  decline_correction: ['-', '-', 'all', 'all'],
  // What they did themselves.
  undo: ['own', 'all', 'all', 'all'],
};
/** Where the turn is of each. */
const turnOf = {
  district_officer: 'submitted',
  cvc_member: 'under_cvc_review',
  finance: 'payment_processing',
  admin: 'approved',
} as const;
/** Recording a success, the one part of updating a payment that is a duty by itself. */
const success = ['-', '-', 'all/vda', 'all/vda'] as const;

const me = buildUser({ id: 'ME', name: 'Mary Apio', email: 'mary@uwa.example', district: 'kasese', desks: [...desks] });
const others = desks.map((desk, place) =>
  buildUser({
    id: `U-${place}`,
    name: `Other ${place}`,
    email: `other${place}@uwa.example`,
    role: desk === 'admin' ? 'administrator' : 'officer',
    district: 'gulu',
    desks: [desk],
  }),
);
const users = [me, ...others];
const account = 'ME';
const parts: Record<string, (claim: Claim) => Partial<Claim>> = {
  v: ({ verifications }) => ({
    verifications: [...verifications, buildVerification({ verifiedBy: me.name, account })],
  }),
  d: ({ decisions }) => ({ decisions: [...decisions, buildDecision({ decidedBy: me.name, account })] }),
  c: () => ({ corrections: [buildCorrection({ correctedBy: me.name, account })] }),
  a: () => ({ finalApproval: { note: '', approvedOn: '2025-07-03T07:00:00.000Z', approvedBy: me.name, account } }),
};
const histories = ['', 'v', 'd', 'a', 'vd', 'vda', 'c'];

function claimIn(district: string, history: string): Claim {
  const approvedOn = '2025-07-03T07:00:00.000Z';
  const finalApproval = { note: '', approvedOn, approvedBy: 'Ruth Namono', account: 'RUTH' };
  let claim = buildClaim({ claimant: { ...buildClaim().claimant, district }, finalApproval });
  for (const part of history) claim = { ...claim, ...parts[part]?.(claim) };
  return claim;
}

const may = (cell: string, facts: AccessFacts, isOwn: boolean, history: string) => {
  const [where, bars = ''] = cell.split(/[/!]/);
  if (where === '-' || where === 'members') return 'wrong_role';
  if (where === 'own' && facts.access.ownDistricts && !isOwn) return 'outside_areas';
  return (facts.access.fourEyes || cell.includes('!')) && [...bars].some((part) => history.includes(part))
    ? 'four_eyes'
    : undefined;
};

const cases = [false, true].flatMap((ownDistricts) =>
  [false, true].flatMap((fourEyes) =>
    (['kasese', 'gulu'] as const).flatMap((district) =>
      histories.map((history) => ({ ownDistricts, fourEyes, district, history })),
    ),
  ),
);

describe.each(lifecycleActions)('%s', (action) => {
  test('is for whom the grid says, in every register', () => {
    for (const { ownDistricts, fourEyes, district, history } of cases) {
      const facts = { access: { ...off, ownDistricts, fourEyes }, users };
      const claim = claimIn(district, history);
      const codes = desks.map((role) => {
        const doer = { ...me, role };
        const last = { ...claim, undoable: buildLastAction(role, { by: me.email }) };
        const { byTurn, from } = getAction(action);
        const status = byTurn ? turnOf[role] : (from[0] ?? 'draft');
        return (findLifecycleRefusal(action, role, status) ?? findActorRefusal(facts, action, doer, last))?.code;
      });
      const expected = grid[action].map((cell) => may(cell, facts, district === 'kasese', history));
      expect({ ownDistricts, fourEyes, district, history, codes }).toEqual({
        ...{ ownDistricts, fourEyes, district, history },
        codes: expected,
      });
    }
  });
});

test('a success is recorded by whom the grid says', () => {
  for (const { ownDistricts, fourEyes, district, history } of cases) {
    const facts = { access: { ...off, ownDistricts, fourEyes }, users };
    const claim = claimIn(district, history);
    const { roles } = getAction('update_payment');
    const codes = desks.map((role) =>
      roles.includes(role) ? findDutyRefusal(facts, 'settle', me, claim, roles)?.code : 'wrong_role',
    );
    expect(codes).toEqual(success.map((cell) => may(cell, facts, true, history)));
  }
});

test('the grid names every desk', () => expect([...desks].sort()).toEqual([...roleNames].sort()));

describe('managed accounts alone', () => {
  const administrator = buildUser({ id: 'A', email: 'admin@uwa.example', role: 'administrator', desks: ['admin'] });
  const stranger = { email: 'new@uwa.example', role: 'finance' } as const;
  test.each([
    ['by itself', { ...off, managedOnly: true }, true],
    ['with own districts', { ...off, ownDistricts: true }, true],
    ['with four eyes', { ...off, fourEyes: true }, true],
    ['not as shipped', off, false],
  ])('%s', (_name, access, refused) => {
    const facts = { access, users: [administrator] };
    expect(isManagedOnly(facts)).toBe(refused);
    expect(findAccountRefusal(facts, stranger)?.code).toBe(refused ? 'no_account' : undefined);
    expect(findAccountRefusal(facts, { email: 'ADMIN@uwa.example', role: 'admin' })).toBeUndefined();
  });
  test.each<[string, Partial<User>]>([
    ['is inactive', { status: 'inactive' }],
    ['has another desk', { desks: ['finance'] }],
    ['is no administrator', { role: 'supervisor' }],
  ])('not while the only one who could manage them %s: nobody could come in', (_name, change) => {
    const facts = { access: { ...off, managedOnly: true }, users: [{ ...administrator, ...change }] };
    expect(findAccountRefusal(facts, stranger)).toBeUndefined();
  });
  test.each<[string, Partial<User>, Refusal['code']]>([
    ['inactive', { status: 'inactive' }, 'inactive'],
    ['at another desk', { desks: ['finance'] }, 'wrong_desk'],
  ])('an account that is %s is refused in every register', (_name, change, code) => {
    for (const access of [off, { ...off, fourEyes: true }]) {
      const facts = { access, users: [administrator, buildUser({ ...change })] };
      expect(findAccountRefusal(facts, { email: 'Sarah.Auma@example.org', role: 'district_officer' })?.code).toBe(code);
    }
  });
});

describe('a claim elsewhere', () => {
  test('says to whoever has no district that they have none', () => {
    expect(refusalOf({ district: 'southern' }, 'gulu', 'Awach')?.message).toContain('your account has no district');
  });
  const facts = { access: { ...off, ownDistricts: true }, users };
  const refusalOf = (user: Partial<User>, district: string, subcounty: string) => {
    const own = buildUser({ id: 'OWN', email: 'own@uwa.example', ...user });
    return findAreaRefusal(
      { ...facts, users: [own, ...others] },
      { email: own.email, role: 'district_officer' },
      { district, subcounty },
    );
  };
  test('says where it lies, where its reader works, and whose it is', () => {
    expect(refusalOf({}, 'gulu', 'Awach')).toMatchObject({
      message: 'You can only read this claim: it is in {{place}}, and you work in {{areas}}. Its officers: {{names}}.',
      params: { place: 'Awach, Gulu', areas: 'Kasese', names: 'Other 0' },
    });
  });
  test('says so where nobody has it', () => {
    expect(refusalOf({}, 'kampala', 'Nakawa')).toMatchObject({
      message: expect.stringContaining('No officer works there'),
    });
  });
  test.each<[string, Partial<User>, string, string, boolean]>([
    ['their district', { district: 'kasese' }, 'kasese', 'Muhokya', true],
    ['another', { district: 'kasese' }, 'gulu', 'Awach', false],
    ['Entebbe stands for Wakiso', { district: 'entebbe' }, 'wakiso', 'Kasanje', true],
    ['headquarters for all', { district: 'headquarters' }, 'gulu', 'Awach', true],
    ['a region for its districts', { district: 'western' }, 'kasese', 'Muhokya', true],
    ['and for no other', { district: 'western' }, 'gulu', 'Awach', false],
    ['several of their own', { areas: ['gulu', 'kasese'] }, 'kasese', 'Muhokya', true],
    ['which take the place of where they belong', { areas: ['gulu'] }, 'kasese', 'Muhokya', false],
    ['a sub-county, however it is written', { areas: ['kasese/Muhokya'] }, 'kasese', ' muhokya ', true],
    ['and not the next one', { areas: ['kasese/Muhokya'] }, 'kasese', 'Karusandara', false],
    ['nor one of that name elsewhere', { areas: ['kasese/Muhokya'] }, 'gulu', 'Muhokya', false],
  ])('%s', (_name, user, district, subcounty, mine) => {
    expect(refusalOf(user, district, subcounty) === undefined).toBe(mine);
  });
});

describe('four eyes', () => {
  const facts = { access: { ...off, fourEyes: true }, users };
  const approvers = getAction('final_approval').roles;
  test('names who could, not those who had a part themselves, are inactive or at another desk', () => {
    const admin = (id: string, more: Partial<User> = {}) =>
      buildUser({ id, name: id, email: `${id}@x.org`, role: 'administrator', desks: ['admin'], ...more });
    const claim = { ...claimIn('kasese', 'v'), decisions: [buildDecision({ decidedBy: 'B', account: 'B' })] };
    const all = [me, admin('A'), admin('B'), admin('C', { status: 'inactive' }), admin('D', { desks: ['finance'] })];
    expect(findDutyRefusal({ ...facts, users: all }, 'approve', me, claim, approvers)).toMatchObject({
      code: 'four_eyes',
      message: '{{part}} Someone else must do this: {{names}}.',
      words: { part: ['You verified this claim.'] },
      params: { names: 'A' },
    });
  });
  test('says so where nobody could', () => {
    expect(findDutyRefusal({ ...facts, users: [me] }, 'approve', me, claimIn('kasese', 'd'), approvers)).toMatchObject({
      message: expect.stringContaining('no other active account can'),
    });
  });
  test('whoever brought a decision in from paper approves it no more than whoever made it', () => {
    const paper = buildClaim({ createdBy: me.name, decisions: [buildDecision({ decidedBy: 'Paper record' })] });
    expect(findDutyRefusal(facts, 'approve', me, paper, approvers)).toMatchObject({
      code: 'four_eyes',
      words: { part: ['You imported this claim with its decision.'] },
    });
  });
  test('nobody gives final approval and pays at once', () => {
    const claim = buildClaim();
    expect(findActorRefusal(facts, 'mark_paid', { ...me, role: 'admin' }, claim)?.code).toBe('four_eyes');
    expect(findActorRefusal({ ...facts, access: off }, 'mark_paid', { ...me, role: 'admin' }, claim)).toBeUndefined();
  });
  describe('of an appeal', () => {
    const appellate = getAction('uphold_appeal').roles;
    const approval = { note: '', approvedOn: '2025-07-03T07:00:00.000Z', approvedBy: me.name, account };
    const decidedBy = (own: Partial<AppealOutcome>) =>
      buildAppeal({
        outcome: {
          ...{ kind: 'dismissed', reasons: ['nothing_new'], note: '', decidedOn: '2025-07-20T09:00:00.000Z' },
          ...{ decidedBy: 'Moses Okello', ...own },
        },
      });
    const returned = {
      reason: 'amount' as const,
      ...{ because: 'So', returnedOn: '2025-07-04T09:00:00.000Z', returnedBy: 'Ruth Namono' },
      finalApproval: approval,
    };
    test.each<[string, Partial<Claim>, string]>([
      [
        'gave the final approval that an appeal took away',
        { appeals: [decidedBy({ finalApproval: approval })] },
        'You gave this claim its final approval.',
      ],
      [
        'gave the final approval that was returned',
        { decisions: [buildDecision({ returned })] },
        'You gave this claim its final approval.',
      ],
      [
        'decided an earlier appeal',
        { appeals: [decidedBy({ decidedBy: me.name, account })] },
        'You decided an appeal on this claim.',
      ],
    ])('whoever %s does not decide it', (_what, own, words) => {
      const claim = buildClaim(own);
      const decide = (user: User) => findDutyRefusal({ access: off, users }, 'decide_appeal', user, claim, appellate);
      expect(decide(me)).toMatchObject({ code: 'four_eyes', words: { part: [words] } });
      expect(others.map(decide)).toEqual(others.map(() => undefined));
      const settles = findDutyRefusal(facts, 'settle', me, claim, approvers);
      expect(settles?.code).toBe(words.includes('approval') ? 'four_eyes' : undefined);
    });
  });
  test('goes by the account, also of one that was renamed; by the name, where a part says no account', () => {
    const renamed = { ...me, name: 'Mary Apio Okello' };
    const duty = (claim: Claim, user: User) =>
      findDutyRefusal({ ...facts, users: [user] }, 'approve', user, claim, approvers)?.code;
    expect(duty(claimIn('kasese', 'v'), renamed)).toBe('four_eyes');
    const paper = buildClaim({ verifications: [buildVerification({ verifiedBy: ' mary  APIO', account: undefined })] });
    expect(duty(paper, me)).toBe('four_eyes');
    expect(duty(paper, renamed)).toBeUndefined();
    const replaced = { ...me, id: 'NEW' };
    expect(duty(claimIn('kasese', 'v'), replaced)).toBe('four_eyes');
    const namesake = { ...me, id: 'ANOTHER', email: 'another@uwa.example' };
    const both = { ...facts, users: [me, namesake] };
    expect(findDutyRefusal(both, 'approve', namesake, claimIn('kasese', 'v'), approvers)).toBeUndefined();
  });
});
