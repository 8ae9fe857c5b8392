import type { AuditEvent } from '../../domain/audit/audit';
import {
  chainBeginnings,
  digestOfRows,
  isOfChain,
  linkRows,
  linkText,
  readLink,
  type ChainHead,
} from '../../domain/audit/auditChain';
import { registerMerged, registerReplaced, type DecidedEvent } from '../events';
import { auditRowsOf } from './auditRows';

/** The audit log as the register holds it, and where its chain ends. */
export type AuditLog = { entities: Record<string, AuditEvent>; chain: ChainHead | null };

/**
 * An event with its place in the chain: links for the audit rows it leaves, on top of the log as it is now. It must be
 * the next to change that log. An event that leaves no row stays as it is; one that was chained before is chained anew. A
 * event that brings rows from elsewhere fixes all rows outside the chain in its own.
 */
export async function chained(log: AuditLog, event: DecidedEvent): Promise<DecidedEvent> {
  const bare = withChainLink(event, undefined);
  if (auditRowsOf(bare).length === 0) return event;
  const { listRows, chain, arrives } = logBefore(log, event);
  const head = chain ?? (await begin(listRows(), event));
  const link = {
    links: [],
    head,
    outside: arrives ? await digestOfRows(listRows().filter((row) => !isOfChain(row, head.chain))) : undefined,
    ended: !chain && log.chain ? linkText(log.chain) : undefined,
  };
  const linked = await linkRows(auditRowsOf(withChainLink(event, link)), head);
  return withChainLink(event, { ...link, links: linked.rows.map((row) => row.link ?? ''), head: linked.head });
}

/** Whether the place of an event in the chain is told by every row of the log, and not by where the chain ends alone. */
export const takesWholeLog = (log: AuditLog, event: DecidedEvent): boolean =>
  log.chain === null || registerMerged.match(event) || registerReplaced.match(event);

function withChainLink(event: DecidedEvent, link: DecidedEvent['meta']['seal']): DecidedEvent {
  const { seal: _former, ...meta } = event.meta;
  return { ...event, meta: link ? { ...meta, seal: link } : meta };
}

/**
 * Whether a log is the one that has a chain, or has taken its place. As of `areOfChain`, one that begins again may be any, and
 * without a chain nothing tells.
 */
export function isOfChainOrAfter(chain: ChainHead | null, log: AuditLog): boolean {
  const own = log.chain?.chain ?? '';
  if (!chain || own === chain.chain || own.startsWith(chainBeginnings.again)) return true;
  const befores = Object.values(log.entities).map(({ details }) => readLink(String(details?.logBefore)));
  return befores.some((before) => before?.chain === chain.chain);
}

/** The rows that an event's own come on top of, the chain they go on with, and whether rows from elsewhere are new. */
function logBefore({ entities, chain }: AuditLog, event: DecidedEvent) {
  const ours = () => Object.values(entities);
  /** What is there stays as it is. */
  const joined = (added: readonly AuditEvent[]) => () => [
    ...ours(),
    ...added.filter(({ id }) => !Object.hasOwn(entities, id)),
  ];
  if (registerMerged.match(event)) return { listRows: joined(event.payload.put.audit), chain, arrives: true };
  if (!registerReplaced.match(event)) return { listRows: ours, chain, arrives: false };
  const { how, records } = event.payload;
  if (how === 'restored') return { listRows: joined(records.audit), chain, arrives: true };
  return { listRows: () => records.audit, chain: null, arrives: false };
}

/** The beginning of a chain: its first link holds the digest of all rows that were there before. */
async function begin(rows: readonly AuditEvent[], event: DecidedEvent): Promise<ChainHead> {
  const name = event.meta.eventId.replaceAll(/[^A-Za-z0-9]/g, '').slice(-9);
  // The chains of a register that was taken from others are theirs: none of this device's own was lost.
  const isJoined = registerReplaced.match(event) && event.payload.how === 'joined';
  const beginning = isJoined ? chainBeginnings.unlinked : beginningOn(rows);
  return { chain: beginning + name, place: 0, hash: await digestOfRows(rows) };
}

function beginningOn(rows: readonly AuditEvent[]): string {
  const chains = new Set(rows.map(({ link }) => readLink(link)?.chain));
  const isSample = (chain: string | undefined) => chain?.startsWith(chainBeginnings.sample);
  if ([...chains].some((chain) => chain !== undefined && !isSample(chain))) return chainBeginnings.again;
  return chains.has(undefined) ? chainBeginnings.unlinked : chainBeginnings.new;
}
