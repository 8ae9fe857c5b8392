import type { Claim } from '../../domain/claim/claim';
import type { Table } from '../../domain/table';
import { findClaimValuation, isValuedOnPaper, statedText } from '../../domain/valuation/claimValuation';
import { explainLine, lineTitle } from '../../domain/valuation/explainLine';
import { pairsOf, paragraph, type Passage } from '../pdf/paper';
import { official } from '../pdf/words';
import { amountText, pairIfGiven } from './claimPairs';

/** What was stated, assessed and approved, line by line, with the way to each amount. */
export function valuationPassages(claim: Claim): Passage[] {
  const found = findClaimValuation(claim);
  if (!found) return [paragraph(isValuedOnPaper(claim) ? 'Valued on paper.' : 'This claim is not valued yet.')];
  const { valuation, lines } = found;
  const { calculatedCompensation, incident } = claim;
  const { changedBecause } = valuation;
  const table: Table = {
    title: 'Valuation',
    columns: [
      { label: 'Item', kind: 'text' },
      { label: 'Stated', kind: 'text' },
      { label: 'Calculation', kind: 'text' },
      { label: 'Assessed (UGX)', kind: 'shillings', total: true },
      { label: 'Approved (UGX)', kind: 'shillings', total: true },
      { label: 'Reason for the change', kind: 'text' },
    ],
    rows: lines.map(({ line, approved, reason }) => [
      lineTitle(line, official.t),
      line.stated === undefined ? undefined : statedText(incident.incidentType, line.stated, official),
      explainLine(line, official),
      line.amount,
      approved,
      reason,
    ]),
  };
  return [
    ...(lines.length > 0 ? [{ kind: 'table', table } as const] : []),
    pairsOf([
      [
        'Valuation schedule',
        valuation.isSample ? `${valuation.schedule} (sample, not the authority's rates)` : valuation.schedule,
      ],
      ...pairIfGiven(
        'Limit of the schedule',
        valuation.cap === undefined ? undefined : official.shillings(valuation.cap),
      ),
      ...pairIfGiven('Compensation changed by hand', changedBecause && amountText(calculatedCompensation)),
      ...pairIfGiven('Reason', changedBecause),
    ]),
  ];
}
