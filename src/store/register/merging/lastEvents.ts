import type { AuditEvent } from '../../../domain/audit/audit';
import type { User } from '../../../domain/user/user';
import { takenBackOn } from '../../../domain/workflow/takenBack';
import { leaf } from '../../audit/diff';
import type { History } from './histories';
import type { ClaimFile } from './types';

/*
 * A log holds the events of every register that was ever merged into it, those of a record that gave way too. The last
 * event that is shown beside a record is one that the record itself bears witness to.
 */

/** The last event that brought a claim where it is: done at an instant that it carries, or leading to its status. */
export function findLastOfClaim({ claim, payments }: ClaimFile, history: History): AuditEvent | undefined {
  const { finalApproval, registeredAt, submittedAt, updatedAt } = claim;
  const [verification, decision] = [claim.verifications.at(-1), claim.decisions.at(-1)];
  const instants = new Set([
    ...[registeredAt, submittedAt, updatedAt],
    ...[verification?.verifiedOn, decision?.decidedOn, finalApproval?.approvedOn],
    ...[verification, decision].map((step) => step && takenBackOn(step)),
    ...payments.flatMap((payment) => [payment.createdAt, payment.updatedAt, payment.paidAt]),
  ]);
  const leadsHere = ({ changes }: AuditEvent) =>
    changes?.some(({ field, newValue }) => field === 'status' && newValue === claim.status) === true;
  const events = [...history.values()];
  const carried = events.filter(({ timestamp }) => instants.has(timestamp));
  if (carried.some(leadsHere)) return findLast(carried);
  // A note written since has moved `updatedAt` on.
  const leading = events.filter((event) => event.timestamp <= updatedAt && leadsHere(event));
  return findLast([...carried, ...leading]);
}

/** The last event of an account after which it was as it is. */
export function findLastOfUser(user: User, history: History): AuditEvent | undefined {
  const fields = new Map(Object.entries(user).map(([field, value]) => [field, leaf(value)]));
  return findLast(
    [...history.values()].filter(({ changes = [] }) =>
      changes.every(({ field, newValue }) => fields.get(field) === newValue),
    ),
  );
}

const findLast = (events: readonly AuditEvent[]) =>
  events.reduce<AuditEvent | undefined>(
    (last, event) => (last && last.timestamp >= event.timestamp ? last : event),
    undefined,
  );
