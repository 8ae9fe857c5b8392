import { linkText, type ChainHead } from '../../domain/audit/auditChain';
import { evidencePath } from './manifest';
import { shownPath, type BundleProblem } from './problems';
import type { Bundle } from './readBundle';
import type { RegisterEvidence } from './registerEvidence';

/**
 * What the records of a bundle's register and its manifest say differently. The JSON of a register alone says nothing
 * about files.
 * @param counts records by slice
 * @param files what `listRegisterEvidence` finds in the records
 * @param auditChain where the register says that its audit log ends
 */
export function checkBundle(
  { manifest, evidence }: Bundle,
  counts: Record<string, number>,
  files: readonly RegisterEvidence[],
  auditChain: ChainHead | null,
): BundleProblem[] {
  if (!manifest) return [];
  const named = new Set(files.map(({ claimId, file }) => evidencePath({ claimId, fileId: file.id })));
  const present = evidence.map(evidencePath);
  const known = new Set([...present, ...manifest.evidence.absent.map(evidencePath)]);
  const differing = Object.entries(counts).filter(([slice, found]) => manifest.counts[slice] !== found);
  const end = manifest.auditChain;
  const isSameEnd = (auditChain && linkText(auditChain)) === (end && linkText(end));
  return [
    ...(isSameEnd ? [] : [{ code: 'chain_differs' } as const]),
    ...differing.map(
      ([slice, found]) => ({ code: 'counts_differ', slice, stated: manifest.counts[slice] ?? 0, found }) as const,
    ),
    ...present
      .filter((path) => !named.has(path))
      .map((path) => ({ code: 'evidence_unnamed', path: shownPath(path) }) as const),
    ...[...named]
      .filter((path) => !known.has(path))
      .map((path) => ({ code: 'evidence_lost', path: shownPath(path) }) as const),
  ];
}
