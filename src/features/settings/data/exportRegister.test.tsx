import { screen, waitFor } from '@testing-library/react';
import { saveFile } from '../../../platform/download';
import * as evidenceFiles from '../../../platform/evidenceFiles';
import { registerAsJson } from '../../../store/persistence/shapes/registerJson';
import { buildClaim, buildDraft, buildEvidence, buildFile } from '../../../test/builders';
import { bytesOf } from '../../../test/files/bundles';
import { exportsIn } from '../../../test/exportsIn';
import { buildFileTask } from '../../../test/files/fileTask';
import { openRegister } from '../../../test/openRegister';
import { renderPage } from '../../../test/renderPage';
import { readRegisterFile } from './readRegisterFile';
import { rescueSnapshot } from './registerFile';
import { SettingsPage } from '../SettingsPage';

jest.mock('../../../platform/download', () => ({ saveFile: jest.fn() }));
jest.mock('../../../platform/storageStatus', () => ({ readStorageStatus: () => new Promise(() => undefined) }));

const { putEvidenceFile, removeEvidenceFile } = evidenceFiles;

const held = buildFile({ id: 'HELD', type: 'image/jpeg', size: 5000 });
const lost = buildFile({ id: 'LOST', size: 70 });
const sample = buildFile({ id: 'SAMPLE', sampleUrl: '/sample/photo.jpg' });
const report = buildFile({ id: 'REPORT', type: 'application/pdf', size: 30 });

const records = {
  claims: [buildClaim({ id: 'CL-1', evidence: buildEvidence({ photos: [held, lost, sample] }) })],
  drafts: [
    buildDraft({ id: 'DRAFT-1', claimId: 'CL-2', evidence: buildEvidence({ photos: [], policeReport: [report] }) }),
    // On a copy of the claim, which holds the same file.
    buildDraft({
      id: 'DRAFT-2',
      claimId: 'CL-1',
      editOf: { claimId: 'CL-1', rev: 1 },
      evidence: buildEvidence({ photos: [held] }),
    }),
  ],
};

beforeEach(async () => {
  jest.mocked(saveFile).mockClear();
  await putEvidenceFile('CL-1', 'HELD', new Blob([bytesOf(5000)], { type: 'image/jpeg' }));
  await putEvidenceFile('CL-2', 'REPORT', new Blob([bytesOf(30, 2)], { type: 'application/pdf' }));
  // No record names it.
  await putEvidenceFile('CL-9', 'STRAY', new Blob(['stray']));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await removeEvidenceFile('CL-1', 'HELD');
});

const open = () => renderPage(<SettingsPage />, { role: 'district_officer', at: '/settings', records });
const press = (name: string) => screen.findByText(name, { selector: 'button' });

test('the register goes with its evidence into one file, which reads back the same', async () => {
  const { user, tab, unmount } = await open();
  expect(
    await screen.findByText(/^1 claim, 2 evidence files \(5 KB\)\. 1 evidence file is not on this device/),
  ).toBeVisible();
  await user.click(await press('Export register'));
  expect(await screen.findByText('Register exported', {}, { timeout: 20_000 })).toBeVisible();
  unmount();

  const [name, file] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toMatch(/^wildlife-claims-[\d-]+\.zip$/);
  const reading = await readRegisterFile(file as Blob, buildFileTask().task);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  await waitFor(() =>
    expect(exportsIn(tab)).toEqual([
      {
        action: 'REGISTER_EXPORTED',
        resourceId: 'register',
        details: { file: name, format: 'zip', claims: 1, files: 2 },
      },
    ]),
  );
  const { claims, drafts, audit } = tab.store.getState();
  // The event of the file itself comes after it.
  const eventsBefore = audit.ids.length - 1;
  expect(reading.file.records).toMatchObject(records);
  expect(reading.file.records.audit).toHaveLength(eventsBefore);
  expect(reading.manifest).toMatchObject({
    exportedBy: { role: 'district_officer' },
    counts: { claims: claims.ids.length, drafts: drafts.ids.length, audit: eventsBefore },
    evidence: { files: 2, bytes: 5030, absent: [{ claimId: 'CL-1', fileId: 'LOST' }] },
  });
  expect(reading.evidence.map(({ claimId, fileId }) => `${claimId}/${fileId}`)).toEqual(['CL-1/HELD', 'CL-2/REPORT']);
  const [photo, paper] = await Promise.all(reading.evidence.map(({ read }) => read()));
  expect(photo?.type).toBe('image/jpeg');
  expect(paper?.type).toBe('application/pdf');
  expect(photo && new Uint8Array(await photo.arrayBuffer())).toEqual(bytesOf(5000));
  expect(paper && new Uint8Array(await paper.arrayBuffer())).toEqual(bytesOf(30, 2));
});

test('a device that gives no evidence exports nothing that looks whole', async () => {
  const { user } = await open();
  jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('', 'InvalidStateError');
  });
  await user.click(await press('Export register'));
  expect(await screen.findByText('The register was not exported.')).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
});

test('the records alone are a second choice', async () => {
  const { user, tab, unmount } = await open();
  await user.click(await press('Export records only (JSON)'));
  await waitFor(() => expect(exportsIn(tab)).toMatchObject([{ action: 'REGISTER_EXPORTED', details: { claims: 1 } }]));
  unmount();
  const [name, text] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toMatch(/\.json$/);
  const reading = await readRegisterFile(new Blob([text ?? '']), buildFileTask().task);
  expect(reading).toMatchObject({ ok: true, file: { records }, manifest: undefined, evidence: [] });
});

test('a snapshot is rescued with the evidence it names, and as it is where it is no sound register', async () => {
  const { tab } = await openRegister(records);
  const takenAt = '2026-11-21T00:00:00.000Z';
  const { task } = buildFileTask();
  const text = registerAsJson(tab.store.getState(), takenAt);
  expect(await rescueSnapshot(text, takenAt, task)).toBe(true);
  const [name, file] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toBe('wildlife-claims-2026-11-21-00-00.zip');
  const reading = await readRegisterFile(file as Blob, task);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  expect(reading.file.records).toMatchObject(records);
  expect(reading.evidence.map(({ fileId }) => fileId)).toEqual(['HELD', 'REPORT']);
  expect(exportsIn(tab)).toEqual([]);

  expect(await rescueSnapshot('half a snap', takenAt, task)).toBe(false);
  expect(jest.mocked(saveFile).mock.lastCall).toEqual([
    'wildlife-claims-2026-11-21-00-00.json',
    'half a snap',
    'application/json',
  ]);
});
