import { emptyFilter } from '../../domain/claim/list/claimFilter';
import { claimSortKeys } from '../../domain/claim/list/claimList';
import { paymentStatusNames } from '../../domain/payment/payment';
import { selectActivityCounts, selectThreatLevels } from '../../store/audit/distribution';
import { selectEventsByDay } from '../../store/audit/eventsByDay';
import { selectAuditFigures } from '../../store/audit/figures';
import { findUserAgent } from '../../store/audit/log';
import { findOwnSecurityEvents } from '../../store/audit/ownLog';
import { selectFoundEvents } from '../../store/audit/search';
import { findLastChange, selectClaimEvents } from '../../store/audit/selectors';
import { selectLastUpdate, selectRecentActivity } from '../../store/claims/figures/activity';
import { selectClaimsByMonth, selectClaimsByOutline, selectPendingByStage } from '../../store/claims/figures/charts';
import { selectClaimFigures, selectOverdueClaims } from '../../store/claims/figures/figures';
import { selectFilterOptions } from '../../store/claims/list/filterOptions';
import { selectFoundRows } from '../../store/claims/list/list';
import { selectPendingReview, selectQueue } from '../../store/claims/figures/queues';
import { findClaim } from '../../store/claims/selectors';
import { selectDrafts } from '../../store/drafts/selectors';
import { findDraftByClaimId, findEditOf } from '../../store/drafts/edits';
import { selectAllocationCapacity, selectDistrictFunds } from '../../store/fundLedger/figures';
import { selectMyNotifications, selectUnreadCount } from '../../store/notifications/selectors';
import { selectFoundPaymentRows, selectPaymentRowCounts } from '../../store/payments/queue';
import { selectClaimPayments, selectPendingPaymentCount } from '../../store/payments/selectors';
import { registerAsJson } from '../../store/persistence/shapes/registerJson';
import type { RootState } from '../../store/registerReducers';
import { selectFirstPendingDay, selectReportRecords } from '../../store/reports/records';
import { selectMyViews } from '../../store/savedViews/selectors';
import { selectProfile } from '../../store/session/profile';
import { selectActiveSessions, selectUserCounts } from '../../store/users/figures';
import { selectFoundUsers } from '../../store/users/list';
import { auditReader } from '../auditReader';

const now = '2026-11-20T08:00:00.000Z';
const today = '2026-11-20';

/** Everything that the main screens ask of a register, and the file of it: whatever is in it, none of that may throw. */
export function lookEverywhere(state: RootState) {
  for (const key of claimSortKeys) selectFoundRows(state, key, 'desc', emptyFilter, today, 'biira');
  selectFilterOptions(state);
  selectClaimFigures(state, today);
  selectOverdueClaims(state, today);
  selectRecentActivity(state);
  selectLastUpdate(state);
  selectClaimsByMonth(state, today);
  selectPendingByStage(state);
  selectClaimsByOutline(state);
  selectQueue(state);
  selectPendingReview(state, today);
  selectPaymentRowCounts(state);
  selectPendingPaymentCount(state);
  for (const status of [undefined, ...paymentStatusNames]) selectFoundPaymentRows(state, status, 'biira');
  selectAllocationCapacity(state);
  selectDistrictFunds(state);
  for (const event of selectFoundEvents(state, { search: 'a', claim: 'b' }, auditReader)) findUserAgent(state, event);
  selectAuditFigures(state);
  selectThreatLevels(state);
  selectActivityCounts(state);
  selectEventsByDay(state, today);
  findOwnSecurityEvents(state);
  selectMyNotifications(state);
  selectUnreadCount(state);
  selectFoundUsers(state, { search: 'a', sort: 'name', order: 'asc' });
  selectUserCounts(state);
  selectActiveSessions(state, today);
  selectMyViews(state);
  selectProfile(state);
  selectReportRecords(state);
  selectFirstPendingDay(state);
  for (const claimId of [...state.claims.ids, ...selectDrafts(state).map((draft) => draft.claimId ?? '')]) {
    findClaim(state, claimId);
    selectClaimPayments(state, claimId);
    selectClaimEvents(state, claimId);
    findLastChange(state, claimId);
    findEditOf(state, claimId);
    findDraftByClaimId(state, claimId);
  }
  registerAsJson(state, now);
}
