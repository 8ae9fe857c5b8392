import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Claim } from '../../src/domain/claim/claim';
import type { Payment } from '../../src/domain/payment/payment';
import { FactCard, Facts } from './Facts';
import { IncidentIcon } from './IncidentIcon';
import { date, dateTime, inWords, money } from './words';

const grid = { display: 'grid', gap: 2 };

/** The cards of a claim's page, each with what the portal's has. */
export function Summary({ claim, payments }: { claim: Claim; payments: Payment[] }) {
  return (
    <Box sx={grid}>
      <PaymentCard claim={claim} payments={payments} />
      <ValuationCard claim={claim} />
      <ClosingCard claim={claim} />
      <ConditionsCard claim={claim} />
      <ToldCard claim={claim} />
      <Box sx={{ ...grid, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' }}>
        <Box sx={grid}>
          <ClaimantCard claim={claim} />
          <VerificationCard claim={claim} />
          <DecisionCard claim={claim} />
        </Box>
        <IncidentCard claim={claim} />
      </Box>
    </Box>
  );
}

type CardProps = { claim: Claim };

const hasEndedUnpaid = ({ status }: Claim) => status === 'rejected' || status === 'closed';

/** A table of texts and marks, a row for each list of cells. */
function Rows({ columns, rows }: { columns: string[]; rows: ReactNode[][] }) {
  return (
    <Table size="small" sx={{ mb: 2 }}>
      <TableHead>
        <TableRow>
          {columns.map((label) => (
            <TableCell key={label}>{label}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((cells, place) => (
          <TableRow key={place}>
            {cells.map((cell, column) => (
              <TableCell key={column}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function PaymentCard({ claim, payments }: CardProps & { payments: Payment[] }) {
  const paid = payments.reduce((sum, { paymentStatus, amount }) => sum + (paymentStatus === 'success' ? amount : 0), 0);
  const approved = hasEndedUnpaid(claim) ? 0 : claim.approvedAmount;
  const outstanding = approved === undefined ? undefined : approved - paid;
  const mark = hasEndedUnpaid(claim) ? 'Nothing to pay' : outstanding === 0 ? 'Paid' : 'Pending';
  return (
    <FactCard
      title="Payment summary"
      action={<Chip size="small" label={mark} color={mark === 'Paid' ? 'success' : 'default'} />}
    >
      <Facts
        columns={4}
        facts={{
          'Calculated compensation': money(claim.calculatedCompensation),
          'Approved amount': money(approved),
          'Paid so far': money(paid),
          Outstanding: money(outstanding),
        }}
      />
      {payments.length > 0 && (
        <Rows
          columns={['Recorded on', 'Paid to', 'Status', 'Paid on', 'Reference or reason', 'Amount']}
          rows={payments.toReversed().map((payment) => [
            dateTime(payment.createdAt),
            <>
              {payment.payeeName}
              <br />
              {inWords(payment.paymentMethod)}, {payment.payeeAccount}
            </>,
            <Chip size="small" label={inWords(payment.paymentStatus)} />,
            payment.paidAt ? dateTime(payment.paidAt) : '–',
            payment.paymentRef ?? payment.failureReason ?? '–',
            money(payment.amount),
          ])}
        />
      )}
    </FactCard>
  );
}

function ValuationCard({ claim: { verifications, decisions, calculatedCompensation } }: CardProps) {
  const valuation = verifications.at(-1)?.valuation;
  const decision = decisions.at(-1);
  if (!valuation) {
    return calculatedCompensation === undefined ? null : <FactCard title="Valuation">Valued on paper.</FactCard>;
  }
  return (
    <FactCard title="Valuation">
      {valuation.lines.length > 0 && (
        <Rows
          columns={['Item', 'Stated', 'Assessed', 'Approved']}
          rows={valuation.lines.map((line, place) => [
            [line.item, line.age].filter(Boolean).join(', '),
            line.stated ?? '–',
            <>
              {money(line.amount)}
              <Typography variant="body2" color="textSecondary">
                {[line.quantity, line.stage, line.byHand?.reason].filter(Boolean).join(', ')}
              </Typography>
            </>,
            decision?.decision === 'approve'
              ? money(decision.lines?.find((changed) => changed.place === place)?.amount ?? line.amount)
              : 'Not yet decided',
          ])}
        />
      )}
      <Facts
        facts={{
          'Valuation schedule version': valuation.schedule,
          'Sum of the lines': money(valuation.lines.reduce((sum, { amount }) => sum + amount, 0)),
          'Limit of the schedule': valuation.cap && money(valuation.cap),
        }}
        long={{ 'Changed by hand': valuation.changedBecause }}
      />
    </FactCard>
  );
}

function ClosingCard({ claim: { closings = [] } }: CardProps) {
  const closing = closings.at(-1);
  return (
    closing && (
      <FactCard title="Closing">
        <Facts
          facts={{
            'Reason for closing': inWords(closing.reason),
            'Closed by': closing.closedBy,
            'Closed on': dateTime(closing.closedOn),
            'Reopened by': closing.reopened?.reopenedBy,
            'Reopened on': closing.reopened && dateTime(closing.reopened.reopenedOn),
          }}
          long={{ Note: closing.note || undefined, 'Reason for reopening': closing.reopened?.because }}
        />
      </FactCard>
    )
  );
}

function ConditionsCard({ claim: { decisions, conditionChecks = [] } }: CardProps) {
  const decision = decisions.at(-1);
  if (decision?.decision !== 'approve') return null;
  const checkOf = (place: number) => conditionChecks.findLast((check) => check.place === place);
  const listed = decision.conditions.map((text, place) => ({ text, check: checkOf(place) }));
  if (listed.length === 0) return null;
  return (
    <FactCard title="Conditions of the approval">
      <List disablePadding>
        {listed.map(({ text, check }) => (
          <ListItem
            key={text}
            disableGutters
            secondaryAction={
              <Stack direction="row" spacing={1}>
                <Chip size="small" label={check ? 'Met' : 'Not yet met'} />
                <Button size="small">{check ? 'Not met after all' : 'Tick as met'}</Button>
              </Stack>
            }
          >
            <ListItemText
              primary={text}
              secondary={
                check && (
                  <Facts
                    facts={{
                      'Date met': check.metOn && date(check.metOn),
                      Recorded: `${check.recordedBy}, ${dateTime(check.recordedAt)}`,
                    }}
                    long={{ Note: check.note || undefined }}
                  />
                )
              }
              slotProps={{ secondary: { component: 'div' } }}
            />
          </ListItem>
        ))}
      </List>
    </FactCard>
  );
}

/** Where a claim is decided for good, its claimant is told. */
function ToldCard({ claim }: CardProps) {
  const isAwarded = ['payment_processing', 'payment_failed', 'paid'].includes(claim.status);
  if (!isAwarded && !hasEndedUnpaid(claim)) return null;
  const told = claim.told?.at(-1);
  const state = told ? 'Told' : claim.told ? 'Not yet told' : 'Not recorded';
  return (
    <FactCard
      title={
        <>
          Claimant told <Chip size="small" label={state} />
        </>
      }
      action={<Button size="small">{told ? 'Correct the record' : 'Record that the claimant was told'}</Button>}
    >
      <Facts
        facts={{
          Decision: isAwarded ? 'Compensation awarded' : inWords(claim.status),
          'Decided on': dateTime(
            claim.finalApproval?.approvedOn ??
              claim.decisions.at(-1)?.decidedOn ??
              claim.verifications.at(-1)?.verifiedOn,
          ),
          'Told on': told && date(told.day),
          How: told && inWords(told.how),
          'Told by': told?.toldBy,
          Recorded: told && `${told.recordedBy}, ${dateTime(told.recordedAt)}`,
        }}
        long={{ Note: told?.note || undefined }}
      />
    </FactCard>
  );
}

function ClaimantCard({ claim: { claimant } }: CardProps) {
  const byBank = claimant.payoutMethod === 'bank_transfer';
  return (
    <FactCard title="Claimant">
      <Facts
        facts={{
          'Full name': claimant.fullName,
          'National ID': claimant.nationalId,
          'Phone number': claimant.phoneNumber,
          'Alternate phone': claimant.alternatePhone,
          District: inWords(claimant.district),
          'Sub-county': claimant.subcounty,
          Parish: claimant.parish,
          Village: claimant.village,
          'Preferred payout method': inWords(claimant.payoutMethod),
          'Bank name': byBank ? claimant.bankName : undefined,
          'Account name': byBank ? claimant.accountName : undefined,
          'Account number': byBank ? claimant.accountNumber : undefined,
          'Mobile money number': byBank ? undefined : claimant.mobileMoneyNumber,
        }}
      />
    </FactCard>
  );
}

function VerificationCard({ claim: { verifications } }: CardProps) {
  const last = verifications.at(-1);
  if (!last) return null;
  const { asked, calculatedCompensation, valuationScheduleVersion } = last;
  const asks = last.action === 'request_info';
  return (
    <FactCard title="District verification">
      <Facts
        facts={{
          Action: inWords(last.action),
          'Calculated compensation':
            asks && calculatedCompensation === undefined ? undefined : money(calculatedCompensation),
          'Valuation schedule version': valuationScheduleVersion ?? (asks ? undefined : ''),
          [asks ? 'Requested by' : 'Verified by']: last.verifiedBy,
          [asks ? 'Requested on' : 'Verified on']: dateTime(last.verifiedOn),
          'Awaited until': asked && date(asked.until),
        }}
        long={{
          Reasons: last.reasons?.map(inWords).join(', '),
          'Action reason': last.actionReason || undefined,
          'What is missing': asked?.pieces.map(({ text }) => text).join(', '),
          'Verification notes': last.verificationNotes || undefined,
        }}
      />
    </FactCard>
  );
}

function DecisionCard({ claim: { decisions } }: CardProps) {
  const last = decisions.at(-1);
  if (!last) return null;
  return (
    <FactCard title="Committee decision">
      <Facts
        facts={{
          Decision: inWords(last.decision),
          'Approved amount': last.approvedAmount && money(last.approvedAmount),
          'Decided by': last.decidedBy,
          'Decided on': dateTime(last.decidedOn),
        }}
        long={{
          Conditions: last.conditions.join(', ') || undefined,
          Reasons: last.reasons?.map(inWords).join(', '),
          'Decision note': last.decisionNote || undefined,
          'CVC notes': last.cvcNotes || undefined,
        }}
      />
    </FactCard>
  );
}

const ofKind: Record<Claim['incident']['incidentType'], string[]> = {
  crop: ['cropType', 'areaDamaged', 'estimatedYieldLost'],
  livestock: ['livestockSpecies', 'quantityLost', 'ageCategory'],
  property: ['propertyType', 'damageDescription', 'estimatedRepairCost'],
  injury: ['injuredPersonName', 'injuriesDescription', 'hospitalFacility', 'medicalCostClaimed'],
  death: ['deceasedName', 'dateOfDeath', 'nextOfKin', 'relationship', 'funeralCostClaimed'],
};

function IncidentCard({ claim: { incident } }: CardProps) {
  const { incidentType, gpsLatitude, gpsLongitude } = incident;
  const stored = Object.fromEntries(Object.entries(incident));
  return (
    <FactCard title="Incident">
      <Facts
        facts={{
          'Incident type': (
            <Stack component="span" direction="row" spacing={1}>
              <IncidentIcon type={incidentType} /> <span>{inWords(incidentType)}</span>
            </Stack>
          ),
          'Wildlife species': inWords(incident.wildlifeSpecies ?? 'not_known_yet'),
          'Date of incident': [date(incident.dateOfIncident), incident.timeOfIncident].filter(Boolean).join(', '),
          'Protected area nearby': inWords(incident.protectedAreaNearby ?? ''),
          'Name of the protected area': incident.protectedAreaName,
          'Location description': incident.locationDescription,
          'GPS coordinates': gpsLatitude === undefined ? '' : `${gpsLatitude}, ${gpsLongitude}`,
          ...Object.fromEntries(ofKind[incidentType].map((name) => [inWords(name), String(stored[name] ?? '')])),
        }}
        long={{
          'Narrative description': incident.narrativeDescription,
          // The portal draws it once somebody comes near it.
          Map: gpsLatitude === undefined ? undefined : <Box sx={{ aspectRatio: '4 / 3' }} />,
        }}
      />
    </FactCard>
  );
}
