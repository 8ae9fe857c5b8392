import type { Words } from '../words';

/** What is said of an import whose command never answered whether it was done: of a register, and of a spreadsheet. */
export const importStopped: Words =
  'The import stopped, but may already be saved. Reload this page and import the file again. Nothing is added twice.';
