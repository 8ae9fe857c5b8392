import type { ClaimsFront } from '../../domain/claim/claimsFront';
import type { Session } from '../../domain/user/user';
import { buildSession } from '../../test/builders';
import { createLogCore } from '../../test/logCore';
import { sliceNames, type SliceName } from '../persistence/shapes/slices';
import type { Core } from './core';
import type { Opening } from './reading/opening';
import { createRehydration } from './rehydration';

const front: ClaimsFront = { id: 'front', version: '', isScoped: false, after: '', claims: [], payments: [] };

/** Lets whatever can go on go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

type Circumstances = { session?: Session | null; reading?: Partial<Opening>; yieldToMain?: () => Promise<void> };

/** A start, which reads every slice at once; `arrive` lets redux-persist put some into the state. */
function start({ session = buildSession(), reading, yieldToMain }: Circumstances = {}) {
  const { core, actions } = createLogCore({ session, ports: yieldToMain && { yieldToMain } });
  const there = new Set<SliceName>();
  const asked: string[] = [];
  const listeners = new Set<() => void>();
  const getState: Core['getState'] = () => {
    const state = core.getState();
    const slices = sliceNames.map((name) => [
      name,
      { ...state[name], _persist: { version: 1, rehydrated: there.has(name) } },
    ]);
    return { ...state, ...(Object.fromEntries(slices) as typeof state) };
  };
  const opening: Opening = {
    sequence: 1,
    log: undefined,
    isFirst: false,
    drafts: [],
    problem: null,
    readSlice: (name) => {
      asked.push(name);
      return Promise.resolve({ slice: {}, isPart: name === 'audit' });
    },
    readFront: () => {
      asked.push('front');
      return Promise.resolve(front);
    },
    ...reading,
  };
  const opened = Promise.resolve(opening);
  const rehydration = createRehydration({ ...core, getState }, opened);
  const enter = jest.fn();
  rehydration.watch((listen) => {
    listeners.add(listen);
    return () => void listeners.delete(listen);
  }, enter);
  const read: SliceName[] = [];
  const slices = sliceNames.map((name) => {
    // What redux-persist is told could not be read, it takes for read, and for empty.
    const note = () => void read.push(name);
    return rehydration.readSlice(name).then(note, note);
  });
  const arrive = async (names: readonly SliceName[]) => {
    for (const name of names) there.add(name);
    for (const listen of [...listeners]) listen();
    await settle();
  };
  return { rehydration, core, actions, asked, enter, slices, read, arrive };
}

const others = sliceNames.filter((name) => name !== 'settings' && name !== 'session' && name !== 'audit');

test('settings and session are read first; the records once it is known who is signed in, and the log last', async () => {
  const { rehydration, asked, enter, arrive, slices, core } = start();
  await settle();
  expect(asked.sort()).toEqual(['session', 'settings']);
  await arrive(['settings']);
  expect(enter).not.toHaveBeenCalled();
  await arrive(['session']);
  expect(enter).toHaveBeenCalledTimes(1);
  await rehydration.entered;
  expect(asked.slice(2)).toEqual(['front', ...others]);
  expect(core.getState().storage.listed).toBe(false);
  await arrive(others);
  expect(asked.at(-1)).toBe('audit');
  expect(core.getState().storage.listed).toBe(true);
  await Promise.all(slices);
  // Older rows of it were left on the disk.
  expect(core.getState().storage.olderLog).toEqual({ readOf: {} });
});

test('whoever is signed in is shown the first page before the records are read; to nobody else anything is', async () => {
  const { arrive, actions, asked } = start();
  await arrive(['settings', 'session']);
  expect(actions.map(({ type }) => type)).toEqual(['storage/frontRead']);
  expect(asked.indexOf('front')).toBeLessThan(asked.indexOf('claims'));

  const nobody = start({ session: null });
  await nobody.arrive(['settings', 'session']);
  await nobody.arrive(others);
  expect(nobody.asked).not.toContain('front');
  expect(nobody.actions.map(({ type }) => type)).toEqual(['storage/olderLogLeft']);
});

test('where nobody is signed in, the browser may do something else before each slice; whoever is does not wait for that', async () => {
  const rests: (() => void)[] = [];
  const yieldToMain = () => new Promise<void>((resolve) => void rests.push(resolve));
  const nobody = start({ session: null, yieldToMain });
  await nobody.arrive(['settings', 'session']);
  const counts: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    counts.push(nobody.asked.length - 2);
    rests.shift()?.();
    await settle();
  }
  expect(counts).toEqual([0, 1, 2]);

  rests.length = 0;
  const somebody = start({ yieldToMain });
  await somebody.arrive(['settings', 'session']);
  // The first page is shown.
  rests.shift()?.();
  await settle();
  expect(somebody.asked.slice(3)).toEqual(others);
  expect(rests).toEqual([]);
});

describe('what cannot be read is told to whoever waits, and never taken for an empty register:', () => {
  const broken = new Error('The database does not open');

  test('the database', async () => {
    const { core } = createLogCore();
    const isRead = jest.fn();
    const rehydration = createRehydration(core, Promise.reject(broken));
    for (const name of sliceNames) void rehydration.readSlice(name).finally(isRead);
    await expect(rehydration.entered).rejects.toBe(broken);
    await expect(rehydration.rehydrated).rejects.toBe(broken);
    await settle();
    expect(isRead).not.toHaveBeenCalled();
  });

  test('settings and session', async () => {
    const { rehydration, read, arrive } = start({ reading: { readSlice: () => Promise.reject(broken) } });
    await expect(rehydration.entered).rejects.toBe(broken);
    await expect(rehydration.rehydrated).rejects.toBe(broken);
    await arrive([]);
    expect(read).toEqual([]);
  });

  test('the first page', async () => {
    const { rehydration, read, arrive } = start({ reading: { readFront: () => Promise.reject(broken) } });
    await arrive(['settings', 'session']);
    expect(read.sort()).toEqual(['session', 'settings']);
    await expect(rehydration.rehydrated).rejects.toBe(broken);
  });

  test('the records', async () => {
    const readSlice: Opening['readSlice'] = (name) =>
      name === 'claims' ? Promise.reject(broken) : Promise.resolve({ slice: {}, isPart: false });
    const { rehydration, read, arrive } = start({ reading: { readSlice } });
    await arrive(['settings', 'session']);
    expect(read).not.toContain('claims');
    await expect(rehydration.rehydrated).rejects.toBe(broken);
  });
});

test('what other tabs say before all is read is listened to afterwards, in its order', async () => {
  const { rehydration } = start();
  const heard: string[] = [];
  const hear = rehydration.afterwards((message: string) => void heard.push(message));
  hear('first');
  hear('second');
  await settle();
  expect(heard).toEqual([]);
  rehydration.noteRehydrated();
  await rehydration.rehydrated;
  await settle();
  hear('third');
  expect(heard).toEqual(['first', 'second', 'third']);
  expect(rehydration.isRead()).toBe(true);
});

test('what other tabs say before all is read is not listened to where the start fails', async () => {
  const broken = new Error('The database does not open');
  const { rehydration } = start({ reading: { readSlice: () => Promise.reject(broken) } });
  const heard = jest.fn();
  rehydration.afterwards(heard)('first');
  await expect(rehydration.rehydrated).rejects.toBe(broken);
  await settle();
  expect(heard).not.toHaveBeenCalled();
  expect(rehydration.isRead()).toBe(false);
});
