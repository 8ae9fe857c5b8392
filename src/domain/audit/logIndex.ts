import * as v from 'valibot';
import type { AuditEvent } from './audit';

/*
 * Tells which parts of a long audit log say something of a record, so that nobody has to read the others for it.
 */

/** So many last letters of an id tell enough of them apart: what is read in vain is one part among hundreds. */
const markLength = 4;

const markOf = (id: string) => id.slice(-markLength).padStart(markLength);

/** What the rows of a part of the log are about, as short as it can be asked for. */
export const marksOf = (rows: readonly Pick<AuditEvent, 'resourceId'>[]): string =>
  [...new Set(rows.map(({ resourceId }) => markOf(resourceId)))].join('');

/** Whether a part of the log may say something of a record; where it is known to say nothing, it does not. */
export const mayTellOf = (marks: string | undefined, resourceId: string): boolean =>
  marks === undefined || marks.includes(markOf(resourceId));

const indexLine = v.object({ id: v.string(), marks: v.string() });

/** The marks of the parts by their keys; of a line that is none, nothing is known. */
export const readIndex = (lines: readonly unknown[]): ReadonlyMap<string, string> =>
  new Map(lines.filter((line) => v.is(indexLine, line)).map(({ id, marks }) => [id, marks]));
