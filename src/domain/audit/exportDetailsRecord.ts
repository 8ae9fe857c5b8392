import * as v from 'valibot';
import { tally, text } from '../register/storedFields';

export const exportDetailsRecord = v.partial(
  v.strictObject({ file: text, fileId: text, format: text, claims: tally, rows: tally, files: tally }),
);
