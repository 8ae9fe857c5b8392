/** A file of its own: `import.meta` is understood by the bundler alone. */
export const startSheetWorker = () => new Worker(new URL('./readSheetWorker.ts', import.meta.url), { name: 'sheet' });
