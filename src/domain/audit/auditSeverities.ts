import type { Severity } from './audit';

/**
 * How grave an audit event is that is no action on a claim, by what is at stake: nothing that lasts (low), an account or a
 * person's own claim data (medium), whether somebody gets in, an account or records that are gone for good, the whole
 * register (high). Actions on claims, files and the passphrase have theirs in their own tables, money in `moneySeverity`.
 */
export const eventSeverities = {
  NOTE_ADDED: 'low',
  LOGIN_SUCCESS: 'low',
  LOGOUT: 'low',
  SETTINGS_CHANGED: 'low',
  SNAPSHOT_KEPT: 'low',
  SCHEDULE_COPIED: 'low',
  SCHEDULE_EDITED: 'medium',
  SCHEDULE_DISCARDED: 'medium',
  SCHEDULE_PUBLISHED: 'high',
  SCHEDULE_WITHDRAWN: 'high',
  SCHEME_CHANGED: 'high',
  CLAIM_IMPORTED: 'medium',
  CHECKLIST_ANSWERED: 'medium',
  CLAIMANT_TOLD: 'medium',
  INFORMATION_ANSWERED: 'low',
  CONDITION_MET: 'medium',
  CONDITION_REOPENED: 'medium',
  PROFILE_CHANGED: 'medium',
  USER_CREATED: 'medium',
  USER_UPDATED: 'medium',
  USER_DELETED: 'high',
  LOGIN_FAILED: 'high',
  REGISTER_RESTORED: 'high',
  REGISTER_EMPTIED: 'high',
  REGISTER_MERGED: 'high',
  SAMPLE_LOADED: 'high',
  SET_ASIDE_REMOVED: 'high',
} as const satisfies Record<string, Severity>;

/** From how many shillings on money that is moved is how grave, the largest first. */
const moneySeverities = [
  { from: 10_000_000, severity: 'high' },
  { from: 1, severity: 'medium' },
] as const satisfies readonly { from: number; severity: Severity }[];

/** How grave it is to allocate an amount or to add it to the fund, UGX. */
export const moneySeverity = (amount: number): Severity =>
  moneySeverities.find(({ from }) => amount >= from)?.severity ?? 'low';
