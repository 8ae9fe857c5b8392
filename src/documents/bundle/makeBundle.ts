import type { FileTask } from '../../domain/fileTask';
import { makeZip, type ZipEntry } from '../zip';
import { sha256 } from './digest';
import {
  bundleFormat,
  bundleVersion,
  evidencePath,
  findFileOfPath,
  manifestPath,
  registerPath,
  type BundleManifest,
  type FileOfClaim,
  type ManifestEntry,
} from './manifest';

/** A file that the register names. `read` gives its bytes, undefined where the device never held them. */
export type EvidenceToPack = FileOfClaim & { size: number; read: () => Promise<Blob | undefined> };

/** `registerText` is the register's JSON, `counts` its records by slice; sizes in bytes. */
export type BundleContent = {
  registerText: string;
  /** Instant, ISO; the date of every entry. */
  exportedAt: string;
  exportedBy: BundleManifest['exportedBy'];
  counts: BundleManifest['counts'];
  /** Where the chain of the register's audit log ends. */
  auditChain: BundleManifest['auditChain'];
  evidence: readonly EvidenceToPack[];
};

type MadeBundle = { file: Blob; manifest: BundleManifest };

/**
 * The whole register as one .zip: `register.json`, `evidence/<claim>/<file>` and, last, `manifest.json` with the counts
 * and the SHA-256 of each entry. Files that the device does not hold are listed there as absent. The same register at
 * the same instant gives the same bytes. Rejects where a file cannot be read, and when the task is cancelled.
 */
export async function makeBundle(content: BundleContent, task: FileTask): Promise<MadeBundle> {
  const { exportedAt, exportedBy, counts, auditChain } = content;
  const manifest: BundleManifest = {
    format: bundleFormat,
    version: bundleVersion,
    exportedAt,
    exportedBy,
    counts,
    evidence: { files: 0, bytes: 0, absent: [] },
    auditChain,
    entries: [],
  };
  return { file: await makeZip(packEntries(content, manifest, task), task), manifest };
}

/** The entries in the order of the file; the manifest is filled on the way, and is last for that. */
async function* packEntries(
  { registerText, exportedAt, evidence }: BundleContent,
  manifest: BundleManifest,
  task: FileTask,
): AsyncGenerator<ZipEntry> {
  const date = new Date(exportedAt);
  const register = jsonBlob(registerText);
  const of = register.size + evidence.reduce((sum, { size }) => sum + size, 0);
  let done = register.size;

  manifest.entries.push(await describe(registerPath, register));
  yield { path: registerPath, content: register, date };
  for (const file of evidence) {
    task.report(done, of);
    await task.yieldToMain();
    const { claimId, fileId } = file;
    const path = evidencePath(file);
    // An id that is no safe name was never given by this portal, and the device holds nothing under it.
    const content = findFileOfPath(path) && (await file.read());
    if (content) {
      manifest.entries.push(await describe(path, content));
      manifest.evidence.files += 1;
      manifest.evidence.bytes += content.size;
      yield { path, content, date };
    } else manifest.evidence.absent.push({ claimId, fileId });
    done += file.size;
  }
  task.report(of, of);
  yield { path: manifestPath, content: jsonBlob(JSON.stringify(manifest, null, 2)), date };
}

const jsonBlob = (text: string) => new Blob([text], { type: 'application/json' });

/** An evidence file has 10 MB at most, so that one at a time fits into memory. */
async function describe(path: string, content: Blob): Promise<ManifestEntry> {
  return { path, size: content.size, sha256: await sha256(await content.arrayBuffer()) };
}
