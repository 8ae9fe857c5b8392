import type { Claim } from '../../domain/claim/claim';
import { findClaimValuation, statedText } from '../../domain/valuation/claimValuation';
import { assessedText, explainLine, lineTitle } from '../../domain/valuation/explainLine';
import type { Table } from '../../domain/table';
import { official } from '../pdf/words';

/**
 * How claims were valued, a row a line, in the order given; amounts in UGX. Claims without lines have no rows. Lines may come
 * to more than the limit, which is of all lines of a claim together.
 */
export function makeLinesTable(claims: readonly Claim[]): Table {
  return {
    title: 'Valuation Lines',
    columns: [
      { label: 'Claim ID', kind: 'text' },
      { label: 'Item', kind: 'text' },
      { label: 'Stated', kind: 'text' },
      { label: 'Assessed', kind: 'text' },
      { label: 'Calculation', kind: 'text' },
      { label: 'Amount (UGX)', kind: 'shillings', total: true },
      { label: 'Approved (UGX)', kind: 'shillings', total: true },
      { label: 'Reason for the change', kind: 'text' },
      { label: 'Schedule', kind: 'text' },
      { label: 'Limit of the schedule (UGX)', kind: 'shillings' },
      { label: 'By hand', kind: 'text' },
      { label: 'Source of the amount', kind: 'text' },
      { label: 'Reason for the amount', kind: 'text' },
    ],
    rows: claims.flatMap((claim) => {
      const found = findClaimValuation(claim);
      const kind = claim.incident.incidentType;
      return (found?.lines ?? []).map(({ line, approved, reason }) => [
        claim.id,
        lineTitle(line, official.t),
        line.stated === undefined ? undefined : statedText(kind, line.stated, official),
        assessedText(line, official),
        line.byHand ? undefined : explainLine(line, official),
        line.amount,
        approved,
        reason,
        found?.valuation.schedule,
        found?.valuation.cap,
        line.byHand ? 'Yes' : 'No',
        line.byHand?.source,
        line.byHand?.reason,
      ]);
    }),
  };
}
