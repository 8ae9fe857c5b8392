import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A PDF as its reader sees it: the text of each page, and the title. */
export async function readPdf(file: Blob): Promise<{ pages: string[]; title: string }> {
  const input = new Uint8Array(await file.arrayBuffer());
  const output = execFileSync(process.execPath, [join(__dirname, 'pdfPages.mjs')], { input, encoding: 'utf8' });
  return JSON.parse(output) as { pages: string[]; title: string };
}
