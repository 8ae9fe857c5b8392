import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js/index-native.js';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Incident } from '../../../../domain/incident/incident';
import { saveFile } from '../../../../platform/download';
import { withoutMetadata } from '../../../../platform/imageDownscale';
import { putEvidenceFile, removeEvidenceFile } from '../../../../platform/evidenceFiles';
import { buildClaim, buildEvidence, buildFile, buildPhotoFacts } from '../../../../test/builders';
import { exportsIn } from '../../../../test/exportsIn';
import { renderApp } from '../../../../test/renderApp';

jest.mock('../../../../platform/download', () => ({ saveFile: jest.fn() }));
// jsdom draws nothing.
jest.mock('../../../../platform/imageDownscale', () => ({
  withoutMetadata: jest.fn(
    async () => new Blob([Uint8Array.of(0xff, 0xd8, 0xff), 'drawn anew'], { type: 'image/jpeg' }),
  ),
}));

const photo = buildFile({ id: 'PHOTO', name: 'herd.jpg' });
const sheet = buildFile({ id: 'SHEET', name: 'sheet.csv', type: 'text/csv' });
const fence = buildFile({ id: 'FENCE', name: 'fence.jpg' });
const files = [photo, sheet, fence];
const claim = buildClaim({ evidence: buildEvidence({ photos: [photo], otherAttachments: [sheet, fence] }) });

/** What every JPEG begins with. */
const jpegStart = Uint8Array.of(0xff, 0xd8, 0xff);

beforeEach(async () => {
  jest.mocked(saveFile).mockClear();
  for (const { id, name } of files) {
    const start = name.endsWith('.jpg') ? jpegStart : '';
    await putEvidenceFile(claim.id, id, new Blob([start, `bytes of ${name}`]));
  }
});

async function openEvidence(opened = claim) {
  const at = `/claims/${opened.id}?tab=evidence`;
  const app = await renderApp({ role: 'district_officer', at, records: { claims: [opened] } });
  await screen.findByText('herd.jpg', undefined, { timeout: 10_000 });
  const downloadAll = () => app.user.click(screen.getByRole('button', { name: 'Download all (.zip)' }));
  return { ...app, downloadAll };
}

async function unpack(zip: Blob | string | undefined) {
  if (!(zip instanceof Blob)) throw new Error('no .zip was saved');
  const entries = await new ZipReader(new BlobReader(zip)).getEntries();
  const packed = entries.filter((entry): entry is FileEntry => !entry.directory);
  const texts = packed.map((entry) => entry.getData(new TextWriter(), { useWebWorkers: false }));
  return new Map((await Promise.all(texts)).map((text, at) => [packed[at]?.filename, text]));
}

test('what can be shown is walked through from any file of the claim', async () => {
  const { user, tab } = await openEvidence();
  await user.click(await screen.findByRole('button', { name: 'View herd.jpg' }));
  const viewer = await screen.findByRole('dialog', { name: 'herd.jpg' });
  expect(within(viewer).getByText(/^Photo · /)).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(within(viewer).getByText(/^Other attachment · /)).toBeVisible();
  expect(within(viewer).getByText('2 of 2')).toBeVisible();
  expect(await within(viewer).findByRole('img', { name: 'fence.jpg' })).toBeVisible();

  await user.click(within(viewer).getByRole('button', { name: 'Download' }));
  expect(saveFile).toHaveBeenCalledWith('fence.jpg', expect.any(Blob));
  await user.click(within(viewer).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Download sheet.csv' }));
  expect(saveFile).toHaveBeenLastCalledWith(
    'sheet.csv.bin',
    expect.objectContaining({ type: 'application/octet-stream' }),
  );
  const taken = { action: 'EVIDENCE_DOWNLOADED', resourceId: claim.id };
  await waitFor(() =>
    expect(exportsIn(tab)).toEqual([
      { ...taken, details: { fileId: 'FENCE', format: 'jpeg' } },
      { ...taken, details: { fileId: 'SHEET', format: 'csv' } },
    ]),
  );
});

test('all files are downloaded as one .zip', async () => {
  const { downloadAll, tab } = await openEvidence();
  await downloadAll();
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const [name, zip] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toBe(`evidence-${claim.id}.zip`);
  const packed = await unpack(zip);
  expect([...packed.keys()]).toEqual([
    'photos/herd.jpg',
    'other-attachments/sheet.csv.bin',
    'other-attachments/fence.jpg',
    'index.csv',
  ]);
  expect(packed.get('other-attachments/fence.jpg')).toMatch(/bytes of fence.jpg$/);
  await waitFor(() =>
    expect(exportsIn(tab)).toMatchObject([{ resourceId: claim.id, details: { file: name, files: 3 } }]),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a file that this device does not hold is left out, and that is said', async () => {
  await removeEvidenceFile(claim.id, fence.id);
  const { downloadAll } = await openEvidence();
  expect(await screen.findByText('This file is not on this device.')).toBeVisible();
  await downloadAll();
  expect(await screen.findByText('Not in the .zip because they are not on this device: fence.jpg.')).toBeVisible();
  // The toast is still coming in.
  const packed = await act(() => unpack(jest.mocked(saveFile).mock.lastCall?.[1]));
  expect([...packed.keys()]).toEqual(['photos/herd.jpg', 'other-attachments/sheet.csv.bin', 'index.csv']);
  expect(packed.get('index.csv')).toContain('Missing');
});

test('where this device holds none of the files, none is made', async () => {
  for (const { id } of files) await removeEvidenceFile(claim.id, id);
  const { downloadAll, tab } = await openEvidence();
  await downloadAll();
  expect(await screen.findByText('The files of this claim are not on this device.')).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
  expect(exportsIn(tab)).toEqual([]);
});

test('samples that cannot be fetched are the connection’s fault, not the device’s', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const sample = buildFile({ id: 'SAMPLE', name: 'herd.jpg', sampleUrl: '/samples/herd.jpg' });
  const ofSamples = buildClaim({ evidence: buildEvidence({ photos: [sample] }) });
  const { downloadAll, tab } = await openEvidence(ofSamples);
  await downloadAll();
  expect(await screen.findByText('The files did not load. Check your connection and try again.')).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
  expect(exportsIn(tab)).toEqual([]);
  fetched.mockRestore();
});

test('a sample that cannot be fetched is left out of the .zip, and that is said', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const sample = buildFile({ id: 'SAMPLE', name: 'tracks.jpg', sampleUrl: '/samples/tracks.jpg' });
  const mixed = buildClaim({ evidence: buildEvidence({ photos: [photo, sample] }) });
  const { downloadAll } = await openEvidence(mixed);
  await downloadAll();
  expect(await screen.findByText(/because they did not load: tracks.jpg/)).toBeVisible();
  // The toast is still coming in.
  const packed = await act(() => unpack(jest.mocked(saveFile).mock.lastCall?.[1]));
  expect(packed.get('index.csv')).toContain('Missing: could not be fetched');
  fetched.mockRestore();
});

