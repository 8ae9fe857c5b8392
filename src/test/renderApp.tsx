import type { RegisterRecords } from '../domain/register/kinds/kinds';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, type InitialEntry } from 'react-router-dom';
import { App } from '../app/App';
import { Entrance } from '../app/Entrance';
import { PortalAt } from '../app/Portal';
import { portalRoutes } from '../app/routes';
import type { Role } from '../domain/user/roles';
import '../i18n/i18n';
import type { Ports } from '../store/ports';
import { createBrowser, noRecords, signInAs } from './testRegister';

type Options = {
  /** Signed in as; nobody when left out. */
  role?: Role;
  /** Address the portal is opened at; a reload opens it at the entry that was left. */
  at?: InitialEntry;
  /** Laid down as on a first run. */
  records?: Partial<RegisterRecords>;
  /** A browser that is in use already: its storage, its other tabs. */
  browser?: ReturnType<typeof createBrowser>;
  /** What the tab asks the world through; the portal then shows before all is read. */
  ports?: Partial<Ports>;
};

/** The real portal on a real store: routes, shell and lazy pages. Wait for what you look for with `findBy`. */
export async function renderApp({ role, at = '/', records, browser = createBrowser(), ports }: Options = {}) {
  const tab = browser.openTab({
    layDown: () => Promise.resolve({ ...noRecords, ...records }),
    ...(ports && { ports }),
  });
  await (ports ? tab.entered : tab.opened);
  if (role) await signInAs(tab, role);
  const router = createMemoryRouter(portalRoutes, { initialEntries: [at] });
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(
    <App store={tab.store}>
      <Entrance Portal={() => <PortalAt router={router} />} />
    </App>,
  );
  return { user, tab, browser, router, unmount };
}
