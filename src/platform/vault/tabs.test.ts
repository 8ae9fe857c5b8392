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
