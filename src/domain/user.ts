import type { AccountRole, Role } from './roles';

/** A managed user account (SPEC.md section 3). `district` is a district's stored value or headquarters. */
export type User = {
  id: string;
  rev: number;
  name: string;
  email: string;
  role: AccountRole;
  district: string;
  status: 'active' | 'inactive';
  lastLogin?: string;
  joinDate: string;
};

/** Who does a deed: the signed-in person, as every event and audit row names them. */
export type Actor = { name: string; email: string; role: Role; sessionId: string };

/** The signed-in person of this device. */
export type Session = Actor & { district: string; signedInAt: string };

/** A name for someone who is not a managed user, made from the address: jane.okello@... is Jane Okello (PRODUCT.md). */
export function nameFromEmail(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._\-+\d]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email;
}
