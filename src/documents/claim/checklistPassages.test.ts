import { buildChecklist, buildEvidence, buildFile, buildVerification } from '../../test/builders';
import { paperText } from '../../test/files/paperTexts';
import { claimRecordsAt } from '../../test/recordsAt';
import { makeClaimReport } from './claimReport';

test('the report has every point of the checklist, with who claims, the visit and why it was forwarded all the same', () => {
  const { questions, ...checklist } = buildChecklist();
  const text = paperText(
    makeClaimReport(
      claimRecordsAt('under_cvc_review', {
        checklist: {
          ...checklist,
          questions: { ...questions, identity: { answer: 'no', override: 'Known to the chief' } },
        },
      }),
    ),
  );
  expect(text).toContain('Identity seen\nNo. Forwarded all the same: Known to the chief');
  expect(text).toContain('Entitled to claim\nYes. Guardian, Letter of the village chairperson');
  expect(text).toContain('Site visited\nYes. 19/06/2025, Sarah Auma');
  expect(text).toContain('Answered by\nSarah Auma, 19/06/2025, 18:00');
  expect(paperText(makeClaimReport(claimRecordsAt('paid', { checklist: undefined, verifications: [] })))).toContain(
    'Decided on paper.',
  );
});

test('of the photos of a visit those count that the claim still has', () => {
  const { visit, ...checklist } = buildChecklist();
  const photos = ['FILE-1', 'FILE-REMOVED'];
  const text = paperText(
    makeClaimReport(
      claimRecordsAt('paid', {
        evidence: buildEvidence({ photos: [buildFile({ id: 'FILE-1' })] }),
        checklist: { ...checklist, visit: { day: '2025-06-19', by: 'Sarah Auma', ...visit, photos } },
      }),
    ),
  );
  expect(text).toContain('Photos: 1');
});

test.each(['rejected', 'closed'] as const)('a claim that was %s in the district was not forwarded', (status) => {
  const verifications = [buildVerification({ action: 'reject', reasons: ['not_found'] })];
  const rejected = status === 'rejected' && { verifications };
  const text = paperText(makeClaimReport(claimRecordsAt(status, { ...rejected, decisions: [], checklist: undefined })));
  expect(text).toContain('Not answered.');
  expect(text).not.toContain('Decided on paper.');
});
