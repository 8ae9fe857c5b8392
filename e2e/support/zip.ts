import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/index-native.js';

/** The entries of a downloaded archive by their names, in its order, each unpacked with its check sum compared. */
export async function readZip(download: Download): Promise<Map<string, Uint8Array>> {
  const reader = new ZipReader(new BlobReader(new Blob([await readFile(await download.path())])), {
    useWebWorkers: false,
  });
  const files = new Map<string, Uint8Array>();
  for (const entry of await reader.getEntries()) {
    if (!entry.directory)
      files.set(entry.filename, await entry.getData(new Uint8ArrayWriter(), { checkSignature: true }));
  }
  await reader.close();
  return files;
}
