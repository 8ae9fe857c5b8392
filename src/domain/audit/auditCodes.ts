import type { Words } from '../words';
import type { Severity } from './audit';

type AuditCode = {
  words: Words;
  /** Left out where the amount tells (`moneySeverity`). */
  severity?: Severity;
};

/**
 * What an audit event says that is no action on a claim, and how grave it is by what is at stake: nothing that lasts (low),
 * an account or a person's own claim data (medium), whether somebody gets in, an account or records that are gone for good,
 * the whole register (high). Actions on claims, changes of a kind's records, files and the passphrase have theirs in their
 * own tables.
 */
export const auditCodes = {
  CLAIM_IMPORTED: { words: 'Claim imported from a spreadsheet', severity: 'medium' },
  CHECKLIST_ANSWERED: { words: 'Checklist answered', severity: 'medium' },
  CLAIMANT_TOLD: { words: 'Claimant told of the decision', severity: 'medium' },
  INFORMATION_ANSWERED: { words: 'Information answered', severity: 'low' },
  CONDITION_MET: { words: 'Condition of the approval met', severity: 'medium' },
  CONDITION_REOPENED: { words: 'Condition not met after all', severity: 'medium' },
  NOTE_ADDED: { words: 'Note added', severity: 'low' },
  LOGIN_SUCCESS: { words: 'Signed in', severity: 'low' },
  LOGIN_FAILED: { words: 'Sign-in refused', severity: 'high' },
  LOGOUT: { words: 'Signed out', severity: 'low' },
  SETTINGS_CHANGED: { words: 'Settings changed', severity: 'low' },
  PROFILE_CHANGED: { words: 'Profile changed', severity: 'medium' },
  FUND_ENTRY_RECORDED: { words: 'Fund entry recorded' },
  USER_CREATED: { words: 'User added', severity: 'medium' },
  USER_UPDATED: { words: 'User changed', severity: 'medium' },
  USER_DELETED: { words: 'User deleted', severity: 'high' },
  SNAPSHOT_KEPT: { words: 'Daily snapshot saved', severity: 'low' },
  REGISTER_RESTORED: { words: 'Register restored', severity: 'high' },
  REGISTER_EMPTIED: { words: 'Empty register started', severity: 'high' },
  SAMPLE_LOADED: { words: 'Sample register loaded', severity: 'high' },
  SHARING_JOINED: { words: 'Shared register joined', severity: 'high' },
  SHARING_LEFT: { words: 'Shared register left', severity: 'high' },
  REGISTER_MERGED: { words: 'Register imported', severity: 'high' },
  SET_ASIDE_REMOVED: { words: 'Unreadable records removed', severity: 'high' },
} as const satisfies Record<string, AuditCode>;

/** Codes whose severity the table tells. */
export type GradedCode = {
  [Code in keyof typeof auditCodes]: (typeof auditCodes)[Code] extends { severity: Severity } ? Code : never;
}[keyof typeof auditCodes];

/** From how many shillings on money that is moved is how grave, the largest first. */
const moneySeverities = [
  { from: 10_000_000, severity: 'high' },
  { from: 1, severity: 'medium' },
] as const satisfies readonly { from: number; severity: Severity }[];

/** How grave it is to allocate an amount or to add it to the fund, UGX. */
export const moneySeverity = (amount: number): Severity =>
  moneySeverities.find(({ from }) => amount >= from)?.severity ?? 'low';
