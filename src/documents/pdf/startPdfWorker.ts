/** A file of its own: `import.meta` is understood by the bundler alone. */
export const startPdfWorker = () => new Worker(new URL('./pdfWorker.ts', import.meta.url), { name: 'paper-worker' });
