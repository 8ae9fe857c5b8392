import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import type { Claim } from '../../../domain/claim';
import { findLifecycleRefusal } from '../../../domain/lifecycle';
import type { Role } from '../../../domain/roles';
import { mayOpen } from '../../../domain/routes';
import { selectClaimEvents } from '../../../store/audit/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectClaimPayments } from '../../../store/payments/selectors';
import { ChangeNotice } from '../../../ui/deedForm/ChangeNotice';
import { Confirmation } from '../../../ui/deedForm/Confirmation';
import { useSeenRevision } from '../../../ui/deedForm/useSeenRevision';
import { Page } from '../../../ui/Page';
import { StatusChip } from '../../../ui/StatusChip';
import { ClaimDuplicates } from '../ClaimDuplicates';
import { ActionBar } from './ActionBar';
import { isFormOffered, type DialogForm, type Press, type StartPress } from './actionButtons';
import { ActionDialog } from './ActionDialog';
import { AuditTab } from './audit/AuditTab';
import { BackToClaims } from './BackToClaims';
import { ClaimFacts, ClaimHeading } from './ClaimHeading';
import { ClaimTabs } from './ClaimTabs';
import { shownTabs, type ClaimTab } from './claimTabs';
import { CommitteeTab } from './CommitteeTab';
import { ClaimDocuments } from './documents/ClaimDocuments';
import { SlipOffer } from './documents/SlipOffer';
import { EvidenceTab } from './evidence/EvidenceTab';
import { InformationAsked } from './InformationAsked';
import { NotesTab } from './NotesTab';
import { SummaryTab } from './summary/SummaryTab';
import { UnfinishedEdit } from './UnfinishedEdit';
import { useChangeNotice } from './useChangeNotice';
import { useClaimDeeds } from './useClaimDeeds';
import { useDirectDeeds } from './useDirectDeeds';
import { useStartedAction } from './useStartedAction';
import { useTab } from './useTab';
import { useUnsent } from './useUnsent';
import { VerificationTab } from './VerificationTab';
import { WorkflowTab } from './WorkflowTab';

/** One claim for one role: what it is, what may be done with it, and the tabs. */
export function ClaimView({ claim, role }: { claim: Claim; role: Role }) {
  const payments = useAppSelector((state) => selectClaimPayments(state, claim.id));
  const events = useAppSelector((state) => selectClaimEvents(state, claim.id));

  const [writingIn, setWritingIn] = useState<ClaimTab>();
  const [dialog, setDialog] = useState<DialogForm>();
  const [started, setStarted] = useState<StartPress>();
  const tabs = shownTabs(claim.status, role, writingIn);
  const { tab, showTab } = useTab(tabs);

  const writing = writingIn !== undefined || dialog !== undefined;
  const { leaving, noteUnsent, setNoteUnsent } = useUnsent(writingIn !== undefined);
  const formInTab =
    (tab === 'verification' && isFormOffered('verification', role, claim.status)) ||
    (tab === 'cvc' && isFormOffered('decision', role, claim.status));
  const { seen, opened, acknowledge, ...change } = useSeenRevision(
    claim.rev,
    writing,
    writing || noteUnsent || formInTab,
  );
  const deeds = useClaimDeeds({ claim, seen, acknowledge });
  const { notice, news } = useChangeNotice(claim, { ...change, busy: deeds.busy });
  // Over the page, where the form that it is told in is out of sight.
  const told = writingIn && tab !== writingIn && !dialog ? notice : news;
  const { unfinishedEdit, question, edit, perform } = useDirectDeeds(claim, deeds);

  const onVerificationDirty = useCallback((dirty: boolean) => setWritingIn(dirty ? 'verification' : undefined), []);
  const onDecisionDirty = useCallback((dirty: boolean) => setWritingIn(dirty ? 'cvc' : undefined), []);
  const onWritten = useCallback(() => setWritingIn(undefined), []);
  const onStarted = useCallback(() => setStarted(undefined), []);

  function openForm(button: StartPress, options?: { replace: true }) {
    setStarted(button);
    showTab(button.kind === 'decision' ? 'cvc' : 'verification', options);
  }

  function onPress(button: Press) {
    switch (button.kind) {
      case 'verification':
      case 'decision':
        return openForm(button);
      case 'dialog':
        return setDialog(button.form);
      case 'edit':
        return edit();
      case 'do':
        return void perform(button.deed);
    }
  }

  useStartedAction(role, claim.status, { openForm, onPress });

  const mayEdit = !findLifecycleRefusal('edit', role, claim.status);

  return (
    <Page
      title={claim.id}
      titleWidth="max(280px, 50%)"
      above={
        <>
          <BackToClaims />
          <SlipOffer claimId={claim.id} />
        </>
      }
      heading={<ClaimHeading claim={claim} />}
      badge={<StatusChip status={claim.status} />}
      subtitle={<ClaimFacts claim={claim} role={role} />}
      actions={
        <>
          <ActionBar
            role={role}
            status={claim.status}
            editing={unfinishedEdit !== undefined}
            busy={deeds.busy}
            formShown={tab === 'verification' || tab === 'cvc'}
            onPress={onPress}
          />
          <ClaimDocuments records={{ claim, payments, events }} />
        </>
      }
    >
      {unfinishedEdit && mayOpen('newClaim', role) && (
        <UnfinishedEdit claim={claim} edit={unfinishedEdit} mayEdit={mayEdit} />
      )}
      {told && <ChangeNotice onClose={news ? () => acknowledge(claim.rev) : undefined}>{told}</ChangeNotice>}
      <InformationAsked claim={claim} />
      <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
        <ClaimDuplicates claim={claim} />
      </Box>
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
              chosenDecision={started?.kind === 'decision' ? started.decision : undefined}
              onStarted={onStarted}
              onDirtyChange={onDecisionDirty}
              onDone={onWritten}
            />
          ),
          workflow: (
            <WorkflowTab
              claim={claim}
              role={role}
              payments={payments}
              events={events}
              busy={deeds.busy}
              onPress={onPress}
            />
          ),
          notes: <NotesTab claim={claim} role={role} deeds={deeds} onDirtyChange={setNoteUnsent} />,
          audit: <AuditTab claim={claim} events={events} />,
        }}
      </ClaimTabs>
      <ActionDialog
        form={dialog}
        claim={claim}
        role={role}
        payments={payments}
        deeds={deeds}
        notice={notice}
        onClose={() => setDialog(undefined)}
      />
      <Confirmation question={question ?? leaving} />
    </Page>
  );
}
