import { buildEvidence, buildFile, buildPhotoFacts } from '../../test/builders';
import { evidenceSlotNames, type EvidenceFile } from './evidence';
import type { IncidentType } from './incidents';
import { evidenceForOthers, isMedical, isMedicalFile } from './medicalEvidence';

describe('medical evidence', () => {
  test('is a medical report, and all that is added of a person', () => {
    const slotsOf = (kind: IncidentType | undefined) => evidenceSlotNames.filter((slot) => isMedical(slot, kind));
    for (const kind of ['crop', 'livestock', 'property'] as const) expect(slotsOf(kind)).toEqual(['medicalReport']);
    for (const kind of ['injury', 'death', undefined] as const) expect(slotsOf(kind)).toEqual(evidenceSlotNames);
  });

  test('is known by its file, and a file of nobody knows where is', () => {
    const photo = buildFile({ id: 'A' });
    const report = buildFile({ id: 'B' });
    const evidence = buildEvidence({ photos: [photo], medicalReport: [report] });
    const of = (kind: IncidentType, file: EvidenceFile) =>
      isMedicalFile({ evidence, incident: { incidentType: kind } }, file);
    expect([of('crop', photo), of('crop', report), of('injury', photo)]).toEqual([false, true, true]);
    expect(of('crop', buildFile({ id: 'C' }))).toBe(true);
  });

  test('leaves the portal without when and where it was photographed', () => {
    const plain = buildFile({ id: 'A' });
    const photo = { ...plain, photo: buildPhotoFacts() };
    const evidence = buildEvidence({ photos: [photo], otherAttachments: [photo], medicalReport: [photo] });
    expect(evidenceForOthers(evidence, 'crop')).toEqual({ ...evidence, medicalReport: [plain] });
    const nothing = { photos: [plain], otherAttachments: [plain], medicalReport: [plain] };
    expect(evidenceForOthers(evidence, 'injury')).toEqual({ ...evidence, ...nothing });
  });
});
