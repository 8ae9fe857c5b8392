import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { Appearance } from './app/Appearance';
import { Entrance, Login } from './app/Entrance';
import { followOtherTabs } from './app/followOtherTabs';
import { endIdleSession } from './app/idle/endIdleSession';
import { lazyScreen } from './app/lazyScreen';
import { browserPorts } from './app/ports';
import { BrowserLacks, StartFailed } from './app/startTrouble';
import './i18n/i18n';
import { breathe, idle } from './platform/breathe';
import { missingBrowserNeeds } from './platform/secureContext';
import { createRegisterStore } from './store/createRegisterStore';
import { selectRole } from './store/session/selectors';
import './ui/fonts.css';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

const Portal = lazyScreen(async () => {
  const file = await import(/* webpackChunkName: "shell" */ './app/Portal');
  await file.firstPageReady();
  return file.Portal;
}, null);

const IdleWatch = lazyScreen(
  () =>
    import(/* webpackChunkName: "idle" */ './app/idle/IdleWatch').then(
      (file) => file.IdleWatch,
      () => () => null,
    ),
  null,
);

/** The register of a first run; its code is loaded for that alone. */
async function layDown() {
  const { makeSampleRegisterInTurns } = await import(
    /* webpackChunkName: "sample-data" */ './sampleData/sampleRegister'
  );
  return makeSampleRegisterInTurns(new Date().toISOString(), breathe);
}

/** Mounts as soon as it is known who is signed in and the code of what they see is there. */
async function start() {
  const needs = missingBrowserNeeds();
  if (needs.length > 0) {
    root.render(
      <Appearance>
        <BrowserLacks needs={needs} />
      </Appearance>,
    );
    return;
  }
  const { store, services, entered, rehydrated, opened } = createRegisterStore(browserPorts(), layDown);
  await entered;
  await endIdleSession(store);
  const signedIn = selectRole(store.getState()) !== undefined;
  await (signedIn ? Portal : Login).ready();
  root.render(
    <App store={store}>
      <Entrance Portal={Portal} />
      <IdleWatch />
    </App>,
  );
  await rehydrated;
  followOtherTabs(services);
  await opened;
  await loadAhead();
  await import(/* webpackChunkName: "daily-backup" */ './app/dailyBackup').then(
    ({ watchDailyBackup }) => watchDailyBackup({ store, services, idle }),
    // Without a connection there is no snapshot; the next start tries again.
    () => undefined,
  );
}

/** Loads what comes next while nobody waits for it. */
async function loadAhead() {
  await idle();
  await Portal.ready();
  await idle();
  const { dailyPagesReady } = await import(/* webpackChunkName: "shell" */ './app/routes');
  await dailyPagesReady();
}

start().catch((error: unknown) => {
  console.error(error);
  root.render(
    <Appearance>
      <StartFailed />
    </Appearance>,
  );
});
