import type { AuditEvent } from '../../domain/audit/audit';
import type { LogState } from '../../store/audit/log';

/** What every tab shows: the log as it stands on the screen, and what is new in it. */
export type AuditView = {
  log: LogState;
  /** Ids of events that came a moment ago. */
  fresh: ReadonlySet<string>;
  onOpenEvent: (event: AuditEvent) => void;
};
