import type { Entry } from '@zip.js/zip.js/index-native.js';
import { maximumFileBytes } from '../../domain/incident/evidenceRecord';
import { isBomb, maximumDirectoryBytes, maximumEntries, maximumManifestBytes, maximumRegisterBytes } from './limits';
import { findFileOfPath, manifestPath, registerPath } from './manifest';
import { BundleRefusal, shownPath } from './problems';

/** An entry whose declared size was judged. `unpack` rejects where more or less comes out of it. */
export type PackedEntry = { size: number; unpack: () => Promise<Uint8Array<ArrayBuffer>> };

/** The marks of a zip: of an entry, and of a zip without any. */
const marks = ['PK\u0003\u0004', 'PK\u0005\u0006'];

/** Whether bytes are a zip, by their beginning. */
export function isZip(bytes: Uint8Array): boolean {
  return marks.includes(String.fromCharCode(...bytes.subarray(0, 4)));
}

/**
 * The entries of a zip by their names. Only its directory is read. What two programs could read differently (repeated
 * names, entries that overlap, data before or after) is refused, and so is whatever a bundle has no place for.
 */
export async function openZip(file: Blob): Promise<Map<string, PackedEntry>> {
  const { BlobReader, Uint8ArrayWriter, ZipReader } = await import(
    /* webpackChunkName: "zip" */ '@zip.js/zip.js/index-native.js'
  );

  /** The directory is read in one piece, of a length that the file itself declares. */
  class PieceReader extends BlobReader {
    override readUint8Array(index: number, length: number) {
      if (length > maximumDirectoryBytes) throw new RangeError('A directory of that length was made to do harm.');
      return super.readUint8Array(index, length);
    }
  }

  const zip = new ZipReader(new PieceReader(file), {
    useWebWorkers: false,
    strictness: 'strict',
    // Whatever is no name of a bundle is refused below, which says so.
    filenameValidation: 'tolerant',
    checkCrc32: true,
    checkOverlappingEntry: true,
  });
  const entries = new Map<string, PackedEntry>();
  for await (const entry of zip.getEntriesGenerator()) {
    if (entries.size >= maximumEntries) throw new BundleRefusal({ code: 'too_many_entries', limit: maximumEntries });
    judge(entry);
    if (entry.directory) continue;
    entries.set(entry.filename, {
      size: entry.uncompressedSize,
      unpack: () => entry.getData(new Uint8ArrayWriter()),
    });
  }
  return entries;
}

/** The most bytes that the entry of a path may unpack to, or undefined where a bundle has no entry of that name. */
function findLimit(path: string): number | undefined {
  if (path === manifestPath) return maximumManifestBytes;
  if (path === registerPath) return maximumRegisterBytes;
  return findFileOfPath(path) && maximumFileBytes;
}

/** Throws a refusal of an entry that no bundle has, or that is too large to be looked into. */
function judge(entry: Entry) {
  const path = shownPath(entry.filename);
  const limit = findLimit(entry.filename);
  if (entry.encrypted) throw new BundleRefusal({ code: 'encrypted' });
  if (entry.directory || limit === undefined) throw new BundleRefusal({ code: 'foreign_entry', path });
  if (entry.uncompressedSize > limit) throw new BundleRefusal({ code: 'too_large', path, limit });
  if (isBomb(entry)) throw new BundleRefusal({ code: 'zip_bomb', path });
}
