import { buildEvidence, buildFile } from '../../test/builders';
import {
  acceptsType,
  allFiles,
  emptyEvidence,
  evidenceSlotNames,
  findFileProblem,
  isImage,
  isViewable,
  missingEvidence,
  missingUploadMessage,
  photoMessages,
  type EvidenceSlot,
} from './evidence';
import { incidentKinds, incidentTypes } from './incidents';

const megabyte = 1024 * 1024;
const photo = (size = 1000) => ({ name: 'field.jpg', type: 'image/jpeg', size });
const pdf = (size = 1000) => ({ name: 'report.pdf', type: 'application/pdf', size });
const filesOf = (count: number, size = 1000) => Array.from({ length: count }, () => buildFile({ size }));

test('the messages about photos and missing uploads', () => {
  expect(photoMessages).toEqual({ none: 'At least one photo is required', tooMany: 'Maximum 10 photos allowed' });
  expect(missingUploadMessage).toBe('This field is required');
});

test('the slots, in their order', () => {
  expect(evidenceSlotNames).toEqual(['photos', 'policeReport', 'medicalReport', 'valuationForm', 'otherAttachments']);
});

test.each<[type: string, image: boolean, viewable: boolean]>([
  ['image/jpeg', true, true],
  ['IMAGE/PNG', true, true],
  ['application/pdf', false, true],
  ['image/svg+xml', false, false],
  ['image/SVG+XML', false, false],
  ['text/html', false, false],
  ['', false, false],
])('%p is an image: %p, and shown: %p', (type, image, viewable) => {
  expect([isImage({ type }), isViewable({ type })]).toEqual([image, viewable]);
});

describe('what a slot takes', () => {
  test.each<[EvidenceSlot, type: string, taken: boolean]>([
    ['photos', 'image/jpeg', true],
    ['photos', 'image/png', true],
    ['photos', 'image/svg+xml', false],
    ['photos', 'application/pdf', false],
    ['photos', 'imagejpeg', false],
    ['photos', '', false],
    ['policeReport', 'application/pdf', true],
    ['policeReport', 'image/webp', true],
    ['medicalReport', 'text/html', false],
    ['valuationForm', 'application/pdfx', false],
    ['otherAttachments', 'application/zip', false],
  ])('%s and %p: %p', (slot, type, taken) => {
    expect(acceptsType(slot, type)).toBe(taken);
  });

  test('a photo that is not an image is named', () => {
    expect(findFileProblem(emptyEvidence, 'photos', pdf())).toEqual({
      message: '{{name}} is not an image. Photos must be images.',
      params: { name: 'report.pdf', size: 1000 },
    });
  });

  test('a report that is neither image nor PDF is named', () => {
    const file = { name: 'run.exe', type: 'application/octet-stream', size: 1000 };
    expect(findFileProblem(emptyEvidence, 'policeReport', file)).toEqual({
      message: '{{name}} is not an image or a PDF.',
      params: { name: 'run.exe', size: 1000 },
    });
  });
});

describe('how much there may be', () => {
  test('ten photos, not eleven', () => {
    expect(findFileProblem(buildEvidence({ photos: filesOf(9) }), 'photos', photo())).toBeUndefined();
    expect(findFileProblem(buildEvidence({ photos: filesOf(10) }), 'photos', photo())).toEqual({
      message: 'Maximum 10 photos allowed',
    });
  });

  test('ten photos leave room for other attachments', () => {
    expect(findFileProblem(buildEvidence({ photos: filesOf(10) }), 'otherAttachments', photo())).toBeUndefined();
  });

  test('10 MB a file', () => {
    expect(findFileProblem(emptyEvidence, 'policeReport', pdf(10 * megabyte))).toBeUndefined();
    expect(findFileProblem(emptyEvidence, 'policeReport', pdf(10 * megabyte + 1))?.message).toBe(
      '{{name}} is too large ({{size}}). The limit is 10 MB per file.',
    );
    expect(findFileProblem(emptyEvidence, 'otherAttachments', pdf(40 * megabyte))).toEqual({
      message: '{{name}} is too large ({{size}}). The limit is 10 MB per file.',
      params: { name: 'report.pdf', size: 40 * megabyte },
    });
  });

  test('50 MB together, over all slots', () => {
    const nearlyFull = buildEvidence({ photos: filesOf(4, 10 * megabyte), otherAttachments: filesOf(1, 9 * megabyte) });
    expect(findFileProblem(nearlyFull, 'policeReport', pdf(megabyte))).toBeUndefined();
    expect(findFileProblem(nearlyFull, 'policeReport', pdf(megabyte + 1))?.message).toBe(
      '{{name}} was not added. The limit for all files of one claim is 50 MB.',
    );
  });

  test('a report that replaces another is counted once', () => {
    const full = buildEvidence({ photos: filesOf(4, 10 * megabyte), policeReport: filesOf(1, 10 * megabyte) });
    expect(findFileProblem(full, 'policeReport', pdf(10 * megabyte))).toBeUndefined();
    expect(findFileProblem(full, 'medicalReport', pdf(1))).toBeDefined();
  });
});

test.each(incidentTypes)('what %s asks for is missing until it is there', (kind) => {
  const { requiredEvidence } = incidentKinds[kind];
  const complete = buildEvidence({ policeReport: [buildFile()], medicalReport: [buildFile()] });
  expect(missingEvidence(kind, buildEvidence())).toEqual(requiredEvidence);
  expect(missingEvidence(kind, complete)).toEqual([]);
});

test('all files of a claim come in the order of the slots', () => {
  const evidence = buildEvidence({
    otherAttachments: [buildFile({ id: 'C' })],
    photos: [buildFile({ id: 'A' })],
    medicalReport: [buildFile({ id: 'B' })],
  });
  expect(allFiles(evidence).map(({ id }) => id)).toEqual(['A', 'B', 'C']);
});
