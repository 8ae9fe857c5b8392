import { buildClaim, buildDraft, buildEvidence, buildFile } from '../../test/builders';
import { buildBundle, bytesOf, packed } from '../../test/files/bundles';
import { buildFileTask } from '../../test/files/fileTask';
import { checkBundle } from './checkBundle';
import { readBundle } from './readBundle';
import { listRegisterEvidence } from './registerEvidence';

const photos = (...ids: string[]) => buildEvidence({ photos: ids.map((id) => buildFile({ id })) });

test('the files of a register are those of its claims and drafts, each once', () => {
  const sample = buildFile({ id: 'SAMPLE', sampleUrl: '/sample/photo.jpg' });
  const files = listRegisterEvidence({
    claims: [
      buildClaim({ id: 'CL-2', evidence: photos('B', 'A') }),
      buildClaim({
        id: 'CL-1',
        evidence: buildEvidence({ photos: [sample], otherAttachments: [buildFile({ id: 'C' })] }),
      }),
    ],
    drafts: [
      buildDraft({ claimId: 'CL-2', evidence: photos('A', 'NEW') }),
      buildDraft({ claimId: undefined, evidence: photos('NOWHERE') }),
    ],
  });
  expect(files.map(({ claimId, file }) => `${claimId}/${file.id}`)).toEqual(['CL-1/C', 'CL-2/A', 'CL-2/B', 'CL-2/NEW']);
});

describe('records and manifest', () => {
  const absent = { claimId: 'CL-1', fileId: 'ABSENT', size: 3, read: () => Promise.resolve(undefined) };
  const check = async (counts: Record<string, number>, ...ids: string[]) => {
    const evidence = [packed('CL-1', 'HELD', bytesOf(5)), absent];
    const { file } = await buildBundle({ counts: { claims: 1, users: 4 }, evidence });
    const reading = await readBundle(file, buildFileTask().task);
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    const claim = buildClaim({ id: 'CL-1', evidence: photos(...ids) });
    return checkBundle(reading.bundle, counts, listRegisterEvidence({ claims: [claim], drafts: [] }), null);
  };

  test('that say the same are in order', async () => {
    expect(await check({ claims: 1, users: 4 }, 'HELD', 'ABSENT')).toEqual([]);
  });

  test('that say different things are told apart, one by one', async () => {
    expect(await check({ claims: 2, users: 4, audit: 1 }, 'OTHER')).toEqual([
      { code: 'counts_differ', slice: 'claims', stated: 1, found: 2 },
      { code: 'counts_differ', slice: 'audit', stated: 0, found: 1 },
      { code: 'evidence_unnamed', path: 'evidence/CL-1/HELD' },
      { code: 'evidence_lost', path: 'evidence/CL-1/OTHER' },
    ]);
  });

  test('of the JSON alone nothing is asked', () => {
    const files = listRegisterEvidence({ claims: [buildClaim({ evidence: photos('A') })], drafts: [] });
    expect(checkBundle({ registerText: '{}', evidence: [] }, { claims: 1 }, files, null)).toEqual([]);
  });
});
