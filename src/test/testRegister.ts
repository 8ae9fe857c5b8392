import { roles, type Role } from '../domain/roles';
import { createRegisterStore } from '../store/createRegisterStore';
import type { RegisterRecords } from '../store/events';
import { createRegisterStorage, type Backend } from '../store/persistence/registerStorage';
import type { Ports, TabMessage } from '../store/ports';
import { signIn } from '../store/session/commands';

/** localStorage in memory, with a capacity to run full at. */
export function createBackend(capacity = Infinity): Backend & { texts: Map<string, string>; writes: string[] } {
  const texts = new Map<string, string>();
  const writes: string[] = [];
  return {
    texts,
    writes,
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
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

type Hear = (message: TabMessage) => void;

/** A browser: one storage, one lock, one channel, and as many tabs as asked for. Clock and random characters are fixed. */
export function createBrowser({ backend = createBackend(), start = '2026-11-20T08:00:00.000Z' } = {}) {
  const tabs: Hear[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let clock = Date.parse(start);
  let drawn = 0;

  function openTab({ layDown, ports = {} }: { layDown?: () => Promise<RegisterRecords>; ports?: Partial<Ports> } = {}) {
    let heard: Hear = () => undefined;
    tabs.push((message) => heard(message));
    const own = tabs[tabs.length - 1];
    return createRegisterStore(
      {
        storage: createRegisterStorage(backend),
        withLock: (run) => {
          const result = queue.then(run);
          queue = result.catch(() => undefined);
          return result;
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
        breathe: () => Promise.resolve(),
        now: () => new Date((clock += 1000)).toISOString(),
        random: () => (drawn += 1).toString(36).padStart(4, '0').toUpperCase(),
        userAgent: 'test',
        ...ports,
      },
      layDown,
    );
  }

  return {
    backend,
    openTab,
    /** Moves the clock on. */
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
  };
}

export type Tab = ReturnType<ReturnType<typeof createBrowser>['openTab']>;

/** Signs someone of a role in. */
export async function signInAs({ store }: Tab, role: Role, email = `${role.replace('_', '.')}@uwa.example`) {
  const { loginValue, twoFactor } = roles[role];
  const result = await store.dispatch(
    signIn({ role: loginValue, username: email, password: 'secret', twoFactorCode: twoFactor ? '123456' : '' }),
  );
  if (!result.ok) throw new Error(result.refusal.message);
}

export const noRecords: RegisterRecords = {
  claims: [],
  drafts: [],
  payments: [],
  fundLedger: [],
  users: [],
  audit: [],
  notifications: [],
};
