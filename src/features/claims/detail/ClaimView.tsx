import { useSearchParams } from 'react-router-dom';
import { type ClaimTab, shownTabs } from './claimTabs';
import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import type { Claim } from '../../../domain/claim/claim';
import { asksNothing } from '../../../domain/workflow/lifecycle';
import { findLifecycleRefusal } from '../../../domain/workflow/lifecycleRefusal';
import type { Role } from '../../../domain/user/roles';
import { mayOpen } from '../../../domain/routes';
import { selectClaimEvents } from '../../../store/audit/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectClaimPayments } from '../../../store/payments/selectors';
import { selectScheme } from '../../../store/scheme/selectors';
import { ChangeNotice } from '../../../ui/commandForm/ChangeNotice';
import { OverPage } from '../../../ui/commandForm/useQuestion';
import { useSeenRevision } from '../../../ui/commandForm/useSeenRevision';
import { Page } from '../../../ui/page/Page';
import { StatusAndMarks } from '../../../ui/labels/ClaimMarks';
import { NotConfirmed } from '../../shared/sharing/NotConfirmed';
import type { OfferedAction } from '../../shared/claimActions/actionButtons';
import type { ActionForm, ActionFormProps } from '../../shared/claimActions/actionForm';
import { allForms, findForm, isFormOffered } from '../../shared/claimActions/actionForms';
import { OnceRead } from '../../shared/olderLog/OnceRead';
import { useOlderLog } from '../../shared/olderLog/useOlderLog';
import { useAct } from '../../shared/claimActions/useAct';
import { useBar, useFlags } from '../../shared/claimActions/useBar';
import { WhyBarred } from '../../shared/claimActions/WhyBarred';
import { useDirectActions } from '../../shared/claimActions/useDirectActions';
import { ChecklistCard } from '../checklist/ChecklistCard';
import { useChecklist } from '../checklist/useChecklist';
import { ClaimDuplicates } from '../ClaimDuplicates';
import { useStartEdit } from '../useStartEdit';
import { ActionBar } from './ActionBar';
import { DetailsMissing } from './summary/DetailsMissing';
import { OnHold } from './summary/OnHold';
import { ActionDialog } from './ActionDialog';
import { ClaimAuditTab } from './audit/AuditTab';
import { BackToClaims } from './BackToClaims';
import { ClaimFacts, ClaimHeading } from './ClaimHeading';
import { ClaimTabs } from './ClaimTabs';
import { CommitteeTab } from './CommitteeTab';
import { ClaimDocuments } from './documents/ClaimDocuments';
import { SlipOffer } from './documents/SlipOffer';
import { EvidenceTab } from './evidence/EvidenceTab';
import { InformationAsked } from './asked/InformationAsked';
import { OpenPieces } from './asked/OpenPieces';
import { LeaveClaim } from './LeaveClaim';
import { NotesTab } from './NotesTab';
import { SummaryTab } from './summary/SummaryTab';
import { UnfinishedEdit } from './UnfinishedEdit';
import { useChangeNotice } from './useChangeNotice';
import { useStartedAction } from './useStartedAction';
import { VerificationTab } from './VerificationTab';
import { WorkflowTab } from './WorkflowTab';

/** A form that was asked for, and the action where it was named. */
type Started = { form: ActionForm; action: OfferedAction | undefined; again?: boolean };

