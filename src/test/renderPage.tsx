import type { RegisterRecords } from '../domain/register/kinds/kinds';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { App } from '../app/App';
import type { Role } from '../domain/user/roles';
import '../i18n/i18n';
import { Toasts } from '../ui/toast/Toasts';
import { createBrowser, noRecords, signInAs } from './testRegister';

type Options = {
  /** Signed in as; whoever is signed in already when left out. */
  role?: Role;
  /** Address the page is opened at; at every other one there is nothing. */
  at: string;
  /** The page's own path, where the address fills in parts of it. */
  path?: string;
  /** Laid down as on a first run. */
  records?: Partial<RegisterRecords>;
  /** A browser that is in use already: its storage, its other tabs. */
  browser?: ReturnType<typeof createBrowser>;
};

/** A page alone on a real store, without the shell and the other pages: for what neither is part of. */
export async function renderPage(
  page: ReactNode,
  { role, at, path = parsePath(at).pathname ?? '/', records, browser = createBrowser() }: Options,
) {
  const tab = browser.openTab({ layDown: () => Promise.resolve({ ...noRecords, ...records }) });
  await tab.opened;
  if (role) await signInAs(tab, role);
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(
    <App store={tab.store}>
      <Toasts>
        <RouterProvider router={router} />
      </Toasts>
    </App>,
  );
  return { user, tab, browser, router, unmount };
}
