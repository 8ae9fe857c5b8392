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
import { goToNames } from './goToNames';

export type Shortcut = {
  does: Words;
  /** As they stand on the keys: one or the other, or with `then` one after the other. */
  keys: readonly string[];
  then?: boolean;
};

type Place = { title: Words; shortcuts: readonly Shortcut[] };

/** What stands on a key, where that is not what it is called in a program. */
const faces: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  '-': '−',
};

const faceOf = (key: string) => faces[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** Of a table of keys, some by name: only what the table holds can be listed. */
const facesOf = <Key extends string>(_table: readonly Key[], ...keys: Key[]) => keys.map(faceOf);

const alone: readonly Shortcut[] = [
  { does: 'Show this list', keys: [singleKeys.list] },
  { does: 'Go to the search of the page', keys: [singleKeys.search] },
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
          keys: [`Ctrl+${faceOf(sidebarKey)}`, `⌘+${faceOf(sidebarKey)}`],
        },
        { does: 'Go to the notifications', keys: [`Alt+${messagesCode.replace('Key', '')}`] },
        { does: 'Close a dialog or a menu', keys: ['Esc'] },
      ],
    },
    {
      title: 'Go to',
      wanted: single,
      shortcuts: goToNames(role).map((name) => ({
        does: routes[name].title,
        keys: [faceOf(singleKeys.goTo), faceOf(goToKeys[name])],
        then: true,
      })),
    },
    {
      title: 'In forms',
      wanted: true,
      shortcuts: [
        { does: 'Send the form', keys: ['Enter'] },
        { does: 'A larger or smaller amount', keys: facesOf(amountKeys, 'ArrowUp', 'ArrowDown') },
      ],
    },
    {
      title: 'In the table of claims',
      wanted: true,
      shortcuts: [
        { does: 'Move one row up or down', keys: facesOf(rowKeys, 'ArrowUp', 'ArrowDown') },
        { does: 'Select the claim', keys: ['Space'] },
        { does: 'Open the claim', keys: ['Enter'] },
      ],
    },
    {
      title: 'In the queue of claims to verify',
      wanted: mayOpen('verification', role),
      shortcuts: [
        { does: 'To the claim before or after', keys: facesOf(queueKeys, 'ArrowUp', 'ArrowDown') },
        { does: 'To the first or the last claim', keys: facesOf(queueKeys, 'Home', 'End') },
        { does: 'Go on in the claim', keys: ['Enter'] },
      ],
    },
    {
      title: 'In the viewer of evidence',
      wanted: true,
      shortcuts: [
        { does: 'Larger or smaller', keys: facesOf(viewerKeys, '+', '-') },
        { does: 'Fit to width', keys: facesOf(viewerKeys, '0') },
        { does: 'To the file before or after', keys: facesOf(viewerKeys, 'ArrowLeft', 'ArrowRight') },
        { does: 'Up or down', keys: facesOf(viewerKeys, 'ArrowUp', 'ArrowDown') },
        { does: 'A screen up or down', keys: facesOf(viewerKeys, 'PageUp', 'PageDown') },
      ],
    },
  ];
  return places.filter(({ wanted }) => wanted);
}
