import { createSelector } from '@reduxjs/toolkit';
import { kampalaDay } from '../../domain/calendar';
import type { ReportRecords } from '../../domain/reports/report';
import { isPending } from '../../domain/workflow/statuses';
import { selectNewestEvents } from '../audit/log';
import { selectAllClaims } from '../claims/selectors';
import { selectLedger } from '../fundLedger/selectors';
import { selectPaymentsByClaim } from '../payments/selectors';
import { lacksRecordsNote, selectLacksRecords } from '../persistence/setAside';
import { selectScheme } from '../scheme/selectors';
import { selectUsers } from '../users/selectors';

/** The records that reports are made of, but for the day: the same object until one of them changes. */
export const selectReportRecords = createSelector(
  [
    selectAllClaims,
    selectPaymentsByClaim,
    selectLedger,
    selectUsers,
    selectNewestEvents,
    selectScheme,
    selectLacksRecords,
  ],
  (claims, paymentsByClaim, ledger, users, events, scheme, lacksRecords): Omit<ReportRecords, 'today'> => ({
    claims,
    paymentsByClaim,
    ledger,
    users,
    events,
    scheme,
    caveats: lacksRecords ? [lacksRecordsNote] : [],
  }),
);

/** The day in Kampala on which the first of the claims that are pending now was registered; undefined without any. */
export const selectFirstPendingDay = createSelector([selectAllClaims], (claims): string | undefined => {
  const days = claims
    .filter(({ status }) => isPending(status))
    .flatMap(({ registeredAt }) => (registeredAt ? kampalaDay(registeredAt) : []));
  return days.sort()[0];
});
