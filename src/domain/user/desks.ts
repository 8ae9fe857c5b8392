import * as v from 'valibot';
import { accountRoles, roleNames, type AccountRole, type Role } from './roles';

/** The roles in which a managed account signs in, one or several (docs/product.md, Users). */
export const desksRecord = v.pipe(
  v.array(v.picklist(roleNames)),
  v.minLength(1, 'Choose at least one desk'),
  v.check((desks) => new Set(desks).size === desks.length),
);

/** An account of before accounts had desks gets that of its role; those that it has stay. */
export const withDesks = <Account extends { role: AccountRole; desks?: Role[] }>(account: Account) => ({
  ...account,
  desks: account.desks ?? [accountRoles[account.role].desk],
});