describe('when and where a photo was taken', () => {
  const taken = { ...photo, photo: buildPhotoFacts() };
  const evidence = buildEvidence({ photos: [taken], otherAttachments: [sheet, fence] });
  const words = 'Taken 14/06/2025, 22:05, 1.1 km from the mark';
  const ofPerson: Incident = {
    ...{
      dateOfIncident: '2025-06-14',
      timeOfIncident: '',
      locationDescription: '',
      narrativeDescription: 'A buffalo.',
    },
    ...{ incidentType: 'injury', injuredPersonName: 'Grace Biira', injuriesDescription: 'A broken leg' },
    hospitalFacility: '',
  };

  test('stands at the photo, in front of the page, and in the index of the .zip', async () => {
    const { user, downloadAll } = await openEvidence(buildClaim({ evidence }));
    expect(screen.getByText(words)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'View herd.jpg' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'herd.jpg' }));
    expect(viewer.getByText(new RegExp(words))).toBeVisible();
    expect(await viewer.findByRole('img')).toBeVisible();
    await user.click(viewer.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    const [, whole] = jest.mocked(saveFile).mock.lastCall ?? [];
    expect(whole instanceof Blob && (await whole.text())).toContain('bytes of herd.jpg');
    await user.click(viewer.getByRole('button', { name: 'Close' }));
    await downloadAll();
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
    const packed = await unpack(jest.mocked(saveFile).mock.lastCall?.[1]);
    expect(packed.get('index.csv')).toContain('2025-06-14 22:05,-0.1332,30.0871');
  });

  test('stays in the portal where somebody was injured, and in none of the files that leave it', async () => {
    const { user, downloadAll } = await openEvidence(buildClaim({ evidence, incident: ofPerson }));
    expect(screen.getByText('Taken 14/06/2025, 22:05, at -0.1332, 30.0871')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Download herd.jpg' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    const [, single] = jest.mocked(saveFile).mock.lastCall ?? [];
    expect(single instanceof Blob && (await single.text())).toContain('drawn anew');
    await downloadAll();
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
    const packed = await unpack(jest.mocked(saveFile).mock.lastCall?.[1]);
    expect(packed.get('photos/herd.jpg')).toContain('drawn anew');
    expect(packed.get('index.csv')).not.toMatch(/22:05|0\.1332/);
  });

  test('a medical photo that cannot be cleaned is not given out', async () => {
    jest.mocked(withoutMetadata).mockRejectedValueOnce(new Error('It is damaged'));
    const { user, tab } = await openEvidence(buildClaim({ evidence, incident: ofPerson }));
    await user.click(await screen.findByRole('button', { name: 'Download herd.jpg' }));
    expect(await screen.findByText('This device could not read the file.')).toBeVisible();
    expect(saveFile).not.toHaveBeenCalled();
    expect(exportsIn(tab)).toEqual([]);
  });
});
