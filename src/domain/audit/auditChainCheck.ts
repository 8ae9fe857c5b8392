import type { AuditEvent } from './audit';
import { chainBeginnings, digestOfRows, hashOfRow, readLink, type ChainHead } from './auditChain';
import type { FileTask } from '../fileTask';

/** How a log differs from what was written. */
export type BreakKind =
  /** At least one of the events from `place` to `through` is not what was written. */
  | 'changed'
  /** The events from `place` to `through` are gone. */
  | 'missing'
  /** A second event in one place. */
  | 'doubled'
  /** The last events, from `place` to `through`, are gone. */
  | 'cut_off'
  /** An event after the last one that was noted. */
  | 'added'
  /** An event without a link, written after the chain began. */
  | 'unlinked'
  /** Events from before the chain, or from elsewhere, are not those that were fixed at `place`. */
  | 'outside'
  /** It is not noted where the log ends. */
  | 'no_end'
  /** The note of where the log ended was gone once, and a new chain was begun. */
  | 'begun_again';

export type ChainBreak = {
  kind: BreakKind;
  chain: string;
  /** Places of the chain, counted from 1. */
  place: number;
  through: number;
  /** The event to look at: itself where it is there, else the last one before it. */
  eventId?: string;
  /** Whether it is of this register's own chain, or of events that came from elsewhere. */
  own: boolean;
};

/** What a check of the log came to. The log holds when no break is its own. */
export type ChainCheck = {
  /** All events of the log; those of its own chain; those of other chains; those without a link. */
  events: number;
  linked: number;
  elsewhere: number;
  unlinked: number;
  /** Where the log says that it ends; null where no chain has begun. */
  head: ChainHead | null;
  /** When the own chain's first event that is there was written. */
  begunAt?: string;
  /** The own chain's from its beginning, then those of events from elsewhere. */
  breaks: ChainBreak[];
};

export const logHolds = ({ breaks }: ChainCheck) => !breaks.some(({ own }) => own);

type Task = Pick<FileTask, 'report' | 'yieldToMain'>;

type Linked = { row: AuditEvent; place: number; previous: string; hash: string };

/**
 * Checks an audit log against the chain that it carries. Rejects when the task is cancelled.
 * @param rows every event of the log, in any order
 * @param head where its own chain ends, as the register or the file says
 */
export async function checkAuditChain(
  rows: readonly AuditEvent[],
  head: ChainHead | null,
  task: Task,
): Promise<ChainCheck> {
  const chains = await readChains(rows, task);
  const own = (head && chains.get(head.chain)) ?? [];
  const outside = rows.filter(({ link }) => head === null || readLink(link)?.chain !== head.chain);
  const linkedElsewhere = outside.filter(({ link }) => readLink(link)).length;
  return {
    events: rows.length,
    linked: own.length,
    elsewhere: linkedElsewhere,
    unlinked: outside.length - linkedElsewhere,
    head,
    begunAt: own[0]?.row.timestamp,
    breaks: [
      ...(head ? await checkOwn(own, outside, head, task) : checkNoEnd(rows)),
      ...[...chains].flatMap(([chain, links]) =>
        chain === head?.chain ? [] : checkLinks(links).map((found) => ({ ...found, chain, own: false })),
      ),
    ],
  };
}

/** How many rows are hashed at once: the browser does it beside the page. */
const rowsAtOnce = 128;

/** The linked rows by their chain, in the order of their places, each with its hash. */
async function readChains(rows: readonly AuditEvent[], { report, yieldToMain }: Task): Promise<Map<string, Linked[]>> {
  const chains = new Map<string, Linked[]>();
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    report(start, rows.length);
    const some = rows.slice(start, start + rowsAtOnce).flatMap((row) => {
      const link = readLink(row.link);
      return link ? { row, link } : [];
    });
    const hashes = await Promise.all(some.map(({ row }) => hashOfRow(row)));
    for (const [index, { row, link }] of some.entries()) {
      const { chain, place, hash: previous } = link;
      const linked = { row, place, previous, hash: hashes[index] ?? '' };
      const list = chains.get(chain);
      if (list) list.push(linked);
      else chains.set(chain, [linked]);
    }
    await yieldToMain();
  }
  report(rows.length, rows.length);
  for (const list of chains.values()) list.sort((a, b) => a.place - b.place || (a.row.id < b.row.id ? -1 : 1));
  return chains;
}

type Found = Omit<ChainBreak, 'chain' | 'own'>;

/**
 * What does not fit among the rows of one chain, in the order of their places.
 * @param end where the chain ends, if that is known
 */
function checkLinks(links: readonly Linked[], end?: ChainHead): Found[] {
  const { rows, doubled } = onePerPlace(links, end);
  const added = end ? rows.filter(({ place }) => place > end.place) : [];
  const sound = added.length > 0 ? rows.slice(0, -added.length) : rows;
  const found = [...doubled, ...findGaps(sound, end), ...findChanges(sound, end)];
  const [first] = added;
  const last = added.at(-1);
  if (first && last) found.push({ kind: 'added', place: first.place, through: last.place, eventId: first.row.id });
  return found.sort((a, b) => a.place - b.place);
}

