import { createHash } from 'node:crypto';
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/index-native.js';
import { makeBundle, type BundleContent } from '../../documents/bundle/makeBundle';
import { makeZip } from '../../documents/zip';
import { buildFileTask } from './fileTask';

type Loose = Record<string, unknown>;

export const exportedAt = '2026-11-20T09:00:00.000Z';

export const bytesOf = (length: number, seed = 1) =>
  Uint8Array.from({ length }, (_, index) => (index * 31 + seed * 17) % 251);

/** A file of evidence that the device holds. */
export const packed = (claimId: string, fileId: string, bytes: Uint8Array<ArrayBuffer>) => ({
  claimId,
  fileId,
  size: bytes.length,
  read: () => Promise.resolve(new Blob([bytes])),
});

/** A small bundle; its register is a text of no meaning unless one is given. */
export function buildBundle(content: Partial<BundleContent> = {}) {
  return makeBundle(
    {
      registerText: '{"claims": []}',
      exportedAt,
      exportedBy: { name: 'Sarah Auma', role: 'admin' },
      counts: { claims: 0 },
      auditChain: null,
      evidence: [packed('CL-1', 'F-1', bytesOf(3000)), packed('CL-2', 'F-2', bytesOf(10, 2))],
      ...content,
    },
    buildFileTask().task,
  );
}

/** The entries of a .zip, in their order. */
export async function unzip(file: Blob): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const reader = new ZipReader(new BlobReader(file), { useWebWorkers: false });
  const entries = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of await reader.getEntries()) {
    if (!entry.directory) entries.set(entry.filename, await entry.getData(new Uint8ArrayWriter()));
  }
  return entries;
}

/** A .zip of these entries; a name that is repeated stands twice. */
export const zip = (entries: Iterable<[path: string, content: BlobPart]>) =>
  makeZip(
    Array.from(entries, ([path, content]) => ({ path, content: new Blob([content], { type: 'application/json' }) })),
    buildFileTask().task,
  );

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A bundle whose manifest somebody had a hand in. */
export async function tamperedManifest(change: (manifest: Loose) => void, content: Partial<BundleContent> = {}) {
  const entries = await unzip((await buildBundle(content)).file);
  const manifest = JSON.parse(new TextDecoder().decode(entries.get('manifest.json'))) as Loose;
  change(manifest);
  return zip([...entries].map(([path, bytes]) => [path, path === 'manifest.json' ? JSON.stringify(manifest) : bytes]));
}
