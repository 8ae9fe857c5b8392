import { parse } from 'papaparse';
import type { Claim } from '../../domain/claim/claim';
import { buildClaim, buildEvidence, buildFile, buildPhotoFacts } from '../../test/builders';
import { buildFileTask } from '../../test/files/fileTask';
import { claimRecordsAt } from '../../test/recordsAt';
import { makeClaimFile } from './claimFile';

const made = { madeAt: '2025-07-10T22:05:00.000Z', madeBy: 'Zoë Ŋorok' };

test('JSON holds the claim, its payments and its audit events as they are', async () => {
  const records = claimRecordsAt('paid');
  const { claim, payments, events } = records;
  const { name, file } = await makeClaimFile('json', records, made, buildFileTask().task);
  expect(name).toBe('claim-CL-1749975600000-A1B2.json');
  expect(JSON.parse(await file.text())).toEqual({ ...made, claim, payments, auditEvents: events });
});

test('JSON holds when and where a photo was taken, but of medical evidence', async () => {
  const records = claimRecordsAt('paid');
  const told = { id: 'A', photo: buildPhotoFacts() };
  const evidence = buildEvidence({ photos: [buildFile(told)], medicalReport: [buildFile({ ...told, id: 'B' })] });
  const claim = { ...records.claim, evidence };
  const { file } = await makeClaimFile('json', { ...records, claim }, made, buildFileTask().task);
  const written = JSON.parse(await file.text()) as { claim: Claim };
  expect(written.claim.evidence).toEqual({ ...evidence, medicalReport: [buildFile({ id: 'B' })] });
});

test('CSV is one line, in which no name is a formula', async () => {
  const claimant = { ...buildClaim().claimant, fullName: '=HYPERLINK("http://example.org")' };
  const { name, file } = await makeClaimFile('csv', claimRecordsAt('paid', { claimant }), made, buildFileTask().task);
  expect(name).toBe('claim-CL-1749975600000-A1B2.csv');
  const { data } = parse<Record<string, string>>((await file.text()).replace(/^\ufeff/, ''), { header: true });
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    'Claim ID': 'CL-1749975600000-A1B2',
    Claimant: `'=HYPERLINK("http://example.org")`,
    'Paid (UGX)': '1200000',
  });
});
