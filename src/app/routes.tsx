import { Navigate, type RouteObject } from 'react-router-dom';
import { homePath, loginPath, routeNames, routes, type RouteName } from '../domain/routes';
import { Authorised } from './Authorised';
import { lazyScreen } from './lazyScreen';
import { NotFoundPage } from './NotFoundPage';
import { PageFailed, ShellFailed } from './PageFailed';
import { RouteSkeleton } from './RouteSkeleton';
import { screens } from './screens';
import { Shell } from './shell/Shell';

function pageRoute(name: RouteName): RouteObject {
  const Screen = lazyScreen(screens[name].load, <RouteSkeleton route={name} />);
  return {
    path: routes[name].path,
    element: (
      <Authorised route={name}>
        <Screen />
      </Authorised>
    ),
    errorElement: <PageFailed />,
  };
}

/** Every address behind sign-in; whoever is signed in already has no use for sign-in itself. */
export const portalRoutes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ShellFailed />,
    children: [
      // Until there is a dashboard.
      { path: homePath, element: <Navigate to={routes.claims.path} replace /> },
      { path: loginPath, element: <Navigate to={homePath} replace /> },
      ...routeNames.map(pageRoute),
      { path: '*', element: <NotFoundPage />, errorElement: <PageFailed /> },
    ],
  },
];
