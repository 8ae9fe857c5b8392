import type { ReactNode } from 'react';
import type { Claim } from '../../../domain/claim/claim';
import { roles } from '../../../domain/user/roles';
import { findDocketRole } from '../../../domain/workflow/stages';
import { useTranslation } from '../../../i18n/useTranslation';
import { SectionCard } from '../../../ui/page/SectionCard';
import { FormBeside } from './FormBeside';
import { IncidentCard } from './summary/IncidentCard';
import { VerificationCard } from './summary/VerificationCard';

type VerificationTabProps = { claim: Claim; form: ReactNode; checklist: ReactNode };

/** The district's verification: its form for the officer, how it stands for everyone else. */
export function VerificationTab({ claim, form, checklist }: VerificationTabProps) {
  const { t } = useTranslation();
  const awaited = findDocketRole(claim.status);
  return (
    <FormBeside
      facts={
        <>
          {checklist}
          <VerificationCard verifications={claim.verifications} />
          <IncidentCard incident={claim.incident} district={claim.claimant.district} />
        </>
      }
    >
      <SectionCard title={t('Verification')}>
        {form ?? (awaited && t('Awaiting: {{role}}', { role: t(roles[awaited].label) }))}
      </SectionCard>
    </FormBeside>
  );
}
