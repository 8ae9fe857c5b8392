import Box from '@mui/material/Box';
import type { Claim } from '../../../../domain/claim/claim';
import type { Payment } from '../../../../domain/payment/payment';
import type { Role } from '../../../../domain/user/roles';
import { ConditionsCard } from '../conditions/ConditionsCard';
import { TellingCard } from '../telling/TellingCard';
import { AppealsCard } from './AppealsCard';
import { CorrectionsCard } from './CorrectionsCard';
import { ClaimantCard } from './ClaimantCard';
import { ClosingCard } from './ClosingCard';
import { HoldCard } from './HoldCard';
import { DecisionCard } from './DecisionCard';
import { FinancialCards } from './FinancialCards';
import { IncidentCard } from './IncidentCard';
import { ValuationCard } from './ValuationCard';
import { VerificationCard } from './VerificationCard';

type SummaryTabProps = { claim: Claim; role: Role; payments: readonly Payment[] };

/** Claimant, incident and money, and what was found and decided so far. */
export function SummaryTab({ claim, role, payments }: SummaryTabProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FinancialCards claim={claim} payments={payments} />
      <ValuationCard claim={claim} />
      <ClosingCard closings={claim.closings} />
      <HoldCard holds={claim.holds} />
      <CorrectionsCard claim={claim} />
      <ConditionsCard claim={claim} role={role} payments={payments} />
      <TellingCard claim={claim} role={role} />
      <AppealsCard claim={claim} showsTime />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <ClaimantCard claimant={claim.claimant} />
          <VerificationCard verifications={claim.verifications} />
          <DecisionCard decisions={claim.decisions} />
        </Box>
        <IncidentCard incident={claim.incident} district={claim.claimant.district} />
      </Box>
    </Box>
  );
}
