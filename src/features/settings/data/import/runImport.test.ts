import { getEvidenceFile, putEvidenceFile, removeEvidenceFile } from '../../../../platform/evidenceFiles';
import { withLock } from '../../../../platform/tabs/locks';
import { mergeRegister } from '../../../../store/register/mergeRegister';
import { planMerge } from '../../../../store/register/merging/planMerge';
import { buildClaim, buildEvidence, buildFile } from '../../../../test/builders';
import { noRecords } from '../../../../test/testRegister';
import { buildFileTask } from '../../../../test/files/fileTask';
import { openRegister, registerOf } from '../../../../test/openRegister';
import { storedFiles } from '../../../../test/files/storedFiles';
import { runImport } from './runImport';

const photos = ['A', 'B', 'C'].map((id) => buildFile({ id, size: 1 }));
const claims = [buildClaim({ id: 'CL-1', evidence: buildEvidence({ photos }) })];
const file = { exportedAt: '2026-11-20T12:00:00.000Z', records: { ...noRecords, claims } };

const entry = (fileId: string, read = () => Promise.resolve<Blob | undefined>(new Blob([fileId]))) => ({
  ...{ claimId: 'CL-1', fileId, size: 1, sha256: '' },
  read,
});

async function open(wanted: ReturnType<typeof entry>[]) {
  const { tab } = await openRegister({}, 'admin');
  const seen = planMerge(tab.store.getState(), file.records, '', '2026-11-20T12:00:00.000Z');
  const merge = { file, from: 'gulu.zip', seen, choices: {} };
  return { tab, order: { merge, wanted, words: { waiting: '', keeping: '' }, onWriting: () => undefined } };
}

function signal() {
  let give = () => undefined as void;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give, given };
}

afterEach(async () => {
  await Promise.all(photos.map(({ id }) => removeEvidenceFile('CL-1', id)));
});

test('what is cancelled half way is as if it had never begun', async () => {
  const { task, cancel } = buildFileTask();
  const stop = entry('B', () => {
    cancel();
    return Promise.resolve(new Blob(['B']));
  });
  const { tab, order } = await open([entry('A'), stop, entry('C')]);
  const before = registerOf(tab);
  await expect(runImport(order, tab.store, task)).rejects.toBeDefined();
  expect(await storedFiles('CL-1')).toEqual([]);
  expect(registerOf(tab)).toEqual(before);
});

test('a file that went away in between imports nothing', async () => {
  const { tab, order } = await open([entry('A'), entry('B', () => Promise.resolve(undefined))]);
  expect(await runImport(order, tab.store, buildFileTask().task)).toEqual({
    ...{ ok: false, failure: { code: 'evidence', reason: 'gone' } },
  });
  expect(await storedFiles('CL-1')).toEqual([]);
  expect(tab.store.getState().claims.ids).toEqual([]);
});

test('bytes that are here stay as they are, and so do those that the register has come to name meanwhile', async () => {
  const { tab, order } = await open([entry('A'), entry('B')]);
  await putEvidenceFile('CL-1', 'A', new Blob(['mine']));
  // Another tab brings the same file in.
  await tab.store.dispatch(mergeRegister(order.merge));
  expect(await runImport(order, tab.store, buildFileTask().task)).toMatchObject({
    failure: { refusal: { code: 'changed' } },
  });
  expect((await storedFiles('CL-1')).sort()).toEqual(['A', 'B']);
  const kept = await getEvidenceFile('CL-1', 'A');
  expect(kept.ok && (await kept.value?.text())).toBe('mine');
});

test('of two tabs with the same file one waits; what the first takes back when it is cancelled, the second keeps', async () => {
  const { task, cancel } = buildFileTask();
  const [begun, goOn] = [signal(), signal()];
  const slow = entry('B', async () => {
    begun.give();
    await goOn.given;
    return new Blob(['B']);
  });
  const { tab, order } = await open([entry('A'), slow]);
  const first = runImport(order, tab.store, task);
  await begun.given;
  // Without a turn of its own, the second builds on the first's A while that is still to be taken back.
  const last = entry('B', async () => {
    await first.catch(() => undefined);
    return new Blob(['B']);
  });
  const second = runImport({ ...order, wanted: [entry('A'), last] }, tab.store, buildFileTask().task);
  await new Promise((resolve) => setTimeout(resolve, 20));
  cancel();
  goOn.give();
  // Cancelled between the last file and the snapshot.
  await expect(first).rejects.toBeDefined();
  expect(await second).toMatchObject({ ok: true, held: [{ fileId: 'A' }, { fileId: 'B' }] });
  expect((await storedFiles('CL-1')).sort()).toEqual(['A', 'B']);
  expect(tab.store.getState().claims.ids).toEqual(['CL-1']);
});

test('whoever waits for another tab can give up', async () => {
  const goOn = signal();
  const other = withLock('wildlife-claims-import', () => goOn.given);
  const { task, cancel, reports } = buildFileTask();
  const { tab, order } = await open([entry('A')]);
  const waiting = runImport(order, tab.store, task);
  cancel();
  await expect(waiting).rejects.toBeDefined();
  expect(reports).toEqual([[0, 0]]);
  goOn.give();
  await other;
  expect(await storedFiles('CL-1')).toEqual([]);
});

test('of a deed that broke off the evidence stays, since its claims may be stored', async () => {
  const { tab, order } = await open([entry('A')]);
  jest
    .spyOn(tab.store, 'dispatch')
    // The register that the snapshot before it is made of.
    .mockResolvedValueOnce(tab.store.getState() as never)
    .mockReturnValueOnce(Promise.reject(new Error('Broke off')) as never);
  expect(await runImport(order, tab.store, buildFileTask().task)).toEqual({ ok: false, failure: { code: 'stopped' } });
  expect(await storedFiles('CL-1')).toEqual(['A']);
});
