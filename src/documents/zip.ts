/** A file in a .zip: its path there, with `/` between folders. */
export type ZipEntry = { path: string; content: Blob; date?: Date };

/** What grows smaller when it is squeezed; photographs and PDFs are squeezed already. */
const squeezes = (type: string) => type.startsWith('text/') || type.startsWith('application/json');

/**
 * Files as one .zip, one at a time: each entry is asked for when the one before is written, so that only one file's
 * bytes need be in memory. Throws the signal's reason when it is aborted.
 * @param entries paths are taken as they are: see `safeFileName` for names given by people
 */
export async function makeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  { signal }: { signal: AbortSignal },
): Promise<Blob> {
  const { BlobReader, BlobWriter, ZipWriter } = await import(
    /* webpackChunkName: "zip" */ '@zip.js/zip.js/index-native.js'
  );
  const writer = new BlobWriter('application/zip');
  // Without workers, which would be started from a blob: address that the content security policy refuses.
  const zip = new ZipWriter(writer, { useWebWorkers: false, signal });
  for await (const { path, content, date } of entries) {
    signal.throwIfAborted();
    await zip.add(path, new BlobReader(content), {
      ...(date && { lastModDate: date }),
      // Another level than the default would need the library's own compressor.
      ...(!squeezes(content.type) && { level: 0 }),
    });
  }
  signal.throwIfAborted();
  await zip.close();
  return writer.getData();
}
