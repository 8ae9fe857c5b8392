import { parseHeader, type VaultFields, type VaultHeader } from './header';
import type { Keys } from './keys';
import type { Texts } from './sealedBackend';
import { headerKey } from './sealedPlaces';

/** Where the header has its home. What it took is on the disk. */
export type HeaderHome = { get(): Promise<string | undefined>; put(text: string | undefined): Promise<void> };

/**
 * The header of this device. localStorage, which can be read at once, reaches the disk up to an hour late: its home is
 * IndexedDB, so that nothing lies sealed on the disk whose key does not. The copy counts only where the home gives none:
 * a browser that was killed may come back with one of long ago.
 */
export function createHeaders(texts: Texts, home: HeaderHome) {
  async function read(): Promise<VaultHeader | undefined> {
    const { home: kept, copy } = await stored();
    return parseHeader(kept) ?? parseHeader(copy);
  }

  /** Both as they lie on the device, readable or not. */
  async function stored(): Promise<{ home: string | null; copy: string | null }> {
    return { home: (await home.get()) ?? null, copy: texts.getItem(headerKey) };
  }

  async function write(header: VaultFields, keys: Keys): Promise<VaultHeader> {
    const before = (await read())?.edition ?? 0;
    const next = await keys.prove({ ...header, edition: before + 1 });
    const text = JSON.stringify(next);
    await home.put(text);
    putCopy(text);
    return next;
  }

  /** The home has it: a full localStorage does without. */
  function putCopy(text: string) {
    try {
      texts.setItem(headerKey, text);
    } catch {
      texts.removeItem(headerKey);
    }
  }

  async function remove() {
    await home.put(undefined);
    texts.removeItem(headerKey);
  }

  return { read, stored, write, remove };
}

export type Headers = ReturnType<typeof createHeaders>;
