import type { User } from './user';

/** Whether an account is an administrator's that may be used. */
export const isActiveAdministrator = ({ role, status }: User) => role === 'administrator' && status === 'active';

/** Whether somebody can sign in and manage the accounts. */
export const canAdminister = (user: User) => isActiveAdministrator(user) && user.desks.includes('admin');
