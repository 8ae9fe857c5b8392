// Beside jest, which does not read modules from packages: a PDF on standard input, its pages' texts on standard output.
import { buffer } from 'node:stream/consumers';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const data = new Uint8Array(await buffer(process.stdin));
const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  pages.push(items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''));
}
const { info } = await pdf.getMetadata();
process.stdout.write(JSON.stringify({ pages, title: info.Title ?? '' }));
