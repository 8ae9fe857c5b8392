import type { Claim } from '../claim/claim';
import type { Refusal } from '../refusal';
import type { User } from '../user/user';
import type { Role } from '../user/roles';
import { paperRecord, type CommitteeDecision } from '../workflow/decision';
import type { Words } from '../words';

/** What somebody can have done on a claim already. */
const earlierParts = {
  verified: { words: 'You verified this claim.', by: ({ verifications }) => verifications.map(doneBy('verifiedBy')) },
  decided: { words: 'You decided this claim.', by: ({ decisions }) => decisions.map(doneBy('decidedBy')) },
  brought: {
    words: 'You imported this claim with its decision.',
    by: ({ decisions, createdBy }) => (decisions.some(isOnPaper) ? [{ name: createdBy }] : []),
  },
  approved: {
    words: 'You gave this claim its final approval.',
    // Those included that an appeal or a return took away.
    by: ({ finalApproval, appeals = [], decisions }) =>
      [
        finalApproval,
        ...appeals.map(({ outcome }) => outcome?.finalApproval),
        ...decisions.map(({ returned }) => returned?.finalApproval),
      ].flatMap((approval) => (approval ? [doneBy('approvedBy')(approval)] : [])),
  },
  rejected: {
    words: 'You rejected this claim.',
    by: ({ verifications }) => verifications.filter(({ action }) => action === 'reject').map(doneBy('verifiedBy')),
  },
  appeal_decided: {
    words: 'You decided an appeal on this claim.',
    by: ({ appeals = [] }) => appeals.flatMap(({ outcome }) => (outcome ? [doneBy('decidedBy')(outcome)] : [])),
  },
  valued: {
    words: 'You valued this claim for the appeal.',
    by: ({ appeals = [] }) => appeals.flatMap(({ valuation }) => (valuation ? [doneBy('verifiedBy')(valuation)] : [])),
  },
  corrected: {
    words: 'You made this correction.',
    by: ({ corrections = [] }) => corrections.slice(-1).map(doneBy('correctedBy')),
  },
} as const satisfies Record<string, { words: Words; by: (claim: Involving) => Person[] }>;

type EarlierPart = keyof typeof earlierParts;

/** What of a claim says who had a part in it. */
type Involving = Pick<Claim, 'verifications' | 'decisions' | 'finalApproval' | 'createdBy' | 'appeals' | 'corrections'>;

/** Somebody, by their account where they have one. */
type Person = { account?: string | undefined; name: string };

const isOnPaper = ({ decidedBy }: CommitteeDecision) => decidedBy === paperRecord;

const doneBy =
  <Field extends string>(field: Field) =>
  (part: { account?: string | undefined } & Record<Field, string>): Person => ({
    account: part.account,
    name: part[field],
  });

type DutyRow = {
  /** The earlier parts in a claim that bar somebody from it, the latest first. */
  bars: readonly EarlierPart[];
  /** It needs other eyes whatever the register asks for; the others with four eyes alone. */
  always: boolean;
};

/** What needs other eyes than those that had an earlier part in a claim. */
const duties = {
  decide: { bars: ['verified'], always: false },
  approve: { bars: ['decided', 'brought', 'verified'], always: false },
  settle: { bars: ['approved', 'decided', 'brought', 'verified'], always: false },
  value_appeal: { bars: ['rejected'], always: true },
  decide_appeal: { bars: ['approved', 'appeal_decided', 'decided', 'brought', 'valued', 'verified'], always: true },
  confirm_correction: { bars: ['corrected'], always: true },
} as const satisfies Record<string, DutyRow>;

export type Duty = keyof typeof duties;

/** Whether a duty needs other eyes whatever the register asks for: those of an appeal and of a correction do. */
export const isAlwaysAsked = (duty: Duty): boolean => duties[duty].always;

/** Whether two are the same: by their accounts where both are known, else by their names, case and spaces apart. */
const isSamePerson = (a: Person, b: Person) =>
  a.account !== undefined && b.account !== undefined ? a.account === b.account : nameKey(a.name) === nameKey(b.name);

/** A name as it is compared: case and spaces apart. */
export const nameKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** A part of an account that is there no more, such as one that a merge replaced, is its name's. */
function findEarlierPart(
  duty: Duty,
  claim: Involving,
  person: Person,
  users: readonly User[],
): EarlierPart | undefined {
  const known = new Set(users.map(({ id }) => id));
  const asKnown = ({ account, name }: Person): Person => (account && known.has(account) ? { account, name } : { name });
  return duties[duty].bars.find((part) =>
    earlierParts[part].by(claim).some((doer) => isSamePerson(asKnown(doer), person)),
  );
}

