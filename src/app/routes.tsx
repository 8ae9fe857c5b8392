import type { ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loginPath } from '../domain/entrancePaths';
import { mayOpen, routeNames, routes, type RouteName } from '../domain/routes';
import { useAppSelector } from '../store/hooks';
import { selectRole } from '../store/session/selectors';
import { lazyScreen, type LazyScreen } from './lazyScreen';
import { MountedAnew } from './trouble/MountedAnew';
import { PageFailed, ShellFailed } from './trouble/PageFailed';
import { screens } from './screens';
import { Shell } from './shell/Shell';
import { shellMenusReady } from './shell/shellMenus';
import { SignOut } from './SignOut';
import { useTranslation } from '../i18n/useTranslation';
import { PageSkeleton } from '../ui/page/Skeletons';

const pageOf = (name: RouteName) => lazyScreen(screens[name].load, <RouteSkeleton route={name} />);

const pages = Object.fromEntries(routeNames.map((name) => [name, pageOf(name)])) as Record<RouteName, LazyScreen>;

/* In the file of the menus, which every visit loads. */
const NotFoundPage = lazyScreen(
  () => import(/* webpackChunkName: "shell-menus" */ './NotFoundPage').then((file) => file.NotFoundPage),
  null,
);
const NotAuthorisedPage = lazyScreen(
  () => import(/* webpackChunkName: "shell-menus" */ './NotAuthorisedPage').then((file) => file.NotAuthorisedPage),
  null,
);

/** Shows a route to the roles that may open it. */
function Authorised({ route, children }: { route: RouteName; children: ReactNode }) {
  const role = useAppSelector(selectRole);
  if (!role) return null;
  return mayOpen(route, role) ? children : <NotAuthorisedPage route={route} role={role} />;
}

function pageRoute(name: RouteName): RouteObject {
  const Page = pages[name];
  return {
    path: routes[name].path,
    element: (
      <MountedAnew key={name} tells>
        <Authorised route={name}>
          <Page />
        </Authorised>
      </MountedAnew>
    ),
    errorElement: <PageFailed />,
    handle: Page,
  };
}

/** Every address behind sign-in. */
export const portalRoutes: RouteObject[] = [
  {
    element: (
      <MountedAnew tells>
        <Shell />
      </MountedAnew>
    ),
    errorElement: <ShellFailed />,
    children: [
      { path: loginPath, element: <SignOut /> },
      ...routeNames.map(pageRoute),
      { path: '*', element: <NotFoundPage />, errorElement: <PageFailed />, handle: NotFoundPage },
    ],
  },
];

/** Resolves when the page of an address can be shown. */
export async function pageReady(address: string) {
  for (const { route } of matchRoutes(portalRoutes, address) ?? []) {
    const page = route.handle as LazyScreen | undefined;
    await page?.ready();
  }
}

/** The menus, and what people go to and fro between, loaded before they do. */
export async function dailyPagesReady() {
  await shellMenusReady();
  for (const page of [pages.dashboard, pages.claims, pages.claim]) await page.ready();
}

/** A page while its code is on the way, under its own title already. */
function RouteSkeleton({ route }: { route: RouteName }) {
  const { t } = useTranslation();
  return (
    <>
      <title>{`${t(routes[route].title)} · ${t('Wildlife Claims Portal')}`}</title>
      <PageSkeleton shape={routes[route].shape} />
    </>
  );
}
