import * as v from 'valibot';

/**
 * - `sealing`: a passphrase is being turned on; some texts may still lie open.
 * - `on`
 * - `opening`: it is being turned off; some texts may still be sealed.
 * - `off`: it is turned off. The key is kept for a while, in the open like all that it sealed, since a browser that is
 *   killed may come back with what localStorage held an hour ago.
 */
export const vaultStates = ['sealing', 'on', 'opening', 'off'] as const;

const base64 = v.pipe(v.string(), v.base64());

/**
 * How the data key is got from the passphrase. `edition` tells a header from the one before.
 * The passphrase is not in it, nor, unless it is turned off, a key that is not sealed.
 */
export const vaultHeader = v.object({
  version: v.literal(1),
  edition: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  state: v.picklist(vaultStates),
  kdf: v.literal('PBKDF2-SHA-256'),
  // The upper end keeps a damaged header from asking for hours of work.
  iterations: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(20_000_000)),
  salt: base64,
  /** A nonce of 12 bytes, and the data key sealed with the key from the passphrase. */
  wrapped: base64,
  /** When it was turned off, or what came back sealed was opened last, ISO. */
  offAt: v.optional(v.string()),
  /** The data key, once it is turned off. */
  key: v.optional(base64),
  /** It was being turned on and found no room, and the audit log does not say so yet. */
  wentBack: v.optional(v.literal(true)),
  /** A nonce of 12 bytes, and the former data keys, sealed with the data key and bound to all other fields. */
  proof: base64,
});

export type VaultHeader = v.InferOutput<typeof vaultHeader>;
/** A header before it has its place among the others, and its proof. */
export type VaultFields = Omit<VaultHeader, 'edition' | 'proof'>;
export type VaultState = VaultHeader['state'];

/** A header as it was stored; undefined when it cannot be one. */
export function parseHeader(text: string | null | undefined): VaultHeader | undefined {
  try {
    const { success, output } = v.safeParse(vaultHeader, JSON.parse(text ?? ''));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
