/**
 * Puts the parts of a workbook into its .zip with the browser's own compression. It stands in for the spreadsheet
 * writer's way (webpack.config.ts), which starts a worker from a blob: address: our content security policy refuses
 * that, and the writer would wait for ever.
 */
export default async function zipToArrayBuffer(parts: Record<string, Uint8Array>): Promise<ArrayBuffer> {
  const { ZipWriter, Uint8ArrayReader, Uint8ArrayWriter } = await import(
    /* webpackChunkName: "zip" */ '@zip.js/zip.js/index-native.js'
  );
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, useCompressionStream: true });
  for (const [name, bytes] of Object.entries(parts)) await zip.add(name, new Uint8ArrayReader(bytes));
  return new Uint8Array(await zip.close()).buffer;
}
