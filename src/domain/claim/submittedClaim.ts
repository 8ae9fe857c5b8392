import type { Claim } from './claim';

/** What a claim takes from the draft that it is made of. */
type Submitted = Pick<Claim, 'id' | 'claimant' | 'incident' | 'evidence' | 'createdBy' | 'createdAt'>;

/** The claim that a submission makes at an instant. */
export const submittedClaim = (
  { id, claimant, incident, evidence, createdBy, createdAt }: Submitted,
  at: string,
): Claim => ({
  ...{ id, rev: 1, status: 'submitted' },
  ...{ claimant, incident, evidence },
  verifications: [],
  decisions: [],
  notes: [],
  ...{ createdBy, createdAt, registeredAt: at, submittedAt: at, updatedAt: at },
});
