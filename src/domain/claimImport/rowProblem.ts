import type { Words } from '../words';
import type { ImportField } from './importFields';

/** Why a row cannot be added; the message is the key of its translation, `field` where it has one. */
export type RowProblem = { field?: ImportField; message: Words; params?: Record<string, string | number> };
