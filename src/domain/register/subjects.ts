/*
 * Where what is said of a shared register stands at the server. Its rights are given by the same names (scripts/share).
 */

/** The stream of a shared register: a server has one. */
export const streamName = 'REGISTER';

/** Where an account says what it did: the server lets nobody else. @param account the id of a managed user */
export const subjectOf = (account: string) => `${streamName}.d.${account}`;

/** Where the server answers whoever signs in with an email: it lets nobody else listen there. */
export const inboxOf = (email: string) =>
  `_INBOX.${Array.from(new TextEncoder().encode(email.toLowerCase()), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