/** Of rows that share a place, the one that what comes after it speaks of, or what it says of the one before, stands. */
function onePerPlace(links: readonly Linked[], end: ChainHead | undefined) {
  const spokenOf = new Set(links.map(({ place, previous }) => `${place - 1} ${previous}`));
  if (end) spokenOf.add(`${end.place} ${end.hash}`);
  const rows: Linked[] = [];
  const doubled: Found[] = [];
  for (const link of links) {
    const rival = rows.at(-1);
    if (rival?.place !== link.place) {
      rows.push(link);
      continue;
    }
    const before = rows.at(-2);
    const trust = ({ place, previous, hash }: Linked) =>
      Number(spokenOf.has(`${place} ${hash}`)) * 2 + Number(before?.hash === previous);
    const isBetter = trust(link) > trust(rival);
    if (isBetter) rows[rows.length - 1] = link;
    const { place, row } = isBetter ? rival : link;
    doubled.push({ kind: 'doubled', place, through: place, eventId: row.id });
  }
  return { rows, doubled };
}

function findGaps(rows: readonly Linked[], end: ChainHead | undefined): Found[] {
  const found: Found[] = [];
  let before: Linked | undefined;
  for (const one of rows) {
    const place = (before?.place ?? 0) + 1;
    if (one.place > place) {
      found.push({ kind: 'missing', place, through: one.place - 1, eventId: (before ?? one).row.id });
    }
    before = one;
  }
  const place = (before?.place ?? 0) + 1;
  if (end && place <= end.place) found.push({ kind: 'cut_off', place, through: end.place, eventId: before?.row.id });
  return found;
}

/**
 * Where a row is not what the next one says of it. Of several in a row, the change may be in any of them: a row that
 * fits what comes after it is as it was, and so is whatever it says of the one before.
 */
function findChanges(rows: readonly Linked[], end: ChainHead | undefined): Found[] {
  const found: Found[] = [];
  let run: Found | undefined;
  for (const [index, { row, place, hash }] of rows.entries()) {
    const next = rows[index + 1];
    const after = next ?? (end && { place: end.place + 1, previous: end.hash });
    if (after?.place !== place + 1 || after.previous === hash) {
      run = undefined;
    } else if (run) {
      run.through = place;
    } else {
      run = { kind: 'changed', place, through: place, eventId: row.id };
      found.push(run);
    }
  }
  return found;
}

/** The chain of this register itself, with all that is fixed in it of rows outside. */
async function checkOwn(
  own: readonly Linked[],
  outside: readonly AuditEvent[],
  head: ChainHead,
  { yieldToMain }: Task,
): Promise<ChainBreak[]> {
  const found = checkLinks(own, head);
  const fixed = findFixed(own);
  const isIn = ({ kind, place, through }: Found) =>
    kind === 'changed' && fixed !== undefined && place <= fixed.place && fixed.place <= through;
  // A row that was changed says nothing of others.
  if (fixed && !found.some(isIn)) found.push(...(await checkOutside(fixed, outside, yieldToMain)));
  if (head.chain.startsWith(chainBeginnings.again)) {
    found.push({ kind: 'begun_again', place: 1, through: 1, eventId: own[0]?.row.id });
  }
  return found.map((one) => ({ ...one, chain: head.chain, own: true }));
}

type Fixed = { row: AuditEvent; place: number; digest: string };

/** The last row that fixes the rows outside the chain: one that brought some in, or else the first of all. */
function findFixed(own: readonly Linked[]): Fixed | undefined {
  for (const { row, place, previous } of [...own].reverse()) {
    const digest = place === 1 ? previous : undefined;
    const brought = row.resource === 'register' ? row.details?.outsideDigest : undefined;
    if (typeof brought === 'string') return { row, place, digest: brought };
    if (digest !== undefined) return { row, place, digest };
  }
  return undefined;
}

async function checkOutside(
  { row, place, digest }: Fixed,
  outside: readonly AuditEvent[],
  yieldToMain: () => Promise<void>,
): Promise<Found[]> {
  if ((await digestOfRows(outside, yieldToMain)) === digest) return [];
  const isLate = ({ link, timestamp }: AuditEvent) => !readLink(link) && timestamp > row.timestamp;
  const late = outside
    .filter(isLate)
    .map(({ id }): Found => ({ kind: 'unlinked', place, through: place, eventId: id }));
  const rest = outside.filter((event) => !isLate(event));
  const explained = late.length > 0 && (await digestOfRows(rest, yieldToMain)) === digest;
  return explained ? late : [...late, { kind: 'outside', place, through: place, eventId: row.id }];
}

/** The sample is laid down before anybody has done anything; any other chain has an end. */
function checkNoEnd(rows: readonly AuditEvent[]): ChainBreak[] {
  for (const { id, link } of rows) {
    const { chain, place } = readLink(link) ?? {};
    if (chain === undefined || place === undefined || chain.startsWith(chainBeginnings.sample)) continue;
    return [{ kind: 'no_end', chain, place, through: place, eventId: id, own: true }];
  }
  return [];
}
