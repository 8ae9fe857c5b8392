import * as v from 'valibot';
import { findRoleByLoginValue, roles } from './roles';

/** Characters of a 2FA code. */
export const codeLength = 6;

/** The sign-in form (docs/product.md, Sign-in). Nothing of password and code is kept or checked against a server. */
export const loginSchema = v.pipe(
  v.object({
    role: v.pipe(
      v.string(),
      v.check((value) => findRoleByLoginValue(value) !== undefined, 'Please select a role'),
    ),
    username: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(4, 'Username must be at least 4 characters'),
      v.maxLength(100, 'Username must not exceed 100 characters'),
      v.email('Please enter a valid email address'),
    ),
    password: v.pipe(v.string(), v.nonEmpty('Password is required')),
    twoFactorCode: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['role'], ['twoFactorCode']],
      ({ role: loginValue, twoFactorCode }) => {
        const role = findRoleByLoginValue(loginValue);
        return role === undefined || !roles[role].twoFactor || twoFactorCode.trim().length === codeLength;
      },
      '2FA code must be exactly 6 digits for Admin users',
    ),
    ['twoFactorCode'],
  ),
);

export type LoginForm = v.InferInput<typeof loginSchema>;

export const emptyLoginForm: LoginForm = { role: '', username: '', password: '', twoFactorCode: '' };
