import type { VaultRefusal } from '../../../platform/vault/work';

/** Why the passphrase is as it was, in words; a wrong one is told at its field. */
export const failureWords = {
  full: 'This device has no room for what is encrypted, which takes a few per cent more. Make room and try again. Nothing was changed.',
  unavailable:
    'The device did not keep all of it. It is gone on with when the portal is opened the next time. Nothing is lost.',
  overtaken: 'Another tab changed the passphrase meanwhile. Reload the page. Nothing was changed here.',
  damaged:
    'What is stored about the passphrase is damaged, or was changed outside the portal. Reload the page. Nothing was changed here.',
  cancelled: 'Nothing was changed.',
} as const satisfies Record<Exclude<VaultRefusal, 'wrong'>, string>;
