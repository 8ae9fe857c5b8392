import type { Claim } from '../../../domain/claim';
import type { CommitteeDecisionKind } from '../../../domain/decision';
import { roles, type Role } from '../../../domain/roles';
import { findDocketRole } from '../../../domain/stages';
import { inBrief } from '../../../domain/textLimits';
import { useTranslation } from '../../../i18n/useTranslation';
import { DecisionForm } from '../../../ui/claimForms/DecisionForm';
import { SectionCard } from '../../../ui/SectionCard';
import { isFormOffered } from './actionButtons';
import { FormBeside } from './FormBeside';
import { DecisionCard } from './summary/DecisionCard';
import { IncidentCard } from './summary/IncidentCard';
import { VerificationCard } from './summary/VerificationCard';
import type { ClaimDeeds } from './useClaimDeeds';

type CommitteeTabProps = {
  claim: Claim;
  role: Role;
  deeds: ClaimDeeds;
  notice: string | undefined;
  /** Something is typed in the form: it stays even when the claim has moved on. */
  writing: boolean;
  /** The form was asked for from outside the tab: it gets the focus and says so. */
  started: boolean;
  /** The decision that was asked for, where it was one. */
  chosenDecision: CommitteeDecisionKind | undefined;
  onStarted: () => void;
  onDirtyChange: (dirty: boolean) => void;
  onDone: () => void;
};

/** The committee's tab: its form while the claim is before it, otherwise the decision it took. */
export function CommitteeTab(props: CommitteeTabProps) {
  const { claim, role, deeds, notice, writing, started, chosenDecision, onStarted, onDirtyChange, onDone } = props;
  const { t } = useTranslation();
  const { verification, decision } = claim;
  const mayDecide = isFormOffered('decision', role, claim.status);
  const awaited = findDocketRole(claim.status);

  const facts = (
    <>
      {verification && <VerificationCard verification={verification} />}
      <IncidentCard incident={claim.incident} />
    </>
  );

  if (!mayDecide && !writing) {
    return (
      <FormBeside facts={facts}>
        {decision ? (
          <DecisionCard decision={decision} />
        ) : (
          <SectionCard title={t('Committee decision')}>
            {t('The committee has not decided on this claim.')}{' '}
            {awaited && t('Awaiting: {{role}}', { role: t(roles[awaited].label) })}
          </SectionCard>
        )}
      </FormBeside>
    );
  }

  return (
    <FormBeside
      facts={
        <>
          {decision && <DecisionCard decision={decision} />}
          {facts}
        </>
      }
    >
      <SectionCard title={t('CVC Decision')}>
        <DecisionForm
          subject={{ id: claim.id, claimantName: inBrief(claim.claimant.fullName) }}
          calculatedCompensation={claim.calculatedCompensation}
          notice={notice}
          closed={!mayDecide}
          started={started}
          chosenDecision={chosenDecision}
          onStarted={onStarted}
          onDirtyChange={onDirtyChange}
          onCancel={onDone}
          onSubmit={async (form) => {
            const refusal = await deeds.decide(form);
            if (!refusal) onDone();
            return refusal;
          }}
        />
      </SectionCard>
    </FormBeside>
  );
}
