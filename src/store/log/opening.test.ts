import type { EventLog } from '../../domain/register/eventLog';
import { buildClaim } from '../../test/builders';
import { createMemoryLog } from '../../test/memoryLog';
import { openRegister, registerOf } from '../../test/openRegister';
import { createBrowser, type Tab } from '../../test/testRegister';
import { addNote } from '../claims/addNote';

const claims = [buildClaim({ id: 'CL-1' }), buildClaim({ id: 'CL-2' })];
const deaf = { tabs: { post: () => undefined, listen: () => undefined } };

async function note({ store, services }: Tab, content: string) {
  await store.dispatch(addNote('CL-1', { content, type: 'document' }));
  await services.takeSnapshot();
}

/** A register with the first tab, which takes a snapshot after every event. */
async function openBusy() {
  const log = createMemoryLog();
  const browser = createBrowser({ log });
  await openRegister({ claims }, 'district_officer', browser);
  const first = browser.openTab({ ports: { snapshotAfter: 1 } });
  await first.opened;
  await note(first, 'Before');
  return { log, browser, first };
}

test('a tab that opens while others let go of what it is reading ends with the whole register', async () => {
  const { log, browser, first } = await openBusy();
  let isFirstReading = true;
  const busy: EventLog = {
    ...log,
    buckets: async (keys) => {
      if (isFirstReading && keys.some((key) => key.includes('/claims/'))) {
        isFirstReading = false;
        for (const content of ['One', 'Two', 'Three']) await note(first, content);
      }
      return log.buckets(keys);
    },
  };
  const second = browser.openTab({ ports: { ...deaf, openLog: () => Promise.resolve(busy) } });
  await second.opened;
  expect(isFirstReading).toBe(false);
  expect(second.store.getState().storage).toMatchObject({ setAside: [], lost: null });
  expect(registerOf(second)).toEqual(registerOf(first));
  // What it writes down then is whole.
  await second.store.dispatch(addNote('CL-2', { content: 'Mine', type: 'document' }));
  await second.services.takeSnapshot();
  const third = browser.openTab();
  await third.opened;
  expect(registerOf(third)).toEqual(registerOf(second));
});

test('an event that another tab writes while the log is read does not make the log look shorter than it is', async () => {
  const { log, browser, first } = await openBusy();
  let isFirstReading = true;
  const kept = jest.spyOn(log, 'keepHead');
  const busy: EventLog = {
    ...log,
    read: async (after) => {
      const news = await log.read(after);
      if (isFirstReading) {
        isFirstReading = false;
        await first.store.dispatch(addNote('CL-1', { content: 'Meanwhile', type: 'document' }));
      }
      return news;
    },
  };
  const second = browser.openTab({ ports: { ...deaf, openLog: () => Promise.resolve(busy) } });
  await second.opened;
  expect(registerOf(second)).toEqual(registerOf(first));
  expect(kept).not.toHaveBeenCalled();
});

test('a damaged event that a tab comes upon makes it read-only, and it says so', async () => {
  const { log, browser, first } = await openBusy();
  const second = browser.openTab({ ports: deaf });
  await second.opened;
  await first.store.dispatch(addNote('CL-1', { content: 'Damaged', type: 'document' }));
  const last = Math.max(...log.entries.keys());
  log.entries.set(last, { sequence: last, text: '{' });
  await second.services.catchUp();
  await new Promise((resolve) => setTimeout(resolve));
  expect(second.store.getState().storage.lost).toBe('unreadable');
  expect(await second.store.dispatch(addNote('CL-2', { content: 'x', type: 'document' }))).toMatchObject({
    refusal: { code: 'not_stored' },
  });
});
