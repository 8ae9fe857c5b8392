import { linkSample } from '../../domain/audit/sampleChain';
import { buildAuditEvent, buildClaim } from '../../test/builders';
import { openRegister } from '../../test/openRegister';
import { createBrowser, noRecords, signInAs } from '../../test/testRegister';
import { recordSnapshot } from '../audit/recordSnapshot';
import { signOut } from '../session/commands';
import { startEmpty } from './commands';
import { isUntouchedSample } from './firstDay';
import { isFirstSessionOnSample } from './firstSession';

async function openSample() {
  const audit = await linkSample([buildAuditEvent({ id: 'A' }), buildAuditEvent({ id: 'B' })]);
  const browser = createBrowser();
  const tab = browser.openTab({ layDown: () => Promise.resolve({ ...noRecords, claims: [buildClaim()], audit }) });
  return { browser, tab, state: () => tab.store.getState() };
}

test('the sample is untouched from when it is read until somebody signs in, in other tabs and after a reload too', async () => {
  const { browser, tab, state } = await openSample();
  expect(isUntouchedSample(state())).toBe(false);
  await tab.opened;
  const other = browser.openTab();
  await other.opened;
  await tab.store.dispatch(recordSnapshot(1));
  for (const { store } of [tab, other]) expect(isUntouchedSample(store.getState())).toBe(true);
  await signInAs(tab, 'finance');
  await tab.store.dispatch(signOut());
  const reloaded = browser.openTab();
  await reloaded.opened;
  for (const { store } of [tab, other, reloaded]) expect(isUntouchedSample(store.getState())).toBe(false);
});

test('the first session on the sample is known as such, and no later one', async () => {
  const { tab, state } = await openSample();
  await tab.opened;
  expect(isFirstSessionOnSample(state())).toBe(false);
  await signInAs(tab, 'admin');
  expect(isFirstSessionOnSample(state())).toBe(true);
  await tab.store.dispatch(signOut());
  await signInAs(tab, 'admin');
  expect(isFirstSessionOnSample(state())).toBe(false);
});

test('a register that is not the sample, or no more, has no first day', async () => {
  const { tab } = await openRegister({ claims: [buildClaim()] }, 'admin');
  expect(isFirstSessionOnSample(tab.store.getState())).toBe(false);
  const sample = await openSample();
  await sample.tab.opened;
  await signInAs(sample.tab, 'admin');
  await sample.tab.store.dispatch(startEmpty());
  expect(isUntouchedSample(sample.state())).toBe(false);
  expect(isFirstSessionOnSample(sample.state())).toBe(false);
});
