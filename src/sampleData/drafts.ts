import { emptyClaimantForm } from '../domain/claimant';
import type { Draft } from '../domain/draft';
import { emptyEvidence } from '../domain/evidence';
import { emptyIncidentForm } from '../domain/incident';
import type { Case } from './cases';

/** The id of the draft that becomes a claim. */
export const draftIdOf = (claimId: string) => `DRAFT-${claimId}`;

/** What the wizard holds when a claim is ready to be submitted. */
export function completeDraft({ id, loss, evidence, officer, begunAt }: Case): Draft {
  return {
    id: draftIdOf(id),
    claimId: id,
    step: 3,
    claimant: loss.claimant,
    incident: loss.incident,
    evidence,
    createdBy: officer.user.name,
    createdAt: begunAt,
    updatedAt: begunAt,
  };
}

/** One that has its claim's id and waits for evidence. */
export const draftWaitingForEvidence = (one: Case): Draft => ({
  ...completeDraft(one),
  step: 2,
  evidence: emptyEvidence,
});

/** One left in the middle of step 1. */
export function draftHardlyBegun(one: Case): Draft {
  const { fullName, phoneNumber, district } = one.loss.claimant;
  return {
    ...completeDraft(one),
    claimId: undefined,
    step: 0,
    claimant: { ...emptyClaimantForm, fullName, phoneNumber, district },
    incident: emptyIncidentForm,
    evidence: emptyEvidence,
  };
}
