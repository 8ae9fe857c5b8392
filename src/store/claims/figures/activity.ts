import { createSelector } from '@reduxjs/toolkit';
import type { AuditEvent } from '../../../domain/audit/audit';
import type { Claim } from '../../../domain/claim/claim';
import { isExport } from '../../../domain/audit/exports';
import { derivedFromLog } from '../../audit/derivedFromLog';
import { byNewest } from '../../audit/log';
import { isWithin } from '../../../domain/access/areas';
import { selectOwnAreas } from '../ownClaims';
import { findRecord } from '../../table';
import type { RootState } from '../../registerReducers';

/** A claim and the last thing that was done to it. */
export type ClaimActivity = { claim: Claim; event: AuditEvent };

const activitiesShown = 6;

const lastEventsOfClaims = derivedFromLog(
  () => new Map<string, AuditEvent>(),
  (last, event) => {
    if (event.resource !== 'claim' || isExport(event)) return;
    const known = last.get(event.resourceId);
    if (!known || byNewest(event, known) < 0) last.set(event.resourceId, event);
  },
);

/** Recent Claims Activity: the claims that something was done to last, newest first, each once. */
export const selectRecentActivity = createSelector(
  [
    (state: RootState) => state.audit.ids,
    (state: RootState) => state.audit.entities,
    (state: RootState) => state.claims.entities,
    selectOwnAreas,
  ],
  (ids, entities, claims, areas): ClaimActivity[] => {
    const shown: ClaimActivity[] = [];
    for (const event of lastEventsOfClaims({ ids, entities }).values()) {
      const oldest = shown.at(-1);
      if (shown.length === activitiesShown && oldest && byNewest(oldest.event, event) < 0) continue;
      const claim = findRecord(claims, event.resourceId);
      if (!claim || (areas && !isWithin(areas, claim.claimant))) continue;
      shown.push({ claim, event });
      shown.sort((a, b) => byNewest(a.event, b.event));
      shown.splice(activitiesShown);
    }
    return shown;
  },
);

/** What the dashboard's figures do not count: who came and went, and how the portal is set. */
const uncounted: readonly AuditEvent['resource'][] = ['session', 'settings'];

const lastUpdate = derivedFromLog(
  (): { at?: string } => ({}),
  (last, event) => {
    if (uncounted.includes(event.resource) || isExport(event)) return;
    if (last.at === undefined || event.timestamp > last.at) last.at = event.timestamp;
  },
);

/**
 * The moment of the last change to what the dashboard counts: claims, payments, users, the fund and the register itself.
 * A file that was taken changes none of it. Undefined while nothing was ever done.
 */
export const selectLastUpdate = ({ audit }: RootState): string | undefined => lastUpdate(audit).at;
