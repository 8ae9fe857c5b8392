import { scheduleFacts } from '../../audit/scheduleFacts';
import { scheduleRecord, type Schedule } from '../../valuation/scheduleRecord';
import type { RecordKind } from './kind';

const by = 'manageSchedules';

export const schedules = {
  version: 1,
  record: scheduleRecord,
  words: { one: 'Valuation schedule', many: 'Valuation schedules' },
  home: 'register',
  resource: 'schedule',
  changes: {
    version: 1,
    // A sample that nobody has changed is in no register.
    ships: ({ isSample }: Schedule) => isSample,
    how: {
      copied: { by, code: 'SCHEDULE_COPIED', words: 'Schedule copied', severity: 'low', makes: true },
      edited: { by, code: 'SCHEDULE_EDITED', words: 'Schedule changed', severity: 'medium' },
      published: { by, code: 'SCHEDULE_PUBLISHED', words: 'Schedule published', severity: 'high' },
      withdrawn: { by, code: 'SCHEDULE_WITHDRAWN', words: 'Schedule withdrawn', severity: 'high' },
      discarded: { by, code: 'SCHEDULE_DISCARDED', words: 'Draft schedule deleted', severity: 'medium', ends: true },
    },
  },
  meets: { how: 'own' },
  factsOf: scheduleFacts,
} satisfies RecordKind<Schedule>;
