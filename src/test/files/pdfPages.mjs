// Beside jest, which does not read modules from packages: answers a PDF with its pages' texts and its title.
import { parentPort } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function readPages(data) {
  const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''));
  }
  const { info } = await pdf.getMetadata();
  await pdf.destroy();
  return { pages, title: info.Title ?? '' };
}

parentPort.on('message', (data) => {
  readPages(data).then(
    (read) => parentPort.postMessage(read),
    (error) => parentPort.postMessage(String(error)),
  );
});
