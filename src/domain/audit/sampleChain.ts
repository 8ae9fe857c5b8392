import type { AuditEvent } from './audit';
import { chainBeginnings, digestOfRows, linkRows } from './auditChain';

/** The sample's rows as a chain of their own. Its name follows from them: the same sample is the same chain everywhere. */
export async function linkSample(rows: readonly AuditEvent[]): Promise<AuditEvent[]> {
  const digest = await digestOfRows(rows);
  const chain = chainBeginnings.sample + digest.slice(0, 7);
  return (await linkRows(rows, { chain, place: 0, hash: await digestOfRows([]) })).rows;
}
