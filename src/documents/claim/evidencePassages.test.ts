import { emptyEvidence } from '../../domain/incident/evidence';
import { buildEvidence, buildFile } from '../../test/builders';
import { passagesText } from '../../test/paperTexts';
import { evidencePassages } from './evidencePassages';

test('the evidence is listed with kinds and sizes', () => {
  const policeReport = [buildFile({ id: 'F2', name: 'police.pdf', size: 3_000_000 })];
  const text = passagesText(evidencePassages({ ...buildEvidence(), policeReport }, 'crop'));
  expect(text).toContain('Photos\nfield.jpg\n235 KB\n15/06/2025, 11:20');
  expect(text).toContain('Police report\npolice.pdf\n2.9 MB');
});

test('what its kind of incident requires is named where it is missing, once the kind is known', () => {
  expect(passagesText(evidencePassages(emptyEvidence, undefined))).toBe('No files have been added.');
  const missing = 'Missing, and required for this kind of incident: Police report';
  expect(passagesText(evidencePassages(buildEvidence(), 'death'))).toContain(missing);
});
