import * as v from 'valibot';
import { desksRecord } from './desks';
import { accountRoles, roleNames } from './roles';
import type { Tone } from '../workflow/statuses';
import { id, instant, keysOf, revision, text } from '../register/storedFields';
import type { Words } from '../words';

/** Whether an account may sign in. */
export const userStatuses = {
  active: { label: 'Active', tone: 'green' },
  inactive: { label: 'Inactive', tone: 'grey' },
} as const satisfies Record<string, { label: Words; tone: Tone }>;

export type UserStatus = keyof typeof userStatuses;

export const userStatusNames = Object.keys(userStatuses) as UserStatus[];

export const userRecord = v.object({
  id,
  rev: revision,
  name: text,
  email: text,
  role: keysOf(accountRoles),
  desks: desksRecord,
  district: text,
  /** Where they work, where that is not the whole of where they belong (domain/access/areas.ts). */
  areas: v.optional(v.array(text)),
  status: v.picklist(userStatusNames),
  /** Given in Settings, by the person alone. */
  phone: v.optional(text),
  lastLogin: v.optional(instant),
  joinDate: instant,
});

/** A managed user account (docs/product.md, Users). `district` is one of `userDistricts`. */
export type User = v.InferOutput<typeof userRecord>;

/** What people may change of their own account (docs/product.md, Settings). No phone is an empty text. */
export type Profile = Pick<User, 'name' | 'email' | 'district'> & { phone: string };

export const devicePhoneRecord = v.object({ email: text, phone: text });

/** The phone number of somebody who is no managed user: it stays on the device, in no log and no file. */
export type DevicePhone = v.InferOutput<typeof devicePhoneRecord>;

/** How long after their last sign-in somebody counts as active, milliseconds (docs/product.md, Figures). */
const activeFor = 24 * 3_600_000;

/** Whether somebody's last sign-in makes an active session. @param now an ISO instant */
export const isSessionActive = ({ lastLogin }: Pick<User, 'lastLogin'>, now: string) =>
  lastLogin !== undefined && Date.parse(now) - Date.parse(lastLogin) <= activeFor;

export const sessionRecord = v.object({
  name: text,
  email: text,
  role: v.picklist(roleNames),
  sessionId: text,
  district: text,
  signedInAt: text,
});

/** The signed-in person of this device. */
export type Session = v.InferOutput<typeof sessionRecord>;

/** Who acts: the signed-in person, as every event and audit row names them. */
export type Actor = Pick<Session, 'name' | 'email' | 'role' | 'sessionId'>;

/** A name for someone who is not a managed user, made from the address: jane.okello@... is Jane Okello. */
export function nameFromEmail(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._\-+\d]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email;
}

/** Whether two emails are the same address: case does not tell them apart. */
export const isSameEmail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The phone number kept on the device for an address; empty where there is none. */
export const findDevicePhone = (phones: readonly DevicePhone[], email: string): string =>
  phones.find((one) => isSameEmail(one.email, email))?.phone ?? '';
