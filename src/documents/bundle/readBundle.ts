import type { FileTask } from '../../domain/fileTask';
import { sha256 } from './digest';
import { maximumRegisterBytes } from './limits';
import { findFileOfPath, registerPath, type BundleManifest, type FileOfClaim } from './manifest';
import { isZip, openZip, type PackedEntry } from './openZip';
import { BundleRefusal, shownPath, type BundleProblem } from './problems';
import { readManifest } from './readManifest';
import { decodeUtf8 } from './utf8';

/** Evidence of a bundle whose size and digest were found right. */
export type BundleEvidence = FileOfClaim & {
  /** Bytes. */
  size: number;
  sha256: string;
  /** The bytes as a Blob of no type, checked once more; undefined when the file has gone or changed since. */
  read: () => Promise<Blob | undefined>;
};

/**
 * What lay in a file; the JSON of a register alone has neither manifest nor evidence. `registerText` is yet to be read
 * by the store, whose shapes are not known here, and its records held against the manifest by `checkBundle`.
 */
export type Bundle = { registerText: string; manifest?: BundleManifest; evidence: BundleEvidence[] };

type BundleReading = { ok: true; bundle: Bundle } | { ok: false; problems: BundleProblem[] };

/**
 * Opens what `makeBundle` made, something that only pretends to be it, or the JSON of a register alone. Sizes are judged
 * before anything is unpacked; then every entry is unpacked once, one at a time, and held against the manifest.
 * Rejects only when the task is cancelled; whatever else can go wrong is a problem.
 */
export async function readBundle(file: Blob, task: FileTask): Promise<BundleReading> {
  try {
    const zipped = isZip(new Uint8Array(await file.slice(0, 4).arrayBuffer()));
    return { ok: true, bundle: zipped ? await readZip(file, task) : await readJson(file) };
  } catch (error) {
    task.signal.throwIfAborted();
    if (error instanceof BundleRefusal) return { ok: false, problems: error.problems };
    return { ok: false, problems: [{ code: isUnreadable(error) ? 'unreadable' : 'broken_zip' }] };
  }
}

async function readJson(file: Blob): Promise<Bundle> {
  if (file.size > maximumRegisterBytes) {
    throw new BundleRefusal({ code: 'too_large', path: registerPath, limit: maximumRegisterBytes });
  }
  return { registerText: decodeUtf8(await file.arrayBuffer(), registerPath), evidence: [] };
}

async function readZip(file: Blob, task: FileTask): Promise<Bundle> {
  const packed = await openZip(file);
  const manifest = await readManifest(packed, task);
  const of = manifest.entries.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  let registerText = '';
  const evidence: BundleEvidence[] = [];
  const problems: BundleProblem[] = [];
  for (const { path, size, sha256: digest } of manifest.entries) {
    task.report(done, of);
    await task.yieldToMain();
    const unpack = () => unpackSound(packed.get(path), digest);
    const bytes = await unpack();
    const owner = findFileOfPath(path);
    if (!bytes) problems.push({ code: 'damaged_entry', path: shownPath(path) });
    else if (isNestedZip(bytes)) problems.push({ code: 'nested_zip', path: shownPath(path) });
    else if (owner) evidence.push({ ...owner, size, sha256: digest, read: () => readAgain(unpack) });
    else registerText = decodeUtf8(bytes, path);
    done += size;
  }
  if (problems.length > 0) throw new BundleRefusal(...problems);
  return { registerText, manifest, evidence };
}

/** The bytes of an entry, or undefined where they are not those that the manifest means. */
async function unpackSound(entry: PackedEntry | undefined, digest: string) {
  try {
    const bytes = await entry?.unpack();
    return bytes && (await sha256(bytes)) === digest ? bytes : undefined;
  } catch (error) {
    if (isUnreadable(error)) throw error;
    return undefined;
  }
}

/** A PDF may begin with anything: its mark stands somewhere in the first kilobyte. */
const isNestedZip = (bytes: Uint8Array) =>
  isZip(bytes) && !new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

async function readAgain(unpack: () => Promise<Uint8Array<ArrayBuffer> | undefined>): Promise<Blob | undefined> {
  try {
    const bytes = await unpack();
    return bytes && new Blob([bytes]);
  } catch {
    return undefined;
  }
}

/** What a browser says of a file that it was given and that is no longer there as it was. */
function isUnreadable(error: unknown): boolean {
  return (
    error instanceof Object && 'name' in error && ['NotReadableError', 'NotFoundError'].includes(String(error.name))
  );
}
