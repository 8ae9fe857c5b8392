import type { RegisterRecords } from '../domain/register/kinds/kinds';
import { combineReducers, configureStore, type DevToolsEnhancerOptions, type Reducer } from '@reduxjs/toolkit';
import { setAutoFreeze } from 'immer';
import { FLUSH, PAUSE, PERSIST, persistReducer, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { createRegisterLog } from './log/registerLog';
import { withReread } from './log/reread';
import { healthSlice } from './persistence/healthSlice';
import type { SliceStorage } from './persistence/registerStorage';
import { persistedSlices, sliceNames, type SliceName } from './persistence/shapes/slices';
import type { Ports } from './ports';
import { registerReducers } from './registerReducers';

// Freezing goes through every record of a slice with each event. Development and tests go on doing it, and so find what
// would change a record in place.
setAutoFreeze(process.env.NODE_ENV !== 'production');

/**
 * The headless application. `layDown` gives the register of a first run, when nothing at all is stored; `devTools` is
 * what Redux DevTools may show (devTools.ts).
 * @returns the store; `entered` resolves when it is known who is signed in, `rehydrated` when all that is stored is in
 * memory, `opened` when a first run is laid down too.
 */
export function createRegisterStore(
  ports: Ports,
  layDown?: () => Promise<RegisterRecords>,
  devTools: DevToolsEnhancerOptions | false = false,
) {
  const register = createRegisterLog(ports, {
    layDown,
    getState: () => store.getState(),
    dispatch: (action) => void store.dispatch(action),
    // Runs synchronously up to the storage adapter; the promise it returns resolves at once.
    flush: () => void persistor.flush(),
  });

  const slice = <Name extends SliceName>(name: Name) => {
    const reducer = registerReducers[name] as Reducer<ReturnType<(typeof registerReducers)[Name]>>;
    const storage = ports.storage.forSlice(name, register.readSlice);
    return persisted(name, storage, register.remembering(name, withReread(name, reducer)));
  };
  type Slices = { [Name in SliceName]: ReturnType<typeof slice<Name>> };

  const store = configureStore({
    reducer: combineReducers({
      ...(Object.fromEntries(sliceNames.map((name) => [name, slice(name)])) as Slices),
      storage: healthSlice.reducer,
    }),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: register.services },
        // How long a check takes says how busy the machine is and no more.
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER], warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      }),
    devTools,
  });
  const persistor = persistStore(store, null, register.noteRehydrated);
  const { services, entered, rehydrated } = register.start((listen) => store.subscribe(listen));
  return { store, services, entered, rehydrated, opened: services.opened };
}

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
  return persistReducer<State>(config, reducer);
}

export type RegisterStore = ReturnType<typeof createRegisterStore>['store'];
export type AppDispatch = RegisterStore['dispatch'];
