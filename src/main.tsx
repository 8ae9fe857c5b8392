import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { Appearance } from './app/Appearance';
import { Entrance, Login } from './app/Entrance';
import { followOtherTabs } from './app/followOtherTabs';
import { endIdleSession } from './app/idle/endIdleSession';
import { lazyScreen } from './app/lazyScreen';
import { browserPorts } from './app/ports';
import { BrowserLacks, OutOfReach, StartFailed } from './app/startTrouble';
import { enterVault, heedUnsaved } from './app/unlock/enterVault';
import { lockAtSessionEnd } from './app/unlock/lockAtSessionEnd';
import './i18n/i18n';
import { breathe } from './platform/breathe';
import { idle } from './platform/idle';
import { holdVersion } from './platform/offline/holdVersion';
import { missingBrowserNeeds } from './platform/secureContext';
import { createRegisterStore } from './store/createRegisterStore';
import { RegisterOutOfReach } from './store/persistence/outOfReach';
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
  // Under the development server the code is never the same twice.
  const isBuilt = process.env.NODE_ENV === 'production';
  if (isBuilt) holdVersion();
  await enterVault(root);
  const { store, services, entered, rehydrated, opened } = createRegisterStore(browserPorts(), layDown);
  heedUnsaved(store);
  await entered;
  await endIdleSession(store);
  lockAtSessionEnd(store);
  const signedIn = selectRole(store.getState()) !== undefined;
  await (signedIn ? Portal : Login).ready();
  const show = (later?: ReactNode) =>
    root.render(
      <App store={store}>
        <Entrance Portal={Portal} />
        <IdleWatch />
        {later}
      </App>,
    );
  show();
  await rehydrated;
  followOtherTabs(store, services);
  await opened;
  await loadAhead();
  await import(/* webpackChunkName: "background" */ './app/background').then(
    ({ workInBackground }) => workInBackground({ store, services, idle }),
    // Without a connection the next start tries again.
    () => undefined,
  );
  if (isBuilt) {
    await import(/* webpackChunkName: "offline" */ './app/newVersion/OfflineWatch').then(
      ({ OfflineWatch }) => show(<OfflineWatch />),
      () => undefined,
    );
  }
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
  root.render(<Appearance>{error instanceof RegisterOutOfReach ? <OutOfReach /> : <StartFailed />}</Appearance>);
});
