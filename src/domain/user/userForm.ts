import * as v from 'valibot';
import { desksRecord } from './desks';
import { accountRoleNames } from './roles';
import { userStatusNames, type User } from './user';
import { areaOf } from '../access/areas';
import { isDistrict } from '../place/districts';
import { withinLimits } from '../form/textLimits';
import { isUserDistrict } from './userDistricts';
import type { Words } from '../words';

/** A person's name on one line; the message is a key of its translation. */
export const nameText = (missing: Words) =>
  v.pipe(
    v.string(),
    // Pasted names bring line breaks, double spaces and signs that cannot be seen or turn the text around.
    v.transform((name) =>
      name.replace(/[\p{Cf}\p{Cc}]/gu, (sign) => (/\s/.test(sign) ? ' ' : '')).replace(/\s+/g, ' '),
    ),
    v.trim(),
    v.nonEmpty(missing),
  );

/** The email of an account: what sign-in takes. */
export const emailText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.maxLength(100, 'Email must not exceed 100 characters'),
  v.email('Please enter a valid email address'),
);

const userRules = v.object({
  name: nameText('Name is required'),
  email: emailText,
  role: v.pipe(v.string(), v.picklist(accountRoleNames, 'Role is required')),
  desks: desksRecord,
  district: v.pipe(v.string(), v.check(isUserDistrict, 'District is required')),
  /** Empty where they work in the whole of their district. */
  workDistricts: v.array(v.pipe(v.string(), v.check(isDistrict))),
  /** As area codes; of a district without any, they work in the whole. */
  workSubcounties: v.array(v.string()),
  status: v.pipe(v.string(), v.picklist(userStatusNames, 'Status is required')),
});

/** The form with where they work as an account keeps it. */
const withAreas = v.transform(({ workDistricts, workSubcounties, ...fields }: v.InferOutput<typeof userRules>) => {
  const areas = workDistricts.flatMap((district) => {
    const parts = workSubcounties.filter((code) => areaOf(code).district === district);
    return parts.length > 0 ? parts : [district];
  });
  return { ...fields, ...(areas.length > 0 && { areas }) };
});

/**
 * The form of an account (docs/product.md, Users). That nobody else has the email is for the register to say.
 * @param kept the account as it stands: a name longer than its limit may stay as it is
 */
export const userSchemaFor = (kept?: Pick<User, 'name'>) => v.pipe(userRules, withinLimits(kept), withAreas);

/** The form as it is typed; the choices are empty until they are made. */
export type UserForm = v.InferInput<typeof userRules>;

/** A new account as the form opens: an active officer. */
export const emptyUserForm: UserForm = {
  name: '',
  email: '',
  role: 'officer',
  desks: [],
  district: '',
  workDistricts: [],
  workSubcounties: [],
  status: 'active',
};

/** An account as the form shows it. */
export function formOfUser({ name, email, role, desks, district, areas = [], status }: User): UserForm {
  const workSubcounties = areas.filter((code) => areaOf(code).subcounty !== undefined);
  const workDistricts = [...new Set(areas.map((code) => areaOf(code).district))];
  return { name, email, role, desks: [...desks], district, workDistricts, workSubcounties, status };
}
