import {
  getDocument,
  InvalidPDFException,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

export type OpenedPdf =
  | { state: 'open'; pdf: PDFDocumentProxy }
  | { state: 'locked' | 'damaged' }
  /** The reader itself could not be brought here. */
  | { state: 'no reader' };

/** What a PDF may lack, brought on demand. Other writing systems' tables are left out: such a page shows gaps. */
const files: Record<string, URL> = {
  'FoxitSymbol.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url),
  'FoxitDingbats.pfb': new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url),
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
};

/** How the library asks for them: by name, of a class that it makes itself. */
class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = files[filename];
    if (!url) throw new Error(`The reader has no ${filename}`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(response.statusText);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Opens a PDF in a worker of its own. `close` ends both, whether it is open yet or not. */
export function openPdf(blob: Blob): { opened: Promise<OpenedPdf>; close: () => void } {
  const port = new Worker(
    /* webpackChunkName: "pdf-worker" */ new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url),
  );
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const noWorker = new Promise<OpenedPdf>((resolve) => {
    port.addEventListener('error', () => resolve({ state: 'no reader' }));
  });
  return {
    opened: Promise.race([noWorker, read(blob, worker)]),
    close: () => {
      worker.destroy();
      port.terminate();
    },
  };
}

async function read(blob: Blob, worker: PDFWorker): Promise<OpenedPdf> {
  try {
    const { promise } = getDocument({
      data: new Uint8Array(await blob.arrayBuffer()),
      worker,
      verbosity: VerbosityLevel.ERRORS,
      // By the content security policy nothing is made of strings.
      isEvalSupported: false,
      StandardFontDataFactory: OwnFiles,
      WasmFactory: OwnFiles,
    });
    return { state: 'open', pdf: await promise };
  } catch (problem) {
    // The library does not hand out the class of this one.
    if (problem instanceof Error && problem.name === 'PasswordException') return { state: 'locked' };
    if (problem instanceof InvalidPDFException) return { state: 'damaged' };
    throw problem;
  }
}
