import { openJournal, openRegisterDatabase } from './registerDatabase';

/** What lies in the register's database, whatever it is. */
async function lay(records: readonly object[], state?: unknown) {
  const database = await openRegisterDatabase();
  const transaction = database.transaction(['records', 'state'], 'readwrite');
  transaction.objectStore('records').clear();
  transaction.objectStore('state').clear();
  for (const record of records) transaction.objectStore('records').put(record);
  if (state !== undefined) transaction.objectStore('state').put(state, 'register');
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
}

async function journal() {
  const opened = await openJournal();
  if (!opened) throw new Error('No journal');
  return opened;
}

const sound = { key: 'wcp/claims/CL-1', text: '{"id":"CL-1"}', sequence: 3, at: '2026-11-20T08:00:00.000Z' };

test('rows that are none are read as texts, so that nothing of them is lost', async () => {
  await lay(
    [
      sound,
      { key: 'wcp/claims/CL-2', text: { id: 'CL-2' }, sequence: 2, at: 5 },
      { key: 'wcp/claims/CL-3' },
      { key: 'wcp/claims/CL-4', text: 7, sequence: 'x', at: sound.at },
    ],
    { sequence: 3, forgotten: 0, home: 'indexedDB' },
  );
  const { rows, since } = await journal();
  expect(await rows('wcp/claims/')).toEqual([
    sound,
    { key: 'wcp/claims/CL-2', text: '{"id":"CL-2"}', sequence: 2, at: '' },
    { key: 'wcp/claims/CL-3', text: '', sequence: 0, at: '' },
    { key: 'wcp/claims/CL-4', text: '7', sequence: 0, at: sound.at },
  ]);
  expect(await since(2)).toMatchObject({ sequence: 3, home: 'indexedDB', whole: true });
  expect((await since(2))?.rows).toContainEqual(sound);
});

test.each([[undefined], [null], ['x'], [{}], [{ sequence: 'x', home: 7 }], [{ sequence: -1, forgotten: NaN }]])(
  'with the state %j, the journal answers and goes on from what localStorage knows',
  async (state) => {
    await lay([sound], state);
    const { since, append } = await journal();
    expect(await since(9)).toMatchObject({ sequence: 0, home: 'localStorage', whole: false, rows: [] });
    expect(await append({ after: 9, writes: [['wcp/claims/CL-5', '{}']], copied: 9 })).toBe('stored');
    expect(await since(9)).toMatchObject({ sequence: 10, whole: true, rows: [{ key: 'wcp/claims/CL-5' }] });
  },
);
