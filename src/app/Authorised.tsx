import type { ReactNode } from 'react';
import { mayOpen, type RouteName } from '../domain/routes';
import { useAppSelector } from '../store/hooks';
import { selectRole } from '../store/session/selectors';
import { NotAuthorisedPage } from './NotAuthorisedPage';

/** Shows a route to the roles that may open it. */
export function Authorised({ route, children }: { route: RouteName; children: ReactNode }) {
  const role = useAppSelector(selectRole);
  if (!role) return null;
  return mayOpen(route, role) ? children : <NotAuthorisedPage route={route} role={role} />;
}
