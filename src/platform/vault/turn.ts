import type { SealedBytes } from './byteCipher';
import type { Vault } from './deviceVault';
import type { Texts } from './sealedBackend';
import { isSealedPlace } from './sealedPlaces';
import type { TextCipher } from './textCipher';

/** Texts of a table of IndexedDB that are changed in place, in one transaction each time. */
export type Rows = {
  keys(): Promise<string[]>;
  change(keys: readonly string[], change: (key: string, text: string) => string): Promise<void>;
};

/** Bytes of a table of IndexedDB. `put` does nothing where the entry has gone meanwhile. */
export type Files = {
  name: 'snapshots' | 'evidence';
  keys(): Promise<string[]>;
  placeOf(key: string): string;
  get(key: string): Promise<Blob | SealedBytes | undefined>;
  put(key: string, value: Blob | SealedBytes): Promise<void>;
};

/** Everything of the register that is stored on the device. */
export type Places = { texts: Texts; rows: Rows; files: readonly Files[] };

export type Turn = 'seal' | 'open';

export type TurnProgress = { part: 'records' | Files['name']; done: number; of: number };

type Turning = {
  turn: Turn;
  /** Called after each step. */
  tell: (progress: TurnProgress) => void;
  /** Lets the browser draw. */
  breathe: () => Promise<void>;
};

const rowsAtOnce = 200;

/**
 * Seals or opens everything that is stored, one text after the other. What is done already is left alone, so that it can
 * end at any point and be begun again. Rejects where the device refuses.
 */
export async function turnAll(places: Places, vault: Vault, { turn, tell, breathe }: Turning): Promise<void> {
  const keys = keysOf(places.texts);
  const rows = await places.rows.keys();
  const of = keys.length + rows.length;
  for (const [index, key] of keys.entries()) {
    turnText(places.texts, vault.texts, turn, key);
    if (index % 50 > 0) continue;
    tell({ part: 'records', done: index, of });
    await breathe();
  }
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await places.rows.change(rows.slice(from, from + rowsAtOnce), (key, text) => turned(vault.texts, turn, key, text));
    tell({ part: 'records', done: keys.length + from, of });
    await breathe();
  }
  for (const files of places.files) await turnFiles(files, vault, { turn, tell, breathe });
}

/** The keys of localStorage that a passphrase seals. */
export function keysOf(texts: Texts): string[] {
  const keys = Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? '');
  return keys.filter(isSealedPlace);
}

function turnText(texts: Texts, cipher: TextCipher, turn: Turn, key: string) {
  const text = texts.getItem(key);
  if (text === null) return;
  const next = turned(cipher, turn, key, text);
  if (next !== text) texts.setItem(key, next);
}

/** What does not open is sealed as it is, damaged, and comes back as it was. */
function turned(cipher: TextCipher, turn: Turn, key: string, text: string): string {
  const opened = cipher.open(key, text);
  if (turn === 'open') return opened ?? text;
  return opened === undefined ? cipher.seal(key, text) : text;
}

async function turnFiles(files: Files, { bytes }: Vault, { turn, tell, breathe }: Turning) {
  const keys = await files.keys();
  for (const [done, key] of keys.entries()) {
    tell({ part: files.name, done, of: keys.length });
    await breathe();
    const value = await files.get(key);
    if (value === undefined || (turn === 'seal') !== value instanceof Blob) continue;
    const next = await turnedBytes(files.placeOf(key), value);
    if (next) await files.put(key, next);
  }

  function turnedBytes(place: string, value: Blob | SealedBytes) {
    if (value instanceof Blob) return bytes.seal(place, value);
    // What does not open stays as it is, and is told of where it is asked for.
    return bytes.open(place, value).catch(() => undefined);
  }
}

/** Whether localStorage has room for its texts once they are sealed. It is asked with as much as they would grow. */
export function fitsSealed(texts: Texts, cipher: TextCipher): boolean {
  const growth = keysOf(texts).reduce((sum, key) => {
    const text = texts.getItem(key) ?? '';
    return sum + turned(cipher, 'seal', key, text).length - text.length;
  }, 0);
  const trial = 'wcp-vault-room';
  try {
    texts.setItem(trial, 'x'.repeat(Math.max(0, growth)));
    return true;
  } catch {
    return false;
  } finally {
    texts.removeItem(trial);
  }
}
