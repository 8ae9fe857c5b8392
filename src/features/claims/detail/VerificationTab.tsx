import type { Claim } from '../../../domain/claim';
import { roles, type Role } from '../../../domain/roles';
import { findDocketRole } from '../../../domain/stages';
import { inBrief } from '../../../domain/textLimits';
import type { VerificationAction } from '../../../domain/verification';
import { useTranslation } from '../../../i18n/useTranslation';
import { VerificationForm } from '../../../ui/claimForms/VerificationForm';
import { SectionCard } from '../../../ui/SectionCard';
import { isFormOffered } from './actionButtons';
import { FormBeside } from './FormBeside';
import { IncidentCard } from './summary/IncidentCard';
import { VerificationCard } from './summary/VerificationCard';
import type { ClaimDeeds } from './useClaimDeeds';

type VerificationTabProps = {
  claim: Claim;
  role: Role;
  deeds: ClaimDeeds;
  notice: string | undefined;
  /** Something is typed in the form: it stays even when the claim has moved on. */
  writing: boolean;
  chosenAction: VerificationAction | undefined;
  onStarted: () => void;
  onDirtyChange: (dirty: boolean) => void;
  onDone: () => void;
};

/** The district's verification: its form for the officer, how it stands for everyone else. */
export function VerificationTab(props: VerificationTabProps) {
  const { claim, role, deeds, notice, writing, chosenAction, onStarted, onDirtyChange, onDone } = props;
  const { t } = useTranslation();
  const mayVerify = isFormOffered('verification', role, claim.status);
  const awaited = findDocketRole(claim.status);
  const { verification } = claim;

  const facts = (
    <>
      {verification && <VerificationCard verification={verification} />}
      <IncidentCard incident={claim.incident} />
    </>
  );

  if (!mayVerify && !writing) {
    return (
      <FormBeside facts={facts}>
        <SectionCard title={t('Verification')}>
          {awaited && t('Awaiting: {{role}}', { role: t(roles[awaited].label) })}
        </SectionCard>
      </FormBeside>
    );
  }

  const amount = verification?.calculatedCompensation;
  return (
    <FormBeside facts={facts}>
      <SectionCard title={t('Verification')}>
        <VerificationForm
          subject={{ id: claim.id, claimantName: inBrief(claim.claimant.fullName) }}
          defaultValues={{
            valuationScheduleVersion: verification?.valuationScheduleVersion ?? '',
            calculatedCompensation: amount === undefined ? '' : String(amount),
          }}
          notice={notice}
          closed={!mayVerify}
          chosenAction={chosenAction}
          onChosenActionTaken={onStarted}
          onDirtyChange={onDirtyChange}
          onCancel={onDone}
          onSubmit={async (form) => {
            const refusal = await deeds.verify(form);
            if (!refusal) onDone();
            return refusal;
          }}
        />
      </SectionCard>
    </FormBeside>
  );
}
