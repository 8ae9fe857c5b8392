import { combineReducers, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { setAutoFreeze } from 'immer';
import { FLUSH, PAUSE, PERSIST, persistReducer, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { devToolsOptions } from './devTools';
import {
  isLifecycleEvent,
  profileChanged,
  registerLaidDown,
  registerReplaced,
  userAdded,
  userChanged,
  userDeleted,
  type DecidedEvent,
  type RegisterRecords,
} from './events';
import {
  deedsOvertaken,
  healthReported,
  healthSlice,
  registerOpened,
  type OvertakenDeed,
} from './persistence/healthSlice';
import { registerReread, rereadable } from './persistence/reread';
import type { SliceStorage } from './persistence/registerStorage';
import { persistedSlices, sliceNames, type SliceName } from './persistence/slices';
import type { Ports, TabMessage } from './ports';
import { registerReducers } from './registerReducers';
import type { Services } from './services';
import { selectRole } from './session/selectors';
import { stillHolds } from './stillHolds';

// Freezing goes through every record of a slice with each deed. Development and tests go on doing it, and so find what
// would change a record in place.
setAutoFreeze(process.env.NODE_ENV !== 'production');

function persisted<State>(name: SliceName, storage: SliceStorage, reducer: Reducer<State>) {
  // `deserialize` is missing from the types of redux-persist; without it, what the adapter returns is parsed as text.
  const config = {
    key: name,
    version: persistedSlices[name].version,
    storage,
    serialize: false,
    deserialize: false,
    timeout: 0,
  };
  return persistReducer<State>(config, rereadable(name, reducer));
}

function holdsTheSame(records: Record<string, object>, known: Record<string, object>): boolean {
  const ids = Object.keys(records);
  return ids.length === Object.keys(known).length && ids.every((id) => records[id] === known[id]);
}

function overtakenDeed(event: DecidedEvent): OvertakenDeed {
  if (profileChanged.match(event)) return { claimIds: [], account: event.meta.actor.name };
  if (userChanged.match(event)) return { claimIds: [], account: event.payload.before.name };
  if (userAdded.match(event) || userDeleted.match(event)) return { claimIds: [], account: event.payload.user.name };
  if (!isLifecycleEvent(event)) return { claimIds: [] };
  const { action, changes } = event.payload;
  return { action, claimIds: changes.map(({ claimId }) => claimId) };
}

/** A promise that is kept from outside. */
function promise() {
  let keep: () => void = () => undefined;
  const kept = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { kept, keep };
}

/**
 * The headless application. `layDown` gives the register of a first run, when nothing at all is stored.
 * @returns the store; `entered` resolves when it is known who is signed in, `rehydrated` when all that is stored is in
 * memory, `opened` when a first run is laid down too.
 */
export function createRegisterStore(ports: Ports, layDown?: () => Promise<RegisterRecords>) {
  const { storage } = ports;
  /** The place in the register's sequence that memory has reached. */
  let reached = storage.sequence();
  /** Deeds whose write failed, first to last: in memory only. */
  let unsavedDeeds: DecidedEvent[] = [];

  const services: Services = {
    ...ports,
    opened: Promise.resolve(),
    catchUp() {
      if (storage.sequence() === reached || storage.isClosed()) return;
      reached = storage.sequence();
      storage.forgetDeeds();
      follow(registerReread(storage.readAll(store.getState())));
      const again = unsavedDeeds;
      unsavedDeeds = [];
      for (const event of again) {
        if (!stillHolds(store.getState(), event)) continue;
        unsavedDeeds.push(event);
        store.dispatch(event);
        storage.hold(flush);
      }
      const fallen = again.filter((event) => !unsavedDeeds.includes(event));
      if (fallen.length > 0) store.dispatch(deedsOvertaken(fallen.map(overtakenDeed)));
    },
    catchUpDrafts() {
      const known = store.getState().drafts.entities;
      const drafts = storage.read('drafts', known);
      // Asked whenever a tab wakes up: nothing new is no line in the register's history.
      if (drafts && !holdsTheSame(drafts.entities ?? {}, known)) follow(registerReread({ drafts }));
    },
    stamp() {
      const at = ports.now();
      return { eventId: `${Date.parse(at).toString(36).padStart(9, '0')}-${ports.random()}`.toUpperCase(), at };
    },
    carryOut(event) {
      if (registerReplaced.match(event)) return replace(event);
      // What waits is written along. The other tabs have not heard of it: without an event they read it.
      const waiting = storage.health().unsaved > 0;
      store.dispatch(event);
      const stored = storeDeed(waiting ? undefined : event);
      unsavedDeeds = stored ? [] : [...unsavedDeeds, event];
      return stored;
    },
    carryOutDraft(event) {
      store.dispatch(event);
      const stored = storage.batchDrafts(flush);
      if (stored) ports.tabs.post({ kind: 'draft', event });
      return stored;
    },
  };

  const { kept: entered, keep: enter } = promise();
  const { kept: rehydrated, keep: rehydrate } = promise();
  let isRead = false;

  /**
   * Whoever is signed in waits for the records. For anybody else they are read slice by slice, between which the
   * browser can show sign-in and take what is typed there.
   */
  let lastTurn = entered;
  function turn(): Promise<void> {
    lastTurn = lastTurn.then(() => (selectRole(store.getState()) ? undefined : ports.breathe()));
    return lastTurn;
  }

  const stored = (name: SliceName) => storage.forSlice(name, turn);

  const store = configureStore({
    reducer: combineReducers({
      claims: persisted('claims', stored('claims'), registerReducers.claims),
      drafts: persisted('drafts', stored('drafts'), registerReducers.drafts),
      payments: persisted('payments', stored('payments'), registerReducers.payments),
      fundLedger: persisted('fundLedger', stored('fundLedger'), registerReducers.fundLedger),
      users: persisted('users', stored('users'), registerReducers.users),
      audit: persisted('audit', stored('audit'), registerReducers.audit),
      notifications: persisted('notifications', stored('notifications'), registerReducers.notifications),
      savedViews: persisted('savedViews', stored('savedViews'), registerReducers.savedViews),
      settings: persisted('settings', stored('settings'), registerReducers.settings),
      session: persisted('session', stored('session'), registerReducers.session),
      storage: healthSlice.reducer,
    }),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: services },
        // How long a check takes says how busy the machine is and no more.
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER], warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      }),
    devTools: devToolsOptions,
  });

  const persistor = persistStore(store, null, () => {
    isRead = true;
    // Another tab may have done a deed between the first slice and the last.
    services.catchUp();
    rehydrate();
  });
  const unsubscribe = store.subscribe(() => {
    const { session, settings } = store.getState();
    if (!session._persist.rehydrated || !settings._persist.rehydrated) return;
    unsubscribe();
    reportHealth();
    enter();
  });

  /** Runs synchronously up to the storage adapter; the promise it returns resolves at once. */
  function flush() {
    void persistor.flush();
  }

  /** Takes over what another tab has done and stored. */
  function follow(action: UnknownAction) {
    storage.follow(() => {
      store.dispatch(action);
      flush();
    });
  }

  /** Another register, saved whole or not taken up at all. What was unsaved of the one before goes with it. */
  function replace(event: DecidedEvent): boolean {
    const before = store.getState();
    store.dispatch(event);
    const stored = storage.batchOrNothing(flush, reached + 1);
    if (stored) {
      unsavedDeeds = [];
      reached += 1;
      // Too large to be sent: the other tabs read it.
      ports.tabs.post({ kind: 'deed', sequence: reached });
    } else follow(registerReread(Object.fromEntries(sliceNames.map((name) => [name, { ...before[name] }]))));
    return stored;
  }

  function storeDeed(event?: DecidedEvent): boolean {
    const stored = storage.batch(flush, reached + 1);
    if (stored) {
      reached += 1;
      ports.tabs.post({ kind: 'deed', sequence: reached, event });
    }
    return stored;
  }

  // setItem runs inside a reducer, where nothing may be dispatched: the report waits for the end of the turn.
  storage.onHealth(() => queueMicrotask(reportHealth));
  function reportHealth() {
    const health = storage.health();
    const { unsaved, setAside, newerVersion } = store.getState().storage;
    if (
      unsaved === health.unsaved &&
      setAside.length === health.setAside.length &&
      newerVersion === health.newerVersion
    ) {
      return;
    }
    store.dispatch(healthReported(health));
  }

  ports.tabs.listen((message) => {
    if (isRead) hear(message);
    else void rehydrated.then(() => hear(message));
  });

  function hear(message: TabMessage) {
    const { event } = message;
    const next = message.kind === 'draft' || (message.sequence === reached + 1 && unsavedDeeds.length === 0);
    if (!event || !next) return catchUpTo(message);
    if (message.kind === 'deed') reached = message.sequence;
    follow({ ...event, meta: { ...event.meta, remote: true } });
  }

  /** A message may be here before what it tells of is to be seen in storage: the lock waits for that. */
  function catchUpTo(message: TabMessage) {
    const seen = message.kind === 'draft' || storage.sequence() >= message.sequence;
    if (seen) services.catchUp();
    else void ports.withLock(() => services.catchUp());
  }

  async function open() {
    await rehydrated;
    // Heads, and what a migration changed, are written in the same turn as they were read.
    storage.batch(flush);
    reportHealth();
    if (layDown && storage.isUntouched()) {
      const records = await layDown();
      await ports.withLock(() => {
        services.catchUp();
        if (!storage.isUntouched()) return;
        store.dispatch(registerLaidDown(records));
        storeDeed();
      });
    }
    store.dispatch(registerOpened());
  }
  services.opened = open();

  return { store, services, entered, rehydrated, opened: services.opened };
}

export type RegisterStore = ReturnType<typeof createRegisterStore>['store'];
export type AppDispatch = RegisterStore['dispatch'];
