import { createByteCipher } from './byteCipher';
import type { Vault } from './deviceVault';
import type { VaultHeader } from './header';
import { createTextCipher } from './textCipher';
import { bytesOfUnits, unitsOfBytes } from './units';

/** Rounds of PBKDF2-HMAC-SHA-256 for a new passphrase: OWASP Password Storage Cheat Sheet, as of 2026. */
export const iterationsNow = 600_000;

type Wrapping = Pick<VaultHeader, 'version' | 'kdf' | 'iterations' | 'salt' | 'wrapped'>;

/** The keys of a device, and the bytes that a new passphrase would wrap anew. */
export type Keys = { vault: Vault; wrapAgain: (passphrase: string, iterations: number) => Promise<Wrapping> };

/** A new data key of 256 random bits, wrapped by a key from the passphrase. */
export async function makeKeys(passphrase: string, iterations: number) {
  const data = crypto.getRandomValues(new Uint8Array(32));
  return { keys: await keysOf(data), wrapping: await wrap(data, passphrase, iterations) };
}

/** The data key of a header; undefined when the passphrase is another. */
export async function unwrapKeys(header: Wrapping, passphrase: string): Promise<Keys | undefined> {
  const salt = bytesOfBase64(header.salt);
  const wrapped = bytesOfBase64(header.wrapped);
  const key = await derive(passphrase, salt, header.iterations);
  try {
    const parameters = { name: 'AES-GCM', iv: wrapped.subarray(0, 12), additionalData: boundTo(header) };
    const data = new Uint8Array(await crypto.subtle.decrypt(parameters, key, wrapped.subarray(12)));
    return await keysOf(data);
  } catch {
    return undefined;
  }
}

async function keysOf(data: Uint8Array<ArrayBuffer>): Promise<Keys> {
  const key = await crypto.subtle.importKey('raw', data, 'AES-GCM', false, ['encrypt', 'decrypt']);
  return {
    vault: { texts: createTextCipher(data), bytes: createByteCipher(key), seals: true },
    wrapAgain: (passphrase, iterations) => wrap(data, passphrase, iterations),
  };
}

async function wrap(data: Uint8Array<ArrayBuffer>, passphrase: string, iterations: number): Promise<Wrapping> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const how = { version: 1, kdf: 'PBKDF2-SHA-256', iterations, salt: base64OfBytes(salt) } as const;
  const key = await derive(passphrase, salt, iterations);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: boundTo(how) }, key, data);
  return { ...how, wrapped: base64OfBytes(new Uint8Array([...iv, ...new Uint8Array(sealed)])) };
}

/** A wrapped key whose parameters were changed does not open. */
const boundTo = ({ version, kdf, iterations, salt }: Omit<Wrapping, 'wrapped'>) =>
  new TextEncoder().encode(`wcp-vault ${version} ${kdf} ${iterations} ${salt}`);

async function derive(passphrase: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(tidyPassphrase(passphrase));
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(how, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** The same passphrase from every keyboard, and without the space or line end that was copied along. */
export const tidyPassphrase = (typed: string) => typed.normalize('NFKC').trim();

const base64OfBytes = (bytes: Uint8Array) => btoa(unitsOfBytes(bytes));
const bytesOfBase64 = (text: string) => bytesOfUnits(atob(text)) ?? new Uint8Array();
