import type { RegisterRecords } from '../domain/register/kinds/kinds';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { keyOfEvent, withDigest } from '../domain/register/bucket';
import type { EventLog } from '../domain/register/eventLog';
import type { Actor, Session } from '../domain/user/user';
import { registerLaidDown, noteAdded, type DecidedEvent, type Stamp } from '../store/events';
import type { Core, LogPlace } from '../store/log/core';
import { createDraftSaving } from '../store/log/draftSaving';
import { createHealthReport } from '../store/log/healthReport';
import { createOlderLog } from '../store/log/olderLog';
import { registerReread, withReread } from '../store/log/reread';
import { createSessionEnd } from '../store/log/sessionEnd';
import { createSnapshots } from '../store/log/snapshots/snapshots';
import { createUnsaved, eventsOn } from '../store/log/unsaved';
import { createUpkeep } from '../store/log/upkeep';
import { createEventWriter } from '../store/log/eventWriter';
import { healthSlice } from '../store/persistence/healthSlice';
import { createRegisterStorage } from '../store/persistence/registerStorage';
import { sliceNames, type SliceName, type StoredSlice } from '../store/persistence/shapes/slices';
import type { Ports, TabMessage } from '../store/ports';
import { registerReducers } from '../store/registerReducers';
import { buildNote, buildSession } from './builders';
import { createMemoryLog, type MemoryLog } from './browser/memoryLog';
import { createBackend, noRecords } from './testRegister';

type State = ReturnType<Core['getState']>;

const reducers: Record<SliceName, Reducer> = registerReducers;

/** The register and how storage stands, as an action leaves them; every slice counts as read. */
function reduceAll(before: State | undefined, action: UnknownAction): State {
  const slices = sliceNames.map((name) => {
    const reduce: Reducer<StoredSlice | undefined> = withReread(name, reducers[name]);
    const { _persist, ...slice }: StoredSlice = { ...before?.[name] };
    const after = reduce(before && slice, action);
    return [name, before && after === slice ? before[name] : { ...after, _persist: { version: 1, rehydrated: true } }];
  });
  return { ...(Object.fromEntries(slices) as State), storage: healthSlice.reducer(before?.storage, action) };
}

type Circumstances = {
  records?: Partial<RegisterRecords>;
  /** Who is signed in; nobody if it is null. */
  session?: Session | null;
  /** The last event that memory shows. */
  reached?: number;
  backend?: ReturnType<typeof createBackend>;
  log?: MemoryLog;
  hasDatabase?: boolean;
  ports?: Partial<Ports>;
};

/**
 * What the parts of the store's log share, for a test of one of them: a register in memory, which is taken for what is
 * stored, and the ports of its tab. Nothing lies in the log yet.
 */
export function createLogCore({
  records = {},
  session = buildSession(),
  reached = 0,
  backend = createBackend(),
  log = createMemoryLog(),
  hasDatabase = true,
  ports: otherPorts = {},
}: Circumstances = {}) {
  const storage = createRegisterStorage(backend);
  const place: LogPlace = { reached, seen: reached, mayBeEmptied: false };
  const actions: UnknownAction[] = [];
  const said: TabMessage[] = [];
  let drawn = 0;
  const laidDown = reduceAll(undefined, registerLaidDown({ ...noRecords, ...records }));
  let state = reduceAll(laidDown, registerReread({ session: { current: session, ended: null } }));
  const ports: Ports = {
    storage,
    openLog: () => Promise.resolve(hasDatabase ? log : undefined),
    withLock: async (run) => run(),
    submissions: { hold: () => () => undefined, isHeld: () => Promise.resolve(false) },
    tabs: { post: (message) => void said.push(message), listen: () => undefined },
    openShare: () => Promise.reject(new Error('Nothing is shared here')),
    yieldToMain: () => Promise.resolve(),
    now: () => '2026-11-20T08:00:00.000Z',
    random: () => (drawn += 1).toString(36).padStart(4, '0').toUpperCase(),
    snapshotAfter: 100,
    newestLogBuckets: 64,
    userAgent: 'test',
    build: 'test',
    ...otherPorts,
  };
  const core: Core = {
    ports,
    place,
    log: () => (hasDatabase ? log : undefined),
    getState: () => state,
    dispatch: (action) => {
      actions.push(action);
      state = reduceAll(state, action);
    },
    preview: (event) => eventsOn(state, [event]),
    broadcast: (news) => ports.tabs.post({ ...news, version: 'test' }),
    flush: () => {
      const nothing = () => Promise.resolve(undefined);
      for (const name of sliceNames) void storage.forSlice(name, nothing).setItem(name, { ...state[name] });
    },
  };
  storage.within('follow', core.flush);
  return {
    core,
    storage,
    backend,
    log,
    /** Everything that was dispatched. */
    actions,
    /** What the other tabs were told. */
    said,
  };
}

export type LogCore = ReturnType<typeof createLogCore>;

/** The other parts of the log, as registerLog.ts puts them together, for a test of one that needs most of them. */
export function createLogParts({ core, storage }: LogCore) {
  const snapshots = createSnapshots(core.log, core.ports);
  storage.onChanges(snapshots.note);
  const sessionEnd = createSessionEnd(core);
  const drafts = createDraftSaving(core, () => unsaved.usedDrafts());
  const unsaved = createUnsaved(core, {
    saveDraft: (event) => void drafts.save(event),
    chained: (event) => olderLog.chained(event),
  });
  const olderLog = createOlderLog(core, {
    unsaved,
    snapshots,
    catchUp: () => Promise.resolve(),
  });
  const health = createHealthReport(core, unsaved);
  const upkeep = createUpkeep(core, { snapshots, unsaved, countAsUnsaved: health.countMissing });
  const eventWriter = createEventWriter(core, { unsaved, sessionEnd, olderLog, upkeep, snapshots });
  return { snapshots, sessionEnd, drafts, unsaved, olderLog, health, upkeep, eventWriter };
}

/** The moment of an event, by its place in the order of a test. */
export function stampAt(place: number, { name, email, role, sessionId }: Actor = buildSession()): Stamp {
  const at = new Date(Date.parse('2026-11-20T07:00:00.000Z') + place * 1000).toISOString();
  return { eventId: `EVENT-${String(place)}`, at, actor: { name, email, role, sessionId } };
}

/** A note on a claim, as somebody has added it. */
export function noteEvent(place: number, claimId = 'CL-1'): DecidedEvent {
  const stamp = stampAt(place);
  const note = buildNote({ id: `${stamp.eventId}:${claimId}`, content: `Note ${String(place)}`, timestamp: stamp.at });
  return noteAdded({ claimId, note }, stamp);
}

/** Writes events into a log as another tab does, the first after a number. */
export async function writeEvents(log: EventLog, after: number, events: readonly object[]) {
  for (const [place, event] of events.entries()) {
    const before = after + place;
    const text = await withDigest(keyOfEvent(before + 1), JSON.stringify(event));
    const result = await log.append({ after: before, texts: [text], at: '2026-11-20T08:00:00.000Z' });
    if (result !== 'stored') throw new Error(`The event was ${result}`);
  }
}
