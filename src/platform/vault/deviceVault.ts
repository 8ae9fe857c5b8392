import type { ByteCipher, SealedBytes } from './byteCipher';
import type { PlacedText, TextCipher } from './textCipher';

/** The keys of this device while the portal is open, and whether what is written now is sealed. */
export type Vault = { texts: TextCipher; bytes: ByteCipher; seals: boolean };

let vault: Vault | undefined;

/** Texts that were opened before anybody asked, by their place, until they are asked for. */
const decrypted = new Map<string, { sealed: string; text: string }>();

/** What is being written on the strength of `vault` as it was when the writing began. */
const underWay = new Set<Promise<unknown>>();

/** From now on the device's storage is read and written with these keys; undefined where there is no passphrase. */
export function holdVault(next: Vault | undefined): void {
  vault = next;
  decrypted.clear();
}

/** Opens texts all at once, for whoever asks for them one by one and cannot wait. */
export async function openAhead(texts: readonly PlacedText[]): Promise<void> {
  const opened = (await vault?.texts.openAll(texts)) ?? [];
  for (const [index, { key, text: sealed }] of texts.entries()) {
    const text = opened[index];
    if (text !== undefined) decrypted.set(key, { sealed, text });
  }
}

/** Whether what is stored can be read with keys that lie in memory. */
export const hasVault = () => vault !== undefined;

/** Whether a passphrase is on, so that what is written now is sealed. */
export const sealsDevice = () => vault?.seals === true;

/** Texts as they lie on the device. Without a passphrase, and while it is being turned off, they are written as they are. */
export const deviceTexts = {
  seal: (place: string, text: string): string => (vault?.seals ? vault.texts.seal(place, text) : text),
  /** What is not sealed, and what does not open, comes back as it lies there: whoever reads it sets it aside. */
  open(place: string, text: string): string {
    const found = decrypted.get(place);
    if (found?.sealed !== text) return vault?.texts.open(place, text) ?? text;
    decrypted.delete(place);
    return found.text;
  },
  /** The same of many. */
  async openAll(texts: readonly PlacedText[]): Promise<string[]> {
    const opened = (await vault?.texts.openAll(texts)) ?? [];
    return texts.map(({ text }, index) => opened[index] ?? text);
  },
  /** The keys in use: others, or none, as soon as that has changed. */
  inUse: (): unknown => vault,
};

export type DeviceTexts = typeof deviceTexts;

/** Runs a write that seals bytes first, which takes a moment. */
export async function writeBytes<Result>(
  place: string,
  bytes: Blob,
  write: (value: Blob | SealedBytes) => Promise<Result>,
): Promise<Result> {
  const work = vault?.seals ? vault.bytes.seal(place, bytes).then(write) : write(bytes);
  underWay.add(work);
  try {
    return await work;
  } finally {
    underWay.delete(work);
  }
}

/** Resolves when every write of bytes that is under way has ended. */
export async function bytesWritten(): Promise<void> {
  await Promise.allSettled(underWay);
}

/** Bytes as they were handed over. Rejects where they are sealed and do not open. */
export function openBytes(place: string, value: Blob | SealedBytes): Promise<Blob> {
  if (value instanceof Blob) return Promise.resolve(value);
  return vault ? vault.bytes.open(place, value) : Promise.reject(new Error('Sealed'));
}
