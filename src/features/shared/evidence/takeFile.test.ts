import { emptyEvidence, type Evidence, type EvidenceFile, type EvidenceSlot } from '../../../domain/incident/evidence';
import { getEvidenceFile } from '../../../platform/evidenceFiles';
import { buildFile } from '../../../test/builders';
import type * as imageDownscale from '../../../platform/imageDownscale';
import { downscaleImage } from '../../../platform/imageDownscale';
import { gpsTags, momentTags, tiffBytes, withExif } from '../../../test/files/cameraPhoto';
import { jpegBytes, pictureFile, readPictures } from '../../../test/files/pictures';
import { takeFile } from './takeFile';
import { storedFiles } from '../../../test/files/storedFiles';

jest.mock('../../../platform/imageDownscale', () => {
  const actual = jest.requireActual<typeof imageDownscale>('../../../platform/imageDownscale');
  return { ...actual, downscaleImage: jest.fn(actual.downscaleImage) };
});

const claimId = 'CL-1';

beforeEach(readPictures);

function draftWith(evidence: Partial<Evidence> = {}) {
  const held: Evidence = { ...emptyEvidence, ...evidence };
  const records: EvidenceFile[] = [];
  const take = (file: File, slot: EvidenceSlot, signal = new AbortController().signal) =>
    takeFile(
      file,
      {
        claimId,
        slot,
        evidence: () => held,
        record: (record) => {
          records.push(record);
          return { ok: true, stored: true, value: undefined };
        },
      },
      signal,
    );
  return { take, records };
}

const pdf = (name: string, text = '%PDF-1.4') => new File([text], name, { type: 'application/pdf' });

/** A file that says how large it is without being so. */
function sized(file: File, size: number): File {
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

async function filesKept(): Promise<number> {
  return (await storedFiles(claimId)).length;
}

test('an image is kept on the device and recorded', async () => {
  const { take, records } = draftWith();
  expect(await take(pictureFile('field.png'), 'photos')).toBeUndefined();
  // Its type is that of its content.
  expect(records).toMatchObject([{ name: 'field.png', type: 'image/gif' }]);
  const kept = await getEvidenceFile(claimId, records[0]?.id ?? '');
  expect(kept.ok && kept.value).toBeTruthy();
});

describe('what the camera wrote', () => {
  const exif = momentTags('2025:08:12 14:03:22');
  const photograph = (moment = exif) => {
    const bytes = withExif(tiffBytes({ exif: moment, gps: gpsTags(['S', 0, 8, 3552], ['E', 30, 5, 1356]) }));
    return new File([bytes], 'IMG_1.jpg', { type: 'image/jpeg' });
  };
  /** As a browser would: jsdom draws nothing. */
  function drawingDraft() {
    const { take, records } = draftWith();
    const takeDrawn: typeof take = (chosen, slot) => {
      const file = new File([jpegBytes()], chosen.name, { type: 'image/jpeg' });
      jest.mocked(downscaleImage).mockResolvedValueOnce({ ok: true, file });
      return take(chosen, slot);
    };
    return { take: takeDrawn, records };
  }

  test('is kept with the photo, and is no longer in its bytes', async () => {
    const { take, records } = drawingDraft();
    expect(await take(photograph(), 'photos')).toBeUndefined();
    const photo = { takenOn: '2025-08-12T14:03', latitude: -0.1432, longitude: 30.0871 };
    expect(records).toMatchObject([{ name: 'IMG_1.jpg', photo }]);
    const kept = await getEvidenceFile(claimId, records[0]?.id ?? '');
    expect(kept.ok && (await kept.value?.text())).not.toContain('Exif');
  });

  test('is not kept with a paper', async () => {
    const { take, records } = drawingDraft();
    expect(await take(photograph(), 'medicalReport')).toBeUndefined();
    expect(records).toHaveLength(1);
    expect(records[0]).not.toHaveProperty('photo');
  });

  test('keeps no photo out, whatever it is', async () => {
    const { take, records } = drawingDraft();
    const nonsense = new File([photograph().slice(0, 90)], 'IMG_2.jpg', { type: 'image/jpeg' });
    expect(await take(nonsense, 'photos')).toBeUndefined();
    expect(await take(photograph({ 0x9003: 'yesterday' }), 'photos')).toBeUndefined();
    expect(records.map(({ photo }) => photo?.takenOn)).toEqual([undefined, undefined]);
  });
});

test.each<[string, File, EvidenceSlot, Partial<Evidence>, string]>([
  [
    'a text called a photo',
    new File(['text'], 'notes.jpg', { type: 'image/jpeg' }),
    'photos',
    {},
    '{{name}} is not an image. Photos must be images.',
  ],
  ['a PDF as a photo', pdf('report.pdf'), 'photos', {}, '{{name}} is not an image. Photos must be images.'],
  [
    'a damaged image as a report',
    new File(['text'], 'report.jpg', { type: 'image/jpeg' }),
    'policeReport',
    {},
    '{{name}} could not be opened as an image.',
  ],
  [
    "a phone's HEIC photo",
    new File(['text'], 'IMG_1.HEIC'),
    'photos',
    {},
    '{{name}} is a HEIC photo, which this browser cannot open. Save it as JPEG and add it again.',
  ],
  [
    'an eleventh photo',
    pictureFile('eleven.png'),
    'photos',
    { photos: Array.from({ length: 10 }, () => buildFile()) },
    'Maximum 10 photos allowed',
  ],
  [
    'a file of 40 MB',
    sized(pdf('scan.pdf'), 40 * 1024 * 1024),
    'policeReport',
    {},
    '{{name}} is too large ({{size}}). The limit is 10 MB per file.',
  ],
  [
    'The limit for all files of one claim is 50 MB',
    sized(pdf('scan.pdf'), 9 * 1024 * 1024),
    'otherAttachments',
    { otherAttachments: [buildFile({ size: 45 * 1024 * 1024 })] },
    '{{name}} was not added. The limit for all files of one claim is 50 MB.',
  ],
  [
    'a program called a PDF',
    pdf('report.pdf', 'MZ'),
    'medicalReport',
    {},
    '{{name}} is not a PDF file, despite its name.',
  ],
  [
    'a spreadsheet',
    new File(['a;b'], 'list.csv', { type: 'text/csv' }),
    'otherAttachments',
    {},
    '{{name}} is not an image or a PDF.',
  ],
])('%s is refused and leaves nothing behind', async (_what, file, slot, evidence, message) => {
  const before = await filesKept();
  const { take, records } = draftWith(evidence);
  expect(await take(file, slot)).toMatchObject({ message });
  expect(records).toEqual([]);
  expect(await filesKept()).toBe(before);
});

test('a file that the draft refuses after all leaves no bytes behind', async () => {
  const before = await filesKept();
  const refusal = { code: 'not_found' as const, message: 'This draft no longer exists.' };
  const problem = await takeFile(
    pdf('report.pdf'),
    { claimId, slot: 'policeReport', evidence: () => emptyEvidence, record: () => ({ ok: false, refusal }) },
    new AbortController().signal,
  );
  expect(problem).toMatchObject({ message: refusal.message });
  expect(await filesKept()).toBe(before);
});

test('a file given up on the way is neither recorded nor kept', async () => {
  const before = await filesKept();
  const { take, records } = draftWith();
  const controller = new AbortController();
  const taking = take(pdf('report.pdf'), 'policeReport', controller.signal);
  controller.abort();
  expect(await taking).toBeUndefined();
  expect(records).toEqual([]);
  expect(await filesKept()).toBe(before);
});
