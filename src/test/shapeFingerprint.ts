import { createHash } from 'node:crypto';
import type * as v from 'valibot';

/** What a schema consists of that can make it take something else. Messages and the order of fields cannot. */
const parts = new Set([
  'type',
  'entries',
  'options',
  'item',
  'wrapped',
  'literal',
  'key',
  'value',
  'pipe',
  'requirement',
]);

function told(schema: unknown, isList = false): unknown {
  if (Array.isArray(schema)) return schema.map((part) => told(part));
  if (schema instanceof RegExp) return String(schema);
  if (typeof schema === 'function') return 'a check of its own';
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.entries(schema)
    .filter(([key]) => isList || parts.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, told(part, key === 'entries')]);
}

/** Tells shapes apart by what they take: short enough to be noted beside their version. */
export const fingerprintOf = (shapes: readonly (v.GenericSchema | undefined)[]): string =>
  createHash('sha256')
    .update(JSON.stringify(shapes.map((shape) => told(shape))))
    .digest('hex')
    .slice(0, 12);
