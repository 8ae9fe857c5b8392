import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { Entrance, Login } from './app/Entrance';
import { followOtherTabs } from './app/followOtherTabs';
import { endIdleSession, findIdleSession } from './app/idle/endIdleSession';
import { lazyScreen } from './app/lazyScreen';
import { MountedAnew } from './app/trouble/MountedAnew';
import { browserPorts } from './app/ports';
import { StartFailed } from './app/trouble/StartFailed';
import type * as startTrouble from './app/trouble/startTrouble';
import { storageAnswers } from './app/trouble/storageAnswers';
import { Unpreferred } from './app/Appearance';
import { enterVault, waitForUnsaved } from './app/unlock/enterVault';
import { lockAtSessionEnd } from './app/unlock/lockAtSessionEnd';
import './i18n/i18n';
import { findPickedLanguage, speak } from './i18n/speak';
import { yieldToMain } from './platform/page/yieldToMain';
import { idle } from './platform/page/idle';
import { holdVersion } from './platform/offline/version';
import { missingBrowserNeeds } from './platform/page/secureContext';
import { keepToPolicy } from './platform/page/strictPage';
import { createRegisterStore } from './store/createRegisterStore';
import { RegisterOutOfReach } from './store/log/reading/opening';
import { selectRole } from './store/session/selectors';
import { selectLanguage } from './store/settings/selectors';
import './ui/theme/fonts.css';

keepToPolicy();

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

/** How long the start waits for the words of a language before it goes on without them, in milliseconds. */
const wordsTimeout = 3000;
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** The register of a first run; its code is loaded for that alone. */
async function layDown() {
  const { makeSampleRegisterInChunks } = await import(
    /* webpackChunkName: "sample-data" */ './sampleData/sampleRegister'
  );
  return makeSampleRegisterInChunks(new Date().toISOString(), yieldToMain);
}

/** What Redux DevTools may show, loaded where they are; without it they show nothing. */
const loadDevTools = async () =>
  '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window &&
  import(/* webpackChunkName: "background" */ './store/devTools').then(
    (file) => file.devToolsOptions,
    () => false as const,
  );

/** Mounts as soon as it is known who is signed in and the code of what they see is there. */
async function start() {
  const needs = missingBrowserNeeds();
  if (needs.length > 0) {
    return showTrouble(({ BrowserLacks }) => <BrowserLacks needs={needs} />);
  }
  if (holdsRegisterOfBefore()) {
    const { RegisterOfBefore } = await import(/* webpackChunkName: "of-before" */ './app/unlock/RegisterOfBefore');
    return root.render(
      <Unpreferred>
        <RegisterOfBefore />
      </Unpreferred>,
    );
  }
  // Under the development server the code is never the same twice.
  const isBuilt = process.env.NODE_ENV === 'production';
  if (isBuilt) holdVersion();
  const answered = <Answer,>(answer: Promise<Answer>) =>
    storageAnswers(answer, (stillWaits) => {
      void showTrouble(({ StorageWaits }) => <StorageWaits />, stillWaits);
    });
  tellStep('reading');
  await enterVault(root, () => void Promise.all([Portal.ready(), Login.ready()]), answered);
  const { store, services, entered, rehydrated, opened } = createRegisterStore(
    browserPorts(),
    layDown,
    await loadDevTools(),
  );
  waitForUnsaved(store);
  await answered(entered);
  tellStep('loading');
  const left = findIdleSession(store.getState());
  const signedIn = !left && selectRole(store.getState()) !== undefined;
  const words = speak(findPickedLanguage() ?? selectLanguage(store.getState()));
  await Promise.all([(signedIn ? Portal : Login).ready(), Promise.race([words, wait(wordsTimeout)])]);
  const show = (later?: ReactNode) =>
    root.render(
      <App store={store}>
        <Entrance Portal={Portal} left={left} />
        <MountedAnew>
          <IdleWatch />
          {later}
        </MountedAnew>
      </App>,
    );
  show();
  // Fields can be typed into from now on. Without a connection the page is still complete.
  void import(/* webpackChunkName: "field-in-view" */ './platform/page/fieldInView').then(
    ({ keepFieldInView }) => keepFieldInView(),
    () => undefined,
  );
  // A command waits until all is read. Only a session that goes on from here locks the device when it ends.
  const ended = endIdleSession(store).then(() => lockAtSessionEnd(store));
  await rehydrated;
  followOtherTabs(store, services);
  await opened;
  await ended;
  await loadAhead();
  await import(/* webpackChunkName: "background" */ './app/background/background').then(
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

/** Whether a test version of the portal kept its register here (domain/register/ofBefore.ts): one of these keys it always had. */
const holdsRegisterOfBefore = () =>
  ['wcp/move', 'wcp/sequence', 'wcp-vault'].some((key) => localStorage.getItem(key) !== null);

/** Loads what comes next while nobody waits for it. */
async function loadAhead() {
  await idle();
  await Portal.ready();
  await idle();
  const { dailyPagesReady } = await import(/* webpackChunkName: "shell" */ './app/routes');
  await dailyPagesReady();
}

/** Says what stands in the way of the start, if it still does; where its words cannot be loaded, that the start failed. */
async function showTrouble(choose: (pages: typeof startTrouble) => ReactNode, stands = () => true) {
  const page = await import(/* webpackChunkName: "start-trouble" */ './app/trouble/startTrouble').then(choose, () => (
    <StartFailed />
  ));
  if (stands()) root.render(<Unpreferred>{page}</Unpreferred>);
}

start().catch((error: unknown) => {
  if (error instanceof RegisterOutOfReach) {
    void showTrouble(({ OutOfReach }) => <OutOfReach />);
    return;
  }
  console.error(error);
  root.render(
    <Unpreferred>
      <StartFailed />
    </Unpreferred>,
  );
});

/** What a start waits for: code, or the browser's storage. The frame knows them by these names (frameMarkup.ts). */
type StartStep = 'loading' | 'reading';

/** Has the frame of the page say, where it still stands after a second, what the start is doing. */
function tellStep(step: StartStep): void {
  document.documentElement.dataset['step'] = step;
}
