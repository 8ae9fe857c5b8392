import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

type ReadPages = { pages: string[]; title: string };

/** The reader, started with the first PDF of a test file: it takes longer to start than to read one. */
let reader: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

afterAll(() => reader?.terminate());

/** A PDF as its reader sees it: the text of each page, and the title. */
export async function readPdf(file: Blob): Promise<ReadPages> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const turn = last.then(() => readNext(bytes));
  last = turn.catch(() => undefined);
  return turn;
}

function readNext(bytes: Uint8Array): Promise<ReadPages> {
  const worker = (reader ??= new Worker(join(__dirname, 'pdfPages.mjs')));
  return new Promise((resolve, reject) => {
    worker.once('message', (answer: ReadPages | string) =>
      typeof answer === 'string' ? reject(new Error(answer)) : resolve(answer),
    );
    worker.postMessage(bytes);
  });
}
