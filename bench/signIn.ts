import { Shell } from '../e2e/pages/Shell';
import { rounds, type Times } from './measures';
import { closePage, openPage, settle, shownAfter, signInButton, type Site } from './portal';

/** First visits of sign-in. Whoever was signed in is signed out before. */
export async function measureSignIn(site: Site): Promise<Times[]> {
  const last = await openPage(site, '/claims');
  await settle(last, 2000);
  await new Shell(last).signOut();
  await closePage(last);
  const all: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openPage(site, '/login', { network: 'Fast 4G', emptyCache: true });
    all.push({ login: await shownAfter(page, signInButton) });
    await closePage(page);
  }
  return all;
}
