import { buildDraft } from '../../test/builders';
import { createMemoryLog } from '../../test/browser/memoryLog';
import { openRegister } from '../../test/openRegister';
import { createBrowser } from '../../test/testRegister';
import { discardWithFiles } from './discarding';
import { removeDraftFile } from './files';
import { submitDraft } from './submit';

const draft = buildDraft({ id: 'DRAFT-1', claimId: 'CL-9' });

/** Two tabs of an officer with a draft, and what becomes of its files on the device. */
async function openTwo() {
  const log = createMemoryLog();
  const browser = createBrowser({ log });
  const { tab: mine } = await openRegister({ drafts: [draft] }, 'district_officer', browser);
  const theirs = browser.openTab();
  await theirs.opened;
  const removed: string[] = [];
  const files = {
    copyFiles: () => Promise.resolve({ unread: [] }),
    removeCopied: () => Promise.resolve(void removed.push('copied')),
    removeDraftFiles: ({ id }: { id: string }) => Promise.resolve(void removed.push(id)),
    putBack: () => Promise.resolve(true),
    removeUnnamed: () => Promise.resolve(void removed.push('unnamed')),
  };
  const discardThere = () => theirs.store.dispatch(discardWithFiles('DRAFT-1', files));
  const claimHere = () => mine.store.getState().claims.entities['CL-9'];
  return { log, mine, theirs, removed, discardThere, claimHere };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('a draft that is discarded takes its files along, and a file that is taken out goes', async () => {
  const { theirs, removed, discardThere } = await openTwo();
  const takenOut = theirs.store.dispatch(removeDraftFile('DRAFT-1', 'photos', 'FILE-1'));
  expect(takenOut.ok && (await takenOut.value)).toBe(true);
  expect((await discardThere()).result).toMatchObject({ ok: true, stored: true });
  await turn();
  expect(removed).toEqual(['DRAFT-1']);
});

test('while its submission waits in another tab for room, its files stay, and its claim has them', async () => {
  const { log, mine, theirs, removed, discardThere, claimHere } = await openTwo();
  const full = jest.spyOn(log, 'append').mockResolvedValue('full');
  expect(await mine.store.dispatch(submitDraft('DRAFT-1'))).toMatchObject({ ok: true, stored: false });
  const takenOut = theirs.store.dispatch(removeDraftFile('DRAFT-1', 'photos', 'FILE-1'));
  expect(takenOut.ok && (await takenOut.value)).toBe(false);
  expect((await discardThere()).result).toMatchObject({ ok: true, stored: true });
  await turn();
  full.mockRestore();
  expect(await mine.services.saveWaiting()).toBe(true);
  expect(claimHere()?.evidence).toEqual(draft.evidence);
  expect(removed).toEqual([]);
});

test('and while it waits there for its turn', async () => {
  const { log, mine, removed, discardThere, claimHere } = await openTwo();
  const discarding = discardThere();
  const { keepDrafts } = log;
  let submitting: Promise<unknown> | undefined;
  jest.spyOn(log, 'keepDrafts').mockImplementationOnce((...drafts) => {
    submitting = mine.store.dispatch(submitDraft('DRAFT-1'));
    return keepDrafts(...drafts);
  });
  expect((await discarding).result).toMatchObject({ ok: true });
  expect(await submitting).toMatchObject({ ok: true, stored: true });
  await turn();
  expect(claimHere()?.evidence).toEqual(draft.evidence);
  expect(removed).toEqual([]);
});
