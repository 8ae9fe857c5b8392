import type { VaultRefusal } from '../../../platform/vault/work';

/** Why the passphrase is as it was, in words; a wrong one is told at its field. */
export const failureWords = {
  full: 'Not enough space on this device: encrypted data needs a few per cent more. Free some space and try again. Nothing was changed.',
  unavailable: 'This is not finished yet. We will finish it the next time you open the portal. Nothing is lost.',
  overtaken: 'The passphrase was changed in another tab. Reload this page. Nothing was changed here.',
  damaged:
    'The saved passphrase settings are damaged or were changed outside the portal. Reload this page. Nothing was changed here.',
  cancelled: 'Nothing was changed.',
} as const satisfies Record<Exclude<VaultRefusal, 'wrong'>, string>;
