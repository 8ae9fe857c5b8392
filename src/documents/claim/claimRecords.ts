import type { AuditEvent } from '../../domain/audit/audit';
import type { Claim } from '../../domain/claim/claim';
import type { Scheme } from '../../domain/scheme/scheme';
import type { Payment } from '../../domain/payment/payment';

/** A claim with all that a paper tells of it: payments and audit events first to last, and the scheme's rules. */
export type ClaimRecords = {
  claim: Claim;
  payments: readonly Payment[];
  events: readonly AuditEvent[];
  scheme: Scheme;
};
