import type { AuditEvent } from '../../../domain/audit';
import { findLifecycleAction } from '../../../domain/auditWords';
import type { LifecycleAction } from '../../../domain/lifecycle';
import type { StageNumber } from '../../../domain/stages';

/** The stage that each action belongs to; an edit belongs to none. */
const stageOf: Record<LifecycleAction, StageNumber | undefined> = {
  submit: 1,
  resubmit: 1,
  start_verification: 2,
  forward_to_cvc: 2,
  request_info: 2,
  reject_verification: 2,
  edit: undefined,
  approve: 3,
  reject_committee: 3,
  refer_back: 3,
  final_approval: 4,
  mark_paid: 5,
  update_payment: 5,
  retry_payment: 5,
};

/** What was done at a stage, first to last. */
export function stageDeeds(stage: StageNumber, events: readonly AuditEvent[]): AuditEvent[] {
  return events.filter((event) => {
    const action = findLifecycleAction(event);
    return action !== undefined && stageOf[action] === stage;
  });
}
