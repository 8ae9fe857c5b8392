import type { AuditEvent } from '../../../domain/audit/audit';
import type { SortOrder } from '../../../domain/sortOrder';
import type { AuditView } from '../auditView';

/** A page of events, as a table or as cards. */
export type TrailListProps = Omit<AuditView, 'log'> & {
  rows: AuditEvent[];
  /** Where the page stands among all events found. */
  place: { page: number; pages: number; from: number; to: number; total: number; size: number };
  /** By time. */
  order: SortOrder;
  onPage: (change: { page: number; size?: number }) => void;
  onSort: (order: SortOrder) => void;
};
