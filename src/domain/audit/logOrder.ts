import type { AuditEvent } from './audit';
import { readLink } from './auditChain';

/**
 * Rows first to last: those of one chain by their places in it, whatever the clock of the device said; those of several
 * chains, and of none, side by side by their ids, which begin with the time.
 */
export function inLogOrder(rows: readonly AuditEvent[]): AuditEvent[] {
  const reached = new Map<string, string>();
  return rows
    .map((row) => ({ row, chain: row.id, place: 0, ...readLink(row.link) }))
    .sort((a, b) => a.place - b.place)
    .map(({ row, chain, place }) => {
      const before = reached.get(chain) ?? '';
      const key = before > row.id ? before : row.id;
      reached.set(chain, key);
      return { row, place, key };
    })
    .sort((a, b) => (a.key === b.key ? a.place - b.place : a.key < b.key ? -1 : 1))
    .map(({ row }) => row);
}
