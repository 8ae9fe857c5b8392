import { noRecords as emptyRecords, type RegisterRecords } from '../domain/register/kinds/kinds';
import type { UnknownAction } from '@reduxjs/toolkit';
import { roles, type Role } from '../domain/user/roles';
import { createRegisterStore } from '../store/createRegisterStore';
import { devToolsOptions } from '../store/devTools';
import { parseEvent } from '../store/parseEvent';
import type { Write } from '../domain/register/eventLog';
import type { Backend } from '../store/persistence/local/localTexts';
import { createRegisterStorage } from '../store/persistence/registerStorage';
import type { Ports, TabMessage } from '../store/ports';
import { signIn } from '../store/session/commands';
import { createMemoryLog, type MemoryLog } from './browser/memoryLog';

/** localStorage in memory, with a capacity to run full at. */
export function createBackend(capacity = Infinity): Backend & { texts: Map<string, string>; writes: string[] } {
  const texts = new Map<string, string>();
  const writes: string[] = [];
  /** Listed once for all the keys that are asked for one after the other. */
  let keys: { at: number; list: string[] } | undefined;
  const listed = () => {
    if (keys?.at !== writes.length || keys.list.length !== texts.size)
      keys = { at: writes.length, list: [...texts.keys()] };
    return keys.list;
  };
  return {
    texts,
    writes,
    get length() {
      return texts.size;
    },
    key: (index) => listed()[index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      // Counted only where it can run full: a register of some size would be counted through at every write.
      const used = capacity === Infinity ? [] : [...texts].filter(([name]) => name !== key);
      const size = used.reduce((sum, [name, value]) => sum + name.length + value.length, key.length + text.length);
      if (size > capacity) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
      writes.push(key);
    },
    removeItem: (key) => {
      texts.delete(key);
      writes.push(key);
    },
  };
}

/** Whether localStorage would refuse a writing, without writing it: one disk is full for all. */
function refusalBy(backend: ReturnType<typeof createBackend>, writes: readonly Write[]): 'full' | undefined {
  const { texts, writes: log } = backend;
  const before = [...texts];
  const logged = log.length;
  try {
    for (const [key, text] of writes) {
      if (text === null) backend.removeItem(key);
      else backend.setItem(key, text);
    }
    return undefined;
  } catch {
    return 'full';
  } finally {
    texts.clear();
    for (const [key, text] of before) texts.set(key, text);
    log.length = logged;
  }
}

type Hear = (message: TabMessage) => void;

/** Whatever a test does: the events that come of it are such as other tabs take. */
function checkEvents({ store }: ReturnType<typeof createRegisterStore>) {
  const { dispatch } = store;
  Object.assign(store, {
    dispatch: (action: UnknownAction) => {
      if ('meta' in action && !parseEvent(action)) {
        throw new Error(`No other tab would take this event: ${JSON.stringify(action)}`);
      }
      return dispatch(action);
    },
  });
}

/**
 * A browser: one storage, one event log, one lock, one channel, and as many tabs as asked for. Clock and random characters
 * are fixed. The log that comes with it has room as long as the storage has.
 */
export function createBrowser({
  backend = createBackend(),
  start = '2026-11-20T08:00:00.000Z',
  log,
  hasDatabase = true,
}: { backend?: ReturnType<typeof createBackend>; start?: string; log?: MemoryLog; hasDatabase?: boolean } = {}) {
  const tabs: Hear[] = [];
  const submissions: string[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let clock = Date.parse(start);
  let drawn = 0;
  const kept = log ?? createMemoryLog({ refuses: (writes) => refusalBy(backend, writes) });

  function openTab({ layDown, ports = {} }: { layDown?: () => Promise<RegisterRecords>; ports?: Partial<Ports> } = {}) {
    let heard: Hear = () => undefined;
    tabs.push((message) => heard(message));
    const own = tabs[tabs.length - 1];
    const tab = createRegisterStore(
      {
        storage: createRegisterStorage(backend),
        openLog: () => Promise.resolve(hasDatabase ? kept : undefined),
        withLock: (run) => {
          const result = queue.then(run);
          queue = result.catch(() => undefined);
          return result;
        },
        submissions: {
          hold: (draftId) => {
            submissions.push(draftId);
            return () => void submissions.splice(submissions.indexOf(draftId), 1);
          },
          isHeld: (draftId) => Promise.resolve(submissions.includes(draftId)),
        },
        tabs: {
          // What crosses to another tab is a copy.
          post: (message) => {
            for (const hear of tabs) if (hear !== own) hear(JSON.parse(JSON.stringify(message)) as TabMessage);
          },
          listen: (hear) => {
            heard = hear;
          },
        },
        openShare: () => Promise.reject(new Error('Nothing is shared here')),
        yieldToMain: () => Promise.resolve(),
        now: () => new Date((clock += 1000)).toISOString(),
        random: () => (drawn += 1).toString(36).padStart(4, '0').toUpperCase(),
        snapshotAfter: 100,
        newestLogBuckets: 64,
        userAgent: 'test',
        build: 'test',
        ...ports,
      },
      layDown,
      devToolsOptions,
    );
    checkEvents(tab);
    return tab;
  }

  return {
    backend,
    log: kept,
    openTab,
    /** Moves the clock on. */
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
  };
}

export type Tab = ReturnType<ReturnType<typeof createBrowser>['openTab']>;

/** What a tab's audit log holds of an action, first to last. */
export const auditRowsOf = ({ store }: Pick<Tab, 'store'>, action: string) =>
  Object.values(store.getState().audit.entities).filter((row) => row.action === action);

/** Signs someone of a role in. */
export async function signInAs({ store }: Tab, role: Role, email = `${role.replace('_', '.')}@uwa.example`) {
  const { loginValue, twoFactor } = roles[role];
  const result = await store.dispatch(
    signIn({ role: loginValue, username: email, password: 'secret', twoFactorCode: twoFactor ? '123456' : '' }),
  );
  if (!result.ok) throw new Error(result.refusal.message);
}

export const noRecords: RegisterRecords = emptyRecords();