/** Those at some desks who had no earlier part in a claim that bars them from a duty. */
const findAble = (duty: Duty, claim: Involving, users: readonly User[], desks: readonly Role[]): User[] =>
  users.filter(
    ({ id, name, status, desks: own }) =>
      status === 'active' &&
      own.some((desk) => desks.includes(desk)) &&
      !findEarlierPart(duty, claim, { account: id, name }, users),
  );

/**
 * The desks that decide an appeal: the committee, as long as a member is left who had no part in the claim before; else an
 * administrator, for the Board (docs/product.md, Appeal). Both where the register has no account of a member at all.
 */
function findDecidingDesks(claim: Involving, users: readonly User[]): readonly ('cvc_member' | 'admin')[] {
  const members = users.filter(({ status, desks: own }) => status === 'active' && own.includes('cvc_member'));
  if (members.length === 0) return ['cvc_member', 'admin'];
  return findAble('decide_appeal', claim, members, ['cvc_member']).length > 0 ? ['cvc_member'] : ['admin'];
}

/**
 * Whether what comes next of an appeal or a correction waits for somebody at a desk: they may do it, or no other account could.
 * A valuation waits for every officer: who else works where the claim lies is not asked here.
 * @param roles the desks at which it is done
 */
export function waitsFor(
  { duty, roles }: { duty?: Duty; roles: readonly Role[] },
  claim: Involving,
  person: Person,
  desk: Role,
  users: readonly User[],
): boolean {
  if (!roles.includes(desk)) return false;
  if (duty !== 'decide_appeal' && duty !== 'confirm_correction') return true;
  const desks: readonly Role[] = duty === 'decide_appeal' ? findDecidingDesks(claim, users) : roles;
  if (findAble(duty, claim, users, desks).length === 0) return true;
  if (findEarlierPart(duty, claim, person, users)) return false;
  return duty === 'decide_appeal' ? desk !== 'admin' || desks.includes(desk) : person.account !== undefined;
}

/** Why an administrator does not decide an appeal: members of the committee are left who do. Names them. */
export function findMembersLeft(claim: Involving, users: readonly User[]): Refusal | undefined {
  const members = findAble('decide_appeal', claim, users, ['cvc_member']);
  return members.length === 0
    ? undefined
    : {
        code: 'wrong_role',
        message:
          'A committee member who did not decide on this claim before decides the appeal, for example {{names}}.',
        params: { names: namesOf(members) },
      };
}

/**
 * Why somebody without an account of the register does not confirm a correction: accounts are there that can. Names them;
 * undefined where none is, and whoever is another person may.
 */
export function findConfirmersLeft(
  claim: Involving,
  users: readonly User[],
  desks: readonly Role[],
): Refusal | undefined {
  const able = findAble('confirm_correction', claim, users, desks);
  return able.length === 0
    ? undefined
    : {
        code: 'wrong_role',
        message: 'Someone with an account in this register confirms a correction, for example {{names}}.',
        params: { names: namesOf(able) },
      };
}

const namesOf = (users: readonly User[]) =>
  users
    .slice(0, mostNamed)
    .map(({ name }) => name)
    .join(', ');

/** How many of those who could are named. */
export const mostNamed = 3;

/**
 * Why somebody may not do a duty on a claim, with four eyes on: they had an earlier part in it (docs/product.md, Access).
 * Names who could. Undefined where they may.
 * @param desks the desks at which the duty is done
 */
export function findFourEyesRefusal(
  duty: Duty,
  claim: Involving,
  person: Person,
  users: readonly User[],
  desks: readonly Role[],
): Refusal | undefined {
  const part = findEarlierPart(duty, claim, person, users);
  if (!part) return undefined;
  const able = findAble(duty, claim, users, duty === 'decide_appeal' ? findDecidingDesks(claim, users) : desks);
  return {
    code: 'four_eyes',
    message:
      able.length === 0
        ? '{{part}} Someone else must do this, and no other active account can. Ask an administrator.'
        : able.length > mostNamed
          ? '{{part}} Someone else must do this, for example {{names}}.'
          : '{{part}} Someone else must do this: {{names}}.',
    words: { part: [earlierParts[part].words] },
    params: { names: namesOf(able) },
  };
}
