import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadPdf = {
  title: string;
  /** The text of each page, in the order written; a line each. */
  pages: string[];
};

/** A downloaded PDF as its reader sees it. */
export async function readPdf(download: Download): Promise<ReadPdf> {
  return readPdfBytes(await readFile(await download.path()));
}

/** A PDF from its bytes, as a print of the page gives them. */
export async function readPdfBytes(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  const { info } = await pdf.getMetadata();
  await task.destroy();
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title : '';
  return { title, pages };
}
