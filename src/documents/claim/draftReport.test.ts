import { emptyClaimantForm } from '../../domain/claim/emptyClaimantForm';
import { emptyEvidence } from '../../domain/incident/evidence';
import { emptyIncidentForm } from '../../domain/incident/emptyIncidentForm';
import {
  buildDraft,
  completeBankForm,
  completeClaimantForm,
  completeIncidentForm,
  furtherForms,
} from '../../test/builders';
import { buildFileTask } from '../../test/files/fileTask';
import { paperTexts } from '../../test/files/paperTexts';
import { readPdf } from '../../test/files/readPdf';
import { makeDraftsFile, makeDraftsReport } from './draftReport';

const made = { madeAt: '2025-07-10T22:05:00.000Z', madeBy: 'Sarah Auma' };
const textOf = (...drafts: Parameters<typeof makeDraftsReport>[0]) =>
  paperTexts(makeDraftsReport(drafts)).join('\n').replaceAll('\u00a0', ' ');

test('a draft tells what is typed, and says on its title and in its status that it is one', () => {
  const text = textOf(
    buildDraft({ claimant: completeBankForm(), incident: completeIncidentForm('injury'), evidence: emptyEvidence }),
  );
  for (const words of [
    'Draft of Compensation Claim CL-1749975600000-A1B2',
    'Draft, not submitted',
    '9W9M-9F66',
    'Grace Biira',
    'Centenary Bank',
    '14/06/2025, 21:30',
    'Human Injury',
    'UGX 400,000',
    'Police report, Medical report',
  ])
    expect(text).toContain(words);
});

test('what is not typed yet reads "Not given"', () => {
  const text = textOf(
    buildDraft({ claimant: emptyClaimantForm, incident: emptyIncidentForm, evidence: emptyEvidence }),
  );
  expect(text).not.toMatch(/\+256|undefined|NaN|Invalid/);
  expect(text.match(/Not given/g)?.length).toBeGreaterThan(10);
});

test('every further item is told of, as far as it is typed', () => {
  const crop = [...furtherForms.crop, { cropType: '', areaDamaged: 'half', estimatedYieldLost: '' }];
  const incident = completeIncidentForm('crop', { further: { ...furtherForms, crop } });
  const text = textOf(buildDraft({ incident }));
  for (const words of ['Beans, 1 acre, 200 kg', 'Cassava, 0.5 acres', 'half']) expect(text).toContain(words);
  expect(text).not.toContain('Cattle');
});

test('a figure that is none stands as it was typed', () => {
  const incident = completeIncidentForm('crop', { areaDamaged: 'two or three', estimatedYieldLost: '' });
  expect(textOf(buildDraft({ incident }))).toContain('two or three');
});

test('several drafts are one file; every page bears the mark', async () => {
  const drafts = ['CL-1', 'CL-2', 'CL-3'].map((claimId) =>
    buildDraft({
      id: `DRAFT-${claimId}`,
      claimId,
      claimant: completeClaimantForm({ fullName: `Owner of ${claimId}` }),
    }),
  );
  const { name, file } = await makeDraftsFile(drafts, made, buildFileTask().task);
  expect(name).toBe('drafts-2025-07-11.pdf');
  const { pages, title } = await readPdf(file);
  expect(title).toBe('Drafts of 3 Compensation Claims');
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain('Drafts of 3 Compensation Claims');
  expect(pages.join(' ')).toContain('Owner of CL-3');
});
