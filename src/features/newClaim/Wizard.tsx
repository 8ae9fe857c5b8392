import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { stepTitle, type Draft, type WizardStep } from '../../domain/claim/draft';
import { claimPath, draftPath, routes } from '../../domain/routes';
import { useTranslation } from '../../i18n/useTranslation';
import { saveDraft } from '../../store/drafts/commands';
import { findDraft } from '../../store/drafts/selectors';
import { findEdited } from '../../store/drafts/edits';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { ClaimId } from '../../ui/labels/ClaimId';
import { phone } from '../../ui/theme/media';
import { Page } from '../../ui/page/Page';
import { createAutosave } from './autosave';
import { ClaimantStep } from './claimant/ClaimantStep';
import { DiscardDialog } from './DiscardDialog';
import { EditOvertaken } from './EditOvertaken';
import { EvidenceStep } from './evidence/EvidenceStep';
import { useEvidenceIntake } from './evidence/useEvidenceIntake';
import { IncidentStep } from './incident/IncidentStep';
import { ReviewStep } from './review/ReviewStep';
import { SaveStatus } from './SaveStatus';
import { stepOfField } from './steps';
import { useFlushOnLeave } from './useFlushOnLeave';
import { WizardProgress } from './WizardProgress';

type WizardProps = {
  draftId: string;
  step: WizardStep;
  /** Another tab took the draft: nothing can be changed here any more. */
  taken: boolean;
  onTakeBack: () => void;
  /** Told true just before the draft ends here, false when it did not. */
  onLeaving: (leaving: boolean) => void;
};

/** The four steps of one draft (docs/product.md, Wizard). */
export function Wizard({ draftId, step, taken, onTakeBack, onLeaving }: WizardProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const claimId = useAppSelector((state) => findDraft(state, draftId)?.claimId);
  const saved = useAppSelector((state) => findDraft(state, draftId)?.step ?? 0);
  const editOf = useAppSelector((state) => findDraft(state, draftId)?.editOf);
  const editedId = editOf?.claimId;
  const edited = useAppSelector((state) => findEdited(state, draftId));
  const overtaken = edited !== undefined && edited.rev !== editOf?.rev;
  const heading = useRef<HTMLHeadingElement>(null);
  const [discarding, setDiscarding] = useState<Draft>();
  /** The step that was sent back as wrong, and shows why when it opens. */
  const [wrongStep, setWrongStep] = useState<WizardStep>();

  const [autosave] = useState(() =>
    createAutosave((typed) => {
      const result = dispatch(saveDraft(draftId, typed));
      return result.ok && result.stored;
    }),
  );
  useFlushOnLeave(autosave);
  const intake = useEvidenceIntake(draftId, autosave);

  const { cancelAll } = intake;
  useEffect(() => {
    if (!taken) return;
    cancelAll();
    autosave.close();
    // To where it is said.
    window.scrollTo({ top: 0 });
  }, [taken, autosave, cancelAll]);

  const opened = useRef(step);
  useEffect(() => {
    if (opened.current === step) return;
    opened.current = step;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  const go = (to: WizardStep) => {
    autosave.flush();
    setWrongStep(undefined);
    void navigate(draftPath(draftId, to));
  };
  const goToWrongField = (field: string) => {
    const to = stepOfField(field);
    go(to);
    setWrongStep(to);
  };
  const leaveTo = (path: string) => void navigate(path, { replace: true });
  const letGo = () => {
    cancelAll();
    autosave.close();
    onLeaving(true);
  };

  const stepProps = { draftId, autosave, checkAtOnce: wrongStep === step };

  return (
    <Page
      title={editedId ? t('Edit claim {{id}}', { id: editedId }) : t('New Claim')}
      titleWidth="190px"
      heading={
        editedId && (
          <>
            {t('Edit claim')} <ClaimId id={editedId} whole />
          </>
        )
      }
      subtitle={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
          {!editedId && claimId && (
            <span>
              {t('Claim ID')} <ClaimId id={claimId} whole />
            </span>
          )}
          <SaveStatus autosave={autosave} editing={editedId !== undefined} />
        </Box>
      }
      actions={
        !taken && (
          <Button
            color="error"
            sx={{ [phone]: { ml: -1.75 } }}
            onClick={() => setDiscarding(findDraft(store.getState(), draftId))}
          >
            {editedId ? t('Discard edit') : t('Discard draft')}
          </Button>
        )
      }
    >
      {taken && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={onTakeBack}>
              {t('Continue here')}
            </Button>
          }
        >
          {t('This draft is now open in another tab. Your work here is saved, but you cannot change it in this tab.')}
        </Alert>
      )}
      {overtaken && !taken && <EditOvertaken draftId={draftId} claim={edited} onDiscarding={letGo} />}
      <Box
        inert={taken}
        onBlur={autosave.flush}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '216px minmax(0, 1fr)' },
          gap: { xs: 2, md: 4 },
          alignItems: 'start',
          maxWidth: 1120,
          opacity: taken ? 0.6 : 1,
        }}
      >
        <WizardProgress step={step} saved={saved} onGo={go} />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ fontSize: '1.125rem', outline: 0 }}>
            {t(stepTitle(step))}
          </Typography>
          {step === 1 && <ClaimantStep {...stepProps} onDone={() => go(2)} />}
          {step === 2 && <IncidentStep {...stepProps} onPrevious={() => go(1)} onDone={() => go(3)} />}
          {step === 3 && <EvidenceStep {...stepProps} intake={intake} onPrevious={() => go(2)} onDone={() => go(4)} />}
          {step === 4 && (
            <ReviewStep
              draftId={draftId}
              overtaken={overtaken}
              processing={intake.busy}
              onGo={go}
              onWrongField={goToWrongField}
              onLeaving={onLeaving}
            />
          )}
        </Box>
      </Box>
      {discarding && !taken && (
        <DiscardDialog
          draft={discarding}
          onClose={() => setDiscarding(undefined)}
          onDiscarding={() => {
            letGo();
            leaveTo(editedId ? claimPath(editedId) : routes.claims.path);
          }}
        />
      )}
    </Page>
  );
}
