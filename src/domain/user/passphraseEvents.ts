import type { Severity } from '../audit/audit';
import type { Words } from '../words';

/** What can be done to the device passphrase, and the audit event that it leaves behind. */
export const passphraseEvents = {
  on: { action: 'PASSPHRASE_TURNED_ON', label: 'Device passphrase turned on', severity: 'medium' },
  changed: { action: 'PASSPHRASE_CHANGED', label: 'Device passphrase changed', severity: 'medium' },
  off: { action: 'PASSPHRASE_TURNED_OFF', label: 'Device passphrase turned off', severity: 'high' },
} as const satisfies Record<string, { action: string; label: Words; severity: Severity }>;

export type PassphraseEvent = keyof typeof passphraseEvents;
