import { frontRead, olderLogLeft, recordsRead } from '../persistence/healthSlice';
import { sliceNames, type SliceName, type StoredSlice } from '../persistence/shapes/slices';
import { selectRole } from '../session/selectors';
import { loadEventCheck } from '../tabs/loadEventCheck';
import type { Core } from './core';
import type { Opening } from './reading/opening';

/** Hands redux-persist the slices as they are stored, in the order in which they are waited for. */
export function createRehydration({ ports, getState, dispatch }: Core, opened: Promise<Opening>) {
  const entered = promise();
  const rehydrated = promise();
  // Nothing is read then, and so nothing is taken for an empty register.
  opened.catch(fail);
  const othersRead = promise();
  let isRead = false;
  let lastTurn: Promise<void> | undefined;

  /**
   * Whoever is signed in waits for the records. For anybody else they are read slice by slice, between which the
   * browser can show sign-in and take what is typed there.
   */
  function turn(name: SliceName): Promise<void> {
    lastTurn = (lastTurn ?? entered.kept.then(readFront)).then(() =>
      selectRole(getState()) ? undefined : ports.yieldToMain(),
    );
    return name === 'audit' ? lastTurn.then(logsTurn) : lastTurn;
  }

  /** The claims list shows its first page before the rest is read. */
  async function readFront() {
    if (!selectRole(getState())) return;
    // It came with the code of the page, and is used in any case: a browser warns of what it was asked for in vain.
    void loadEventCheck();
    const front = await (await opened).readFront();
    if (front) dispatch(frontRead(front));
    await ports.yieldToMain();
  }

  /** The log is the longest: everything else is shown before it is read. */
  async function logsTurn() {
    await othersRead.kept;
    if (!selectRole(getState())) return;
    dispatch(recordsRead());
    await ports.yieldToMain();
  }

  const never = () => new Promise<Opening>(() => undefined);

  function fail(reason: Error): Promise<never> {
    entered.breakIt(reason);
    rehydrated.breakIt(reason);
    return new Promise(() => undefined);
  }

  return {
    entered: entered.kept,
    rehydrated: rehydrated.kept,
    isRead: () => isRead,
    noteRehydrated: () => {
      isRead = true;
      rehydrated.keep();
    },

    /** Looks at every change of the store until all is read. `enter` is told when it is known who is signed in. */
    watch: (subscribe: (listen: () => void) => () => void, enter: () => void) => {
      const isThere = (name: SliceName) => getState()[name]._persist.rehydrated;
      const stopEntering = subscribe(() => {
        if (!isThere('session') || !isThere('settings')) return;
        stopEntering();
        enter();
        entered.keep();
      });
      const stopLooking = subscribe(() => {
        if (!sliceNames.every((name) => name === 'audit' || isThere(name))) return;
        stopLooking();
        othersRead.keep();
      });
    },

    /** What is heard before all is read is looked at then. */
    afterwards:
      <Message>(hear: (message: Message) => void) =>
      (message: Message) => {
        if (isRead) hear(message);
        else
          void rehydrated.kept.then(
            () => hear(message),
            () => undefined,
          );
      },

    readSlice: async (name: SliceName): Promise<StoredSlice | undefined> => {
      const { readSlice } = await opened.catch(never);
      if (name !== 'settings' && name !== 'session') await turn(name).catch(fail);
      const reading = await readSlice(name).catch(fail);
      if (reading.isPart) dispatch(olderLogLeft());
      return reading.slice;
    },
  };
}

/** A promise that is resolved or rejected from outside. Nobody has to handle its rejection. */
export function promise() {
  let keep: () => void = () => undefined;
  let breakIt: (reason: Error) => void = () => undefined;
  const kept = new Promise<void>((resolve, reject) => {
    keep = resolve;
    breakIt = reject;
  });
  kept.catch(() => undefined);
  return { kept, keep, breakIt };
}
