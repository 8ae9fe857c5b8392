import type { Refusal } from '../refusal';
import type { Rules } from '../scheme/schemeRecord';
import { roles, type Role } from '../user/roles';
import { isSameEmail, type User } from '../user/user';
import type { Words } from '../words';
import { canAdminister } from '../user/administrators';

/** Who may sign in and act (docs/product.md, Access). */
export type Access = Rules<'access'>;

/** As shipped: anybody, anywhere, anything that their role may. */
export const shippedAccess: Access = { managedOnly: false, ownDistricts: false, fourEyes: false };

/** What is asked who may: what administrators chose, and the accounts that there are. */
export type AccessFacts = { access: Access; users: readonly User[] };

/** Whoever does something, as an event names them. */
export type Doer = { name: string; email: string; role: Role };

/**
 * Whether managed accounts alone sign in and act: where that was chosen, or where what was chosen needs to know who acts. Not
 * before there is an account that can manage the others.
 */
export const isManagedOnly = ({ access, users }: AccessFacts): boolean =>
  asksForAccounts(access) && users.some(canAdminister);

/** Whether what was chosen means that managed accounts alone act. */
export const asksForAccounts = ({ managedOnly, ownDistricts, fourEyes }: Access): boolean =>
  managedOnly || ownDistricts || fourEyes;

/** The managed account of an address. */
export const findAccount = (users: readonly User[], email: string): User | undefined =>
  users.find((user) => isSameEmail(user.email, email));

/**
 * Why somebody may do nothing at a desk, whatever it is: their account is inactive or has not this desk, or managed accounts
 * alone act and they have none. Undefined where they may.
 */
export function findAccountRefusal(facts: AccessFacts, { email, role }: Omit<Doer, 'name'>): Refusal | undefined {
  const account = findAccount(facts.users, email);
  if (!account) return isManagedOnly(facts) ? noAccount : undefined;
  if (account.status === 'inactive') return inactiveAccount;
  return account.desks.includes(role) ? undefined : wrongDesk(account);
}

/** The refusals that say that somebody cannot act at all. */
export const accountRefusals = ['inactive', 'wrong_desk', 'no_account'] as const satisfies readonly Refusal['code'][];

const noAccount: Refusal = {
  code: 'no_account',
  message: 'There is no account with this email. Ask an administrator to add one.',
};

const inactiveAccount: Refusal = {
  code: 'inactive',
  message: 'This account is inactive. Contact an administrator.',
};

/** At the field of the sign-in form. */
function wrongDesk({ desks }: User): Refusal {
  const message: Words = 'This account signs in as {{desks}}.';
  return {
    code: 'wrong_desk',
    message,
    words: { desks: desks.map((desk) => roles[desk].label) },
    fields: { role: message },
  };
}
