import { findLastDecision, findLastVerification, type Claim } from '../claim/claim';
import type { Table } from '../table';
import type { Words } from '../words';
import { findClosing } from '../claim/asked/closings';
import { closingReasonNames } from '../workflow/closing';
import { closingWords } from '../workflow/closingWords';
import { reasonCodes } from '../workflow/reasonCodes';
import { reasons } from '../workflow/reasons';

/** What a report says beside such a table. */
export const severalReasons: Words = 'A claim that was rejected for several reasons counts at each of them.';

/** Why a claim that stands rejected was rejected; undefined for one without codes, which was rejected on paper. */
function reasonsOf(claim: Claim) {
  const decision = findLastDecision(claim);
  return decision?.decision === 'reject' ? decision.reasons : findLastVerification(claim)?.reasons;
}

/**
 * How many of the claims that stand rejected now were rejected for each reason (docs/product.md, Reasons and letters). One
 * with several counts at each.
 */
export function countRejectionReasons(claims: readonly Claim[]): Table {
  const given = claims.filter(({ status }) => status === 'rejected').map(reasonsOf);
  const counts: [Words, number][] = [
    ...reasonCodes.map((code): [Words, number] => [
      reasons[code].label,
      given.filter((codes) => codes?.includes(code)).length,
    ]),
    ['No reason from the list', given.filter((codes) => codes === undefined).length],
  ];
  return {
    title: 'Reasons for rejection',
    columns: [
      { label: 'Reason', kind: 'words' },
      { label: 'Claims', kind: 'number' },
    ],
    rows: counts.filter(([, count]) => count > 0),
  };
}

/** How many of the claims that stand closed now were closed for each reason (docs/product.md, Closing). */
export function countClosingReasons(claims: readonly Claim[]): Table {
  const given = claims.flatMap((claim) => findClosing(claim)?.reason ?? []);
  return {
    title: 'Reasons for closing',
    columns: [
      { label: 'Reason', kind: 'words' },
      { label: 'Claims', kind: 'number' },
    ],
    rows: closingReasonNames
      .map((name): [Words, number] => [closingWords[name].label, given.filter((reason) => reason === name).length])
      .filter(([, count]) => count > 0),
  };
}
