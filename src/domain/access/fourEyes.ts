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
    by: ({ finalApproval }) => (finalApproval ? [doneBy('approvedBy')(finalApproval)] : []),
  },
} as const satisfies Record<string, { words: Words; by: (claim: Involving) => Person[] }>;

type EarlierPart = keyof typeof earlierParts;

/** What of a claim says who had a part in it. */
type Involving = Pick<Claim, 'verifications' | 'decisions' | 'finalApproval' | 'createdBy'>;

/** Somebody, by their account where they have one. */
type Person = { account?: string | undefined; name: string };

const isOnPaper = ({ decidedBy }: CommitteeDecision) => decidedBy === paperRecord;

const doneBy =
  <Field extends string>(field: Field) =>
  (part: { account?: string | undefined } & Record<Field, string>): Person => ({
    account: part.account,
    name: part[field],
  });

/** What needs other eyes than those that had an earlier part in a claim, and which parts these are, the latest first. */
export const duties = {
  decide: ['verified'],
  approve: ['decided', 'brought', 'verified'],
  settle: ['approved', 'decided', 'brought', 'verified'],
} as const satisfies Record<string, readonly EarlierPart[]>;

export type Duty = keyof typeof duties;

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
  return duties[duty].find((part) => earlierParts[part].by(claim).some((doer) => isSamePerson(asKnown(doer), person)));
}

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
  const able = users.filter(
    ({ id, name, status, desks: own }) =>
      status === 'active' &&
      own.some((desk) => desks.includes(desk)) &&
      !findEarlierPart(duty, claim, { account: id, name }, users),
  );
  const names = able.slice(0, mostNamed).map(({ name }) => name);
  return {
    code: 'four_eyes',
    message:
      able.length === 0
        ? '{{part}} Someone else must do this, and no other active account can. Ask an administrator.'
        : able.length > mostNamed
          ? '{{part}} Someone else must do this, for example {{names}}.'
          : '{{part}} Someone else must do this: {{names}}.',
    words: { part: [earlierParts[part].words] },
    params: { names: names.join(', ') },
  };
}
