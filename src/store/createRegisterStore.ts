import { combineReducers, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { setAutoFreeze } from 'immer';
import { FLUSH, PAUSE, PERSIST, persistReducer, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import type { Claim } from '../domain/claim/claim';
import type { Draft } from '../domain/claim/draft';
import type { Appended, Home, Journal, JournalEntry, JournalNews, Write } from '../domain/register/journal';
import type { Actor } from '../domain/user/user';
import { chained } from './audit/chaining';
import { decide, definitionOf, overtakenCommand, type Command } from './command';
import { devToolsOptions } from './devTools';
import {
  draftStarted,
  registerLaidDown,
  signedOut,
  type DecidedEvent,
  type RegisterRecords,
  type Stamp,
} from './events';
import {
  commandsOvertaken,
  frontRead,
  healthReported,
  healthSlice,
  journalLacking,
  recordsRead,
  registerOpened,
  sessionLeft,
  waitsReported,
  type CommandWait,
} from './persistence/healthSlice';
import { draftPrefix, keyPrefix } from './persistence/keys';
import { localJournal } from './persistence/localJournal';
import { RegisterOutOfReach } from './persistence/outOfReach';
import { createPacks } from './persistence/packs';
import { previewable, sameFields } from './persistence/preview';
import { registerReread, withReread } from './persistence/reread';
import { loadRepair } from './persistence/loadRepair';
import type { SliceStorage, StoredSlice, StoredSlices } from './persistence/registerStorage';
import { dataVersion, persistedSlices, sliceNames, type SliceName } from './persistence/slices';
import type { Ports, TabMessage, TabNews } from './ports';
import { registerReducers } from './registerReducers';
import type { Circumstances, Decided, CarryOutResult, Services } from './services';
import { signOutCommand } from './session/commands';
import { selectActor, selectRole } from './session/selectors';
import { loadEventCheck, type EventCheck } from './tabs/loadEventCheck';
import { createWaiting, type AskedFor } from './waiting/waiting';

// Freezing goes through every record of a slice with each deed. Development and tests go on doing it, and so find what
// would change a record in place.
setAutoFreeze(process.env.NODE_ENV !== 'production');

function persisted<State extends object>(name: SliceName, storage: SliceStorage, reducer: Reducer<State>) {
  // `deserialize` is missing from the types of redux-persist; without it, what the adapter returns is parsed as text.
  const config = {
    key: name,
    version: persistedSlices[name].version,
    storage,
    serialize: false,
    deserialize: false,
    timeout: 0,
  };
  return persistReducer<State>(config, withReread(name, reducer));
}

/** Too large to be kept in memory alone until there is room again, or to be sent to the other tabs. */
const isTooLarge = ({ command }: Deed) => command && definitionOf(command).refusedUnstored;

/** A command's event; that of a first run, which lays the register down, is nobody's command. */
type Deed = Decided | { event: ReturnType<typeof registerLaidDown>; command?: never };

/** A command that could not be stored, and the stamp of its first decision. */
type Waiting = { command: Command; stamp: Stamp };

/** A promise that is kept from outside. Broken, it tells whoever waits, and nobody has to. */
function promise() {
  let keep: () => void = () => undefined;
  let breakIt: (reason: Error) => void = () => undefined;
  const kept = new Promise<void>((resolve, reject) => {
    keep = resolve;
    breakIt = reject;
  });
  kept.catch(() => undefined);
  return { kept, keep, breakIt };
}

/**
 * The headless application. `layDown` gives the register of a first run, when nothing at all is stored.
 * @returns the store; `entered` resolves when it is known who is signed in, `rehydrated` when all that is stored is in
 * memory, `opened` when a first run is laid down too.
 */
export function createRegisterStore(ports: Ports, layDown?: () => Promise<RegisterRecords>) {
  const { storage } = ports;
  /** By which tabs know whether they understand an event alike: builds may differ where what they store does not. */
  const version = `${dataVersion} ${ports.build}`;
  let journal: Journal = localJournal(storage);
  let hasJournal = false;
  /** The place in the register's sequence that memory has reached. */
  let reached = 0;
  /** The furthest place that what is stored is known to have had: where it is behind that, it was emptied. */
  let seen = 0;
  /** The browser has closed the database: what lies there is looked at before anything is heard of it. */
  let mayBeEmptied = false;
  /** Commands whose events could not be stored, first to last: what they do is in memory only. */
  let waitingCommands: Waiting[] = [];
  /** While they are done again, one after the other, nothing may look saved. */
  let isDoingAgain = false;
  /** Of what other tabs say; undefined until it is loaded, and where it cannot be. */
  let eventCheck: EventCheck | undefined;

  /** How many turns this tab waits for or has, and whether it has one. */
  let turns = 0;
  let hasTurn = false;

  function takeTurn<Result>(work: () => Promise<Result> | Result, signal?: AbortSignal): Promise<Result> {
    turns += 1;
    const run = async () => {
      hasTurn = true;
      try {
        return await work();
      } finally {
        hasTurn = false;
      }
    };
    return ports.withLock(run, signal).finally(() => {
      turns -= 1;
    });
  }

  /** What the deeds of this tab wait for. */
  function waitsFor(): CommandWait['for'] {
    if (turns > 0 && !hasTurn) return 'tab';
    return hasTurn || store.getState().storage.open ? 'storage' : 'opening';
  }

  const packs = createPacks(() => journal, ports.yieldToMain);

  const services: Services = {
    ...ports,
    ...createWaiting((stage) => store.dispatch(waitsReported(stage > 0 ? { for: waitsFor(), long: stage > 1 } : null))),
    opened: Promise.resolve(),
    inTurn: (work, signal) =>
      takeTurn(async () => {
        await followJournal();
        await followSignOut();
        return work();
      }, signal),
    inTurnAtOnce: (work, signal) =>
      takeTurn(async () => {
        const result = seemsNewest() ? await work(false) : undefined;
        if (result !== undefined) return result;
        await followJournal();
        await followSignOut();
        return work(true);
      }, signal),
    catchUp: () => services.inTurn(() => undefined),
    catchUpDrafts() {
      const known = store.getState().drafts.entities;
      const drafts = storage.read('drafts', known);
      // Asked whenever a tab wakes up: nothing new is no line in the register's history.
      if (drafts && !sameFields(drafts.entities ?? {}, known)) follow(registerReread({ drafts }));
    },
    stamp() {
      const at = ports.now();
      return { eventId: `${Date.parse(at).toString(36).padStart(9, '0')}-${ports.random()}`.toUpperCase(), at };
    },
    async carryOut({ event, command }, circumstances) {
      // The place that it was decided for, whatever is heard while it is sealed.
      const after = reached;
      return write({ event: await chained(store.getState().audit, event), command }, { after, ...circumstances });
    },
    carryOutDraft: (event) => saveDraft(event, false).stored,
    carryOutDraftToDisk: (event) => saveDraft(event, true),
    async carryOutDraftForGood(event) {
      const kept = await keepDrafts(storage.changes(preview(event), true), event.meta.at, true);
      return services.carryOutDraft(event) && kept;
    },
    noteSignOut(sessionId) {
      if (!storage.isClosed() || !storage.health().newerVersion) endSession(sessionId);
    },
    moveRegister: () => services.inTurn(moveRegister),
    packRecords() {
      const state = store.getState();
      const isStored = !storage.waits() && !storage.isClosed() && waitingCommands.length === 0;
      const isWhole = state.storage.open && hasMoved() && storage.isReadWhole();
      return isStored && isWhole && packs.areOld() ? packs.make(state, reached) : Promise.resolve(false);
    },
    saveWaiting: () =>
      services.inTurn(async () => {
        storage.hold(flush);
        if (storage.waits()) await write();
        else if (storage.isBehind() && storage.sequence() <= reached) storage.copy([], reached);
        return !storage.waits();
      }),
  };

  /**
   * One deed: what it will have changed is on the disk before anything shows it. Without a deed, writes what waits.
   * Only in this tab's turn, when memory has reached the journal's end, or, not `looked`, seems to have.
   */
  async function write(
    deed?: Deed,
    { after = reached, looked = true, isLastTry = false, asked }: Partial<Circumstances> & { after?: number } = {},
  ): Promise<CarryOutResult> {
    const waited = storage.waits();
    const writes = storage.changes(deed && preview(deed.event));
    // A first run, which finds nothing to compare with, has no time.
    const at = deed ? deed.command && deed.event.meta.at : ports.now();
    const assumed = looked ? undefined : storage.health().home;
    const appended = await append({ after, writes, copied: storage.sequence(), at, assumed }, asked);
    if (appended === 'called off') return appended;
    // It waits for its turn again.
    if (asked && appended === 'overtaken') asked.isWritten = false;
    const signOut = deed && signedOut.match(deed.event) ? deed.event : undefined;
    if (appended === 'overtaken' && !(isLastTry && signOut)) return 'overtaken';
    if (appended !== 'stored') {
      if (signOut) endSession(signOut.meta.actor.sessionId);
      if (deed && !isTooLarge(deed)) keepUnsaved(deed);
      return 'unsaved';
    }
    reached = after + 1;
    seen = reached;
    waitingCommands = [];
    storage.settle(writes);
    if (hasMoved()) packs.heed(writes.length);
    // Before the copy: what there is no room for is read from the journal, and stays so.
    if (deed) follow(deed.event);
    storage.copy(
      writes.map(([key, text]) => ({ key, text, sequence: reached, at: at ?? '' })),
      reached,
    );
    // The other tabs have not heard of what waited, and some deeds are too large to be sent: they read them.
    const event = deed?.command && !waited && !isTooLarge(deed) ? deed.event : undefined;
    tell({ kind: 'deed', sequence: reached, event });
    return 'stored';
  }

  function saveDraft(event: DecidedEvent, toDisk: boolean) {
    store.dispatch(event);
    const { stored, writes } = storage.batchDrafts(flush);
    const onDisk = keepDrafts(writes, event.meta.at, toDisk);
    if (stored) tell({ kind: 'draft', event });
    return { stored, onDisk };
  }

  /** What localStorage has of drafts and the journal refuses, a start may not find as it is: it waits for the next deed. */
  async function keepDrafts(writes: readonly Write[], at: string, onDisk: boolean): Promise<boolean> {
    const kept = !storage.isClosed() && (await journal.keepDrafts(writes, at, onDisk));
    storage.noteDrafts(writes, kept);
    return kept;
  }

  function tell(news: TabNews) {
    ports.tabs.post({ ...news, version });
  }

  /** Whoever signs out is signed out, in every tab and after a reload, whether or not there is room to store it. */
  function endSession(sessionId: string) {
    storage.endSession(sessionId);
    tell({ kind: 'signedOut', sessionId });
  }

  /** Whoever is signed in here though the session has ended: its deed waits, or another tab did it in memory alone. */
  function findEndedActor(): Actor | undefined {
    const actor = selectActor(store.getState());
    return actor && storage.isSignedOut(actor.sessionId) ? actor : undefined;
  }

  /** The screens show the end of such a session before its deed is done. */
  function showSignOut() {
    const actor = findEndedActor();
    if (actor) store.dispatch(sessionLeft(actor.sessionId));
  }

  /** Ends such a session here too. Only in this tab's turn. */
  async function followSignOut() {
    const actor = findEndedActor();
    if (!actor || storage.health().newerVersion) return;
    const command = signOutCommand({});
    const decision = decide(store.getState(), command, { ...services.stamp(), actor });
    if (decision.ok && decision.event) await services.carryOut({ event: decision.event, command });
  }

  /**
   * Makes the journal the home of the records. Interrupted before it has taken them, nothing has changed; after that the
   * next start removes what is left of them in localStorage.
   */
  async function moveRegister(): Promise<boolean> {
    if (hasMoved()) return true;
    if (storage.isClosed()) return false;
    storage.markMove('begun');
    const taken = await journal.move({ after: reached, writes: storage.textsToMove() });
    if (taken !== 'stored') {
      storage.markMove(null);
      return false;
    }
    leaveLocal();
    packs.expire();
    tell({ kind: 'moved' });
    return true;
  }

  const hasMoved = () => storage.isFar('claims');

  function leaveLocal() {
    storage.leaveLocal();
    // What had no room there has it now.
    storage.copy([], reached);
  }

  function append(deed: JournalEntry, asked?: AskedFor): Appended | Promise<Appended> {
    if (asked?.signal.aborted) return 'called off';
    if (asked) asked.isWritten = true;
    // Something may have come to light since it was decided.
    const isOpen = deed.assumed ? seemsNewest() : !storage.isClosed();
    if (isOpen && storage.makeWay(deed.writes)) return journal.append({ ...deed, signal: asked?.signal });
    return deed.assumed ? 'overtaken' : 'failed';
  }

  /** Does it in memory alone, until it can be written. */
  function keepUnsaved({ event, command }: Deed) {
    if (command) waitingCommands = [...waitingCommands, { command, stamp: event.meta }];
    doInMemory(event);
  }

  function doInMemory(event: UnknownAction) {
    storage.hold(() => {
      store.dispatch(event);
      flush();
    });
  }

  /** The slices as a deed will leave them. */
  function preview(deed: UnknownAction): StoredSlices {
    const state = store.getState();
    return Object.fromEntries(
      sliceNames.map((name) => {
        const { _persist, ...slice }: StoredSlice = { ...state[name] };
        return [name, previews.get(name)?.(slice, deed)];
      }),
    );
  }

  /** Whether nothing speaks for anything stored that is not in memory. It may be all the same. */
  function seemsNewest(): boolean {
    const speaksAgainst = mayBeEmptied || findEndedActor() || storage.isClosed() || storage.sequence() !== reached;
    return hasJournal && !speaksAgainst;
  }

  /**
   * Takes over what other tabs have written since this one looked last: what changed, or, where that is not known any
   * more, everything.
   */
  async function followJournal(): Promise<void> {
    if (storage.isClosed()) return;
    const from = reached;
    const local = storage.sequence();
    const move = storage.findMove();
    const news = await journal.since(Math.min(from, local));
    if (!hasJournal && move === 'done') return storage.lose('moved');
    if (!news) return;
    // Heard of meanwhile.
    if (from !== reached) return followJournal();
    const isFar = hasMoved() || move === 'done';
    if (isFar ? news.home !== 'indexedDB' : isEmptied(news, local)) return storage.lose('emptied');
    mayBeEmptied = false;
    storage.overlay(
      news.home,
      news.rows.filter(({ sequence }) => sequence > local),
    );
    const there = Math.max(news.sequence, local);
    seen = Math.max(seen, there);
    if (there === from) return;
    if (news.whole && there === news.sequence && waitingCommands.length === 0) {
      const changed = news.rows.filter(({ sequence }) => sequence > from);
      const taken = storage.take(changed, store.getState());
      if (!taken) return;
      reached = there;
      follow(registerReread(taken));
    } else {
      const far = await readFar(sliceNames.filter(storage.isFar));
      // Memory stays where it is, and the journal takes no deed on top of it.
      if (!far) return;
      if (from !== reached) return followJournal();
      reached = there;
      follow(registerReread(storage.readAll(store.getState(), far)));
      await settle();
      await doAgain();
    }
  }

  /**
   * Whether what is stored is behind what it was: the browser has deleted it. Without the journal, what another tab wrote
   * shows a little late, so that only nothing at all tells it.
   */
  function isEmptied({ sequence, whole }: JournalNews, local: number): boolean {
    const there = Math.max(sequence, local);
    // localStorage alone was emptied: what it had of old deeds is nowhere any more.
    if (!whole && local < Math.min(sequence, seen)) return true;
    return there < seen && (hasJournal || there === 0);
  }

  /** The texts of slices that do not lie in localStorage; undefined when they cannot be read. */
  async function readFar(names: readonly SliceName[]): Promise<Map<string, string> | undefined> {
    const texts = new Map<string, string>();
    for (const name of names) {
      const rows = await journal.rows(keyPrefix + name);
      if (!rows) return undefined;
      for (const { key, text } of rows) if (text !== null) texts.set(key, text);
    }
    return texts;
  }

  /** Decides once more on what is not written, on top of what other tabs have written; what is refused by now falls. */
  async function doAgain() {
    const again = waitingCommands;
    waitingCommands = [];
    isDoingAgain = again.length > 0;
    const fallen: Waiting[] = [];
    let done = 0;
    try {
      for (const { command, stamp } of again) {
        const decision = decide(store.getState(), command, stamp);
        if (!decision.ok) fallen.push({ command, stamp });
        else if (decision.event) keepUnsaved({ event: await chained(store.getState().audit, decision.event), command });
        done += 1;
      }
    } finally {
      waitingCommands = [...waitingCommands, ...again.slice(done)];
      isDoingAgain = false;
      fallen.forEach(giveBack);
      reportHealth();
      const told = fallen.flatMap(({ command }) => overtakenCommand(store.getState(), command) ?? []);
      if (told.length > 0) store.dispatch(commandsOvertaken(told));
    }
  }

  /** What was typed for a command that fell is a draft again. */
  function giveBack({ command, stamp }: Waiting) {
    const draft = definitionOf(command).findDraft?.(command);
    if (draft && !isSubmitted(draft, store.getState().claims.entities)) doInMemory(draftStarted({ draft }, stamp));
  }

  const { kept: entered, keep: enter, breakIt: lose } = promise();
  const { kept: rehydrated, keep: rehydrate, breakIt: loseRecords } = promise();
  const { kept: othersRead, keep: readOthers } = promise();
  let isRead = false;
  let isOpening = true;

  /**
   * Whoever is signed in waits for the records. For anybody else they are read slice by slice, between which the
   * browser can show sign-in and take what is typed there.
   */
  let lastTurn: Promise<void> | undefined;
  function turn(name: SliceName): Promise<void> {
    lastTurn = (lastTurn ?? entered.then(readFront)).then(() =>
      selectRole(store.getState()) ? undefined : ports.yieldToMain(),
    );
    return name === 'audit' ? lastTurn.then(logsTurn) : lastTurn;
  }

  /** Of a register that has outgrown localStorage, the claims list shows its first page before the rest is read. */
  async function readFront() {
    if (!hasMoved() || !selectRole(store.getState())) return;
    const front = await packs.readFront();
    if (front) store.dispatch(frontRead(front));
    await ports.yieldToMain();
  }

  /** The log of a register that has outgrown localStorage is the longest: everything else is shown before it is read. */
  async function logsTurn() {
    if (!hasMoved()) return;
    await othersRead;
    store.dispatch(recordsRead());
    await ports.yieldToMain();
  }

  /** Opens the journal and lays over localStorage what the browser had not yet taken to the disk when it was closed. */
  async function start() {
    const opened = await ports.openJournal(storage.closeForNewer, () => {
      mayBeEmptied = true;
      if (isRead) void services.catchUp();
    });
    const local = storage.sequence();
    const hadMoved = storage.findMove() === 'done';
    const [news, drafts] = await Promise.all([opened?.since(local), opened?.rows(draftPrefix)]);
    reached = local;
    seen = local;
    const answers = opened && news && drafts;
    if ((storage.findMove() && !answers) || (hadMoved && news?.home !== 'indexedDB')) return outOfReach();
    if (!opened || !news || !drafts) return;
    // What the journal still has are the last deeds, which nobody may take for the register.
    if (news.home === 'localStorage' && !news.whole && storage.isCleared()) return outOfReach('localStorage');
    journal = opened;
    hasJournal = true;
    reached = Math.max(news.sequence, local);
    seen = reached;
    storage.overlay(news.home, [...news.rows.filter(({ key }) => !key.startsWith(draftPrefix)), ...drafts]);
  }
  const ready = start();

  /** Never resolves: nothing is read, and so nothing is taken for an empty register. */
  function outOfReach(place?: Home): Promise<never> {
    const reason = new RegisterOutOfReach(place);
    lose(reason);
    loseRecords(reason);
    return new Promise(() => undefined);
  }

  const stored = (name: SliceName) =>
    storage.forSlice(
      name,
      ready,
      () => turn(name),
      async (slice) => (await packs.readSlice(slice)) ?? outOfReach(),
    );
  const previews = new Map<SliceName, (slice: object, deed: UnknownAction) => object>();

  /** A slice's reducer, persisted; a deed that was previewed is not computed again. */
  function slice<State extends object>(name: SliceName, reducer: Reducer<State>) {
    const { preview: look, reduce } = previewable(reducer);
    previews.set(name, (state, deed) => look(state as State, deed));
    return persisted(name, stored(name), reduce);
  }

  const store = configureStore({
    reducer: combineReducers({
      claims: slice('claims', registerReducers.claims),
      drafts: slice('drafts', registerReducers.drafts),
      payments: slice('payments', registerReducers.payments),
      fundLedger: slice('fundLedger', registerReducers.fundLedger),
      users: slice('users', registerReducers.users),
      audit: slice('audit', registerReducers.audit),
      notifications: slice('notifications', registerReducers.notifications),
      savedViews: slice('savedViews', registerReducers.savedViews),
      settings: slice('settings', registerReducers.settings),
      session: slice('session', registerReducers.session),
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
    rehydrate();
  });
  const stopWaiting = store.subscribe(() => {
    const state = store.getState();
    if (!sliceNames.every((name) => name === 'audit' || state[name]._persist.rehydrated)) return;
    stopWaiting();
    readOthers();
  });
  const unsubscribe = store.subscribe(() => {
    const { session, settings } = store.getState();
    if (!session._persist.rehydrated || !settings._persist.rehydrated) return;
    unsubscribe();
    reportHealth();
    showSignOut();
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

  // setItem runs inside a reducer, where nothing may be dispatched: the report waits for the end of the turn.
  storage.onHealth(() => queueMicrotask(reportHealth));
  function reportHealth() {
    if (isDoingAgain) return;
    const health = storage.health();
    // Heads and migrations that are stored in a moment are no work of anybody's that is at risk.
    if (isOpening) health.unsaved = 0;
    const { unsaved, setAside, newerVersion, localFull, home, lost } = store.getState().storage;
    if (
      unsaved === health.unsaved &&
      setAside.length === health.setAside.length &&
      newerVersion === health.newerVersion &&
      localFull === health.localFull &&
      home === health.home &&
      lost === health.lost
    ) {
      return;
    }
    store.dispatch(healthReported(health));
  }

  ports.tabs.listen((message) => {
    if (isRead) hear(message);
    else
      void rehydrated.then(
        () => hear(message),
        () => undefined,
      );
  });

  function hear(message: TabMessage) {
    if (message.kind === 'signedOut') {
      storage.hearSignedOut(message.sessionId);
      showSignOut();
    }
    const said = 'event' in message ? message.event : undefined;
    if (eventCheck?.isNewerEvent(said)) {
      storage.closeForNewer();
      return;
    }
    const parse = message.kind === 'draft' ? eventCheck?.parseDraftEvent : eventCheck?.parseEvent;
    const event = message.version === version ? parse?.(said) : undefined;
    // What another build of the portal says may mean something else here, and what is no event of this one means nothing:
    // what was stored is read, with all the care of reading.
    const isUnclear = message.version !== version || (said !== undefined && !event);
    if (isUnclear) services.catchUpDrafts();
    if (isUnclear || message.kind === 'moved' || message.kind === 'signedOut') {
      void services.catchUp();
      return;
    }
    if (storage.health().lost) return;
    if (message.kind === 'draft') {
      if (event) follow(remote(event));
      return;
    }
    // Told late: memory is further already.
    if (message.sequence <= reached) return;
    if (!event || message.sequence > reached + 1 || waitingCommands.length > 0 || mayBeEmptied) {
      void services.catchUp();
      return;
    }
    reached = message.sequence;
    follow(remote(event));
  }

  async function open() {
    await rehydrated;
    storage.endStart();
    // Moved while it was read: what was read may be half of it.
    if (!hasJournal && storage.findMove()) throw new RegisterOutOfReach();
    await healDrafts();
    const hadMoved = hasMoved();
    // Another tab may have done a deed between the first slice and the last.
    await followJournal();
    if (hasMoved() !== hadMoved) await readMoved();
    storage.hold(flush);
    await settle();
    eventCheck = await loadEventCheck();
    dropSubmitted();
    if (hasMoved()) leaveLocal();
    else if (storage.findMove() === 'begun') await services.inTurn(forgetMove);
    if (layDown && isUntouched()) {
      const records = await layDown();
      await services.inTurn(async () => {
        if (isUntouched()) await write({ event: registerLaidDown(records) });
      });
    }
    // Heads, what a migration changed, what localStorage had lost, and a sign-out whose deed was never done.
    if (storage.waits() || storage.isBehind() || findEndedActor()) await services.saveWaiting();
    isOpening = false;
    reportHealth();
    if (!hasJournal) store.dispatch(journalLacking());
    store.dispatch(registerOpened());
    // A tab that was reloaded or killed in the instant of its deed has told nobody of it.
    tell({ kind: 'deed', sequence: reached });
  }
  services.opened = open();
  services.opened.catch(() => undefined);

  /**
   * Drafts stand outside the sequence: what only the journal had of them is in localStorage before anything is read
   * there again. Asked once more, since another tab may have sent or discarded one meanwhile.
   */
  async function healDrafts() {
    if (!storage.isBehind()) return;
    const rows = await journal.rows(draftPrefix);
    if (rows) storage.healDrafts(rows);
  }

  /** Brings what was read into what it is to be, all records looked at together, and writes it so. */
  async function settle() {
    const repairRecords = await loadRepair(store.getState());
    const settled = repairRecords(store.getState());
    if (!settled) return;
    storage.refuse('payments', settled.impossible);
    storage.hold(() => {
      store.dispatch(registerReread(settled.slices));
      flush();
    });
  }

  /** A draft that was saved in the instant of its submission is its claim already. */
  function dropSubmitted() {
    const { claims, drafts } = store.getState();
    const entities = Object.fromEntries(
      Object.entries(drafts.entities).filter(([, draft]) => !isSubmitted(draft, claims.entities)),
    );
    const ids = drafts.ids.filter((id) => entities[id]);
    if (ids.length === drafts.ids.length) return;
    storage.hold(() => {
      store.dispatch(registerReread({ drafts: { ids, entities } }));
      flush();
    });
  }

  /** Reads everything where another tab has moved it while this one read it where it had been. */
  async function readMoved(): Promise<void> {
    const from = reached;
    const far = await readFar(sliceNames.filter(storage.isFar));
    if (!far) throw new RegisterOutOfReach();
    // Heard of meanwhile.
    if (from !== reached) return readMoved();
    follow(registerReread(storage.readAll(store.getState(), far)));
  }

  /** Whoever began to move the register is not at it any more, and it has not moved. */
  function forgetMove() {
    if (!hasMoved() && storage.findMove() === 'begun') storage.markMove(null);
  }

  /** Nothing is stored, and nothing ever was. */
  function isUntouched() {
    return reached === 0 && storage.isUntouched();
  }

  return { store, services, entered, rehydrated, opened: services.opened };
}

/** Whether the claim that a draft becomes is there; an edit of a claim becomes none. */
const isSubmitted = ({ claimId, editOf }: Draft, claims: Record<string, Claim>) =>
  !editOf && claimId !== undefined && claims[claimId] !== undefined;

/** An event as another tab did and stored it. */
function remote(event: DecidedEvent): DecidedEvent {
  return { ...event, meta: { ...event.meta, remote: true } };
}

export type RegisterStore = ReturnType<typeof createRegisterStore>['store'];
export type AppDispatch = RegisterStore['dispatch'];
