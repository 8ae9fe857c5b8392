import { mayOpen, routeNames, type RouteName } from '../../domain/routes';
import type { Role } from '../../domain/user/roles';
import { goToKeys } from '../../ui/page/shortcuts';

type GoToName = { [Name in RouteName]: (typeof goToKeys)[Name] extends string ? Name : never }[RouteName];

const hasKey = (name: RouteName): name is GoToName => goToKeys[name] !== undefined;

/** The screens with a key of their own that a role may open, in the order of the route table. */
export const goToNames = (role: Role): GoToName[] => routeNames.filter(hasKey).filter((name) => mayOpen(name, role));
