import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useCallback, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Claim } from '../../../domain/claim/claim';
import { type ActionAsking } from '../../../domain/workflow/lifecycle';
import { findLifecycleRefusal } from '../../../domain/workflow/lifecycleRefusal';
import { claimPath, mayOpen } from '../../../domain/routes';
import { statuses } from '../../../domain/workflow/statuses';
import { truncateName } from '../../../domain/truncateName';
import { useTranslation } from '../../../i18n/useTranslation';
import { ChangeNotice } from '../../../ui/commandForm/ChangeNotice';
import { Confirmation } from '../../../ui/commandForm/Confirmation';
import { useSeenRevision } from '../../../ui/commandForm/useSeenRevision';
import { touchScreen } from '../../../ui/theme/media';
import { StatusAndMarks } from '../../../ui/labels/ClaimMarks';
import type { ActionForm } from '../../shared/claimActions/actionForm';
import { useAct } from '../../shared/claimActions/useAct';
import { useBar } from '../../shared/claimActions/useBar';
import { useInDocket } from '../../shared/claimActions/useInDocket';
import { WhyBarred } from '../../shared/claimActions/WhyBarred';
import { useDirectActions } from '../../shared/claimActions/useDirectActions';
import { ChecklistCard } from '../checklist/ChecklistCard';
import { useChecklist } from '../checklist/useChecklist';
import { ClaimFacts, ClaimHeading } from '../detail/ClaimHeading';
import { UnfinishedEdit } from '../detail/UnfinishedEdit';
import { useChangeNotice } from '../detail/useChangeNotice';
import { useStartEdit } from '../useStartEdit';
import { DeskFacts } from './DeskFacts';
import { DeskForms } from './DeskForms';
import { DirectButtons } from './DirectButtons';
import { DeskMessage } from './DeskMessage';
import { DeskTitle } from './DeskTitle';
import type { QueueChoice } from './QueueList';
import type { QueueRole } from './queueWords';

/** High enough for a form to stay in sight whole while what it rests on is scrolled. */
const sideBySide = '@media (min-width: 900px) and (min-height: 720px)';

export type ClaimDeskProps = {
  claim: Claim;
  role: QueueRole;
  /** The place in the queue and the way on. */
  bar: ReactNode;
  /** The person is brought here: the heading takes the focus and says so. */
  arriving: boolean;
  onArrived: () => void;
  /** The person stays on this claim, and what they pressed is gone. */
  onArrive: (claimId: string) => void;
  onChoose: (claimId: string, choice: QueueChoice) => void;
  /** Something is typed here that is not sent, or no longer. */
  onUnsent: (claimId: string, unsent: boolean) => void;
  /** The claim as it was is decided. Answers whether another one opens. */
  onDecided: (claim: Claim) => boolean;
};

/** A claim of the queue with the form that decides it: the form first, what it rests on beside it or below. */
export function ClaimDesk(props: ClaimDeskProps) {
  const { claim, role, bar, arriving, onArrived, onArrive, onChoose, onUnsent, onDecided } = props;
  const { t } = useTranslation();
  const { id, status } = claim;

  const [written, setWritten] = useState<readonly ActionForm[]>([]);
  const writing = written.length > 0;
  useEffect(() => {
    onUnsent(id, writing);
    return () => onUnsent(id, false);
  }, [id, writing, onUnsent]);

  const { seen, opened, acknowledge, ...change } = useSeenRevision(claim.rev, writing);
  const { busy, act, perform } = useAct({ claim, seen, acknowledge });
  const { notice, news } = useChangeNotice(claim, { ...change, busy });
  // Heading and form come first, at the pace of the arrow keys.
  const facts = useDeferredValue<Claim | null>(claim, null);
  const { openChecklist, checklistDialog } = useChecklist(claim, acknowledge);
  const findBar = useBar(claim);
  const inDocket = useInDocket(claim, role);
  const startEdit = useStartEdit();
  const { unfinishedEdit, question, actAtOnce } = useDirectActions(claim, act);

  const onDirtyChange = useCallback(
    (form: ActionForm, dirty: boolean) =>
      setWritten((forms) => {
        if (forms.includes(form) === dirty) return forms;
        return dirty ? [...forms, form] : forms.filter((other) => other !== form);
      }),
    [],
  );

  const onSent = () => {
    // The form that was sent stays as it is until the next claim takes its place.
    if (onDecided(claim)) return;
    setWritten([]);
  };
  const onDo = async (action: ActionAsking<'nothing'>) => {
    if (await actAtOnce(action)) onArrive(id);
  };

  if (!inDocket && !writing) {
    return (
      <DeskMessage
        title={t('This claim is not in your queue')}
        text={t('Claim {{id}} of {{claimant}} has the status "{{status}}".', {
          id,
          claimant: truncateName(claim.claimant.fullName),
          status: t(statuses[status].badge),
        })}
        claim={claim}
        bar={bar}
        arriving={arriving}
        onArrived={onArrived}
        onChoose={onChoose}
      />
    );
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5, containerType: 'inline-size' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap-reverse', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box
          sx={{
            flex: '1 1 300px',
            minWidth: 0,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            rowGap: 0.5,
          }}
        >
          <DeskTitle arriving={arriving} onArrived={onArrived}>
            <ClaimHeading claim={claim} />
          </DeskTitle>
          <StatusAndMarks claim={claim} />
        </Box>
        {bar}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: -1, color: 'text.secondary' }}
      >
        <ClaimFacts claim={claim} />
        <Link component={RouterLink} to={claimPath(id)} sx={{ py: 1.75, my: -1.75, [touchScreen]: { my: -0.75 } }}>
          {t('Full claim')}
        </Link>
      </Box>
      <WhyBarred claim={claim} role={role} />
      {news && <ChangeNotice onClose={() => acknowledge(claim.rev)}>{news}</ChangeNotice>}
      {unfinishedEdit && mayOpen('newClaim', role) && (
        <UnfinishedEdit
          claim={claim}
          edit={unfinishedEdit}
          mayEdit={!findLifecycleRefusal('edit', role, status) && !findBar('edit')}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          // The sidebar and the queue take from the window's width, so the room that is left decides.
          '@media (min-width: 900px)': {
            '@container (min-width: 660px)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)' },
          },
        }}
      >
        <Box key={opened} sx={{ display: 'grid', gap: 2, [sideBySide]: { position: 'sticky', top: 72 } }}>
          <DeskForms
            claim={claim}
            role={role}
            act={act}
            perform={perform}
            notice={notice}
            onMend={openChecklist}
            written={written}
            directButtons={
              <DirectButtons
                role={role}
                status={status}
                findBar={findBar}
                editing={unfinishedEdit !== undefined}
                busy={busy}
                onDo={(action) => void onDo(action)}
                onEdit={() => startEdit(id)}
              />
            }
            onDirtyChange={onDirtyChange}
            onSent={onSent}
          />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {facts && (
            <DeskFacts claim={facts} checklist={<ChecklistCard claim={facts} role={role} onOpen={openChecklist} />} />
          )}
        </Box>
      </Box>
      {checklistDialog}
      <Confirmation question={question} />
    </Box>
  );
}
