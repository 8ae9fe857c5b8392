import type { Refusal } from '../refusal';
import { roles } from '../user/roles';
import type { User } from '../user/user';
import { findAccountRefusal, type AccessFacts, type Doer } from './account';
import { areasOf } from './areas';
import { nameKey } from './fourEyes';

/**
 * Why accounts and rules cannot come to be as somebody wants them: they could not act any more themselves, nor take it back.
 * Undefined where they still could.
 * @param after the accounts and rules as they would be
 */
export function findLockOutRefusal(after: AccessFacts, actor: Omit<Doer, 'name'>): Refusal | undefined {
  if (!findAccountRefusal(after, actor)) return undefined;
  return {
    code: 'invalid',
    message:
      'After this, you could not act any more: {{email}} would have no active account with the desk {{desk}}. Nothing was changed. Add one in User Management first.',
    params: { email: actor.email },
    words: { desk: [roles[actor.role].label] },
  };
}

/** Those who acted and could not any more, once managed accounts alone may: by their names, each once, in order. */
export function findLockedOut(users: readonly Pick<User, 'name'>[], acted: Iterable<string>): string[] {
  const managed = new Set(users.map(({ name }) => nameKey(name)));
  const others = new Map([...acted].map((name) => [nameKey(name), name]));
  return [...others].flatMap(([key, name]) => (managed.has(key) ? [] : name)).sort((a, b) => a.localeCompare(b));
}

/** Active officers who could act on no claim once each account has its own districts: their region has none. */
export const findWithoutArea = (users: readonly User[]): User[] =>
  users.filter(
    (user) => user.status === 'active' && user.desks.includes('district_officer') && areasOf(user).length === 0,
  );
