import { openRegister } from '../test/openRegister';
import type { Journal } from '../domain/register/journal';
import { startEmpty } from '../store/register/commands';
import { chooseTheme } from '../store/settings/commands';
import { buildClaim } from '../test/builders';
import { createMemoryJournal } from '../test/memoryJournal';
import { createBrowser, signInAs, type Tab } from '../test/testRegister';
import { watchPacks } from './watchPacks';

const idle = () => Promise.resolve();
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** The service itself, and what it has answered. */
function watched({ services }: Tab) {
  const tries: Promise<boolean>[] = [];
  const packRecords = () => {
    const answer = services.packRecords();
    tries.push(answer);
    return answer;
  };
  return { services: { packRecords }, tries };
}

test('the records are packed once, when they have moved and nobody waits', async () => {
  const { tab } = await openRegister({}, 'district_officer');
  const { services, tries } = watched(tab);
  watchPacks({ store: tab.store, services, idle });
  await turn();
  expect(tries).toHaveLength(0);
  await tab.services.moveRegister();
  await turn();
  await tab.store.dispatch(chooseTheme('dark'));
  await turn();
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
});

test('another register in their place is packed in the same visit', async () => {
  const claims = Array.from({ length: 1600 }, (_, place) => buildClaim({ id: `CL-${place}` }));
  const journal = createMemoryJournal();
  const { tab } = await openRegister({ claims }, 'admin', createBrowser({ journal }));
  const { services, tries } = watched(tab);
  watchPacks({ store: tab.store, services, idle });
  await tab.services.moveRegister();
  await turn();
  await Promise.all(tries);
  expect(await tab.store.dispatch(startEmpty())).toMatchObject({ ok: true });
  await turn();
  await Promise.all(tries);
  expect(journal.state.packed).toBe(journal.state.sequence);
});

test('a register that lies in the database is packed after the start', async () => {
  const { tab } = await openRegister({}, 'district_officer');
  await tab.services.moveRegister();
  await turn();
  const packRecords = jest.fn(() => Promise.resolve(true));
  watchPacks({ store: tab.store, services: { packRecords }, idle });
  await turn();
  expect(packRecords).toHaveBeenCalledTimes(1);
});

test('of a register that has just moved the next start finds packs', async () => {
  const journal = createMemoryJournal();
  const { tab } = await openRegister({}, 'district_officer', createBrowser({ journal }));
  const { services, tries } = watched(tab);
  watchPacks({ store: tab.store, services, idle });
  await tab.services.moveRegister();
  await turn();
  expect(await Promise.all(tries)).toEqual([true]);
  expect(journal.packTable.size).toBeGreaterThan(0);
});

test('what waits to be saved is saved first, and then the records are packed', async () => {
  const journal = createMemoryJournal();
  let isFull = false;
  const filling: Journal = {
    ...journal,
    append: (deed) => (isFull ? Promise.resolve('full') : journal.append(deed)),
  };
  const tab = createBrowser({ journal }).openTab({ ports: { openJournal: () => Promise.resolve(filling) } });
  await tab.opened;
  await signInAs(tab, 'district_officer');
  await tab.services.moveRegister();
  await turn();
  let rest: () => void = () => undefined;
  const whenTold = () =>
    new Promise<void>((resolve) => {
      rest = resolve;
    });
  const { services, tries } = watched(tab);
  watchPacks({ store: tab.store, services, idle: whenTold });
  isFull = true;
  await tab.store.dispatch(chooseTheme('dark'));
  await turn();
  rest();
  await turn();
  expect(tries).toHaveLength(0);
  isFull = false;
  expect(await tab.services.saveWaiting()).toBe(true);
  await turn();
  rest();
  await turn();
  expect(await Promise.all(tries)).toEqual([true]);
});

test('packs that the database refuses are not made again with every deed', async () => {
  const journal = createMemoryJournal();
  const keepPacks = jest.fn(() => Promise.resolve(false));
  const tab = createBrowser({ journal }).openTab({
    ports: { openJournal: () => Promise.resolve({ ...journal, keepPacks }) },
  });
  await tab.opened;
  await signInAs(tab, 'district_officer');
  const { services, tries } = watched(tab);
  watchPacks({ store: tab.store, services, idle });
  await tab.services.moveRegister();
  await turn();
  await tab.store.dispatch(chooseTheme('dark'));
  await turn();
  await Promise.all(tries);
  expect(keepPacks).toHaveBeenCalledTimes(1);
});
