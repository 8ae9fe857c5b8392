import { homePath, loginPath } from '../../domain/entrancePaths';
import { mayOpen, routeNames, routes, type PageShape, type RouteName } from '../../domain/routes';
import { isLanguage, type Language } from '../../domain/settings/languages';
import { findSidebarOpen, type SidebarMemory } from '../../domain/settings/sidebar';
import type { Session } from '../../domain/user/user';
import { headerKey, isSealed } from '../../platform/vault/sealedPlaces';
import { keyPrefix, signedOutKey } from '../../store/persistence/local/keys';
import { addressBehindSignIn } from '../entranceAddress';
import { sessionTimeLeft } from '../idle/sessionTime';
import { wideShell } from '../shell/measures';

/** The attributes of the page by which index.html shows a frame; all but `lang` are `data-` attributes. */
export type Frame = {
  lang: Language;
  colorScheme: 'light' | 'dark';
  /** What the portal will show: its page behind sign-in, sign-in, or the question for the device passphrase. */
  frame: 'portal' | 'sign-in' | 'unlock';
  page?: RouteName;
  /** None where the page is not the session's to open, or there is none at the address. */
  shape?: PageShape;
  sidebar?: 'open' | 'collapsed';
};

/** A text of localStorage; null where there is none, or the browser gives none. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What a text holds, nothing where it is no JSON. Only what the frame needs is looked at: the start checks all of it. */
function parse<Kept>(key: string): Partial<Kept> {
  try {
    return (JSON.parse(read(key) ?? '{}') ?? {}) as Partial<Kept>;
  } catch {
    return {};
  }
}

function isLocked(): boolean {
  const header = read(headerKey);
  return (header !== null && !header.includes('"state":"off"')) || isSealed(read(`${keyPrefix}session`) ?? '');
}

/** Who will be signed in: nobody whose session ended elsewhere, or was left for too long. */
function findSession(): Session | undefined {
  const { current } = parse<{ current: Session | null }>(`${keyPrefix}session`);
  if (!current || (read(signedOutKey) ?? '').split(',').includes(current.sessionId)) return undefined;
  return sessionTimeLeft(current) > 0 ? current : undefined;
}

/** The route of an address, by the parts of its path. */
function findRoute(address: string): RouteName | undefined {
  const [path = ''] = address.split(/[?#]/);
  const parts = (path === loginPath ? homePath : path).replace(/(.)\/$/, '$1').split('/');
  return routeNames.find((name) => {
    const own = routes[name].path.split('/');
    return own.length === parts.length && own.every((part, place) => part.startsWith(':') || part === parts[place]);
  });
}

type KeptSettings = {
  preferences: { language?: string; theme?: string };
  sidebar: SidebarMemory;
};

/**
 * What the page looks like before the portal runs, from what is stored on this device and the address. It changes
 * nothing, and where it can read nothing it is sign-in in English and in the system's theme, as the portal then is.
 */
export function chooseFrame(): Frame {
  const { preferences, sidebar } = parse<KeptSettings>(`${keyPrefix}settings`);
  const { language = '', theme } = preferences ?? {};
  const prefersDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const common = {
    lang: isLanguage(language) ? language : 'en',
    colorScheme: prefersDark ? 'dark' : 'light',
  } as const;
  if (isLocked()) return { ...common, frame: 'unlock' };
  const session = findSession();
  if (!session) return { ...common, frame: 'sign-in' };
  const page = findRoute(addressBehindSignIn());
  const sidebarOpen = findSidebarOpen(sidebar ?? null, new Date().toISOString()) ?? matchMedia(wideShell).matches;
  return {
    ...common,
    frame: 'portal',
    ...(page && mayOpen(page, session.role) && { page, shape: routes[page].shape }),
    sidebar: sidebarOpen ? 'open' : 'collapsed',
  };
}
