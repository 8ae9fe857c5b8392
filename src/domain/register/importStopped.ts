import type { Words } from '../words';

/** What is said of an import whose deed never answered whether it was done: of a register, and of a spreadsheet. */
export const importStopped: Words =
  'The import stopped. It may already be in the register. Reload the page and import the file again: nothing is added twice.';
