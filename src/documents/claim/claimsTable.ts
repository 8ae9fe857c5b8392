import { districtName } from '../../domain/place/districts';
import { incidentKinds, speciesLabel } from '../../domain/incident/incidents';
import { findClaimPaymentStatus } from '../../domain/claim/claimPayments';
import { sumPaid } from '../../domain/payment/payment';
import { type ClaimWithPayments } from '../../domain/claim/claimWithPayments';
import { paymentStatuses, statuses } from '../../domain/workflow/statuses';
import { findClaimValuation } from '../../domain/valuation/claimValuation';
import type { Table } from '../../domain/table';
import { nameOf } from '../../domain/claim/notKnown';

/** Claims with their amounts in UGX, in the order given, in the words of the reports. National IDs stay in the portal. */
export function makeClaimsTable(claims: readonly ClaimWithPayments[]): Table {
  return {
    title: 'Selected Claims',
    columns: [
      { label: 'Claim ID', kind: 'text' },
      { label: 'Claimant', kind: 'text' },
      { label: 'District', kind: 'text' },
      { label: 'Incident Type', kind: 'text' },
      { label: 'Species', kind: 'text' },
      { label: 'Incident date', kind: 'day' },
      { label: 'Submitted', kind: 'instant' },
      { label: 'Status', kind: 'text' },
      { label: 'Schedule', kind: 'text' },
      { label: 'Calculated (UGX)', kind: 'shillings', total: true },
      { label: 'Approved (UGX)', kind: 'shillings', total: true },
      { label: 'Paid (UGX)', kind: 'shillings', total: true },
      { label: 'Payment Status', kind: 'text' },
    ],
    rows: claims.map(({ claim, payments }) => {
      const { id, claimant, incident, status, submittedAt, calculatedCompensation, approvedAmount } = claim;
      const paymentStatus = findClaimPaymentStatus(approvedAmount, payments);
      return [
        id,
        nameOf(claimant),
        districtName(claimant.district),
        incidentKinds[incident.incidentType].labels.wizard,
        speciesLabel(incident.wildlifeSpecies),
        incident.dateOfIncident,
        submittedAt,
        statuses[status].label,
        findClaimValuation(claim)?.valuation.schedule,
        calculatedCompensation,
        approvedAmount,
        payments.length > 0 ? sumPaid(payments) : undefined,
        paymentStatus && paymentStatuses[paymentStatus].label,
      ];
    }),
  };
}
