import { createSelector } from '@reduxjs/toolkit';
import { isAlert } from '../../domain/audit/audit';
import { selectLogEvents } from './log';

/** What the audit screen says of the whole log (docs/product.md, Figures). */
export type AuditFigures = {
  events: number;
  /** Security alerts: events of severity high or critical. */
  alerts: number;
  failed: number;
  /** Security score: the share of events that did not fail, per cent with one decimal; undefined for an empty log. */
  securityScore: number | undefined;
  /** Mean time to detection of the alerts that recorded one, milliseconds; undefined where none did. */
  detectionMs: number | undefined;
};

/** Per cent with one decimal. Less than everything never reads as 100, however little it is that failed. */
function scoreOf(events: number, failed: number): number | undefined {
  if (events === 0) return undefined;
  const score = Math.round((1 - failed / events) * 1000) / 10;
  return failed > 0 ? Math.min(score, 99.9) : score;
}

/** The figures of the audit log. */
export const selectAuditFigures = createSelector([selectLogEvents], (events): AuditFigures => {
  let failed = 0;
  let alerts = 0;
  let detected = 0;
  let detectionSum = 0;
  for (const event of events) {
    if (event.status === 'failed') failed += 1;
    if (!isAlert(event)) continue;
    alerts += 1;
    if (event.detectedAfterMs === undefined) continue;
    detected += 1;
    detectionSum += event.detectedAfterMs;
  }
  return {
    events: events.length,
    alerts,
    failed,
    securityScore: scoreOf(events.length, failed),
    detectionMs: detected === 0 ? undefined : detectionSum / detected,
  };
});
