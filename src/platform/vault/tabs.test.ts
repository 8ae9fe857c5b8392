import { lockManager } from '../../test/browser/lockManager';
import { withLock } from '../tabs/locks';
import { ifAloneAmongTabs, ifOpenNowhere, joinTabs, leaveTabs } from './tabs';

test('what takes all tabs is not done, and not waited for, where the register is open; the own tab steps aside', async () => {
  const done: string[] = [];
  const work = (name: string) => () => Promise.resolve(done.push(name));
  await joinTabs();
  expect(await ifOpenNowhere(work('while open'))).toBe(false);
  await ifAloneAmongTabs(work('stepped aside'));
  expect(await ifOpenNowhere(work('open again'))).toBe(false);
  leaveTabs();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await ifOpenNowhere(work('left'))).toBe(true);
  expect(done).toEqual(['stepped aside', 'left']);
});

test('a tab opens though the browser has given the lock to nobody', async () => {
  jest.useFakeTimers();
  void withLock('wildlife-claims-vault', () => new Promise<void>(() => undefined));
  const joined = joinTabs();
  lockManager.strand('wildlife-claims-vault');
  await jest.advanceTimersByTimeAsync(60_000);
  await joined;
  leaveTabs();
  jest.useRealTimers();
});
