import { isChecklistOpen } from '../../domain/checklist/checklist';
import type { Claim } from '../../domain/claim/claim';
import { evidenceSlotNames, evidenceSlots } from '../../domain/incident/evidence';
import type { Scheme } from '../../domain/scheme/scheme';
import { findCurrentStage, type StageNumber } from '../../domain/workflow/stages';
import { officialFormats } from '../table/cellText';
import { paragraph, type Paper } from '../pdf/paper';
import { missingPapersText } from './checklistPassages';
import { claimIdPairs } from './claimPairs';
import { incidentInSentence } from './incidentSentence';

/** What happens at each stage that a claim may still wait in. */
const atStage: Record<StageNumber, string | undefined> = {
  1: undefined,
  2: 'a district officer will check your claim and may visit the place. The claims verification committee will then decide, and we will tell you its decision.',
  3: 'the claims verification committee will decide, and we will tell you its decision.',
  4: 'your claim is approved. After final approval, we will pay the approved amount.',
  5: 'your claim is approved, and we are paying the approved amount.',
  6: undefined,
};

/** What is still to come for a claim; nothing for one that is paid or rejected. */
function findNextStep(status: Claim['status']): string | undefined {
  if (status === 'payment_failed') {
    return 'a payment failed. Please come to the district office so that we can pay you.';
  }
  const stage = findCurrentStage(status);
  return stage && atStage[stage.number];
}

/** What a claimant takes home after a claim was registered: half a page. */
export function makeClaimSlip(claim: Claim, scheme: Scheme): Paper {
  const { id, status, claimant, incident, evidence, registeredAt, createdBy } = claim;
  const received = evidenceSlotNames
    .filter((slot) => evidence[slot].length > 0)
    .map((slot) => `${evidenceSlots[slot].label}: ${evidence[slot].length}`);
  const next = findNextStep(status);
  // Once it is forwarded, nobody can add a paper.
  const missing = isChecklistOpen(status) ? missingPapersText(claim, scheme) : [];
  return {
    title: 'Acknowledgement of a Claim',
    facts: [
      ...claimIdPairs(id),
      ['Claimant', claimant.fullName],
      ['Reported', capitalised(incidentInSentence(incident))],
      ['Evidence received', received.length > 0 ? received.join(', ') : 'None'],
      ['Received', registeredAt ? `${officialFormats.dateTime(registeredAt)} by ${createdBy}` : 'Date not known'],
    ],
    passages: [
      paragraph(
        [
          ...(next ? [`What happens next: ${next}`] : []),
          ...missing,
          'Keep this slip. Give the claim ID when you ask about your claim. This confirms receipt. It does not guarantee payment.',
        ].join('\n'),
      ),
      { kind: 'signatures', boxes: ['District Officer', { stamp: 'Official stamp' }] },
      { kind: 'cut' },
    ],
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
