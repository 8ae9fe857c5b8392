import { BlobReader, TextWriter, Uint8ArrayWriter, ZipReader, type FileEntry } from '@zip.js/zip.js/index-native.js';
import { createHash } from 'node:crypto';
import { parse } from 'papaparse';
import type { EvidenceSlot } from '../domain/incident/evidence';
import { buildFile, buildPhotoFacts } from '../test/builders';
import { makeEvidenceZip, type EvidenceToZip } from './evidenceZip';

function makeTask(controller = new AbortController()) {
  return { signal: controller.signal, report: jest.fn(), yieldToMain: async () => controller.signal.throwIfAborted() };
}

let made = 0;
/** A file whose bytes are its text. */
function toZip(slot: EvidenceSlot, name: string, text: string | undefined, type = 'image/jpeg'): EvidenceToZip {
  made += 1;
  return {
    slot,
    file: buildFile({ id: `FILE-${made}`, name, type, size: text?.length ?? 77 }),
    read: async () => (text === undefined ? undefined : new Blob([text], { type })),
  };
}

async function unpack(zip: Blob) {
  const entries = (await new ZipReader(new BlobReader(zip)).getEntries()).filter(
    (entry): entry is FileEntry => !entry.directory,
  );
  const index = entries.find(({ filename }) => filename === 'index.csv');
  const csv = await index?.getData(new TextWriter(), { useWebWorkers: false });
  const { data, errors } = parse<Record<string, string>>((csv ?? '').replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  const files = entries.filter((entry) => entry !== index);
  const bytes = await Promise.all(
    files.map((entry) => entry.getData(new Uint8ArrayWriter(), { useWebWorkers: false, checkSignature: true })),
  );
  return { files, bytes, index: data, paths: files.map(({ filename }) => filename) };
}

test('every file lies in the folder of its kind with its bytes, and the index names it with its digest', async () => {
  const task = makeTask();
  const { zip, missing, packed } = await makeEvidenceZip(
    [
      toZip('photos', 'field.jpg', 'a trampled field'),
      toZip('policeReport', 'report.pdf', '%PDF-1.7 a report', 'application/pdf'),
      toZip('otherAttachments', 'ŋŋɔ photo 🐘.png', 'an elephant', 'image/png'),
    ],
    task,
  );
  expect({ missing, packed, type: zip.type }).toEqual({ missing: [], packed: 3, type: 'application/zip' });
  const { files, bytes, index, paths } = await unpack(zip);
  expect(paths).toEqual(['photos/field.jpg', 'police-report/report.pdf', 'other-attachments/ŋŋɔ photo 🐘.png']);
  const texts = bytes.map((each) => new TextDecoder().decode(each));
  expect(texts).toEqual(['a trampled field', '%PDF-1.7 a report', 'an elephant']);
  // Squeezed already: stored as they are.
  expect(files.map(({ compressionMethod }) => compressionMethod)).toEqual([0, 0, 0]);
  expect(files[0]?.lastModDate.toISOString()).toBe('2025-06-15T08:20:00.000Z');
  expect(index.map((row) => [row['File'], row['SHA-256']])).toEqual(
    paths.map((path, at) => [
      path,
      createHash('sha256')
        .update(texts[at] ?? '')
        .digest('hex'),
    ]),
  );
  expect(index[1]).toMatchObject({
    Type: 'Police report',
    Name: 'report.pdf',
    'Size (bytes)': '17',
    'Added (Kampala time)': '2025-06-15 11:20:00',
    Note: '',
  });
  expect(task.report).toHaveBeenLastCalledWith(3, 3);
});

test('the index says when and where a photo was taken', async () => {
  const photo = toZip('photos', 'field.jpg', 'a field');
  const taken = { ...photo, file: { ...photo.file, photo: buildPhotoFacts({ offset: '+00:00' }) } };
  const { zip } = await makeEvidenceZip([taken, toZip('photos', 'other.jpg', 'another')], makeTask());
  const { index } = await unpack(zip);
  expect(index.map((row) => [row['Taken (Kampala time)'], row['Latitude'], row['Longitude']])).toEqual([
    ['2025-06-15 01:05', '-0.1332', '30.0871'],
    ['', '', ''],
  ]);
});

test('files that the device does not hold or cannot read are named as missing', async () => {
  const unreadable = {
    ...toZip('photos', 'broken.jpg', 'x'),
    read: () => Promise.reject(new Error('the device refuses')),
  };
  const { zip, missing, packed } = await makeEvidenceZip(
    [toZip('photos', 'kept.jpg', 'kept'), toZip('photos', 'elsewhere.jpg', undefined), unreadable],
    makeTask(),
  );
  expect(missing.map(({ name }) => name)).toEqual(['elsewhere.jpg', 'broken.jpg']);
  expect(packed).toBe(1);
  const { paths, index } = await unpack(zip);
  expect(paths).toEqual(['photos/kept.jpg']);
  expect(index.map((row) => [row['Name'], row['File'], row['Size (bytes)'], row['Note']])).toEqual([
    ['kept.jpg', 'photos/kept.jpg', '4', ''],
    ['elsewhere.jpg', '', '77', 'Missing: not on the device that made this file'],
    ['broken.jpg', '', '1', 'Missing: not on the device that made this file'],
  ]);
});

test('hostile names stay in their folder, are told apart, and end as what they are', async () => {
  const names = [
    '../../x.jpg',
    'C:\\Windows\\x.jpg',
    'X.JPG',
    'CON',
    'nul.pdf',
    'a\\b',
    '..',
    '',
    '.hidden',
    'ends. . ',
    'evil\u202egpj.exe',
    'a:b*?"<>|\u0000\n.png',
    'half \ud83d.png',
    '=HYPERLINK("x").jpg',
  ];
  const files = names.map((name) => toZip('photos', name, name));
  files.splice(-1, 0, toZip('photos', 'page.html', '<script>', 'application/octet-stream'));
  const { zip } = await makeEvidenceZip(files, makeTask());
  const { paths, index } = await unpack(zip);
  expect(paths).toEqual(
    [
      'x.jpg',
      'x (2).jpg',
      'X (3).JPG',
      '_CON.jpg',
      '_nul.pdf.jpg',
      'b.jpg',
      'file.jpg',
      'file (2).jpg',
      'hidden.jpg',
      'ends.jpg',
      'evil_gpj.exe.jpg',
      'a_b________.png.jpg',
      'half _.png.jpg',
      'page.html.bin',
      '=HYPERLINK(_x_).jpg',
    ].map((name) => `photos/${name}`),
  );
  // The name that a person gave stands in the index, where it runs nothing.
  expect(index.at(-1)?.['Name']).toBe('\'=HYPERLINK("x").jpg');
});

test('very long names are cut to what systems hold, between characters, and stay apart', async () => {
  const long = '🐘'.repeat(200);
  const { zip } = await makeEvidenceZip(
    [`${long}.jpg`, `${long}b.jpg`].map((name) => toZip('photos', name, name)),
    makeTask(),
  );
  const { paths } = await unpack(zip);
  expect(paths).toEqual([`photos/${'🐘'.repeat(29)}.jpg`, `photos/${'🐘'.repeat(29)} (2).jpg`]);
});

test('a cancelled work makes nothing', async () => {
  const controller = new AbortController();
  const first = toZip('photos', 'field.jpg', 'a field');
  const second = toZip('photos', 'next.jpg', 'never read');
  const read = jest.spyOn(second, 'read');
  const cancelling = {
    ...first,
    read: () => {
      controller.abort();
      return first.read();
    },
  };
  await expect(makeEvidenceZip([cancelling, second], makeTask(controller))).rejects.toThrow(/abort/i);
  expect(read).not.toHaveBeenCalled();
});
