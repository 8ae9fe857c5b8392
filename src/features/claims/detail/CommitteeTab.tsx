import type { ReactNode } from 'react';
import type { Claim } from '../../../domain/claim/claim';
import { roles } from '../../../domain/user/roles';
import { findDocketRole } from '../../../domain/workflow/stages';
import { useTranslation } from '../../../i18n/useTranslation';
import { SectionCard } from '../../../ui/page/SectionCard';
import { FormBeside } from './FormBeside';
import { DecisionCard } from './summary/DecisionCard';
import { IncidentCard } from './summary/IncidentCard';
import { VerificationCard } from './summary/VerificationCard';

type CommitteeTabProps = { claim: Claim; form: ReactNode; checklist: ReactNode };

/** The committee's tab: its form while the claim is before it, otherwise the decision it took. */
export function CommitteeTab({ claim, form, checklist }: CommitteeTabProps) {
  const { t } = useTranslation();
  const { verifications, decisions } = claim;
  const awaited = findDocketRole(claim.status);
  const taken = decisions.length > 0 && <DecisionCard decisions={decisions} />;
  return (
    <FormBeside
      facts={
        <>
          {form && taken}
          <VerificationCard verifications={verifications} />
          {checklist}
          <IncidentCard incident={claim.incident} district={claim.claimant.district} />
        </>
      }
    >
      {form ? (
        <SectionCard title={t('CVC Decision')}>{form}</SectionCard>
      ) : (
        taken || (
          <SectionCard title={t('Committee decision')}>
            {t('The committee has not decided on this claim.')}{' '}
            {awaited && t('Awaiting: {{role}}', { role: t(roles[awaited].label) })}
          </SectionCard>
        )
      )}
    </FormBeside>
  );
}
