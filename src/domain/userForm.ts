import * as v from 'valibot';
import { accountRoleNames } from './roles';
import { userStatusNames, type User } from './user';
import { isUserDistrict } from './userDistricts';
import type { Words } from './words';

const maxLength = 100;

/** A person's name on one line; the messages are keys of their translation. */
export const nameText = (missing: Words, tooLong: string) =>
  v.pipe(
    v.string(),
    // Pasted names bring line breaks, double spaces and signs that cannot be seen or turn the text around.
    v.transform((name) =>
      name.replace(/[\p{Cf}\p{Cc}]/gu, (sign) => (/\s/.test(sign) ? ' ' : '')).replace(/\s+/g, ' '),
    ),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(maxLength, tooLong),
  );

/** The email of an account: what sign-in takes (SPEC.md section 5, Login). */
export const emailText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.maxLength(maxLength, 'Email must not exceed 100 characters'),
  v.email('Please enter a valid email address'),
);

/**
 * The form of an account (SPEC.md section 2, Manage users; what is required by PRODUCT.md, Users). That nobody else has
 * the email is for the register to say.
 */
export const userSchema = v.object({
  name: nameText('Name is required', 'Name must not exceed 100 characters'),
  email: emailText,
  role: v.pipe(v.string(), v.picklist(accountRoleNames, 'Role is required')),
  district: v.pipe(v.string(), v.check(isUserDistrict, 'District is required')),
  status: v.pipe(v.string(), v.picklist(userStatusNames, 'Status is required')),
});

/** The form as it is typed; the choices are empty until they are made. */
export type UserForm = v.InferInput<typeof userSchema>;

/** A new account as the form opens: an active officer. */
export const emptyUserForm: UserForm = { name: '', email: '', role: 'officer', district: '', status: 'active' };

/** An account as the form shows it. */
export function formOfUser({ name, email, role, district, status }: User): UserForm {
  return { name, email, role, district, status };
}
