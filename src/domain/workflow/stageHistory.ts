import type { AuditEvent } from '../audit/audit';
import { describeAuditAction, findLifecycleAction } from '../audit/auditWords';
import type { Claim } from '../claim/claim';
import { getAction, lifecycle } from './lifecycle';
import { paymentStatusNames } from '../payment/payment';
import type { StageNumber } from './stages';
import type { PaymentStatus } from './statuses';
import type { Words } from '../words';

/** Something done at a stage: its words, what became of the payment where it was one's update, who and when. */
export type StageHistoryEntry = { id: string; words: Words; outcome?: PaymentStatus; who: string; when: string };

/**
 * What was done at a stage of a claim and not undone, first to last.
 * @param events the claim's audit events, first to last
 */
export function stageHistory(stage: StageNumber, claim: Claim, events: readonly AuditEvent[]): StageHistoryEntry[] {
  const undone = new Set(events.flatMap(({ details }) => (details?.undoes ? `${details.undoes}:${claim.id}` : [])));
  const entries = events.flatMap((event): StageHistoryEntry[] => {
    if (undone.has(event.id)) return [];
    const action = findLifecycleAction(event);
    // What was submitted on paper begins here with its import.
    const place = event.action === 'CLAIM_IMPORTED' ? 1 : action && getAction(action).stage;
    if (place !== stage) return [];
    const outcome = action === 'update_payment' ? findPaymentOutcome(event) : undefined;
    const words = describeAuditAction(event);
    return [{ id: event.id, words, ...(outcome && { outcome }), who: event.user, when: event.timestamp }];
  });
  return stage === 4 ? [...entries, ...impliedApproval(claim, entries)] : entries;
}

/** Marking an approved claim as paid gives its final approval along the way, with no event of its own. */
function impliedApproval({ finalApproval }: Claim, entries: readonly StageHistoryEntry[]): StageHistoryEntry[] {
  if (!finalApproval) return [];
  const { approvedBy, approvedOn } = finalApproval;
  if (entries.some(({ when, words }) => words === lifecycle.final_approval.audit.label && when >= approvedOn))
    return [];
  return [{ id: 'final_approval', words: lifecycle.final_approval.audit.label, who: approvedBy, when: approvedOn }];
}

function findPaymentOutcome({ changes }: AuditEvent): PaymentStatus | undefined {
  const outcome = changes?.find(({ field }) => field === 'payment.paymentStatus')?.newValue;
  return paymentStatusNames.find((name) => name === outcome);
}
