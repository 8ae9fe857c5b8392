import type { Claim } from '../../domain/claim/claim';
import type { Draft } from '../../domain/claim/draft';
import { allFiles, type EvidenceFile } from '../../domain/incident/evidence';

/** A file of evidence, and the claim under whose id its bytes lie. */
export type RegisterEvidence = { claimId: string; file: EvidenceFile };

type Holders = {
  claims: readonly Pick<Claim, 'id' | 'evidence'>[];
  drafts: readonly Pick<Draft, 'claimId' | 'evidence'>[];
};

/**
 * The files whose bytes belong to a register, each once and in the order of their claims: those of claims and of drafts.
 * Samples are part of the portal itself, and a draft that edits a claim shares its files.
 */
export function listRegisterEvidence({ claims, drafts }: Holders): RegisterEvidence[] {
  const files = new Map<string, RegisterEvidence>();
  const add = (claimId: string, evidence: Claim['evidence']) => {
    for (const file of allFiles(evidence)) {
      if (file.sampleUrl === undefined) files.set(`${claimId}/${file.id}`, { claimId, file });
    }
  };
  for (const { id, evidence } of claims) add(id, evidence);
  for (const { claimId, evidence } of drafts) if (claimId !== undefined) add(claimId, evidence);
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, evidence]) => evidence);
}
