import type * as events from './events';
import { buildClaim } from '../test/builders';
import { openRegister } from '../test/openRegister';
import { addNote } from './claims/addNote';
import { parseEvent, parseStoredEvent } from './parseEvent';

/*
 * A worked example of an event whose shape has changed: version 1 of a note called its text `text`, version 2 calls it
 * `content`, as today's schema does.
 */

jest.mock<typeof events>('./events', () => {
  const actual = jest.requireActual<typeof events>('./events');
  actual.eventVersions.set('claims/noteAdded', 2);
  return actual;
});

jest.mock('./eventMigrations', () => ({
  eventMigrations: {
    'claims/noteAdded': {
      2: ({ note: { text, ...note }, ...rest }: { note: { text: string } }) => ({
        ...rest,
        note: { ...note, content: text.trim() },
      }),
    },
  },
}));

/** The event of a note as it lies in the log today, and as version 1 wrote it. */
async function writeNote() {
  const { tab, browser } = await openRegister({ claims: [buildClaim({ id: 'CL-1' })] }, 'district_officer');
  await tab.store.dispatch(addNote('CL-1', { content: 'Seen', type: 'document' }));
  const [today] = [...(browser.log?.entries.values() ?? [])]
    .map(({ text }) => JSON.parse(text.slice(text.indexOf('{'))) as unknown)
    .filter((event) => (event as { type: string }).type === 'claims/noteAdded') as [
    { payload: { note: { content: string } }; meta: { v: number } },
  ];
  const { content, ...note } = today.payload.note;
  const earlier = { ...today, payload: { ...today.payload, note: { ...note, text: content } } };
  return { today, earlier: { ...earlier, meta: { ...today.meta, v: 1 } } };
}

test('an event of an earlier version is read from the log as it would be today, and from nowhere else', async () => {
  const { today, earlier } = await writeNote();
  expect(today.meta.v).toBe(2);
  expect(parseStoredEvent(today)).toEqual(today);
  expect(parseStoredEvent(earlier)).toEqual(today);
  expect(parseEvent(earlier)).toBeUndefined();
});

test('one that its migration throws on, or of a version that there is not, is not taken', async () => {
  const { today, earlier } = await writeNote();
  expect(parseStoredEvent({ ...earlier, payload: {} })).toBeUndefined();
  expect(parseStoredEvent({ ...earlier, meta: { ...earlier.meta, v: 0 } })).toBeUndefined();
  expect(parseStoredEvent({ ...today, meta: { ...today.meta, v: 9 } })).toBeUndefined();
  expect(parseStoredEvent('x')).toBeUndefined();
});
