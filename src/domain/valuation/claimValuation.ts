import { findLastDecision, type Claim } from '../claim/claim';
import { unitOf, type IncidentType } from '../incident/incidents';
import { formatNumber } from '../settings/format';
import type { Explainer } from './explainLine';
import { statedUnits } from './lineForm';
import type { Valuation, ValuationLine } from './valuationRecord';

/** A line of a valuation with what the committee approved for it, UGX, and why that is another amount. */
export type DecidedLine = { line: ValuationLine; approved?: number; reason?: string };

/**
 * How a claim was valued last; undefined where that was on paper, or never. Who asks for information on
 * several claims, without a schedule, or without a line and an amount, values nothing: what was found before stands.
 */
export const findLastValuation = ({ verifications }: Pick<Claim, 'verifications'>): Valuation | undefined =>
  verifications.findLast(
    ({ action, valuation, calculatedCompensation }) =>
      action === 'forward_to_cvc' ||
      (valuation !== undefined && (valuation.lines.length > 0 || calculatedCompensation !== undefined)),
  )?.valuation;

/**
 * How a claim was valued last, and what of each line the committee approved; undefined for a claim that was valued on
 * paper, or not yet.
 */
export function findClaimValuation(claim: Claim): { valuation: Valuation; lines: DecidedLine[] } | undefined {
  const valuation = findLastValuation(claim);
  if (!valuation) return undefined;
  const decision = findLastDecision(claim);
  if (decision?.decision !== 'approve') return { valuation, lines: valuation.lines.map((line) => ({ line })) };
  const lines = valuation.lines.map((line, place): DecidedLine => {
    const changed = decision.lines?.find((one) => one.place === place);
    return { line, approved: changed?.amount ?? line.amount, ...(changed && { reason: changed.reason }) };
  });
  return { valuation, lines };
}

/** Whether a claim has a compensation that no valuation explains, since it was valued on paper. */
export const isValuedOnPaper = (claim: Claim): boolean =>
  claim.calculatedCompensation !== undefined && findLastValuation(claim) === undefined;

/** What a claimant stated of a loss: so many acres or animals, or an amount. */
export function statedText(kind: IncidentType, stated: number, { t, shillings }: Explainer): string {
  const unit = statedUnits[kind];
  return unit ? `${formatNumber(stated)} ${t(unitOf(stated, unit))}` : shillings(stated);
}
