import type { Role } from '../../domain/user/roles';
import { mayOpen, routes } from '../../domain/routes';
import type { Words } from '../../domain/words';
import {
  amountKeys,
  goToKeys,
  messagesCode,
  queueKeys,
  rowKeys,
  sidebarKey,
  singleKeys,
  viewerKeys,
} from '../../ui/page/shortcuts';
import { goToNames } from './useShortcuts';

export type Shortcut = {
  does: Words;
  /** As they stand on the keys: one or the other, or with `then` one after the other. */
  keys: readonly string[];
  then?: boolean;
};

type Place = { title: Words; shortcuts: readonly Shortcut[] };

/** What stands on a key, where that is not what it is called in a program. */
const keyLabels: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  '-': '−',
};

const keyLabelOf = (key: string) => keyLabels[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** Of a table of keys, some by name: only what the table holds can be listed. */
const facesOf = <Key extends string>(_table: readonly Key[], ...keys: Key[]) => keys.map(keyLabelOf);

const alone: readonly Shortcut[] = [
  { does: 'Show this list', keys: [singleKeys.list] },
  { does: 'Go to the search box', keys: [singleKeys.search] },
];

/** The list of shortcuts for a role. @param single whether keys pressed alone do something on this device */
export function shortcutPlaces(role: Role, single: boolean): Place[] {
  const places: (Place & { wanted: boolean })[] = [
    {
      title: 'Everywhere',
      wanted: true,
      shortcuts: [
        ...(single ? alone : []),
        {
          does: 'Open or close the sidebar',
          keys: [`Ctrl+${keyLabelOf(sidebarKey)}`, `⌘+${keyLabelOf(sidebarKey)}`],
        },
        { does: 'Go to notifications', keys: [`Alt+${messagesCode.replace('Key', '')}`] },
        { does: 'Close a dialog or a menu', keys: ['Esc'] },
      ],
    },
    {
      title: 'Go to',
      wanted: single,
      shortcuts: goToNames(role).map((name) => ({
        does: routes[name].title,
        keys: [keyLabelOf(singleKeys.goTo), keyLabelOf(goToKeys[name])],
        then: true,
      })),
    },
    {
      title: 'In forms',
      wanted: true,
      shortcuts: [
        { does: 'Submit the form', keys: ['Enter'] },
        { does: 'Increase or decrease the amount', keys: facesOf(amountKeys, 'ArrowUp', 'ArrowDown') },
      ],
    },
    {
      title: 'In the claims table',
      wanted: true,
      shortcuts: [
        { does: 'Move one row up or down', keys: facesOf(rowKeys, 'ArrowUp', 'ArrowDown') },
        { does: 'Select the claim', keys: ['Space'] },
        { does: 'Open the claim', keys: ['Enter'] },
      ],
    },
    {
      title: 'In the verification queue',
      wanted: mayOpen('verification', role),
      shortcuts: [
        { does: 'Previous or next claim', keys: facesOf(queueKeys, 'ArrowUp', 'ArrowDown') },
        { does: 'First or last claim', keys: facesOf(queueKeys, 'Home', 'End') },
        { does: 'Move to the open claim', keys: ['Enter'] },
      ],
    },
    {
      title: 'In the evidence viewer',
      wanted: true,
      shortcuts: [
        { does: 'Zoom in or out', keys: facesOf(viewerKeys, '+', '-') },
        { does: 'Fit to width', keys: facesOf(viewerKeys, '0') },
        { does: 'Previous or next file', keys: facesOf(viewerKeys, 'ArrowLeft', 'ArrowRight') },
        { does: 'Scroll up or down', keys: facesOf(viewerKeys, 'ArrowUp', 'ArrowDown') },
        { does: 'Scroll up or down one screen', keys: facesOf(viewerKeys, 'PageUp', 'PageDown') },
      ],
    },
  ];
  return places.filter(({ wanted }) => wanted);
}
