import type { Claim } from '../../domain/claim/claim';
import type { Refusal } from '../../domain/refusal';
import { statuses } from '../../domain/workflow/statuses';
import { findLastChange } from '../audit/selectors';
import type { Register } from '../registerReducers';

/* What the commands on claims refuse alike. */

/** The refusal of what is done to a claim that is not there. */
export function unknownClaim(id: string): Refusal {
  return { code: 'not_found', message: 'The claim with ID {{id}} could not be found', params: { id } };
}

/** The refusal of what is done to a draft that is not there, or whose claim is. */
export const unknownDraft: Refusal = {
  code: 'not_found',
  message: 'This draft no longer exists. It was submitted or discarded.',
};

/** The refusal of an event decided on another revision than the one that stands, naming who changed the claim, if memory knows. */
export function changedRefusal(register: Register, claim: Claim, rev: number): Refusal | undefined {
  if (claim.rev === rev) return undefined;
  const last = findLastChange(register, claim.id);
  return {
    code: 'changed',
    message: last
      ? 'Not saved: {{user}} changed this claim on {{time}}. Its status is now "{{status}}". Check it before you decide.'
      : 'Not saved: this claim was changed on {{time}}. Its status is now "{{status}}". Check it before you decide.',
    params: { user: last?.user ?? '' },
    words: { status: [statuses[claim.status].badge] },
    instants: { time: last?.timestamp ?? claim.updatedAt },
  };
}
