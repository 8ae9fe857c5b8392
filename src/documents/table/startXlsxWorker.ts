/** A file of its own: `import.meta` is understood by the bundler alone. */
export const startXlsxWorker = () => new Worker(new URL('./xlsxWorker.ts', import.meta.url), { name: 'xlsx-worker' });
