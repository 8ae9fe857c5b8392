import { selectRole } from '../store/session/selectors';
import { signOut } from '../store/session/commands';
import { createBrowser, noRecords, signInAs } from '../test/testRegister';
import { followOtherTabs } from './followOtherTabs';

test('a page that comes back shows nothing of a session that ended elsewhere, even before it can catch up', async () => {
  const browser = createBrowser();
  // While it is kept for Back, a page hears nothing.
  const kept = browser.openTab({
    layDown: () => Promise.resolve(noRecords),
    ports: { tabs: { post: () => undefined, listen: () => undefined } },
  });
  await kept.opened;
  await signInAs(kept, 'district_officer');
  followOtherTabs(kept.store, kept.services);

  const other = browser.openTab();
  await other.opened;
  await other.store.dispatch(signOut());
  let goOn = () => {};
  const standsStill = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const done = other.services.inTurn(() => standsStill);
  expect(selectRole(kept.store.getState())).toBe('district_officer');

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(selectRole(kept.store.getState())).toBeUndefined();
  goOn();
  await done;
});
