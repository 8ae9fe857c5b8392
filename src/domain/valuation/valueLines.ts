import type { IncidentType } from '../incident/incidents';
import { checkLine } from './checkLine';
import type { LineForm } from './lineForm';
import { findCap } from './schedule';
import type { Schedule } from './scheduleRecord';
import { valuedAmount } from './valuation';
import type { Valuation } from './valuationRecord';

/** The valuation of those lines that are complete. */
export function valueLines(lines: readonly LineForm[], kind: IncidentType, schedule: Schedule): Valuation {
  const cap = findCap(schedule, kind);
  const complete = lines.flatMap((form) => {
    const checked = checkLine(kind, form, schedule);
    return checked.ok ? [checked.line] : [];
  });
  return {
    schedule: schedule.id,
    isSample: schedule.isSample,
    lines: complete,
    ...(cap !== undefined && { cap }),
  };
}

/** What lines come to by a schedule, UGX; undefined while one is not complete, and without lines. */
export function amountOfLines(lines: readonly LineForm[], kind: IncidentType, schedule: Schedule): number | undefined {
  const valuation = valueLines(lines, kind, schedule);
  return lines.length > 0 && valuation.lines.length === lines.length ? valuedAmount(valuation) : undefined;
}
