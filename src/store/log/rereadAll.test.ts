import { buildClaim, buildDraft } from '../../test/builders';
import { createLogCore, createLogParts, noteEvent, stampAt, writeEvents } from '../../test/logCore';
import { draftSaved } from '../events';
import { recordSlices } from '../persistence/shapes/slices';
import { rereadAll } from './rereadAll';

/** A tab that shows the fifth event, of which the log has a snapshot. */
async function open({ hasDatabase = true } = {}) {
  const drafts = ['DRAFT-1', 'DRAFT-2'].map((id) => buildDraft({ id }));
  const room = createLogCore({ records: { claims: [buildClaim({ id: 'CL-1' })], drafts }, reached: 5, hasDatabase });
  const { core, storage, backend } = room;
  for (const draft of drafts) backend.texts.set(`reg/drafts/${draft.id}`, JSON.stringify(draft));
  const { snapshots, upkeep } = createLogParts(room);
  upkeep.begin();
  await upkeep.keepFirst();
  const read = (used: string[] = []) => rereadAll(core, snapshots, new Set(used), true);
  return { ...room, read, health: storage.health };
}

const notesIn = (slices: Awaited<ReturnType<typeof rereadAll>>) => {
  const claims = slices?.slices.claims?.entities as Record<string, { notes: { content: string }[] }> | undefined;
  return claims?.['CL-1']?.notes.map(({ content }) => content);
};

test('the register is read as others have left it, with the drafts that no event in memory has used up', async () => {
  const { read, log, health } = await open();
  await writeEvents(log, 5, [noteEvent(6), noteEvent(7)]);
  const all = await read(['DRAFT-2']);
  expect(all).toMatchObject({ sequence: 7, isPart: false, slices: { drafts: { ids: ['DRAFT-1'] } } });
  expect(notesIn(all)).toEqual(['Note 6', 'Note 7']);
  expect(health()).toMatchObject({ newerVersion: false, lost: null });
});

test.each([
  ['an event cannot be read', () => '{', { newerVersion: false, lost: 'unreadable' }],
  [
    'an event is of a newer version',
    () => ({ ...noteEvent(6), meta: { ...noteEvent(6).meta, v: 1000 } }),
    { newerVersion: true, lost: null },
  ],
])('where %s, nothing is taken for the register, and nothing is written any more', async (_where, event, expected) => {
  const { read, log, health, storage } = await open();
  const written = event();
  if (typeof written === 'string') log.entries.set(6, { sequence: 6, text: written });
  else await writeEvents(log, 5, [written]);
  expect(await read()).toBeUndefined();
  expect(health()).toMatchObject(expected);
  expect(storage.isClosed()).toBe(true);
});

test('where the log cannot be read, nothing is taken for the register, and it may be read later', async () => {
  const { read, log, storage } = await open();
  const { heads } = log;
  log.heads = () => Promise.resolve(undefined);
  expect(await read()).toBeUndefined();
  expect(storage.isClosed()).toBe(false);
  log.heads = heads;
  expect(await read()).toMatchObject({ sequence: 5 });
});

test('what is typed while it is read is in it', async () => {
  const { core, storage, read, log } = await open();
  const draft = buildDraft({ id: 'DRAFT-1', step: 2, updatedAt: '2026-11-20T09:00:00.000Z' });
  const { buckets } = log;
  // What is read last.
  log.buckets = (keys) => {
    if (keys.some((key) => key.includes(`/${recordSlices.at(-1) ?? ''}/`))) {
      storage.batchDrafts(() => {
        core.dispatch(draftSaved({ draft }, stampAt(9)));
        core.flush();
      });
    }
    return buckets(keys);
  };
  expect((await read())?.slices.drafts?.entities).toMatchObject({ 'DRAFT-1': draft });
});

test('without a database it is what localStorage has', async () => {
  const { read, backend } = await open({ hasDatabase: false });
  backend.texts.set('reg/sequence', '9');
  backend.texts.set('reg/claims/CL-1', JSON.stringify(buildClaim({ id: 'CL-1', rev: 4 })));
  expect(await read()).toMatchObject({ sequence: 9, slices: { claims: { entities: { 'CL-1': { rev: 4 } } } } });
});
