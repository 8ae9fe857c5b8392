import Box from '@mui/material/Box';
import type { Claim } from '../../../domain/claim';
import { findOutstanding } from '../../../domain/claimPayments';
import type { Refusal } from '../../../domain/refusal';
import { inBrief } from '../../../domain/textLimits';
import { useTranslation } from '../../../i18n/useTranslation';
import { useAppSelector } from '../../../store/hooks';
import { selectClaimPayments } from '../../../store/payments/selectors';
import { DecisionForm } from '../../../ui/claimForms/DecisionForm';
import { FinalApprovalForm } from '../../../ui/claimForms/FinalApprovalForm';
import { MarkPaidForm } from '../../../ui/claimForms/MarkPaidForm';
import { VerificationForm } from '../../../ui/claimForms/VerificationForm';
import { SectionCard } from '../../../ui/SectionCard';
import { isFormOffered } from '../detail/actionButtons';
import type { DirectDeed } from '../detail/useDirectDeeds';
import type { ClaimDeeds } from '../detail/useClaimDeeds';
import { DirectButtons } from './DirectButtons';
import type { QueueRole } from './queueWords';

/** One form, or the second one beside it; which of them something is typed in. */
export type Writing = { main: boolean; paid: boolean };

type DeskFormsProps = {
  claim: Claim;
  role: QueueRole;
  deeds: ClaimDeeds;
  notice: string | undefined;
  /** A form with something typed in it stays even when the claim has moved on. */
  writing: Writing;
  editing: boolean;
  onWritingMain: (dirty: boolean) => void;
  onWritingPaid: (dirty: boolean) => void;
  onSent: () => void;
  onDo: (deed: DirectDeed) => void;
  onEdit: () => void;
};

/** The form that the role decides with. */
export function DeskForms(props: DeskFormsProps) {
  switch (props.role) {
    case 'district_officer':
      return <DistrictForm {...props} />;
    case 'cvc_member':
      return <CommitteeForm {...props} />;
    case 'admin':
      return <ApprovalForms {...props} />;
  }
}

const subjectOf = ({ id, claimant }: Claim) => ({ id, claimantName: inBrief(claimant.fullName) });

async function sent(deed: Promise<Refusal | undefined>, onSent: () => void) {
  const refusal = await deed;
  if (!refusal) onSent();
  return refusal;
}

function DistrictForm(props: DeskFormsProps) {
  const { claim, role, deeds, notice, writing, editing, onWritingMain, onSent, onDo, onEdit } = props;
  const { t } = useTranslation();
  const { verification, status } = claim;
  const amount = verification?.calculatedCompensation;
  const mayVerify = isFormOffered('verification', role, status);
  return (
    <SectionCard
      title={t('Verification')}
      actions={
        <DirectButtons role={role} status={status} editing={editing} busy={deeds.busy} onDo={onDo} onEdit={onEdit} />
      }
    >
      {mayVerify || writing.main ? (
        <VerificationForm
          subject={subjectOf(claim)}
          defaultValues={{
            valuationScheduleVersion: verification?.valuationScheduleVersion ?? '',
            calculatedCompensation: amount === undefined ? '' : String(amount),
          }}
          notice={notice}
          closed={!mayVerify}
          onDirtyChange={onWritingMain}
          onCancel={() => onWritingMain(false)}
          onSubmit={(form) => sent(deeds.verify(form), onSent)}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <strong>{t('Information was asked for')}</strong>
          <span>
            {t('Add what was missing with Edit, then press Resubmit: the claim can be verified again from then on.')}
          </span>
        </Box>
      )}
    </SectionCard>
  );
}

function CommitteeForm({ claim, role, deeds, notice, onWritingMain, onSent }: DeskFormsProps) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('CVC Decision')}>
      <DecisionForm
        subject={subjectOf(claim)}
        calculatedCompensation={claim.calculatedCompensation}
        notice={notice}
        closed={!isFormOffered('decision', role, claim.status)}
        onDirtyChange={onWritingMain}
        onCancel={() => onWritingMain(false)}
        onSubmit={(form) => sent(deeds.decide(form), onSent)}
      />
    </SectionCard>
  );
}

function ApprovalForms(props: DeskFormsProps) {
  const { claim, role, deeds, notice, writing, onWritingMain, onWritingPaid, onSent } = props;
  const { t } = useTranslation();
  const payments = useAppSelector((state) => selectClaimPayments(state, claim.id));
  const mayApprove = isFormOffered('final_approval', role, claim.status);
  const mayMarkPaid = isFormOffered('mark_paid', role, claim.status);
  const approves = mayApprove || writing.main;
  return (
    <>
      {approves && (
        <SectionCard title={t('Final Approval')}>
          <FinalApprovalForm
            subject={subjectOf(claim)}
            approvedAmount={claim.approvedAmount}
            notice={notice}
            closed={!mayApprove}
            onDirtyChange={onWritingMain}
            onCancel={() => onWritingMain(false)}
            onSubmit={(form) => sent(deeds.giveFinalApproval(form), onSent)}
          />
        </SectionCard>
      )}
      {(mayMarkPaid || writing.paid) && (
        <SectionCard title={t('Mark Paid')} description={t('For a claim that was paid outside the portal.')}>
          <MarkPaidForm
            subject={subjectOf(claim)}
            outstanding={findOutstanding(claim, payments)}
            secondary={approves}
            notice={notice}
            closed={!mayMarkPaid}
            onDirtyChange={onWritingPaid}
            onCancel={() => onWritingPaid(false)}
            onSubmit={(form) => sent(deeds.markPaid(form), onSent)}
          />
        </SectionCard>
      )}
    </>
  );
}
