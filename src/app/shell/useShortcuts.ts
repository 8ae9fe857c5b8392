import { mayOpen, routeNames, type RouteName, routes } from '../../domain/routes';
import type { Role } from '../../domain/user/roles';
import { goToKeys, singleKeys } from '../../ui/page/shortcuts';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { singleKeysOn } from '../../platform/page/singleKeys';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/session/selectors';

type GoToName = { [Name in RouteName]: (typeof goToKeys)[Name] extends string ? Name : never }[RouteName];

const hasKey = (name: RouteName): name is GoToName => goToKeys[name] !== undefined;

/** The screens with a key of their own that a role may open, in the order of the route table. */
export const goToNames = (role: Role): GoToName[] => routeNames.filter(hasKey).filter((name) => mayOpen(name, role));

/** How long the second key of two may take, in milliseconds. */
const sequenceTimeout = 1500;

/** Where a key is typed, or chooses among what is open. */
const takesKeys =
  'input, textarea, select, [contenteditable], [role="spinbutton"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const open = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isTyped = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(takesKeys) !== null) || document.querySelector(open) !== null;

/** The keys that are pressed alone: the list of keys, the search of the page, and g with another to go to a screen. */
export function useShortcuts(main: RefObject<HTMLElement | null>, onList: () => void) {
  const navigate = useNavigate();
  const role = useAppSelector(selectRole);
  /** When the first of two keys was pressed. */
  const going = useRef<number>(undefined);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const goesOn = going.current !== undefined && event.timeStamp - going.current < sequenceTimeout;
    if (event.key !== 'Shift') going.current = undefined;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isTyped(event) || !singleKeysOn()) return;

    const screen = goesOn && role && goToNames(role).find((name) => goToKeys[name] === event.key.toLowerCase());
    if (screen) {
      event.preventDefault();
      void navigate(routes[screen].path);
    } else if (event.key.toLowerCase() === singleKeys.goTo) {
      if (!event.repeat) going.current = event.timeStamp;
    } else if (event.key === singleKeys.list) {
      event.preventDefault();
      onList();
    } else if (event.key === singleKeys.search) {
      const search = main.current?.querySelector<HTMLInputElement>('input[type="search"]');
      if (!search) return;
      event.preventDefault();
      search.focus();
      search.select();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
