import { createByteCipher } from './byteCipher';
import type { Vault } from './deviceVault';
import type { VaultHeader } from './header';
import { createTextCipher } from './textCipher';
import { bytesOfUnits, unitsOfBytes } from './units';

/** Rounds of PBKDF2-HMAC-SHA-256 for a new passphrase: OWASP Password Storage Cheat Sheet, as of 2026. */
export const iterationsNow = 600_000;

type Wrapping = Pick<VaultHeader, 'version' | 'kdf' | 'iterations' | 'salt' | 'wrapped'>;
type Unproven = Omit<VaultHeader, 'proof'>;
type Bytes = Uint8Array<ArrayBuffer>;

/** The data keys of a device: the present one, and those that were in its place before. */
type DataKeys = { present: Bytes; formers: readonly Bytes[] };

/** The keys of a device, and what is written of them into its header. */
export type Keys = {
  vault: Vault;
  data: DataKeys;
  /** The present key wrapped for another passphrase, or with other parameters. */
  wrapAgain: (passphrase: string, iterations: number) => Promise<Wrapping>;
  /** The present key as a header that is turned off holds it. */
  inTheOpen: () => string;
  prove: (header: Unproven) => Promise<VaultHeader>;
};

/** `sound`: the header is as whoever had the key wrote it. Where it is not, the former keys are missing. */
export type FoundKeys = Keys & { sound: boolean };

const keyLength = 32;

/**
 * A new data key of 256 random bits, wrapped by a key from the passphrase.
 * @param before the keys until now: what they sealed goes on being opened
 */
export async function makeKeys(passphrase: string, iterations: number, before?: Keys) {
  const present = crypto.getRandomValues(new Uint8Array(keyLength));
  const formers = before ? [before.data.present, ...before.data.formers] : [];
  return { keys: await keysOf({ present, formers }), wrapping: await wrap(present, passphrase, iterations) };
}

/** The data keys of a header; undefined when the passphrase is another. */
export async function unwrapKeys(header: VaultHeader, passphrase: string): Promise<FoundKeys | undefined> {
  const key = await derive(passphrase, bytesOfBase64(header.salt), header.iterations);
  const present = await opened(key, header.wrapped, boundTo(header));
  return present && findKeys(header, present);
}

/** The data keys of a header that is turned off; undefined when it holds none. */
export async function keysInTheOpen(header: VaultHeader): Promise<FoundKeys | undefined> {
  const present = bytesOfBase64(header.key ?? '');
  return present.length === keyLength ? findKeys(header, present) : undefined;
}

async function findKeys(header: VaultHeader, present: Bytes): Promise<FoundKeys> {
  const formers = await opened(await aesKey(present), header.proof, allOf(header));
  return { ...(await keysOf({ present, formers: inKeys(formers ?? new Uint8Array()) })), sound: formers !== undefined };
}

/** Keys that were written one after the other. */
const inKeys = (bytes: Bytes) =>
  Array.from({ length: bytes.length / keyLength }, (_, index) =>
    bytes.slice(index * keyLength, (index + 1) * keyLength),
  );

async function keysOf(data: DataKeys): Promise<Keys> {
  const { present, formers } = data;
  const [key, ...formerKeys] = await Promise.all([aesKey(present), ...formers.map(aesKey)]);
  return {
    vault: { texts: createTextCipher(data, key), bytes: createByteCipher(key, formerKeys), seals: true },
    data,
    wrapAgain: (passphrase, iterations) => wrap(present, passphrase, iterations),
    inTheOpen: () => base64OfBytes(present),
    async prove(header) {
      const former = new Uint8Array(formers.flatMap((bytes) => [...bytes]));
      return { ...header, proof: await sealed(key, former, allOf(header)) };
    },
  };
}

async function wrap(data: Bytes, passphrase: string, iterations: number): Promise<Wrapping> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const how = { version: 1, kdf: 'PBKDF2-SHA-256', iterations, salt: base64OfBytes(salt) } as const;
  const key = await derive(passphrase, salt, iterations);
  return { ...how, wrapped: await sealed(key, data, boundTo(how)) };
}

const aesKey = (bytes: Bytes) => crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

/** A nonce of 12 bytes, and what was sealed. */
async function sealed(key: CryptoKey, bytes: Bytes, additionalData: Bytes): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const result = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes);
  return base64OfBytes(new Uint8Array([...iv, ...new Uint8Array(result)]));
}

async function opened(key: CryptoKey, text: string, additionalData: Bytes): Promise<Bytes | undefined> {
  const bytes = bytesOfBase64(text);
  const parameters = { name: 'AES-GCM', iv: bytes.subarray(0, 12), additionalData };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(parameters, key, bytes.subarray(12)));
  } catch {
    return undefined;
  }
}

/** A wrapped key whose parameters were changed does not open. */
const boundTo = ({ version, kdf, iterations, salt }: Omit<Wrapping, 'wrapped'>) =>
  new TextEncoder().encode(`portal-vault ${version} ${kdf} ${iterations} ${salt}`);

/** Every field but the proof itself, in one order. */
function allOf({ version, edition, state, kdf, iterations, salt, wrapped, offAt, key, wentBack }: Unproven): Bytes {
  const fields = [version, edition, state, kdf, iterations, salt, wrapped, offAt, key, wentBack];
  return new TextEncoder().encode(`portal-vault-header ${JSON.stringify(fields)}`);
}

async function derive(passphrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(tidyPassphrase(passphrase));
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(how, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** The same passphrase from every keyboard, and without the space or line end that was copied along. */
export const tidyPassphrase = (typed: string) => typed.normalize('NFKC').trim();

const base64OfBytes = (bytes: Uint8Array) => btoa(unitsOfBytes(bytes));
const bytesOfBase64 = (text: string) => bytesOfUnits(atob(text)) ?? new Uint8Array();
