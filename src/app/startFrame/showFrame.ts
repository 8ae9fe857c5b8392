import { chooseFrame } from './chooseFrame';

/*
 * The build puts this script into index.html, so that the frame of the page shows before anything else is loaded. It
 * also asks for the code of the first screen, which the portal itself would ask for only once it runs; the build names
 * the files on this script's tag. The portal runs without it as well, as on a host whose headers name another script.
 */

const { lang, ...shown } = chooseFrame();
Object.assign(document.documentElement, { lang });
Object.assign(document.documentElement.dataset, shown);
// On a first visit the font would take its part of a slow network from the code; the portal asks for it when it shows.
if (!navigator.serviceWorker?.controller) document.documentElement.dataset['font'] = 'later';

function ask(files = '') {
  for (const href of files.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
  }
}

const { signIn, portal, dashboard, claims } = document.currentScript?.dataset ?? {};
// What comes after a device passphrase is not known before.
if (shown.frame === 'sign-in') ask(signIn);
if (shown.frame === 'portal') {
  if (shown.page === 'dashboard') ask(dashboard);
  if (shown.page === 'claims') ask(claims);
  ask(portal);
}
