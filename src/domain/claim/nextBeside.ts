import type { ClaimAction } from '../workflow/lifecycle';
import { findAppealStep } from './appeal/appeals';
import type { Claim } from './claim';
import { findOpenCorrection } from './correction/corrections';

/** What is done next about what stands on a claim beside its status: an appeal that is open, and a correction that waits. */
export function findNextBeside(claim: Pick<Claim, 'appeals' | 'corrections'>): ClaimAction[] {
  const step = findAppealStep(claim);
  const next: ClaimAction[] = step ? [step] : [];
  return findOpenCorrection(claim) ? [...next, 'confirm_correction'] : next;
}
