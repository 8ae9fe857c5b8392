/** Who signs in for each role. Nobody of the sample register bears these addresses. */
export const people = {
  district_officer: { role: 'District Officer', email: 'joan.atwine@example.org', name: 'Joan Atwine' },
  cvc_member: { role: 'CVC Member', email: 'peter.olum@example.org', name: 'Peter Olum' },
  finance: { role: 'Finance Officer', email: 'ruth.kato@example.org', name: 'Ruth Kato' },
  admin: { role: 'UWA/MTWA Admin', email: 'david.mugisha@example.org', name: 'David Mugisha' },
} as const;

export type Role = keyof typeof people;

export type Person = { name: string; email: string };

export const roles = Object.keys(people) as Role[];
