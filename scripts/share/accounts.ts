import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { roleNames, roles } from '../../src/domain/user/roles';
import { makeSampleRegister } from '../../src/sampleData/sampleRegister';

/** A managed user who may sign in at the server, and what is said of them. */
export type ShareAccount = { account: string; email: string; desk?: string };

const accountsSchema = v.pipe(
  v.array(
    v.object({
      // It is a part of a subject: with these alone it names one.
      account: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'An account is the id of a managed user')),
      email: v.pipe(v.string(), v.email('An email is an email address')),
    }),
  ),
  v.minLength(1, 'There is no account in it'),
  v.check(
    (accounts) =>
      [accounts.map(({ account }) => account), accounts.map(({ email }) => email.toLowerCase())].every(
        (names) => new Set(names).size === names.length,
      ),
    'An account or an email is in it twice',
  ),
);

/** The accounts that a file lists. Throws what is wrong with it, in words. */
export function readAccounts(file: string): ShareAccount[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} cannot be read as JSON.`);
  }
  const { success, output, issues } = v.safeParse(accountsSchema, content);
  if (success) return output;
  throw new Error(`${file} does not list accounts: ${issues[0].message}. See docs/sharing.md.`);
}

/** One account of the sample register for each desk: these are the same every day. */
export function sampleAccounts(): ShareAccount[] {
  const { users } = makeSampleRegister(new Date().toISOString());
  return roleNames.flatMap((role) =>
    users
      .filter(({ status, desks }) => status === 'active' && desks.length === 1 && desks[0] === role)
      .slice(0, 1)
      .map(({ id, email }) => ({ account: id, email, desk: roles[role].label })),
  );
}
