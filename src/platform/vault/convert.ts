import type { SealedBytes } from './byteCipher';
import type { Vault } from './deviceVault';
import type { Texts } from './sealedBackend';
import { isSealed, isSealedPlace } from './sealedPlaces';
import type { TextCipher } from './textCipher';

/** Texts of a table of IndexedDB that are changed in place, in one transaction each time. */
export type TableToConvert = {
  /** In the table's order, in which they are changed: a run of them at once. */
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
export type Places = { texts: Texts; rows: readonly TableToConvert[]; files: readonly Files[] };

export type Conversion = 'seal' | 'open';

/** @property waits another tab is in the way */
export type ConversionProgress = {
  part: 'records' | Files['name'] | 'traces';
  done: number;
  of: number;
  waits?: true;
};

type ConversionOptions = {
  turn: Conversion;
  /** Called after each step. */
  onProgress: (progress: ConversionProgress) => void;
  /** Lets the browser draw. */
  yieldToMain: () => Promise<void>;
};

const textsAtOnce = 50;
const rowsAtOnce = 200;

/**
 * Seals or opens everything that is stored, one text after the other. What is done already is left alone, so that it can
 * end at any point and be begun again. Rejects where the device refuses.
 */
export async function convertAll(
  places: Places,
  vault: Vault,
  { turn, onProgress, yieldToMain }: ConversionOptions,
): Promise<void> {
  const keys = keysOfPlaces(places.texts);
  const tables = await runsOf(places.rows);
  const of = keys.length + tables.reduce((sum, { keys: run }) => sum + run.length, 0);
  let done = 0;
  const ended = async (count: number) => {
    done += count;
    onProgress({ part: 'records', done, of });
    await yieldToMain();
  };
  for (let from = 0; from < keys.length; from += textsAtOnce) {
    const some = keys.slice(from, from + textsAtOnce);
    for (const key of some) turnText(places.texts, vault.texts, turn, key);
    await ended(some.length);
  }
  for (const { rows, keys: run } of tables) {
    await rows.change(run, (key, text) => turned(vault.texts, turn, key, text));
    await ended(run.length);
  }
  for (const files of places.files) await turnFiles(files, vault, { turn, onProgress, yieldToMain });
}

/** The rows of all tables, some hundreds at a time. */
async function runsOf(tables: readonly TableToConvert[]): Promise<{ rows: TableToConvert; keys: string[] }[]> {
  const runs: { rows: TableToConvert; keys: string[] }[] = [];
  for (const rows of tables) {
    const keys = await rows.keys();
    for (let from = 0; from < keys.length; from += rowsAtOnce) {
      runs.push({ rows, keys: keys.slice(from, from + rowsAtOnce) });
    }
  }
  return runs;
}

/** The keys of localStorage that a passphrase seals. */
export function keysOfPlaces(texts: Texts): string[] {
  const keys = Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? '');
  return keys.filter(isSealedPlace);
}

function turnText(texts: Texts, cipher: TextCipher, turn: Conversion, key: string) {
  const text = texts.getItem(key);
  if (text === null) return;
  const next = turned(cipher, turn, key, text);
  if (next !== text) texts.setItem(key, next);
}

/** What does not open is sealed as it is, damaged, and comes back as it was. */
function turned(cipher: TextCipher, turn: Conversion, key: string, text: string): string {
  const opened = cipher.open(key, text);
  if (turn === 'open') return opened ?? text;
  return opened === undefined ? cipher.seal(key, text) : text;
}

async function turnFiles(files: Files, { bytes }: Vault, { turn, onProgress, yieldToMain }: ConversionOptions) {
  const keys = await files.keys();
  for (const [done, key] of keys.entries()) {
    onProgress({ part: files.name, done, of: keys.length });
    await yieldToMain();
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

/** Reads every row as it lies there. */
export async function eachRow(
  tables: readonly TableToConvert[],
  read: (key: string, text: string) => void,
): Promise<void> {
  for (const { rows, keys } of await runsOf(tables)) {
    // Nothing is changed: it is the way to read each.
    await rows.change(keys, (key, text) => {
      read(key, text);
      return text;
    });
  }
}

/**
 * Whether most of what is stored of the register lies sealed. A text that is damaged lies on as it was sealed once, so
 * that a few say nothing.
 * @param opens what it opens does not count as sealed
 */
export async function liesSealed({ texts, rows }: Places, opens?: TextCipher): Promise<boolean> {
  let sealed = 0;
  let all = 0;
  const count = (key: string, text: string) => {
    all += 1;
    if (isSealed(text) && opens?.open(key, text) === undefined) sealed += 1;
  };
  for (const key of keysOfPlaces(texts)) count(key, texts.getItem(key) ?? '');
  // Without a database there is localStorage alone.
  await eachRow(rows, count).catch(() => undefined);
  return sealed > all / 2;
}

/** Whether localStorage has room for its texts once they are sealed. It is asked with as much as they would grow. */
export function fitsSealed(texts: Texts, cipher: TextCipher): boolean {
  const growth = keysOfPlaces(texts).reduce((sum, key) => {
    const text = texts.getItem(key) ?? '';
    return sum + turned(cipher, 'seal', key, text).length - text.length;
  }, 0);
  const trial = 'portal-vault-room';
  try {
    texts.setItem(trial, 'x'.repeat(Math.max(0, growth)));
    return true;
  } catch {
    return false;
  } finally {
    texts.removeItem(trial);
  }
}
