import { moneySeverity } from '../../../domain/audit/auditSeverities';
import { scheduleFacts } from '../../../domain/audit/scheduleFacts';
import { schemeFacts } from '../../../domain/audit/schemeFacts';
import type { ScheduleChange } from '../../events';
import { diff } from '../diff';
import { succeeded, success, type RowsByEvent } from './row';

const scheduleCodes = {
  copied: 'SCHEDULE_COPIED',
  edited: 'SCHEDULE_EDITED',
  published: 'SCHEDULE_PUBLISHED',
  withdrawn: 'SCHEDULE_WITHDRAWN',
  discarded: 'SCHEDULE_DISCARDED',
} as const satisfies Record<ScheduleChange, string>;

/** What the scheme pays from and by: the fund, the valuation schedules, the rules. */
export const schemeRows = {
  'fundLedger/entryRecorded': ({ entry, balance }) => ({
    ...succeeded('FUND_ENTRY_RECORDED', 'fund', entry.id),
    severity: moneySeverity(Math.max(entry.allocationAmount, entry.openingBalance - balance)),
    changes: diff({}, entry),
  }),
  'schedules/changed': ({ how, before, after }) => {
    const [old, now] = [before, after].map((schedule) => (schedule ? scheduleFacts(schedule) : {}));
    const changes = diff(old ?? {}, now ?? {});
    return { ...success(scheduleCodes[how], 'schedule', (after ?? before)?.id ?? ''), changes };
  },
  'scheme/changed': ({ before, after }) => ({
    ...success('SCHEME_CHANGED', 'scheme', after.id),
    changes: diff(schemeFacts(before), schemeFacts(after)),
  }),
} satisfies RowsByEvent;