/** One claim for one role: what it is, what may be done with it, and the tabs. */
export function ClaimView({ claim, role }: { claim: Claim; role: Role }) {
  const payments = useAppSelector((state) => selectClaimPayments(state, claim.id));
  const events = useAppSelector((state) => selectClaimEvents(state, claim.id));
  const scheme = useAppSelector(selectScheme);
  const pastReading = useOlderLog([claim.id]);

  const [written, setWritten] = useState<ActionForm>();
  const [dialog, setDialog] = useState<ActionForm>();
  const [started, setStarted] = useState<Started>();
  const findBar = useBar(claim);
  const flags = useFlags(claim);
  const isOffered = (form: ActionForm) => isFormOffered(form, role, claim, flags, findBar);
  const tabs = shownTabs(claim.status, role, written && tabOf(written));
  const { tab, showTab } = useTab(tabs);
  const findFormIn = (place: ClaimTab) =>
    allForms.find((form) => tabOf(form) === place && (isOffered(form) || form === written));

  const writing = written !== undefined || dialog !== undefined;
  const [noteUnsent, setNoteUnsent] = useState(false);
  const [dialogUnsent, setDialogUnsent] = useState(false);
  const { seen, opened, acknowledge, ...change } = useSeenRevision(
    claim.rev,
    writing,
    writing || noteUnsent || findFormIn(tab) !== undefined,
  );
  const { busy, act, perform } = useAct({ claim, seen, acknowledge });
  const { notice, news } = useChangeNotice(claim, { ...change, busy });
  // Over the page, where the form that it is told in is out of sight.
  const told = written && tab !== tabOf(written) && !dialog ? notice : news;
  const { openChecklist, checklistDialog } = useChecklist(claim, acknowledge);
  const checklist = <ChecklistCard claim={claim} role={role} onOpen={openChecklist} />;
  const startEdit = useStartEdit();
  const { unfinishedEdit, question, actAtOnce } = useDirectActions(claim, act);

  const onDirtyChange = useCallback((form: ActionForm, dirty: boolean) => setWritten(dirty ? form : undefined), []);
  const onStarted = useCallback(() => setStarted((last) => last && { ...last, again: true }), []);

  function openForm(form: ActionForm, action: OfferedAction | undefined, inPlace: boolean) {
    if (form.place === 'dialog') return setDialog(form);
    setStarted({ form, action });
    showTab(form.place, { replace: inPlace });
  }

  function onPress(action: OfferedAction) {
    const form = findForm(action);
    if (form) return openForm(form, form.sharesButton ? undefined : action, false);
    if (asksNothing(action)) return void actAtOnce(action);
    startEdit(claim.id);
  }

  useStartedAction(role, claim, findBar, (action, inPlace) => {
    const form = findForm(action);
    if (form) openForm(form, action, inPlace);
    else onPress(action);
  });

  const formIn = (place: ClaimTab) => {
    const form = findFormIn(place);
    return (
      form && (
        <TabForm
          key={opened}
          form={form}
          claim={claim}
          payments={payments}
          act={act}
          notice={notice}
          onMend={openChecklist}
          closed={!isOffered(form)}
          started={tab === place && started?.form === form ? started : undefined}
          onStarted={onStarted}
          onEnd={() => setStarted(undefined)}
          onDirtyChange={onDirtyChange}
        />
      )
    );
  };

  const mayEdit = !findLifecycleRefusal('edit', role, claim.status) && !findBar('edit');

  return (
    <OverPage value={setDialogUnsent}>
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
        badge={
          <>
            <StatusAndMarks claim={claim} />
            <NotConfirmed id={claim.id} />
          </>
        }
        subtitle={<ClaimFacts claim={claim} role={role} />}
        actions={
          <>
            <OpenPieces claim={claim} role={role} />
            <ActionBar
              role={role}
              status={claim.status}
              findBar={findBar}
              flags={flags}
              editing={unfinishedEdit !== undefined}
              busy={busy}
              formShown={allForms.some((form) => tabOf(form) === tab)}
              onPress={onPress}
            />
            <ClaimDocuments records={{ claim, payments, events, scheme }} />
          </>
        }
      >
        {unfinishedEdit && mayOpen('newClaim', role) && (
          <UnfinishedEdit claim={claim} edit={unfinishedEdit} mayEdit={mayEdit} />
        )}
        {told && <ChangeNotice onClose={news ? () => acknowledge(claim.rev) : undefined}>{told}</ChangeNotice>}
        <WhyBarred claim={claim} role={role} />
        <OnHold claim={claim} />
        <DetailsMissing claim={claim} />
        <InformationAsked claim={claim} role={role} perform={perform} />
        <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
          <ClaimDuplicates claim={claim} />
        </Box>
        <ClaimTabs tabs={tabs} tab={tab} onChange={showTab}>
          {{
            summary: <SummaryTab claim={claim} role={role} payments={payments} />,
            evidence: <EvidenceTab claim={claim} />,
            verification: <VerificationTab claim={claim} form={formIn('verification')} checklist={checklist} />,
            cvc: <CommitteeTab claim={claim} form={formIn('cvc')} checklist={checklist} />,
            workflow: (
              <OnceRead reading={pastReading}>
                <WorkflowTab
                  claim={claim}
                  role={role}
                  payments={payments}
                  events={events}
                  busy={busy}
                  onPress={onPress}
                />
              </OnceRead>
            ),
            notes: <NotesTab claim={claim} role={role} perform={perform} onDirtyChange={setNoteUnsent} />,
            audit: (
              <OnceRead reading={pastReading}>
                <ClaimAuditTab claim={claim} events={events} />
              </OnceRead>
            ),
          }}
        </ClaimTabs>
        {dialog && (
          <ActionDialog
            form={dialog}
            claim={claim}
            payments={payments}
            act={act}
            notice={notice}
            closed={!isOffered(dialog)}
            onClose={() => setDialog(undefined)}
          />
        )}
        {checklistDialog}
        <LeaveClaim unsent={written !== undefined || noteUnsent || dialogUnsent} question={question} />
      </Page>
    </OverPage>
  );
}

const tabOf = ({ place }: ActionForm): ClaimTab | undefined => (place === 'dialog' ? undefined : place);

type TabFormProps = Omit<ActionFormProps, 'onDirtyChange' | 'onCancel' | 'onDone'> & {
  form: ActionForm;
  onDirtyChange: (form: ActionForm, dirty: boolean) => void;
  /** It was sent, or put back to how it was opened. */
  onEnd: () => void;
};

/** A form in its tab: what is typed keeps the tab open, until it is sent or taken back. */
function TabForm({ form, onDirtyChange, onEnd, ...rest }: TabFormProps) {
  const onDirty = useCallback((dirty: boolean) => onDirtyChange(form, dirty), [form, onDirtyChange]);
  const onWritten = () => {
    onDirty(false);
    onEnd();
  };
  return <form.Form {...rest} onDirtyChange={onDirty} onCancel={onWritten} onDone={onWritten} />;
}

/** The tab in the URL, so that it survives a reload and Back leads to the one before. One not shown is the summary. */
function useTab(tabs: readonly ClaimTab[]) {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'summary';
  const showTab = (next: ClaimTab, options: { replace?: boolean } = {}) => {
    if (next !== tab) setParams(next === 'summary' ? {} : { tab: next }, { ...options, preventScrollReset: true });
  };
  return { tab, showTab };
}
