import type { TFunction } from 'i18next';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Claim } from '../../../domain/claim';
import { formatDateTime } from '../../../domain/format';
import { findLifecycleRefusal, lifecycle } from '../../../domain/lifecycle';
import type { Role } from '../../../domain/roles';
import { draftPath, mayOpen } from '../../../domain/routes';
import { statuses } from '../../../domain/statuses';
import { findLastChange, selectClaimEvents } from '../../../store/audit/selectors';
import { startEdit } from '../../../store/drafts/commands';
import { findEditOf } from '../../../store/drafts/selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectClaimPayments } from '../../../store/payments/selectors';
import { Confirmation } from '../../../ui/claimForms/Confirmation';
import { useQuestion, type Question } from '../../../ui/claimForms/useQuestion';
import { Page } from '../../../ui/Page';
import { refusalText } from '../../../ui/refusalText';
import { StatusChip } from '../../../ui/StatusChip';
import { toast } from '../../../ui/toast';
import { ActionBar } from './ActionBar';
import type { DialogForm, Press, StartPress } from './actionButtons';
import { ActionDialog } from './ActionDialog';
import { AuditTab } from './audit/AuditTab';
import { BackToClaims } from './BackToClaims';
import { ClaimFacts, ClaimHeading } from './ClaimHeading';
import { ClaimTabs } from './ClaimTabs';
import { shownTabs, type ClaimTab } from './claimTabs';
import { CommitteeTab } from './CommitteeTab';
import { EvidenceTab } from './evidence/EvidenceTab';
import { NotesTab } from './NotesTab';
import { SummaryTab } from './summary/SummaryTab';
import { UnfinishedEdit } from './UnfinishedEdit';
import { useClaimDeeds } from './useClaimDeeds';
import { useSeenRevision } from './useSeenRevision';
import { useTab } from './useTab';
import { VerificationTab } from './VerificationTab';
import { WorkflowTab } from './WorkflowTab';

/** One claim for one role: what it is, what may be done with it, and the tabs. */
export function ClaimView({ claim, role }: { claim: Claim; role: Role }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const payments = useAppSelector((state) => selectClaimPayments(state, claim.id));
  const events = useAppSelector((state) => selectClaimEvents(state, claim.id));
  const lastChange = useAppSelector((state) => findLastChange(state, claim.id));
  const unfinishedEdit = useAppSelector((state) => findEditOf(state, claim.id));

  const [writingIn, setWritingIn] = useState<ClaimTab>();
  const [dialog, setDialog] = useState<DialogForm>();
  const [started, setStarted] = useState<StartPress>();
  const { question, asked } = useQuestion();
  const tabs = shownTabs(claim.status, role, writingIn);
  const { tab, showTab } = useTab(tabs);

  const writing = writingIn !== undefined || dialog !== undefined;
  const { seen, opened, changedElsewhere, acknowledge } = useSeenRevision(claim.rev, writing);
  const deeds = useClaimDeeds({ claim, seen, acknowledge });
  const notice =
    changedElsewhere && !deeds.busy
      ? t('This claim was changed by {{user}} on {{time}} and now stands at "{{status}}". What you typed is kept.', {
          user: lastChange?.user ?? '',
          time: formatDateTime(lastChange?.timestamp ?? claim.updatedAt),
          status: t(statuses[claim.status].badge),
        })
      : undefined;

  const onVerificationDirty = useCallback((dirty: boolean) => setWritingIn(dirty ? 'verification' : undefined), []);
  const onDecisionDirty = useCallback((dirty: boolean) => setWritingIn(dirty ? 'cvc' : undefined), []);
  const onWritten = useCallback(() => setWritingIn(undefined), []);
  const onStarted = useCallback(() => setStarted(undefined), []);

  function edit() {
    const result = dispatch(startEdit(claim.id));
    if (result.ok) void navigate(draftPath(result.value));
    else toast.error(t('Error'), refusalText(t, result.refusal));
  }

  async function press(button: Press) {
    switch (button.kind) {
      case 'verification':
      case 'decision':
        setStarted(button);
        return showTab(button.kind === 'decision' ? 'cvc' : 'verification');
      case 'dialog':
        return setDialog(button.form);
      case 'edit':
        return edit();
      case 'do': {
        if (
          unfinishedEdit?.editOf?.rev === claim.rev &&
          !(await asked(withoutEdit(t, claim, lifecycle[button.deed].label)))
        )
          return;
        const refusal = await (button.deed === 'resubmit' ? deeds.resubmit() : deeds.startVerification());
        if (refusal) toast.error(t('Error'), refusalText(t, refusal));
      }
    }
  }

  const onPress = (button: Press) => void press(button);
  const mayEdit = !findLifecycleRefusal('edit', role, claim.status);

  return (
    <Page
      title={claim.id}
      above={<BackToClaims />}
      heading={<ClaimHeading claim={claim} />}
      badge={<StatusChip status={claim.status} />}
      subtitle={<ClaimFacts claim={claim} role={role} />}
      actions={
        <ActionBar
          role={role}
          status={claim.status}
          editing={unfinishedEdit !== undefined}
          busy={deeds.busy}
          onPress={onPress}
        />
      }
    >
      {unfinishedEdit && mayOpen('newClaim', role) && (
        <UnfinishedEdit claim={claim} edit={unfinishedEdit} mayEdit={mayEdit} />
      )}
      <ClaimTabs tabs={tabs} tab={tab} onChange={showTab}>
        {{
          summary: <SummaryTab claim={claim} payments={payments} />,
          evidence: <EvidenceTab claim={claim} />,
          verification: (
            <VerificationTab
              key={opened}
              claim={claim}
              role={role}
              deeds={deeds}
              notice={notice}
              writing={writingIn === 'verification'}
              chosenAction={tab === 'verification' && started?.kind === 'verification' ? started.action : undefined}
              onStarted={onStarted}
              onDirtyChange={onVerificationDirty}
              onDone={onWritten}
            />
          ),
          cvc: (
            <CommitteeTab
              key={opened}
              claim={claim}
              role={role}
              deeds={deeds}
              notice={notice}
              writing={writingIn === 'cvc'}
              started={tab === 'cvc' && started?.kind === 'decision'}
              onStarted={onStarted}
              onDirtyChange={onDecisionDirty}
              onDone={onWritten}
            />
          ),
          workflow: <WorkflowTab claim={claim} role={role} events={events} busy={deeds.busy} onPress={onPress} />,
          notes: <NotesTab claim={claim} role={role} deeds={deeds} />,
          audit: <AuditTab claim={claim} events={events} />,
        }}
      </ClaimTabs>
      <ActionDialog
        form={dialog}
        claim={claim}
        payments={payments}
        deeds={deeds}
        notice={notice}
        onClose={() => setDialog(undefined)}
      />
      <Confirmation question={question} />
    </Page>
  );
}

/** A deed moves the claim on, and an edit begun before it can then not be saved any more. */
function withoutEdit(t: TFunction, claim: Claim, label: string): Question {
  return {
    title: t('{{action}} without the unfinished edit?', { action: t(label) }),
    text: t('The edit of claim {{id}} of {{claimant}} was begun and not saved, and could not be saved any more.', {
      id: claim.id,
      claimant: claim.claimant.fullName,
    }),
    confirmLabel: t(label),
    destructive: true,
  };
}
