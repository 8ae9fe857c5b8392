import type { IncidentType } from '../incident/incidents';
import { findCap } from './schedule';
import type { Rate, Schedule } from './scheduleRecord';
import type { Valuation, ValuationLine } from './valuationRecord';

/** What of a loss is applied to a rate. Quantities as in `ValuationLine`, shares in per cent. */
type Measures = Pick<ValuationLine, 'quantity' | 'lost' | 'stageShare'>;

/** To the nearest shilling, a half up: a product of decimals can come out a hair below the half that it is. */
const toShillings = (amount: number): number => Math.round(Number(amount.toPrecision(15)));

/**
 * What a loss is worth by a rate, in whole UGX. This is the one place where money is rounded: once for each line, to the
 * nearest shilling.
 */
export function amountBy(rate: Rate, { quantity = 1, lost = 100, stageShare = 100 }: Measures): number {
  switch (rate.basis) {
    case 'area':
      return toShillings((quantity * lost * rate.yield * rate.price * stageShare) / 10_000);
    case 'plant':
      return toShillings((quantity * rate.price * stageShare) / 100);
    case 'head':
      return toShillings(quantity * rate.price);
    case 'repair':
      return toShillings((quantity * rate.share) / 100);
    case 'receipts':
      return Math.min(quantity, rate.price);
    case 'sum':
      return rate.price;
  }
}

/** What lines come to in all, UGX. */
export const sumLines = (lines: readonly Pick<ValuationLine, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** What lines come to within the most that the schedule allows, UGX. */
export const limited = (sum: number, cap: number | undefined): number => (cap === undefined ? sum : Math.min(sum, cap));

/** What a valuation comes to by its schedule, UGX: the compensation, unless that was changed by hand. */
export const valuedAmount = ({ lines, cap }: Pick<Valuation, 'lines' | 'cap'>): number => limited(sumLines(lines), cap);

/** Whether a line has the amount that its own rate gives, or was valued by hand with source and reason. */
const isSoundLine = (line: ValuationLine): boolean =>
  line.rate
    ? !line.byHand && line.amount === amountBy(line.rate, line)
    : Boolean(line.byHand?.source && line.byHand.reason);

/**
 * Whether a compensation, UGX, is what its valuation comes to, or less than the limit and with a reason: whoever made it,
 * and by whatever portal.
 */
export function isSoundValuation(valuation: Valuation, compensation: number | undefined): boolean {
  if (!valuation.lines.every(isSoundLine)) return false;
  if (compensation === undefined) return true;
  if (valuation.cap !== undefined && compensation > valuation.cap) return false;
  return compensation === valuedAmount(valuation) || Boolean(valuation.changedBecause);
}

/** Whether a valuation has the rates, shares and limit of the schedule that it names. */
export function isBySchedule({ lines, cap, schedule }: Valuation, kind: IncidentType, by: Schedule): boolean {
  const texts = new Set(by.rates.map((rate) => JSON.stringify(rate)));
  return (
    schedule === by.id &&
    cap === findCap(by, kind) &&
    lines.every(
      ({ rate, stage, stageShare }) =>
        (!rate || texts.has(JSON.stringify(rate))) && stageShare === (stage && rate ? by.stages[stage] : undefined),
    )
  );
}
