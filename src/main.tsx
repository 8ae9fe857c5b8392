import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { Appearance } from './app/Appearance';
import { Entrance } from './app/Entrance';
import { followOtherTabs } from './app/followOtherTabs';
import { lazyScreen } from './app/lazyScreen';
import { browserPorts } from './app/ports';
import { BrowserLacks, StartFailed } from './app/startTrouble';
import './i18n/i18n';
import { missingBrowserNeeds } from './platform/secureContext';
import { createRegisterStore } from './store/createRegisterStore';
import './ui/fonts.css';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

const Portal = lazyScreen(
  () => import(/* webpackChunkName: "shell", webpackPrefetch: true */ './app/Portal').then((file) => file.Portal),
  null,
);

/** The register of a first run; its code is loaded for that alone. */
async function layDown() {
  const { makeSampleRegister } = await import(/* webpackChunkName: "sample-data" */ './sampleData/sampleRegister');
  return makeSampleRegister(new Date().toISOString());
}

/** Opens storage, then mounts. */
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
  const { store, services, rehydrated, opened } = createRegisterStore(browserPorts(), layDown);
  await rehydrated;
  followOtherTabs(services);
  root.render(
    <App store={store}>
      <Entrance Portal={Portal} />
    </App>,
  );
  await opened;
}

start().catch((error: unknown) => {
  console.error(error);
  root.render(
    <Appearance>
      <StartFailed />
    </Appearance>,
  );
});
