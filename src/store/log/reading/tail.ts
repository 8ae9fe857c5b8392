import type { ChainHead } from '../../../domain/audit/auditChain';
import { checkDigest, keyOfEvent } from '../../../domain/register/bucket';
import type { EventLog } from '../../../domain/register/eventLog';
import type { DecidedEvent } from '../../events';
import { parseStored } from '../../persistence/shapes/readStored';
import { loadEventCheck } from '../../tabs/loadEventCheck';

/**
 * Events as they were written after a number. Of a `problem` they end before it: an event that a newer version of the
 * portal wrote, or one that is lacking or cannot be read. `sequence` is the last number there is.
 */
export type Tail = { sequence: number; events: DecidedEvent[]; problem: 'newer' | 'unreadable' | null };

/**
 * Reads the events after a number, each checked as if it came from elsewhere. Undefined when the log cannot be read.
 * @param isStart a start goes by the events: what snapshots say of their number it has yet to check
 * @param chain of the log that they are to go on with: of another there is nothing, as where it was emptied
 */
export async function readTail(
  log: EventLog,
  after: number,
  isStart = false,
  chain: ChainHead | null = null,
): Promise<Tail | undefined> {
  const news = await log.read(after);
  if (!news) return undefined;
  const { entries } = news;
  const sequence = isStart ? Math.max(news.last, after) : news.sequence;
  const tail: Tail = { sequence, events: [], problem: null };
  if (sequence <= after) return tail;
  const check = await loadEventCheck();
  if (!check) throw new Error('What checks events could not be loaded');
  for (const entry of entries) {
    const contents = await checkDigest(keyOfEvent(entry.sequence), entry.text);
    const value = contents === undefined ? undefined : parseStored(contents);
    const event = entry.sequence === after + tail.events.length + 1 ? check.parseStoredEvent(value) : undefined;
    if (!event) return { ...tail, problem: check.isNewerStoredEvent(value) ? 'newer' : 'unreadable' };
    tail.events.push(event);
  }
  if (entries.length !== sequence - after) return { ...tail, problem: 'unreadable' };
  return check.areOfChain(chain, tail.events) ? tail : { ...tail, sequence: 0 };
}
