import type { Claim } from '../../domain/claim/claim';
import { evidenceSlotNames, evidenceSlots, missingEvidence } from '../../domain/incident/evidence';
import { findCurrentStage, type StageNumber } from '../../domain/workflow/stages';
import { isPending } from '../../domain/workflow/statuses';
import { officialFormats } from '../table/cellText';
import type { Paper } from '../pdf/paper';
import { claimIdPairs, incidentInShort } from './claimPairs';

/** What happens at each stage that a claim may still wait in. */
const atStage: Record<StageNumber, string | undefined> = {
  1: undefined,
  2: 'a district officer verifies the claim and may visit the place; the claims verification committee then decides, and you are told its decision.',
  3: 'the claims verification committee decides, and you are told its decision.',
  4: 'the claim is approved; once final approval is given, the approved amount is paid.',
  5: 'the claim is approved, and the approved amount is being paid.',
  6: undefined,
};

/** What is still to come for a claim; nothing for one that is paid or rejected. */
function findNextStep(status: Claim['status']): string | undefined {
  if (status === 'payment_failed') {
    return 'a payment did not succeed. Please come to the district office, so that it can be made again.';
  }
  const stage = findCurrentStage(status);
  return stage && atStage[stage.number];
}

/** What a claimant takes home after a claim was registered: half a page. */
export function makeClaimSlip({ id, status, claimant, incident, evidence, registeredAt, createdBy }: Claim): Paper {
  const received = evidenceSlotNames
    .filter((slot) => evidence[slot].length > 0)
    .map((slot) => `${evidenceSlots[slot].label}: ${evidence[slot].length}`);
  const next = findNextStep(status);
  // Nobody is asked for more once it is decided.
  const missing = isPending(status) ? missingEvidence(incident.incidentType, evidence) : [];
  return {
    title: 'Acknowledgement of a Claim',
    facts: [
      ...claimIdPairs(id),
      ['Claimant', claimant.fullName],
      ['Reported', incidentInShort(incident)],
      ['Evidence received', received.length > 0 ? received.join(', ') : 'None'],
      ['Received', registeredAt ? `${officialFormats.dateTime(registeredAt)} by ${createdBy}` : 'Date not known'],
    ],
    passages: [
      {
        kind: 'paragraph',
        text: [
          ...(next ? [`What happens next: ${next}`] : []),
          ...(missing.length > 0
            ? [`Please bring to the district office: ${missing.map((slot) => evidenceSlots[slot].label).join(', ')}.`]
            : []),
          'Keep this slip and name the claim ID whenever you ask about your claim. It confirms receipt and is no promise of payment.',
        ].join('\n'),
      },
      { kind: 'signatures', boxes: ['District Officer', { stamp: 'Official stamp' }] },
      { kind: 'cut' },
    ],
  };
}
