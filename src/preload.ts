import { keepToPolicy } from './platform/strictPage';
import { headerKey } from './platform/vault/sealedPlaces';
import { keyPrefix } from './store/persistence/keys';

/*
 * Runs before the framework is there: it prepares the page for its content security policy, and asks for the code of
 * the first screen, which the portal itself would ask for only once it runs. The build names the files on this script's
 * tag.
 */

keepToPolicy();

const { signIn = '', portal = '', dashboard = '', claims = '' } = document.currentScript?.dataset ?? {};

/** The code of the page that an address leads to. */
const pages = new Map([
  ['/', dashboard],
  ['/login', dashboard],
  ['/claims', claims],
]);

function isSignedIn(): boolean {
  try {
    return /"current":\{/.test(localStorage.getItem(`${keyPrefix}session`) ?? '');
  } catch {
    return false;
  }
}

function isLocked(): boolean {
  try {
    return localStorage.getItem(headerKey) !== null;
  } catch {
    return false;
  }
}

function ask(files: string) {
  for (const href of files.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
  }
}

// What comes after a device passphrase is not known before.
if (!isLocked()) {
  if (isSignedIn()) {
    ask(portal);
    ask(pages.get(location.pathname) ?? '');
  } else {
    ask(signIn);
  }
}
