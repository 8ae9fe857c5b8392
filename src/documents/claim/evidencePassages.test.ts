import { emptyEvidence } from '../../domain/incident/evidence';
import { buildEvidence, buildFile, buildPhotoFacts } from '../../test/builders';
import { passagesText } from '../../test/files/paperTexts';
import { evidencePassages } from './evidencePassages';

test('the evidence is listed with kinds and sizes', () => {
  const policeReport = [buildFile({ id: 'F2', name: 'police.pdf', size: 3_000_000 })];
  const text = passagesText(evidencePassages({ ...buildEvidence(), policeReport }, 'crop', undefined));
  expect(text).toContain('Photos\nfield.jpg\n235 KB\n15/06/2025, 11:20');
  expect(text).toContain('Police report\npolice.pdf\n2.9 MB');
});

test('what its kind of incident requires is named where it is missing, once the kind is known', () => {
  expect(passagesText(evidencePassages(emptyEvidence, undefined, undefined))).toBe('No files have been added.');
  const missing = 'Missing, and required for this kind of incident: Police report';
  expect(passagesText(evidencePassages(buildEvidence(), 'death', undefined))).toContain(missing);
});

test('a photo is listed with when and where its camera says it was taken, unless it is of a person', () => {
  const evidence = buildEvidence({ photos: [buildFile({ photo: buildPhotoFacts() }), buildFile({ id: 'F2' })] });
  const mark = { latitude: -0.1432, longitude: 30.0871 };
  expect(passagesText(evidencePassages(evidence, 'crop', mark))).toContain('14/06/2025, 22:05, 1.1 km from the mark');
  expect(passagesText(evidencePassages(evidence, 'crop', undefined))).toContain('22:05, at -0.1332, 30.0871');
  for (const kind of ['injury', 'death', undefined] as const) {
    expect(passagesText(evidencePassages(evidence, kind, mark))).not.toMatch(/Taken|22:05|km/);
  }
});
